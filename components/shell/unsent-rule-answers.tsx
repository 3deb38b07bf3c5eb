'use client';

import { LocalTime } from '@/components/ui/local-time';
import type { WaitingRuleAnswer } from '@/lib/client/rule-answer-outbox';
import { RefusedWork } from './refused-work';
import type { Unsent } from './use-unsent';
import { WaitingWork } from './waiting-work';

const LONGEST_NAME = 60;

/** What the server is to hear of: the answer itself, or what the learner said of one that it has. */
function nameOf({ given, claim }: WaitingRuleAnswer): string {
  if (given)
    return given.answer.length > LONGEST_NAME ? `“${given.answer.slice(0, LONGEST_NAME)}…”` : `“${given.answer}”`;
  return claim ? 'Your reason for counting an answer as correct' : 'Your comparison of an answer';
}

/** The answers of the rule quiz that the server does not have; nothing when it has all. */
export function UnsentRuleAnswers({ unsent }: { unsent: Unsent<WaitingRuleAnswer> }) {
  return (
    <>
      <WaitingWork unsent={unsent} title="Your answers to rules are waiting to be saved" />
      <RefusedWork
        unsent={unsent}
        titleOf={(count) =>
          count === 1 ? 'An answer to a rule could not be saved' : `${count} answers to rules could not be saved`
        }
        describe={(item) => (
          <>
            <strong className="font-semibold">{nameOf(item)}</strong>, <LocalTime atMs={item.madeAtMs} />
          </>
        )}
        nameOf={nameOf}
        contentOf={(item) => item}
        fileName="rule-answer"
        question="This answer was never saved and would be lost for good."
        confirmLabel="Discard the answer"
      />
    </>
  );
}
