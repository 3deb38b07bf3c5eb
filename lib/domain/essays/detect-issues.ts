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
 * Live detection (specification 7.3): an issue is detected when its name occurs in the
 * plain text, whatever the case, and only then are its buzzwords counted. Beyond that, an alias makes
 * it possible; a short one of capitals (TRO) only as its own word. Reads the text once and
 * answers for one issue at a time, so that a page can take hundreds of them in slices.
 */
export function issueDetector(text: string): (issue: DetectableIssue) => LiveDetection {
  const folded = fold(text);
  const holds = (wording: string) => folded.includes(fold(wording));
  const suggests = (alias: string) => (isAcronym(alias) ? holdsWord(folded, fold(alias)) : holds(alias));
  return ({ name, aliases, buzzwords }) => {
    if (!holds(name)) return { issue: name, status: aliases.some(suggests) ? 'Possibly' : 'Not detected' };
    const found = buzzwords.filter(({ phrase, synonyms }) => holds(phrase) || synonyms.some(holds));
    return { issue: name, status: 'Detected', buzzwordStatus: `${found.length} of ${buzzwords.length} buzzwords` };
  };
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

/** Letters that stand inside many words: 'iac' in 'maniac', 'tro' in 'control'. */
function isAcronym(alias: string): boolean {
  return /^\p{Lu}{1,5}$/u.test(alias);
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** Whether a folded text holds a folded word, alone or in the plural. */
function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const after = text.slice(at + word.length).match(/^(?:'?s)?(?=[^\p{L}\p{N}]|$)/u);
    if (after && !WORD_CHARACTER.test(text.charAt(at - 1))) return true;
  }
  return false;
}
