/** Where a visitor logs in, and comes back from to the page they wanted. */
export function signInAddress(returnTo: string): string {
  return returnTo === '/' ? '/login' : `/login?next=${encodeURIComponent(returnTo)}`;
}

const HERE = 'https://barwright.invalid';

/** A path of our own to go to after login; anything else (other hosts, `//`, `/\\`, no path) becomes '/'. */
export function safeReturnPath(next: string | null | undefined): string {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(next, HERE);
  // '/.//host' parses to a path of our own that, read again, would name another host.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
