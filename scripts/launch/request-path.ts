const MAX_URL_LENGTH = 16_000;

/** The target of a request; of the API without a slash at the end, for which the framework would redirect in plain text. */
export function plainTarget(url: string): string {
  const end = url.includes('?') ? url.indexOf('?') : url.length;
  const isSlashed = url.startsWith('/api/') && url[end - 1] === '/' && url[end - 2] !== '/';
  return isSlashed ? url.slice(0, end - 1) + url.slice(end) : url;
}

/** Why no page and no endpoint can stand for the target of a request; null when one may. */
export function targetProblem(url: string): string | null {
  if (url.length > MAX_URL_LENGTH) return 'The address is too long.';
  const path = url.split('?', 1)[0] ?? '';
  if (!path.startsWith('/')) return 'The address must begin with a slash.';
  if (path.includes('\\') || path.includes('//')) return 'The address holds a slash too many.';
  // The framework would take the directory above, past what is decided by how the address begins.
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return 'The address holds dots in the place of a name.';
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
    if (/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path))) return 'The address holds control characters.';
  } catch {
    return 'The address cannot be decoded.';
  }
  return null;
}
