import type { GradingEntry } from '@/components/essays/panel/analysis-state';
import type { FindableEssay } from '@/lib/domain/essays/find-issues';

/** What both pages show; the bench puts it where they fetch it from. */
export type Essay = {
  /** What has been written so far, in the editor's vocabulary. */
  html: string;
  questionHtml: string;
  grading: GradingEntry[];
  abbreviations: FindableEssay['abbreviations'];
};

export const ESSAY_ADDRESS = '/bench-essay.json';
