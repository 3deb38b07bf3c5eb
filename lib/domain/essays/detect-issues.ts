import type { Steps } from '@/lib/domain/steps/steps';
import type { GradedPhrase } from './essay-grading';

/** What live detection shows of one issue. */
export type LiveDetection = {
  /** The issue's name. */
  issue: string;
  status: 'Detected' | 'Possibly' | 'Not detected';
  /** How many buzzwords the text holds; only for a detected issue. */
  buzzwordStatus?: string;
};

/** An issue as the grading call names it. */
export type DetectableIssue = {
  issueName: string;
  /** The buzzwords with the wordings that count as the same. */
  phrases: readonly GradedPhrase[];
};

/**
 * Live detection (specification 7.3), in steps: an issue is detected when its name occurs in the plain
 * text, whatever the case, and only then are its buzzwords counted. What the analysis would find in
 * other words (`found`, one for each issue; null while that is not known) is possible.
 */
export function* detectIssuesInSteps(
  text: string,
  issues: readonly DetectableIssue[],
  found: readonly boolean[] | null,
): Steps<LiveDetection[]> {
  const folded = fold(text);
  const holds = (wording: string) => folded.includes(fold(wording));
  const detected: LiveDetection[] = [];
  for (const [index, { issueName, phrases }] of issues.entries()) {
    yield;
    if (holds(issueName)) {
      const said = phrases.filter(({ phrase, synonyms }) => holds(phrase) || synonyms.some(holds));
      const buzzwordStatus = `${said.length} of ${phrases.length} buzzwords`;
      detected.push({ issue: issueName, status: 'Detected', buzzwordStatus });
    } else detected.push({ issue: issueName, status: found?.[index] ? 'Possibly' : 'Not detected' });
  }
  return detected;
}

/** Gives issues that were not found a number in place of their name, counted in the essay's order. */
export function maskIssues(issues: readonly LiveDetection[]): LiveDetection[] {
  return issues.map((issue, index) =>
    issue.status === 'Not detected' ? { ...issue, issue: `Issue ${index + 1}` } : issue,
  );
}

/** Case, white space and the shape of apostrophes make no difference. */
function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').replace(/[’ʼ]/g, "'");
}
