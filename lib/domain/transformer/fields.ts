/**
 * Fields whose result Word computes, and computes again: page numbers, dates, counters. Their result
 * stays; that of a link, a reference or a table of contents is text like any other.
 */
const COMPUTED = new Set(
  (
    'PAGE NUMPAGES SECTION SECTIONPAGES PAGEREF NOTEREF SEQ LISTNUM AUTONUM AUTONUMLGL AUTONUMOUT DATE TIME ' +
    'CREATEDATE SAVEDATE PRINTDATE EDITTIME NUMWORDS NUMCHARS FILENAME FILESIZE REVNUM ='
  ).split(' '),
);
const MAX_CODE_LENGTH = 100;

/** The fields that are open where a part is being read, the innermost last (ISO/IEC 29500-1, 17.16). */
export class OpenFields {
  readonly #fields: { code: string; isResult: boolean }[] = [];

  begin(): void {
    this.#fields.push({ code: '', isResult: false });
  }

  /** A simple field, whose code stands in an attribute and whose content is its result. */
  beginSimple(code: string): void {
    this.#fields.push({ code, isResult: true });
  }

  addCode(code: string): void {
    const field = this.#fields.at(-1);
    if (field && field.code.length < MAX_CODE_LENGTH) field.code += code;
  }

  separate(): void {
    const field = this.#fields.at(-1);
    if (field) field.isResult = true;
  }

  end(): void {
    this.#fields.pop();
  }

  /** Whether text here is to stay: the result of a computed field, or no result at all. */
  get isFixed(): boolean {
    const field = this.#fields.at(-1);
    if (!field) return false;
    const name = /^\s*(=|[A-Za-z]+)/.exec(field.code)?.[1]?.toUpperCase() ?? '';
    return !field.isResult || COMPUTED.has(name);
  }
}
