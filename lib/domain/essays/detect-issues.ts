import type { GradedIssue } from './essay-grading';

/** What live detection shows of one issue. */
export type LiveDetection = {
  /** The issue's name. */
  issue: string;
  status: 'Detected' | 'Possibly' | 'Not detected';
  /** How many buzzwords the text holds; only for a detected issue. */
  buzzwordStatus?: string;
};

export type DetectableIssue = Pick<GradedIssue, 'name' | 'aliases' | 'buzzwords'>;

/**
 * Live detection by section 5 of the specification: an issue is detected when its name stands in the
 * plain text, whatever the case, and only then are its buzzwords counted. Beyond that, an alias makes
 * it possible. Reads the text once and answers for one issue at a time, so that a page can take
 * hundreds of them in slices.
 */
export function issueDetector(text: string): (issue: DetectableIssue) => LiveDetection {
  const folded = fold(text);
  const holds = (wording: string) => folded.includes(fold(wording));
  return ({ name, aliases, buzzwords }) => {
    if (!holds(name)) return { issue: name, status: aliases.some(holds) ? 'Possibly' : 'Not detected' };
    const found = buzzwords.filter(({ phrase, synonyms }) => holds(phrase) || synonyms.some(holds));
    return { issue: name, status: 'Detected', buzzwordStatus: `${found.length} of ${buzzwords.length} buzzwords` };
  };
}

/** Case, white space and the shape of apostrophes make no difference. */
function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').replace(/[’ʼ]/g, "'");
}
