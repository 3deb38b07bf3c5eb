/**
 * How the text of the rule outline comes to the server's rendering of a client component without
 * being one of its properties: those are sent to the browser a second time, for hydration. Both
 * renderings run in one process, as two copies of this module, and meet in the global object.
 */
const handedOver = globalThis as { barwrightRuleOutlines?: Map<string, string> };

/** Before and after an import; older texts are asked for by nobody. */
const MOST_KEPT = 2;

/** Leaves a text under its digest. */
export function handOverHtml(digest: string, html: string): void {
  handedOver.barwrightRuleOutlines ??= new Map();
  const texts = handedOver.barwrightRuleOutlines;
  if (texts.has(digest)) return;
  texts.set(digest, html);
  for (const old of [...texts.keys()].slice(0, -MOST_KEPT)) texts.delete(old);
}

/** The text of a digest; empty in a browser, where it stands in the document. */
export function takeUpHtml(digest: string): string {
  return handedOver.barwrightRuleOutlines?.get(digest) ?? '';
}
