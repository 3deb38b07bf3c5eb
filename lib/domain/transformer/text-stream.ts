import { findWords, keptUnits, shortenWord } from './first-letters';
import type { TextOptions } from './options';
import { PlainLetters, writtenKind } from './plain-letters';
import { NOT_PLAIN, PLAIN_SIGN, plainKind, type Word } from './plain-words';
import type { TextPiece } from './text-piece';
import type { XmlText } from './xml-text';

/** Told of a piece that changes, and where its new text lies among those written. */
type Exchange = (piece: TextPiece, writtenStart: number, writtenEnd: number) => void;

/** The text of a paragraph put together from its pieces, so that a word over several is one. */
export class TextStream {
  /** The pieces, and between them marks: what is no exchangeable text, a tab, a line break, a picture. */
  readonly #parts: (TextPiece | string)[] = [];
  #text: string | null = null;
  #words: Word[] | null = null;
  #wordCount: number | null = null;
  #hasPieces = false;
  #hasKept = false;
  #isVerbatim = true;

  add(piece: TextPiece): void {
    this.#parts.push(piece);
    this.#hasPieces = true;
    this.#hasKept ||= piece.isKept;
    this.#isVerbatim &&= piece.isVerbatim;
  }

  addMark(mark: string): void {
    this.#parts.push(mark);
  }

  get isEmpty(): boolean {
    return !this.#hasPieces;
  }

  // These are asked for once the text is complete.

  get text(): string {
    // Joined, not added up: a text of added parts is slow to read letter by letter.
    this.#text ??= this.#parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
    return this.#text;
  }

  get #allWords(): Word[] {
    this.#words ??= findWords(this.text);
    return this.#words;
  }

  get wordCount(): number {
    if (this.isEmpty) return 0;
    return this.#wordCount ?? this.#allWords.length;
  }

  /** Writes the pieces with their words shortened; `exchange` is told of each that changes, once it is written. */
  shorten(options: TextOptions, written: XmlText, exchange: Exchange): void {
    if (this.isEmpty) return;
    const isPlainStyle = options.style === 'letters' && !options.keepNumbers && !this.#hasKept;
    if (isPlainStyle && this.#isVerbatim && this.#shortenPlain(written, exchange)) return;
    this.#shortenByWord(options, written, exchange);
  }

  /** What most paragraphs come to, without looking at a word; false, and nothing done, when the text is not plain. */
  #shortenPlain(written: XmlText, exchange: Exchange): boolean {
    const letters = new PlainLetters();
    const start = written.length;
    const ends: number[] = [];
    for (let index = 0; index < this.#parts.length; index += 1) {
      const part = this.#parts[index] as TextPiece | string;
      if (typeof part === 'string') {
        if (plainKind(part.charCodeAt(0)) === NOT_PLAIN) break;
        letters.addSign();
      } else if (part.contentEnd > part.contentStart) {
        const { xml, contentStart, contentEnd } = part;
        if (!written.addPlain(letters, xml, contentStart, contentEnd, this.#kindAfter(index))) break;
      }
      ends.push(written.length);
    }
    if (ends.length < this.#parts.length) {
      written.cutBackTo(start);
      return false;
    }
    this.#wordCount = letters.wordCount;
    this.#parts.forEach((part, index) => {
      if (typeof part === 'string') return;
      const writtenStart = ends[index - 1] ?? start;
      const writtenEnd = ends[index] ?? start;
      if (writtenEnd - writtenStart < part.contentEnd - part.contentStart) exchange(part, writtenStart, writtenEnd);
    });
    return true;
  }

  /** The kind of the unit that comes after a part; the end of a text is as good as a sign. */
  #kindAfter(index: number): number {
    for (let next = index + 1; next < this.#parts.length; next += 1) {
      const part = this.#parts[next] as TextPiece | string;
      if (typeof part === 'string') return plainKind(part.charCodeAt(0));
      if (part.contentEnd > part.contentStart) return writtenKind(part.xml, part.contentStart);
    }
    return PLAIN_SIGN;
  }

  #shortenByWord(options: TextOptions, written: XmlText, exchange: Exchange): void {
    const { text } = this;
    const words = this.#allWords;
    let next = 0;
    let isWhole = false;
    let end = 0;
    for (const part of this.#parts) {
      const start = end;
      end += typeof part === 'string' ? part.length : part.text.length;
      if (typeof part === 'string') continue;
      const writtenStart = written.length;
      let isChanged = false;
      /** Up to here the text is written or gone. */
      let at = start;
      // The first of them may have begun in a piece before.
      for (let word = words[next]; word && word.start < end; word = words[next]) {
        const wordEnd = Math.min(word.end, end);
        if (word.start >= start) isWhole = part.isKept;
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
        exchange(part, writtenStart, written.length);
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
