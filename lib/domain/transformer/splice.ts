import { DocumentProblem } from './document-problem';

/** What goes out of a part, and what of the written texts comes in. */
export type Splice = { start: number; end: number; writtenStart: number; writtenEnd: number };

/** From here on the system's own copying is worth its call. */
const MANY_BYTES = 1024;

function viewOf({ buffer, byteOffset, length }: Buffer): DataView {
  return new DataView(buffer, byteOffset, length);
}

/** Copies a short stretch; a call of Buffer.copy takes several times as long. */
function copyFew(source: DataView, start: number, end: number, target: DataView, to: number): void {
  const shift = to - start;
  let at = start;
  for (; at + 4 <= end; at += 4) target.setInt32(at + shift, source.getInt32(at, true), true);
  for (; at < end; at += 1) target.setUint8(at + shift, source.getUint8(at));
}

/** Where stretches of other bytes are put one after the other. */
class Sink {
  readonly bytes: Buffer;
  readonly #view: DataView;
  length = 0;

  constructor(size: number) {
    this.bytes = Buffer.allocUnsafe(size);
    this.#view = viewOf(this.bytes);
  }

  add(source: Buffer, view: DataView, start: number, end: number): void {
    if (end - start < MANY_BYTES) copyFew(view, start, end, this.#view, this.length);
    else source.copy(this.bytes, this.length, start, end);
    this.length += end - start;
  }
}

/** A part with its splices done. Throws DocumentProblem when one is within another. */
export function splice(xml: Buffer, splices: Splice[], written: Buffer): Buffer {
  // A text box ends before the paragraph it stands in.
  splices.sort((a, b) => a.start - b.start);
  const [xmlView, writtenView] = [viewOf(xml), viewOf(written)];
  const whole = new Sink(xml.length + written.length);
  let at = 0;
  for (const { start, end, writtenStart, writtenEnd } of splices) {
    if (start < at) throw new DocumentProblem('damaged', 'texts within texts');
    whole.add(xml, xmlView, at, start);
    whole.add(written, writtenView, writtenStart, writtenEnd);
    at = end;
  }
  whole.add(xml, xmlView, at, xml.length);
  return whole.bytes.subarray(0, whole.length);
}
