'use client';

import { type RefObject, useEffect, useState } from 'react';
import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { saveFile } from '@/lib/client/save-file';
import { exportRuleOutline } from '@/lib/contract/outlines';
import { watchExports } from './outline-elements';

/** Saves a topic as a document when its button in the text of the outline is pressed; answers what went wrong. */
export function useExport(root: RefObject<HTMLElement | null>): string | null {
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!root.current) return;
    return watchExports(root.current, async (button, subject) => {
      if (button.ariaDisabled) return;
      button.ariaDisabled = 'true';
      setProblem(null);
      try {
        saveFile(await call(exportRuleOutline, { params: { subject } }));
      } catch (error) {
        setProblem(errorMessage(error, 'The topic could not be saved. Please try again.'));
      }
      button.ariaDisabled = null;
    });
  }, [root]);

  return problem;
}
