import type { Tag } from './xml-tag';

const WORD_NAMESPACES = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  // ISO/IEC 29500 Strict.
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);

/**
 * Tells WordprocessingML names from others by namespace, whatever prefix a writer chose. Declarations
 * are taken to hold from where they stand to the end: writers of documents give a prefix one meaning.
 */
export class WordNames {
  readonly #prefixes = new Set<string>();
  readonly #wanted: ReadonlyMap<string, string>;
  /** By the index of the tag. */
  readonly #locals: (string | null)[] = [];

  /** `wanted` are the local names that matter. */
  constructor(wanted: readonly string[]) {
    // Names read from a file are compared letter by letter, constants as a whole: each is exchanged once.
    this.#wanted = new Map(wanted.map((name) => [name, name]));
  }

  /** The local name of a WordprocessingML element, '' when it does not matter, null for another's. */
  localName({ name, attributes, hasNamespaces, index }: Tag): string | null {
    if (hasNamespaces) {
      for (const [attribute, value] of attributes) {
        if (attribute === 'xmlns' || attribute.startsWith('xmlns:')) this.#declare(attribute.slice(6), value);
      }
    }
    const known = index < 0 ? undefined : this.#locals[index];
    if (known !== undefined) return known;
    const colon = name.indexOf(':');
    const isWord = this.#prefixes.has(name.slice(0, Math.max(0, colon)));
    const local = isWord ? (this.#wanted.get(name.slice(colon + 1)) ?? '') : null;
    if (index >= 0) this.#locals[index] = local;
    return local;
  }

  /** An attribute of such an element, by its local name. */
  attribute({ attributes }: Tag, local: string): string | undefined {
    for (const prefix of this.#prefixes) {
      const value = attributes.get(prefix === '' ? local : `${prefix}:${local}`);
      if (value !== undefined) return value;
    }
    return attributes.get(local);
  }

  #declare(prefix: string, uri: string): void {
    if (WORD_NAMESPACES.has(uri) === this.#prefixes.has(prefix)) return;
    if (this.#prefixes.has(prefix)) this.#prefixes.delete(prefix);
    else this.#prefixes.add(prefix);
    this.#locals.length = 0;
  }
}

/** Whether an on/off property is on (ISO/IEC 29500-1, 17.17.4). */
export function isOn(value: string | undefined): boolean {
  return value === undefined || !['0', 'false', 'off'].includes(value);
}
