'use client';

import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { queryClient } from '@/lib/client/query';
import { saveFile } from '@/lib/client/save-file';
import { exportRuleOutline } from '@/lib/contract/outlines';
import { watchExports } from './outline-elements';

type Pressed = { button: HTMLElement; subject: string };

/** Saves a topic as a document when its button in the text of the outline is pressed; answers what went wrong. */
export function useExport(root: RefObject<HTMLElement | null>): string | null {
  const { mutate, error } = useMutation(
    {
      mutationFn: ({ subject }: Pressed) => call(exportRuleOutline, { params: { subject } }),
      onSuccess: saveFile,
      onSettled: (_file, _error, { button }) => {
        button.ariaDisabled = null;
      },
    },
    queryClient(),
  );

  useEffect(() => {
    if (!root.current) return;
    return watchExports(root.current, (button, subject) => {
      // It stands in the document outside React, and says itself that its topic is on its way.
      if (button.ariaDisabled) return;
      button.ariaDisabled = 'true';
      mutate({ button, subject });
    });
  }, [root, mutate]);

  return error && errorMessage(error, 'The topic could not be saved. Please try again.');
}
