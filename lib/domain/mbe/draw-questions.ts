import { type Random, randomIndex, shuffle } from '@/lib/domain/chance/shuffle';

/** A run of neighboring places in the catalogue's list of questions: `start` included, `end` not. */
export type Span = { start: number; end: number };

type Draw = {
  /** What the draw is spread over evenly; no place stands in two groups. */
  groups: readonly (readonly Span[])[];
  /** Places the learner has answered, with when (milliseconds since 1970). */
  answeredAtMs: ReadonlyMap<number, number>;
  /** How many questions are wished for; fewer come where the groups hold fewer. */
  count: number;
  random: Random;
};

/**
 * Draws places at random, none twice: as evenly over the groups as they allow, and within a group
 * the unanswered first (each as likely as any other), then those answered longest ago. The result
 * stands in random order.
 *
 * The work grows with the questions drawn, the questions answered and the number of spans; never
 * with the number of questions there are.
 */
export function drawQuestions({ groups, answeredAtMs, count, random }: Draw): number[] {
  const pools = groups.map((spans) => new Pool(spans));
  const answered = groupAnswered(groups, answeredAtMs);
  const shares = shareEvenly(
    pools.map((pool) => pool.size),
    count,
    random,
  );
  const drawn = pools.flatMap((pool, group) => {
    const share = shares[group] ?? 0;
    const old = answered[group] ?? [];
    const unanswered = drawUnanswered(pool, new Set(old), Math.min(share, pool.size - old.length), random);
    return [...unanswered, ...longestAgo(old, answeredAtMs, share - unanswered.length, random)];
  });
  return shuffle(drawn, random);
}

/**
 * Shares `count` out over groups of the given sizes: equal shares except for one, and where a group is
 * too small, what it lacks goes to the others. Which groups get the odd ones is chance.
 */
export function shareEvenly(sizes: readonly number[], count: number, random: Random): number[] {
  const shares = sizes.map(() => 0);
  let open = sizes.flatMap((size, group) => (size > 0 ? [group] : []));
  let left = count;
  while (left > 0 && open.length > 0) {
    const level = Math.floor(left / open.length);
    const takers = level > 0 ? open : shuffle(open, random).slice(0, left);
    for (const group of takers) {
      const room = (sizes[group] ?? 0) - (shares[group] ?? 0);
      const taken = Math.min(Math.max(level, 1), room);
      shares[group] = (shares[group] ?? 0) + taken;
      left -= taken;
    }
    open = open.filter((group) => (shares[group] ?? 0) < (sizes[group] ?? 0));
  }
  return shares;
}

/** The spans of one group, addressed as one list without ever being written out. */
class Pool {
  readonly size: number;
  /** For each span: how many places stand before it. */
  private readonly offsets: number[] = [];

  constructor(private readonly spans: readonly Span[]) {
    let size = 0;
    for (const span of spans) {
      this.offsets.push(size);
      size += span.end - span.start;
    }
    this.size = size;
  }

  /** The place at an index below `size`. */
  at(index: number): number {
    const span = lastNotAbove(this.offsets, index);
    return (this.spans[span]?.start ?? 0) + index - (this.offsets[span] ?? 0);
  }

  *[Symbol.iterator](): Generator<number> {
    for (const { start, end } of this.spans) for (let place = start; place < end; place += 1) yield place;
  }
}

/** Index of the last value that is not above `wanted` in an ascending list; -1 when there is none. */
function lastNotAbove(ascending: readonly number[], wanted: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The answered places of each group; places outside every group fall away. */
function groupAnswered(groups: Draw['groups'], answeredAtMs: Draw['answeredAtMs']): number[][] {
  const owned = groups
    .flatMap((spans, group) => spans.map((span) => ({ ...span, group })))
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);
  const starts = owned.map(({ start }) => start);
  const answered: number[][] = groups.map(() => []);
  for (const place of answeredAtMs.keys()) {
    const span = owned[lastNotAbove(starts, place)];
    if (span && place < span.end) answered[span.group]?.push(place);
  }
  return answered;
}

function drawUnanswered(pool: Pool, answered: ReadonlySet<number>, count: number, random: Random): number[] {
  // Where at least half the pool is free, blind tries hit within two on average; elsewhere the pool
  // is small beside what was answered and drawn, so that writing it out is no more work than that.
  if (pool.size < 2 * (answered.size + count)) {
    return shuffle(
      [...pool].filter((place) => !answered.has(place)),
      random,
    ).slice(0, count);
  }
  const drawn = new Set<number>();
  while (drawn.size < count) {
    const place = pool.at(randomIndex(pool.size, random));
    if (!answered.has(place)) drawn.add(place);
  }
  return [...drawn];
}

function longestAgo(places: number[], answeredAtMs: Draw['answeredAtMs'], count: number, random: Random): number[] {
  if (count === 0) return [];
  // Questions of one attempt were answered at one moment: chance decides among them.
  return shuffle(places, random)
    .sort((a, b) => (answeredAtMs.get(a) ?? 0) - (answeredAtMs.get(b) ?? 0))
    .slice(0, count);
}
