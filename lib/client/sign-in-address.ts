/** Where a visitor logs in, and comes back from to the page they wanted. */
export function signInAddress(returnTo: string): string {
  return returnTo === '/' ? '/login' : `/login?next=${encodeURIComponent(returnTo)}`;
}

/** A path of our own to go to after login; anything else (other hosts, `//`, `/\`, no path) becomes '/'. */
export function safeReturnPath(next: string | null | undefined): string {
  if (!next?.startsWith('/')) return '/';
  const url = new URL(next, 'https://barwright.invalid');
  return url.host === 'barwright.invalid' ? url.pathname + url.search + url.hash : '/';
}
