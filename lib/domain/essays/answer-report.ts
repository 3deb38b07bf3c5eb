import type { EssayAnalysis } from './essay-grading';
import type { RuleToLearn } from './rules-to-learn';
import { PART_NAMES, percentOf, SCORE_MEANING, STALE_ANALYSIS, scoreLine } from './score-words';

/** A line of a report; a heading's level counts from 1 within the report. */
export type ReportLine =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'text' | 'note' | 'quote' | 'entry'; text: string };

/** An analysis in words, line by line, as it is printed below an answer, be it the one that was analyzed or a later one. */
export function reportOfAnalysis(analysis: EssayAnalysis, isChangedSince: boolean): ReportLine[] {
  const { score, maxPossibleScore, feedback } = analysis;
  return [
    { kind: 'heading', level: 1, text: 'Analysis' },
    { kind: 'text', text: `${scoreLine(analysis)} (${percentOf(score, maxPossibleScore)}%)` },
    { kind: 'note', text: isChangedSince ? `${SCORE_MEANING} ${STALE_ANALYSIS}` : SCORE_MEANING },
    ...feedback.flatMap(
      ({ issue, status, buzzwordStatus, points, maxPoints, parts, quote, missingBuzzwords, missingRules }) => {
        const shape = PART_NAMES.map(([part, name]) => `${name} ${percentOf(parts[part], 1)}%`).join(', ');
        const lines: ReportLine[] = [
          { kind: 'heading', level: 2, text: `${issue}: ${status}` },
          {
            kind: 'text',
            text: `${points} of ${maxPoints} points${buzzwordStatus === undefined ? '' : `, ${buzzwordStatus}`}. ${shape}.`,
          },
        ];
        if (quote !== null) lines.push({ kind: 'quote', text: quote });
        if (missingBuzzwords.length > 0) lines.push({ kind: 'text', text: `Missing: ${missingBuzzwords.join('; ')}.` });
        for (const { name, text } of missingRules)
          lines.push({ kind: 'entry', text: `Rule not stated: ${name}. ${text}` });
        return lines;
      },
    ),
  ];
}

/** What to learn next, line by line; nothing when nothing was missed. */
export function reportOfRules(rules: readonly RuleToLearn[]): ReportLine[] {
  if (rules.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: 'What to learn next' },
    ...rules.map(({ name, text }): ReportLine => ({ kind: 'entry', text: `${name}: ${text}` })),
  ];
}

const LONGEST_NAME = 100;

/** The name of a Word document with this title, without what file systems refuse. */
export function documentFileName(title: string): string {
  const name = title
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST_NAME)
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${name || 'Essay answer'}.docx`;
}
