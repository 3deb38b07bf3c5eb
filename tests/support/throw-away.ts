const LOCAL = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Refuses any database that is not local and throw-away: tests delete what they find.
 * Answers the connection string, so that nothing is reached without passing here.
 */
export function requireThrowAway(connectionString: string): string {
  const url = URL.canParse(connectionString) ? new URL(connectionString) : null;
  if (!url || !LOCAL.has(url.hostname) || !url.pathname.startsWith('/throwaway_')) {
    const where = url ? `${url.hostname}${url.pathname}` : 'it';
    throw new Error(`Tests run on a local database named throwaway_* only; ${where} is none.`);
  }
  return connectionString;
}
