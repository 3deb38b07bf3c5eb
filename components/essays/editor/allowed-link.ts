const PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/** The address when a link may lead there (http, https, mailto), else null. */
export function allowedLink(address: string): string | null {
  const trimmed = address.replace(/\p{Cc}/gu, '').trim();
  // Browsers read an address as this parser does, so what it takes for another protocol is none of these there.
  return URL.canParse(trimmed) && PROTOCOLS.has(new URL(trimmed).protocol) ? trimmed : null;
}

/** The address that a learner means by what was typed: 'example.com' and 'a@example.com' will do. */
export function linkFromInput(typed: string): string | null {
  const text = typed.trim();
  if (/\s/.test(text)) return null;
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(text)) return allowedLink(`mailto:${text}`);
  if (/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u.test(text)) return allowedLink(`https://${text}`);
  return allowedLink(text);
}
