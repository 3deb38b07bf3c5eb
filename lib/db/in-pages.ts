import 'server-only';

/** Rows of one kind, some at a time. */
export type Pages<Row> = AsyncGenerator<Row[]>;

/**
 * Rows in the order of their key, page after page, so that nobody waits for all of them to be read;
 * `read` answers up to `limit` of those whose key comes after a given one. What is written meanwhile
 * may be missing, nothing comes twice.
 */
export async function* inPages<Row, Key>(
  limit: number,
  keyOf: (row: Row) => Key,
  read: (after: Key | undefined, limit: number) => Promise<Row[]>,
): Pages<Row> {
  let after: Key | undefined;
  for (;;) {
    const rows = await read(after, limit);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < limit || last === undefined) return;
    after = keyOf(last);
  }
}
