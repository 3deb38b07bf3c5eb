import type { EssayExam } from '@/lib/contract/essay-exams';
import type { getEssayGrading, getEssays, listEssayProgress } from '@/lib/contract/essays';
import type { EndpointResponse } from '@/lib/contract/endpoint-contract';

export type Essay = EndpointResponse<typeof getEssays>[number];
export type GradingEntry = EndpointResponse<typeof getEssayGrading>[number];
export type EssayProgress = EndpointResponse<typeof listEssayProgress>[number];

/** An exam as the server answered it, whose clocks stood as it says at `receivedAtMs` of this browser's clock. */
export type RunningExam = { exam: EssayExam; receivedAtMs: number };
