/** An answer that carries its own headers beside its data. */
export class Reply<T> {
  constructor(
    readonly data: T,
    /** Name and value; a name may come more than once. */
    readonly headers: [string, string][],
  ) {}
}

/** JSON written once and answered many times, known by its ETag. */
export class PrerenderedJson<T> {
  /** Only for the type checker: what the text holds. */
  declare readonly data: T;

  constructor(
    readonly text: string,
    /** Strong ETag, quotes included. */
    readonly etag: string,
  ) {}
}

/** An answer that is sent as it is written: lines of JSON, each of which replaces the line before. */
export class JsonLines<T> {
  constructor(readonly lines: AsyncIterable<T>) {}
}

/** One JSON document that is sent as it is written. */
export class JsonStream<T> {
  /** Only for the type checker: what the document holds. */
  declare readonly data: T;

  constructor(readonly pieces: AsyncIterable<string>) {}
}

/** A file that is sent as it is read. */
export class FileStream {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly stream: ReadableStream<Uint8Array>,
  ) {}
}
