import { IS_BOLD } from 'lexical';
import { type Block, cleanText, isListKind, LINE_BREAK, type Run } from './rich-text';

/** Where a piece of text belongs. */
type Place = Omit<Block, 'runs'> & Omit<Run, 'text'>;

/** Collects text into blocks while HTML is read. `isOwn` keeps every space, break and empty block. */
export class BlockRow {
  private readonly blocks: Block[] = [];
  private open: Block | null = null;
  /** A line ended within the open block; what follows begins another. */
  private isLineEnded = false;
  /** The last text was taken as it stood, so the space at its end is meant. */
  private isEndExact = false;

  constructor(private readonly isOwn: boolean) {}

  get isOpen(): boolean {
    return this.open !== null;
  }

  get length(): number {
    return this.blocks.length;
  }

  /** Adds text, as it stands or with its white space run together as browsers show it. */
  addText(data: string, place: Place, isExact: boolean): void {
    const isAfterSpace = this.isLineEnded || /^$|[\s]$/.test(this.open?.runs.at(-1)?.text ?? '');
    const shown = isExact ? data.replace(/[\r\n]/g, ' ') : data.replace(/[^\S\uFEFF]+/g, ' ');
    const text = cleanText(!isExact && isAfterSpace ? shown.trimStart() : shown);
    if (text === '') return;
    const block = this.openBlock(place);
    if (this.isLineEnded) block.runs.push(LINE_BREAK);
    this.isLineEnded = false;
    this.isEndExact = isExact;
    // Headings elsewhere are mostly marked as bold; ours are by themselves.
    const isPlain = !this.isOwn && /^h[123]$/.test(block.kind);
    block.runs.push({ text, format: isPlain ? place.format & ~IS_BOLD : place.format, href: place.href });
  }

  /** Adds a line break; elsewhere two of them are how a paragraph is ended. */
  addBreak(place: Place): void {
    if (this.isOwn) this.openBlock(place).runs.push({ ...LINE_BREAK, href: place.href });
    else if (this.open?.runs.at(-1)?.text === '\n' && !isListKind(place.kind)) this.close();
    else if (this.open) {
      this.trimEnd(this.open.runs);
      this.open.runs.push({ ...LINE_BREAK, href: place.href });
      this.isLineEnded = false;
    }
  }

  /** What follows stands on another line of the open block. */
  endLine(): void {
    this.isLineEnded = this.open !== null && this.open.runs.length > 0;
  }

  close(): void {
    const { open } = this;
    this.open = null;
    this.isLineEnded = false;
    if (!open) return;
    if (!this.isOwn) {
      while (open.runs.at(-1)?.text === '\n') open.runs.pop();
      this.trimEnd(open.runs);
    }
    if (open.runs.length > 0) this.blocks.push(open);
  }

  addEmpty({ kind, depth, start }: Place): void {
    this.blocks.push({ kind, depth, start, runs: [] });
  }

  finish(): Block[] {
    this.close();
    return this.blocks;
  }

  private openBlock({ kind, depth, start }: Place): Block {
    this.open ??= { kind, depth, start, runs: [] };
    return this.open;
  }

  private trimEnd(runs: Run[]): void {
    const last = runs.at(-1);
    if (!last || last.text === '\n' || this.isEndExact) return;
    const text = last.text.trimEnd();
    if (text === '') runs.pop();
    else runs[runs.length - 1] = { ...last, text };
  }
}
