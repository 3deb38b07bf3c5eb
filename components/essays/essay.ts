import type { EndpointResponse } from '@/lib/contract/endpoint-contract';
import type { EssayExam } from '@/lib/contract/essay-exams';
import type { listEssayProgress } from '@/lib/contract/essays';
import type { Essay } from './panel/analysis-state';

export type EssayProgress = EndpointResponse<typeof listEssayProgress>[number];

/** An exam as the server answered it, whose clocks stood as it says at `receivedAtMs` of this browser's clock. */
export type RunningExam = { exam: EssayExam; receivedAtMs: number };

/** What the screen opens with. */
export type InitialPractice = { essays: Essay[]; progress: EssayProgress[]; runningExam: EssayExam | null };

/** An exam that was finished: whether the browser keeps that until the server knows, only the page does, or it was sent. */
export type EndedExam = { examId: string; state: 'kept' | 'unkept' | 'sent' };
