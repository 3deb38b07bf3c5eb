import type { GradingEntry } from '@/components/essays/panel/analysis-state';

/** What both pages show; the bench puts it where they fetch it from. */
export type Essay = {
  /** What has been written so far, in the editor's vocabulary. */
  html: string;
  grading: GradingEntry[];
};

export const ESSAY_ADDRESS = '/bench-essay.json';
