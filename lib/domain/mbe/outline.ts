/**
 * The MBE outline file (`public/data/MBEOutline.json`) as a tree with question counts.
 */

/** A row of `GET /questions/counts/subtopic`. */
export type CountedSubtopic = { subject: string; name: string; count: number };

/** An issue or sub-issue. Its name is unique within its subject and is what the filter takes. */
export type OutlineNode = { name: string; count: number; children: OutlineNode[] };

/** Issues by multiple-choice subject, in the order of the subjects' names. */
export type Outline = Map<string, OutlineNode[]>;

/** Subject of each key of the file; the one subject without a key stands at the top level. */
const SUBJECT_OF_KEY: Record<string, string> = {
  tortsOutline: 'Torts',
  evidenceOutline: 'Evidence',
  criminalLawProcedureOutline: 'Criminal Law and Procedure',
  civilProcedureOutline: 'Civil Procedure',
  contractsOutline: 'Contracts',
  realPropertyOutline: 'Real Property',
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Key of a count: names are compared without regard to case, as the filter does. */
function countKey(subject: string, name: string): string {
  return `${subject}\n${name}`.toLowerCase();
}

/**
 * Reads the outline file and counts its nodes. Answers null unless it is an object (not an array,
 * not null) in which at least one subject has issues; parts it cannot read are left out.
 */
export function readOutline(file: unknown, counts: CountedSubtopic[]): Outline | null {
  if (!isRecord(file)) return null;
  const countOf = new Map(counts.map(({ subject, name, count }) => [countKey(subject, name), count]));

  const readNodes = (subject: string, nodes: unknown): OutlineNode[] =>
    (Array.isArray(nodes) ? nodes : [])
      .filter(isRecord)
      .flatMap(({ name, subissues }) =>
        typeof name === 'string'
          ? [{ name, count: countOf.get(countKey(subject, name)) ?? 0, children: readNodes(subject, subissues) }]
          : [],
      );

  const subjects = Object.entries(SUBJECT_OF_KEY).map(([key, subject]): [string, unknown] => [subject, file[key]]);
  if (typeof file.subject === 'string') subjects.push([file.subject, file]);
  const outline = subjects
    .filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))
    .map(([subject, { issues }]): [string, OutlineNode[]] => [subject, readNodes(subject, issues)])
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
  return outline.some(([, issues]) => issues.length > 0) ? new Map(outline) : null;
}

/** The node of that name at or below the nodes. */
export function findNode(nodes: readonly OutlineNode[], name: string): OutlineNode | undefined {
  for (const node of nodes) {
    const found = node.name === name ? node : findNode(node.children, name);
    if (found) return found;
  }
  return undefined;
}

/**
 * Splits the issues of a subject into two columns whose counts (of questions) are balanced: the largest
 * first, each into the lighter column (the shorter one when even). Within a column the order of the
 * outline stays.
 */
export function balancedColumns<Issue extends { count: number }>(issues: readonly Issue[]): [Issue[], Issue[]] {
  const left = { nodes: new Set<Issue>(), count: 0 };
  const right = { nodes: new Set<Issue>(), count: 0 };
  for (const issue of issues.toSorted((a, b) => b.count - a.count)) {
    const isLeftNext = left.count - right.count || left.nodes.size - right.nodes.size;
    const column = isLeftNext <= 0 ? left : right;
    column.nodes.add(issue);
    column.count += issue.count;
  }
  return [issues.filter((issue) => left.nodes.has(issue)), issues.filter((issue) => right.nodes.has(issue))];
}
