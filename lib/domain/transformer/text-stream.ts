import { findWords, shortenWord } from './first-letters';
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

  get text(): string {
    return this.#text;
  }

  add(piece: Piece): void {
    this.#pieces.push({ piece, start: this.#text.length });
    this.#text += piece.text;
  }

  /** Something that is no exchangeable text: a tab, a line break, a picture. */
  addMark(mark: string): void {
    this.#text += mark;
  }

  /** Shortens the words; reports each piece whose text changes. Answers how many words there are. */
  shorten(options: TextOptions, change: (piece: Piece, text: string) => void): number {
    const text = this.#text;
    const words = findWords(text);
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
      if (shortened !== piece.text) change(piece, shortened);
    }
    return words.length;
  }
}
