/** Whether this browser may hold records of the outbox database. A visitor's does not, and is not given one by the question. */
export async function hasOutboxDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === 'barwright');
  } catch {
    // A browser that cannot say may have it.
    return true;
  }
}
