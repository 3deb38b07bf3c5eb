import type { Token } from '@/lib/domain/text/read-text';

/** Words that tie law to facts. */
const REASONS = new Set(
  `because since as here when where while although though but however so therefore thus hence accordingly consequently
  if unless whether shows showed means meant satisfies satisfied meets met fails failed argue argues argued`.split(
    /\s+/,
  ),
);

const CONCLUDING = new Set(
  'therefore thus hence so accordingly consequently conclusion conclude overall likely probably'.split(' '),
);
const OUTCOMES = new Set(
  `liable guilty valid invalid void voidable enforceable unenforceable admissible inadmissible admit admitted admits exclude
  excluded deny denied denies grant granted grants affirm affirmed reverse reversed sustain sustained overrule overruled
  entitled recover recovers recovered prevail prevails win wins lose loses succeed succeeds fail fails applies apply
  owes owe owns bars barred bound breached violated violates satisfied met proper improper wrong wrongful right constitutional
  unconstitutional privileged protected excused discharged community separate takes gets receives keeps shares share stands
  bind binds dismissed dismiss remand remanded available required correct lawful unlawful effective ineffective`.split(
    /\s+/,
  ),
);

/** Whether a sentence gives a reason rather than only a statement. */
export function isReasoned(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => REASONS.has(word));
}

/** Whether a sentence says how an issue comes out. */
export function isConclusion(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => OUTCOMES.has(word) || CONCLUDING.has(word));
}
