import type { EndpointResponse } from '@/lib/contract/endpoint-contract';
import type { EssayExam } from '@/lib/contract/essay-exams';
import type { listEssayProgress } from '@/lib/contract/essays';

export type EssayProgress = EndpointResponse<typeof listEssayProgress>[number];

/** An exam as the server answered it, whose clocks stood as it says at `receivedAtMs` of this browser's clock. */
export type RunningExam = { exam: EssayExam; receivedAtMs: number };
