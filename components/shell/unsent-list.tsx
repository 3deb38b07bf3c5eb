'use client';

import { LocalTime } from '@/components/ui/local-time';
import type { WaitingExamEnd } from '@/lib/client/exam-end-outbox';
import type { OutboxItem } from '@/lib/client/outbox';
import type { WaitingReview } from '@/lib/client/review-outbox';
import type { WaitingRuleAnswer } from '@/lib/client/rule-answer-outbox';
import type { WaitingTick } from '@/lib/client/tick-outbox';
import { RATING_LABELS } from '@/lib/domain/memorize/constants';
import { jsonFile, RefusedWork } from './refused-work';
import type { Unsent } from './use-unsent';
import { WaitingWork } from './waiting-work';

type UnsentKind<Item> = {
  /** What they are called while they wait: 'ratings'. */
  waiting: string;
  /** What one that was refused is called, with its article, and what many are. */
  one: string;
  many: string;
  /** The same in short. */
  short: string;
  /** The name of the files in which they are saved, before their key. */
  fileName: string;
  /** Names an item. */
  nameOf: (item: Item) => string;
};

const LONGEST_NAME = 60;

export const UNSENT_RATINGS: UnsentKind<WaitingReview> = {
  waiting: 'ratings',
  one: 'A rating',
  many: 'ratings',
  short: 'rating',
  fileName: 'rating',
  nameOf: ({ review }) => (review ? `“${RATING_LABELS[review.rating]}”` : 'A rating you undid'),
};

/** The same where the page calls them grades. */
export const UNSENT_GRADES: UnsentKind<WaitingReview> = { ...UNSENT_RATINGS, waiting: 'grades' };

/** Ticks, of rules as the page names them. */
export function unsentTicks(ruleName: (ruleId: string) => string): UnsentKind<WaitingTick> {
  return {
    waiting: 'ticks',
    one: 'A tick',
    many: 'ticks',
    short: 'tick',
    fileName: 'tick',
    nameOf: ({ key, isTicked }) => `${ruleName(key)} ${isTicked ? 'learned' : 'not learned'}`,
  };
}

export const UNSENT_RULE_ANSWERS: UnsentKind<WaitingRuleAnswer> = {
  waiting: 'answers to rules',
  one: 'An answer to a rule',
  many: 'answers to rules',
  short: 'answer',
  fileName: 'rule-answer',
  // The answer itself, or what the learner said of one that the server has.
  nameOf: ({ given, claim }) => {
    if (!given) return claim ? 'Your reason for counting an answer as correct' : 'Your self-assessment of an answer';
    const { answer } = given;
    return answer.length > LONGEST_NAME ? `“${answer.slice(0, LONGEST_NAME)}…”` : `“${answer}”`;
  },
};

export const UNSENT_EXAM_ENDS: UnsentKind<WaitingExamEnd> = {
  waiting: 'finished exams',
  one: 'The end of an exam',
  many: 'ends of exams',
  short: 'end of the exam',
  fileName: 'exam-end',
  nameOf: () => 'An exam you finished',
};

type UnsentListProps<Item> = { unsent: Unsent<Item>; kind: UnsentKind<Item> };

/** What the server does not have of one kind; nothing when it has all. */
export function UnsentList<Item extends OutboxItem & { madeAtMs: number }>({ unsent, kind }: UnsentListProps<Item>) {
  const { waiting, one, many, short, fileName, nameOf } = kind;
  return (
    <>
      <WaitingWork unsent={unsent} title={`Your ${waiting} are waiting to be saved`} />
      <RefusedWork
        unsent={unsent}
        titleOf={(count) => `${count === 1 ? one : `${count} ${many}`} could not be saved`}
        describe={(item) => (
          <>
            <strong className="font-semibold">{nameOf(item)}</strong>, <LocalTime atMs={item.madeAtMs} />
          </>
        )}
        nameOf={nameOf}
        fileOf={(item) => jsonFile(fileName, item.key, item)}
        question={`This ${short} was never saved and would be lost for good.`}
        confirmLabel={`Discard the ${short}`}
      />
    </>
  );
}
