import type { CardRating } from '@/lib/domain/memorize/constants';
import type { RuleHint } from '@/lib/domain/rules/constants';
import { browserTimeZone } from './browser-time-zone';
import { ruleAnswerOutbox } from './rule-answer-outbox';
import { sendNow } from './sender';

/** What is to be sent of an answer, as it stands now. */
export type RuleWork = {
  key: string;
  ruleId: string;
  given: { answer: string; hint: RuleHint } | null;
  said: string[] | null;
  claim: string | null;
  rating: CardRating | null;
};

/** One after the other, so that the last word stays the last. */
let writing: Promise<unknown> = Promise.resolve();

async function put(userId: string, { said, claim, ...work }: RuleWork): Promise<void> {
  const [known, all] = [await ruleAnswerOutbox.find(userId, work.key), await ruleAnswerOutbox.list(userId)];
  const now = Date.now();
  await ruleAnswerOutbox.put(userId, {
    ...work,
    // After what was made before, also where the clock was set back.
    madeAtMs: known?.madeAtMs ?? Math.max(now, ...all.map(({ madeAtMs }) => madeAtMs + 1)),
    timeZone: browserTimeZone(),
    settled: said && { said, atMs: known?.settled?.atMs ?? now },
    claim: claim === null ? null : { reason: claim, atMs: known?.claim?.atMs ?? now },
    refusal: null,
  });
  void sendNow(userId);
}

/** Keeps what became of an answer in the browser, and has it sent. */
export function queueRuleAnswer(userId: string, work: RuleWork): Promise<void> {
  const written = writing.then(() => put(userId, work));
  writing = written.catch(() => undefined);
  return written;
}
