'use client';

import { type ComponentType, useCallback, useRef, useState } from 'react';

type LateComponent<Props> = {
  /** The component, once its code has come. */
  Component: ComponentType<Props> | null;
  hasFailed: boolean;
  /** Fetches its code; once more after a failure. Keeps its identity. */
  load: () => Promise<void>;
};

/** A component whose code the first view of a page has no need of; lighter than a lazy part, for the navigation. */
export function useLateComponent<Props>(fetchCode: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  const [state, setState] = useState<{ Component: ComponentType<Props> | null; hasFailed: boolean }>({
    Component: null,
    hasFailed: false,
  });
  const fetching = useRef(fetchCode);
  const load = useCallback(
    () =>
      fetching.current().then(
        (Component) => setState({ Component, hasFailed: false }),
        () => setState({ Component: null, hasFailed: true }),
      ),
    [],
  );
  return { ...state, load };
}
