const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\u00a0': '&nbsp;' };

/**
 * A text as browsers serialize it, between tags or in an attribute within double quotes. The editor and the sanitizer
 * write alike, so that a saved answer compares equal to what was sent.
 */
export function serializeText(text: string): string {
  return text.replace(/[&<>"\u00a0]/g, (character) => ENTITIES[character] ?? character);
}
