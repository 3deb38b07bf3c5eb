import { type Markup, markup } from '@/lib/domain/text/markup';
import type { OutlineIssue } from './graph';
import { placesWithin } from './outline-place';

/** A rule as an item of the outline. */
export type OutlineItem = {
  /** The sub-issue it stands under; empty when it hangs on the issue itself. */
  subIssue: string;
  /** What is between that and the rule, the widest first; empty when nothing does. */
  subsubIssue: string;
  /** Sanitized HTML. */
  ruleContent: string;
  ruleId: string;
  ruleName: string;
};

/** Course to main issue to its items; an issue without rules has none. */
export type OutlineMap = Record<string, Record<string, OutlineItem[]>>;

type OutlineParts = {
  subjects: readonly { id: string; name: string }[];
  /** In the order of the outline. */
  issues: readonly OutlineIssue[];
};

/** The outline of every course that has one, in the order of the courses. */
export function buildOutlineMap({ subjects, issues }: OutlineParts): OutlineMap {
  const courses = subjects.map(({ id, name }): [string, OutlineMap[string]] => [
    name,
    Object.fromEntries(issues.filter(({ subjectId }) => subjectId === id).map((issue) => [issue.name, itemsOf(issue)])),
  ]);
  return Object.fromEntries(courses.filter(([, ofCourse]) => Object.keys(ofCourse).length > 0));
}

function itemsOf(issue: OutlineIssue): OutlineItem[] {
  const placeOf = placesWithin(issue);
  return issue.rules.map(({ id, name, text, subIssueId }) => {
    const [subIssue = '', ...deeper] = placeOf(subIssueId);
    return {
      subIssue,
      subsubIssue: deeper.join(' › '),
      ruleContent: paragraphs(text).html,
      ruleId: id,
      ruleName: name,
    };
  });
}

function paragraphs(text: string): Markup {
  const written = text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => markup`<p>${paragraph.trim()}</p>`);
  return markup`${written}`;
}

/** An item with the course and the main issue under which it was listed. */
export type PlacedOutlineItem = OutlineItem & { course: string; mainIssue: string };

/** Every item of a map with its place, in the order of the map. */
export function placeItems(outlines: OutlineMap): PlacedOutlineItem[] {
  return Object.entries(outlines).flatMap(([course, issues]) =>
    Object.entries(issues).flatMap(([mainIssue, items]) => items.map((item) => ({ ...item, course, mainIssue }))),
  );
}
