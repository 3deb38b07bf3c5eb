import type { Pack } from '@/lib/content/pack';
import type { Learner } from '../accounts';

/** A request to an endpoint, beside what its address and its caller are. */
export type WorstInput = {
  what: string;
  /** What the answer must be, so that the costly way was really gone. */
  status: number;
  params?: Record<string, string>;
  /** Of the address, '?' included. */
  query?: string;
  headers?: Record<string, string>;
  json?: unknown;
  /** Sent as it is; with `contentType`, else as JSON. */
  raw?: BodyInit | (() => BodyInit);
  /** Whom it is from, where not from the learner with the most data. */
  token?: string;
  /** Done before each sending, not measured. */
  prepare?: () => Promise<unknown>;
};

/** What the inputs are made from. */
export type World = {
  pack: Pack;
  /** With as much of everything as may be expected of anybody. */
  learner: Learner;
  /** With next to nothing. */
  newcomer: Learner;
  ids: {
    attempt: string;
    ownCard: string;
    exam: string;
    answer: string;
    analysis: string;
    upload: string;
    conversion: string;
    report: string;
  };
};

/** By method and path, as the contracts name them. */
export type WorstInputs = Record<string, (world: World) => WorstInput[] | Promise<WorstInput[]>>;
