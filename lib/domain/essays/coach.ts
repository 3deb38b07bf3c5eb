import { type Steps, takeSteps } from '@/lib/domain/steps/steps';
import { type Markup, markup } from '@/lib/domain/text/markup';
import type { ReadText } from '@/lib/domain/text/read-text';
import { adviseOnIssue, adviseOnWhole, COACH_ADVICE } from './coach-advice';
import { readQuestion } from './coach-questions';
import { type CoachedAnswer, coachedAnswerInSteps } from './coached-answer';
import type { EssayKey } from './essay-key';

type Consultation = {
  /** What the learner asks, in their own words. */
  query: string;
  /** The essay's question as plain text. */
  question: string;
  key: EssayKey;
  answer: ReadText;
};

/**
 * What the built-in coach says to a question about an answer, as HTML of headings, paragraphs and
 * lists. It goes by the essay's grading and rules and the learner's own text alone; the same question
 * about the same answer always gets the same words.
 */
export function coachAnswer(consultation: Consultation): string {
  return takeSteps(coachAnswerInSteps(consultation));
}

/** The same in steps. */
export function* coachAnswerInSteps({ query, question, key, answer }: Consultation): Steps<string> {
  const coached = yield* coachedAnswerInSteps(key, question, answer);
  yield;
  const { kinds, issues } = readQuestion(query, key);
  const meant = issues.length > 0 ? issues.flatMap((index) => coached.issues[index] ?? []) : coached.issues;
  const parts =
    kinds.length > 0
      ? kinds.map((kind) => COACH_ADVICE[kind]({ ...coached, issues: meant }))
      : issues.length > 0
        ? meant.map(adviseOnIssue)
        : [CANNOT_ANSWER, MENU, adviseOnWhole(coached)];
  return markup`${overallStatus(coached)}${parts}${SIGNATURE}`.html;
}

/** Said first where there is nothing to build on. */
function overallStatus({ issues }: CoachedAnswer): Markup {
  return issues.some(({ status }) => status === 'Detected')
    ? markup``
    : markup`<p>Nothing in your answer could be matched to an issue of this essay yet.</p>`;
}

const CANNOT_ANSWER = markup`<p>The built-in coach cannot answer that: your question names none of this essay’s issues and nothing else that the coach knows about. Here is where your answer stands instead.</p>`;

const MENU = markup`<p>Ask about missed issues, key arguments, the other side, structure, rules, terms, facts, conclusions, time or the score, or about an issue by its name.</p>`;

const SIGNATURE = markup`<p><em>From Barwright’s built-in coach, based on this essay’s grading, its rules and your own text.</em></p>`;
