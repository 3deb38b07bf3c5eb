import { linesOfHtml } from '@/lib/domain/html/plain-text';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import type { ReportDecision, ReportState } from './constants';

/** Headed paragraphs as one text; those without content are left out. */
function headed(parts: readonly (readonly [heading: string, text: string | null | undefined])[]): string {
  return parts.flatMap(([heading, text]) => (text?.trim() ? [`${heading}\n${text.trim()}`] : [])).join('\n\n');
}

/** All that a question says, its key among it; not the rules it tests, which are reported by themselves. */
export function questionWording(question: QuizQuestion): string {
  const { questionParagraph, questionText, options, correctOptLabel, flip } = question;
  return headed([
    ['Facts', questionParagraph],
    ['Question', questionText],
    ...options.map(
      ({ label, text, explanation, advancedExplanation }) =>
        [
          label === correctOptLabel ? `${label} (key)` : label,
          [text, explanation, advancedExplanation].filter(Boolean).join('\n'),
        ] as const,
    ),
    ['What if', flip && `${flip.question}\n${flip.answer}`],
  ]);
}

type Rule = {
  name: string;
  text: string;
  explanation: string;
  example: string;
  trap: string;
  note: string | null;
  authority: readonly string[];
};

/** All that a rule says to learners. */
export function ruleWording({ name, text, explanation, example, trap, note, authority }: Rule): string {
  return headed([
    [name, text],
    ['In plain words', explanation],
    ['Example', example],
    ['Trap', trap],
    ['Note', note],
    ['Authority', authority.join('; ')],
  ]);
}

type Explanation = { aboutHtml: string; testedHtml: string; exampleHtml: string; mnemonicHtml: string | null };

/** All that the explanation of an issue says. */
export function explanationWording({ aboutHtml, testedHtml, exampleHtml, mnemonicHtml }: Explanation): string {
  return headed([
    ['What it is about', linesOfHtml(aboutHtml)],
    ['How it is tested', linesOfHtml(testedHtml)],
    ['Worked example', linesOfHtml(exampleHtml)],
    ['Mnemonic', mnemonicHtml === null ? null : linesOfHtml(mnemonicHtml)],
  ]);
}

type Essay = { questionHtml: string; answerHtml: string; checklist: readonly string[] };

/** All that an essay says: what it asks, its model answer and its checklist. */
export function essayWording({ questionHtml, answerHtml, checklist }: Essay): string {
  return headed([
    ['Question', linesOfHtml(questionHtml)],
    ['Model answer', linesOfHtml(answerHtml)],
    ['Checklist', checklist.join('\n')],
  ]);
}

/** What a report has come to: a confirmed one is mended once what it was about is worded anew. */
export function reportState(decision: ReportDecision, isSameWording: boolean): ReportState {
  return decision === 'confirmed' && !isSameWording ? 'mended' : decision;
}
