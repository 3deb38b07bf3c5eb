import { IS_BOLD, IS_ITALIC, IS_STRIKETHROUGH, IS_UNDERLINE } from 'lexical';

/** What a block of an answer can be; an entry of a list is a block of its own. */
export type BlockKind = 'paragraph' | 'h1' | 'h2' | 'h3' | 'quote' | 'bullet' | 'number';

/** Text of one look. A line break is a run of its own: the text '\n', without a look. */
export type Run = {
  text: string;
  /** Marks as Lexical's bits, of `MARKS`. */
  format: number;
  /** Where a link leads; null outside links. */
  href: string | null;
};

/**
 * A line of an answer. A text is a flat row of blocks, lists included: how deep an entry or an
 * indented paragraph stands is `depth`, from 0.
 */
export type Block = {
  kind: BlockKind;
  depth: number;
  /** The number that a numbered list begins with; heeded on its first entry only. */
  start?: number;
  runs: Run[];
};

/** The marks with the tags they are written in, the outermost first. */
export const MARKS = [
  { format: IS_BOLD, tag: 'strong' },
  { format: IS_ITALIC, tag: 'em' },
  { format: IS_UNDERLINE, tag: 'u' },
  { format: IS_STRIKETHROUGH, tag: 's' },
] as const;

export const ALL_MARKS = IS_BOLD | IS_ITALIC | IS_UNDERLINE | IS_STRIKETHROUGH;

/** How deep paragraphs and lists can be indented. */
export const MAX_DEPTH = 6;

export const LINE_BREAK: Run = { text: '\n', format: 0, href: null };

export function isListKind(kind: BlockKind): kind is 'bullet' | 'number' {
  return kind === 'bullet' || kind === 'number';
}

/**
 * The one way to put a text: neighboring runs of one look joined, list entries at most one step
 * deeper than the entry above them, a `start` only where a numbered list begins.
 */
export function normalizeBlocks(blocks: readonly Block[]): Block[] {
  /** The kinds of the lists that are open at the block at hand, the outermost first. */
  let openLists: BlockKind[] = [];
  return blocks.map(({ kind, depth, start = 1, runs }) => {
    if (!isListKind(kind)) {
      openLists = [];
      return { kind, depth: Math.min(depth, MAX_DEPTH), runs: joinRuns(runs) };
    }
    const reachable = Math.min(depth, openLists.length, MAX_DEPTH);
    const isContinued = openLists[reachable] === kind;
    openLists = [...openLists.slice(0, reachable), kind];
    const block: Block = { kind, depth: reachable, runs: joinRuns(runs) };
    if (kind === 'number' && !isContinued && start !== 1) block.start = start;
    return block;
  });
}

function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (run.text === '') continue;
    if (last && run.text !== '\n' && last.text !== '\n' && last.format === run.format && last.href === run.href) {
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    } else joined.push(run);
  }
  return joined;
}

/** Text without what no learner types and no server takes: control characters (but tabs) and halves of characters. */
export function cleanText(text: string): string {
  return text.replace(/(?!\t)\p{Cc}|\p{Cs}|\uFEFF/gu, '');
}
