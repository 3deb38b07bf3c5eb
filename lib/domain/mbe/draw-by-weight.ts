import { type Random, shuffle } from '@/lib/domain/chance/shuffle';
import { drawQuestions, type Span, shareEvenly } from './draw-questions';

/** Places of questions that share an issue. */
export type IssueSpan = Span & { issueId: string };

type WeightedDraw = {
  /** What the draw is spread over evenly, such as subjects; no place stands in two groups. */
  groups: readonly (readonly IssueSpan[])[];
  /** How much an issue counts on the exam, in any unit; 0 where that is not known. */
  weightOf: (issueId: string) => number;
  /** Places the learner has answered, with when (milliseconds since 1970). */
  answeredAtMs: ReadonlyMap<number, number>;
  count: number;
  random: Random;
};

type Issue = { id: string; weight: number; spans: IssueSpan[] };

/** Of an issue whose weight is not known: it comes last, and it comes. */
const LEAST_WEIGHT = 0.001;

/**
 * Draws places at random, none twice: as evenly over the groups as they allow, and within a group over its
 * issues by their weight, each of them once before any comes twice. Unanswered questions come first, then
 * those answered longest ago. The result stands in random order.
 */
export function drawByWeight({ groups, weightOf, answeredAtMs, count, random }: WeightedDraw): number[] {
  const sizes = groups.map((spans) => spans.reduce((sum, { start, end }) => sum + end - start, 0));
  const shares = shareEvenly(sizes, count, random);
  const taken = new Map(answeredAtMs);
  const drawn = groups.flatMap((spans, group) => drawGroup(spans, shares[group] ?? 0, { weightOf, taken, random }));
  return shuffle(drawn, random);
}

type GroupDraw = { weightOf: WeightedDraw['weightOf']; taken: Map<number, number>; random: Random };

/** Draws so many of one group; `taken` learns of each. */
function drawGroup(spans: readonly IssueSpan[], share: number, { weightOf, taken, random }: GroupDraw): number[] {
  const drawOf = (of: readonly IssueSpan[], count: number) =>
    drawQuestions({ groups: [of], answeredAtMs: taken, count, random });
  const drawn: number[] = [];
  const used = new Set<Issue>();
  let open = issuesOf(spans, weightOf);
  while (drawn.length < share && open.length > 0) {
    const unused = open.filter((issue) => !used.has(issue));
    const issue = pickByWeight(unused.length > 0 ? unused : open, random);
    const [place] = issue ? drawOf(issue.spans, 1) : [];
    if (place === undefined || taken.has(place)) {
      open = open.filter((other) => other !== issue);
      continue;
    }
    drawn.push(place);
    // Answered last of all, should answered ones have to do.
    taken.set(place, Number.MAX_SAFE_INTEGER);
    if (issue) used.add(issue);
  }
  return [...drawn, ...drawOf(spans, share - drawn.length)];
}

function issuesOf(spans: readonly IssueSpan[], weightOf: WeightedDraw['weightOf']): Issue[] {
  const issues = new Map<string, Issue>();
  for (const span of spans) {
    const id = span.issueId;
    const issue = issues.get(id) ?? { id, weight: Math.max(LEAST_WEIGHT, weightOf(id)), spans: [] };
    issue.spans.push(span);
    issues.set(id, issue);
  }
  return [...issues.values()];
}

function pickByWeight(issues: readonly Issue[], random: Random): Issue | undefined {
  let left = random() * issues.reduce((sum, { weight }) => sum + weight, 0);
  for (const issue of issues) {
    left -= issue.weight;
    if (left < 0) return issue;
  }
  return issues.at(-1);
}
