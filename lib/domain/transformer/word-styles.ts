import { isOn, WordNames } from './word-names';
import { scanXml } from './xml-scanner';
import { decodeXml } from './xml-tag';

/** Levels of the outline; 9 is body text. */
const BODY_LEVEL = 9;
const HEADING_NAME = /^(?:heading [1-9]|title|subtitle|toc heading|toc [1-9])$/i;
const MAX_BASES = 20;
const ELEMENTS = ['style', 'name', 'basedOn', 'pPr', 'rPr', 'rPrDefault', 'outlineLvl', 'b'];

type Style = { name: string; basedOn?: string; outlineLevel?: number; isBold?: boolean };

/** What the styles of a document say about headings and bold type. */
export class WordStyles {
  readonly #styles = new Map<string, Style>();
  #defaultParagraphStyle: string | undefined;
  #isBoldByDefault = false;

  /** Reads styles.xml; without it no style means anything but by its id. Throws DocumentProblem. */
  constructor(xml: Buffer | null) {
    if (xml !== null) this.#read(xml);
  }

  #read(xml: Buffer): void {
    const names = new WordNames(ELEMENTS);
    const path: (string | null)[] = [];
    let style: Style | undefined;
    scanXml(xml, {
      open: (tag) => {
        const name = names.localName(tag);
        const value = () => names.attribute(tag, 'val');
        const parent = path.at(-1);
        if (name === 'style') {
          const id = names.attribute(tag, 'styleId') ?? '';
          style = { name: '' };
          this.#styles.set(id, style);
          if (names.attribute(tag, 'type') === 'paragraph' && names.attribute(tag, 'default') !== undefined) {
            if (isOn(names.attribute(tag, 'default'))) this.#defaultParagraphStyle = id;
          }
        } else if (style && parent === 'style' && name === 'name') style.name = decodeXml(value() ?? '');
        else if (style && parent === 'style' && name === 'basedOn') style.basedOn = value() ?? '';
        else if (style && parent === 'pPr' && name === 'outlineLvl') style.outlineLevel = Number(value());
        else if (parent === 'rPr' && name === 'b') {
          // Of a table style only the part for the whole table would count; those parts stay out.
          if (style && path.at(-2) === 'style') style.isBold = isOn(value());
          else if (path.at(-2) === 'rPrDefault') this.#isBoldByDefault = isOn(value());
        }
        path.push(name);
      },
      close: () => {
        if (path.pop() === 'style') style = undefined;
      },
      text: () => {},
    });
  }

  /** A style and those it is based on, the nearest first. */
  #chain(id: string | undefined): Style[] {
    const chain: Style[] = [];
    for (let at = id; at !== undefined && chain.length < MAX_BASES; ) {
      const style: Style | undefined = this.#styles.get(at);
      if (!style) break;
      chain.push(style);
      at = style.basedOn;
    }
    return chain;
  }

  #styleBold(id: string | undefined): boolean {
    return this.#chain(id).find(({ isBold }) => isBold !== undefined)?.isBold ?? false;
  }

  /** Whether a paragraph is a title or heading, or repeats one in a table of contents. */
  isHeading(styleId: string | undefined, ownOutlineLevel: number | undefined): boolean {
    const chain = this.#chain(styleId ?? this.#defaultParagraphStyle);
    if (chain.some(({ name }) => HEADING_NAME.test(name))) return true;
    if (chain.length === 0 && /^(?:Heading[1-9]|Title|Subtitle)$/.test(styleId ?? '')) return true;
    const level = ownOutlineLevel ?? chain.find(({ outlineLevel }) => outlineLevel !== undefined)?.outlineLevel;
    return level !== undefined && level < BODY_LEVEL;
  }

  /**
   * Whether a run is bold that does not say so itself. Bold of the character style and of the
   * paragraph's toggle each other (ISO/IEC 29500-1, 17.7.3); styles of tables are not looked at.
   */
  isBold(paragraphStyleId: string | undefined, characterStyleId: string | undefined): boolean {
    const byParagraph = this.#styleBold(paragraphStyleId ?? this.#defaultParagraphStyle);
    return this.#isBoldByDefault || byParagraph !== this.#styleBold(characterStyleId);
  }
}
