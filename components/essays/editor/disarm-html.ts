/** A tag up to its end, also one that is never closed: quotes count where they begin a value, as for browsers. */
const TAG = /<[a-z](?:=\s*(?:"[^"]*"?|'[^']*'?)?|[^<>=]+)*/gi;

/** A value, which is left alone, or the name of a handler of an event. */
const VALUE_OR_HANDLER = /=\s*(?:"[^"]*"?|'[^']*'?)?|(?<![\w-])on(?=[a-z]+\s*=)/gi;

/**
 * HTML whose handlers of events are attributes without a meaning. None would ever run, but a browser
 * complains to the console of each that it parses under our content security policy, wherever it is parsed.
 */
export function disarmHtml(html: string): string {
  return html.replace(TAG, (tag) =>
    tag.replace(VALUE_OR_HANDLER, (part) => (part.startsWith('=') ? part : `data-${part}`)),
  );
}
