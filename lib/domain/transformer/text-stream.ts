import { findWords, shortenWord, type Word } from './first-letters';
import type { TextOptions } from './options';

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

/** The text of a paragraph put together from its pieces, so that a word over several is one. */
export class TextStream {
  readonly #pieces: { piece: Piece; start: number }[] = [];
  #text = '';
  #words: Word[] | null = null;

  get text(): string {
    return this.#text;
  }

  /** The words of the whole text; asked for once it is complete. */
  get words(): readonly Word[] {
    this.#words ??= findWords(this.#text);
    return this.#words;
  }

  add(piece: Piece): void {
    this.#pieces.push({ piece, start: this.#text.length });
    this.#text += piece.text;
  }

  /** Something that is no exchangeable text: a tab, a line break, a picture. */
  addMark(mark: string): void {
    this.#text += mark;
  }

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  /** Shortens the words; answers the pieces whose text changes, with their new text. */
  shorten(options: TextOptions): { piece: Piece; text: string }[] {
    const changes: { piece: Piece; text: string }[] = [];
    if (this.isEmpty) return changes;
    const { text, words } = this;
    let next = 0;
    let isWhole = false;
    for (const { piece, start } of this.#pieces) {
      const end = start + piece.text.length;
      let shortened = '';
      let at = start;
      // The first of them may have begun in a piece before.
      for (let word = words[next]; word && word.start < end; word = words[next]) {
        const isBegunHere = word.start >= start;
        if (isBegunHere) {
          isWhole = piece.isKept;
          shortened += text.slice(at, word.start);
        }
        if (isWhole) shortened += text.slice(Math.max(start, word.start), Math.min(word.end, end));
        else if (isBegunHere) shortened += shortenWord(text, word, options);
        at = Math.max(start, Math.min(word.end, end));
        if (word.end > end) break;
        next += 1;
      }
      shortened += text.slice(at, end);
      if (shortened !== piece.text) changes.push({ piece, text: shortened });
    }
    return changes;
  }
}
