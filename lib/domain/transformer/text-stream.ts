import { findWords, keptUnits, type LetterMask, maskLetters, shortenWord, type Word } from './first-letters';
import type { TextOptions } from './options';
import type { XmlText } from './xml-text';

/** A piece of text within a paragraph that can be exchanged. */
export type Piece = {
  text: string;
  /** Words that begin here stay whole. */
  isKept: boolean;
  /** Where its text is written, and the end of its opening tag. */
  contentStart: number;
  contentEnd: number;
  /** Whether blanks at its ends count as they are written. */
  keepsBlanks: boolean;
};

/** Told of a piece that changes, and where its new text begins among those written; it ends with them. */
type Exchange = (piece: Piece, writtenStart: number) => void;

/** The text of a paragraph put together from its pieces, so that a word over several is one. */
export class TextStream {
  readonly #pieces: { piece: Piece; start: number }[] = [];
  readonly #parts: string[] = [];
  #length = 0;
  #text: string | null = null;
  #words: Word[] | null = null;
  #mask: LetterMask | null | undefined;
  #hasKept = false;

  // These are asked for once the text is complete.

  get text(): string {
    // Joined, not added up: a text of added parts is slow to read letter by letter.
    this.#text ??= this.#parts.join('');
    return this.#text;
  }

  get #letterMask(): LetterMask | null {
    if (this.#mask === undefined) this.#mask = maskLetters(this.text);
    return this.#mask;
  }

  get wordCount(): number {
    if (this.#letterMask) return this.#letterMask.wordCount;
    this.#words ??= findWords(this.text);
    return this.#words.length;
  }

  add(piece: Piece): void {
    this.#pieces.push({ piece, start: this.#length });
    this.addMark(piece.text);
    this.#hasKept ||= piece.isKept;
  }

  /** Something that is no exchangeable text: a tab, a line break, a picture. */
  addMark(mark: string): void {
    this.#parts.push(mark);
    this.#length += mark.length;
  }

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  /** Writes the pieces with their words shortened; `exchange` is told of each that changes, once it is written. */
  shorten(options: TextOptions, written: XmlText, exchange: Exchange): void {
    if (this.isEmpty) return;
    const isMasked = options.style === 'letters' && !options.keepNumbers && !this.#hasKept;
    if (isMasked && this.#letterMask) this.#shortenByMask(this.#letterMask, written, exchange);
    else this.#shortenByWord(options, written, exchange);
  }

  /** What most documents come to, without looking at a word. */
  #shortenByMask({ stays }: LetterMask, written: XmlText, exchange: Exchange): void {
    const { text } = this;
    for (const { piece, start } of this.#pieces) {
      const writtenStart = written.length;
      const isChanged = written.addMasked(text, stays, start, start + piece.text.length);
      if (isChanged) exchange(piece, writtenStart);
      else written.cutBackTo(writtenStart);
    }
  }

  #shortenByWord(options: TextOptions, written: XmlText, exchange: Exchange): void {
    const { text } = this;
    this.#words ??= findWords(text);
    const words = this.#words;
    let next = 0;
    let isWhole = false;
    for (const { piece, start } of this.#pieces) {
      const end = start + piece.text.length;
      const writtenStart = written.length;
      let isChanged = false;
      /** Up to here the text is written or gone. */
      let at = start;
      // The first of them may have begun in a piece before.
      for (let word = words[next]; word && word.start < end; word = words[next]) {
        const wordEnd = Math.min(word.end, end);
        if (word.start >= start) isWhole = piece.isKept;
        if (!isWhole) {
          const stays = word.start >= start ? this.#writeShortened(word, at, options, written) : 0;
          isChanged ||= stays !== word.end - word.start;
          at = wordEnd;
        }
        if (word.end > end) break;
        next += 1;
      }
      if (isChanged) {
        written.add(text, at, end);
        exchange(piece, writtenStart);
      } else written.cutBackTo(writtenStart);
    }
  }

  /** Writes the text from `at` to the word and what the word becomes; answers how much of the word stays. */
  #writeShortened(word: Word, at: number, options: TextOptions, written: XmlText): number {
    const { text } = this;
    const kept = keptUnits(text, word, options);
    written.add(text, at, word.start + kept);
    if (kept > 0) return kept;
    const shortened = shortenWord(text, word, options);
    written.add(shortened);
    return text.startsWith(shortened, word.start) ? shortened.length : 0;
  }
}
