import type { EndpointResponse } from '@/lib/contract/endpoint-contract';
import type { analyzeEssayAnswer, getEssayGrading, getEssays } from '@/lib/contract/essays';

/** An essay that can be chosen. */
export type Essay = EndpointResponse<typeof getEssays>[number];

/** An issue that an essay is graded by. */
export type GradingEntry = EndpointResponse<typeof getEssayGrading>[number];

export type EssayAnalysisResult = EndpointResponse<typeof analyzeEssayAnswer>;

/** Where the analysis of the answer in the editor stands. */
export type AnalysisState =
  | { status: 'idle' }
  | { status: 'analyzing' }
  | { status: 'done'; result: EssayAnalysisResult /** The answer that it is about. */; text: string }
  | { status: 'error'; message: string };
