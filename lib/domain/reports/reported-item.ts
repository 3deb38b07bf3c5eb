import type { OptionLabel } from '@/lib/domain/mbe/constants';
import type { ReportedKind, ReportedProblem, ReportState } from './constants';

/** A report as the learner who sent it sees it. */
export type OwnReport = {
  id: string;
  kind: ReportedKind;
  itemId: string;
  /** Of the item, as it was when it was reported. */
  title: string;
  problem: ReportedProblem;
  comment: string;
  state: ReportState;
  /** Empty while there is none. */
  answer: string;
  /** ISO 8601 instants. */
  createdAt: string;
  decidedAt: string | null;
};

/** An item of the queue, with how many reports on it stand how. */
export type ReportedItemSummary = {
  kind: ReportedKind;
  itemId: string;
  title: string;
  /** ISO 8601 instant. */
  lastReportedAt: string;
  openCount: number;
  confirmedCount: number;
  declinedCount: number;
  mendedCount: number;
  isWithdrawn: boolean;
};

/** How often each option of a question was chosen. */
export type OptionShares = {
  /** Answers in all. */
  answered: number;
  shares: { label: OptionLabel; isKey: boolean; count: number; percent: number }[];
};

/** An item with the reports on it. */
export type ReportedItemDetails = {
  kind: ReportedKind;
  itemId: string;
  title: string;
  /** What it says now. */
  wording: string;
  isWithdrawn: boolean;
  /** Withdrawing is for a question that is known to be wrong as it stands. */
  canWithdraw: boolean;
  /** Of a question. */
  options: OptionShares | null;
  reports: (OwnReport & {
    /** What it was about, where the item says something else by now. */
    earlierWording: string | null;
  })[];
};
