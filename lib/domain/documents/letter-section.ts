import { AlignmentType, Footer, type ISectionOptions, PageNumber, Paragraph, TextRun } from 'docx';

/** Twentieths of a point. */
const INCH = 1_440;
const LETTER = { width: 8.5 * INCH, height: 11 * INCH };

/** A section of a Word document on letter paper, its pages numbered at the foot; `margin` in twentieths of a point. */
export function letterSection(children: ISectionOptions['children'], margin = INCH): ISectionOptions {
  const number = new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] });
  return {
    properties: { page: { size: LETTER, margin: { top: margin, bottom: margin, left: margin, right: margin } } },
    footers: {
      default: new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [number] })] }),
    },
    children,
  };
}
