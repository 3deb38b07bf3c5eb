import 'server-only';
import {
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { letterSection } from '@/lib/domain/documents/letter-section';

export type PrintedCard = { front: string; back: string };

/** Twentieths of a point: half the width of a letter page between margins of half an inch. */
const CARD_WIDTH = 5_400;
const MARGIN = 720;
const PADDING = 160;

const CUT_LINE = { style: BorderStyle.DASHED, size: 4, color: '999999' };
const FOLD_LINE = { style: BorderStyle.SINGLE, size: 4, color: 'CCCCCC', space: 4 };

/** The lines of a text as runs of one paragraph. */
function runsOf(text: string, look: { bold?: boolean; size: number }): TextRun[] {
  return text.split('\n').map((line, index) => new TextRun({ ...look, text: line, ...(index > 0 && { break: 1 }) }));
}

function cellOf(card: PrintedCard | undefined): TableCell {
  return new TableCell({
    width: { size: CARD_WIDTH, type: WidthType.DXA },
    margins: { top: PADDING, bottom: PADDING, left: PADDING, right: PADDING },
    children: card
      ? [
          new Paragraph({
            spacing: { after: 120 },
            keepNext: true,
            border: { bottom: FOLD_LINE },
            children: runsOf(card.front, { bold: true, size: 24 }),
          }),
          new Paragraph({ children: runsOf(card.back, { size: 20 }) }),
        ]
      : [new Paragraph({})],
  });
}

/** Cards as a Word document for printing, two in a row with lines to cut along; no card is torn by a page. */
export async function cardDocument(title: string, cards: readonly PrintedCard[]): Promise<Uint8Array<ArrayBuffer>> {
  const rows = Array.from({ length: Math.ceil(cards.length / 2) }, (_, row) => [cards[row * 2], cards[row * 2 + 1]]);
  const heading = new Paragraph({ heading: HeadingLevel.HEADING_1, spacing: { after: 200 }, text: title });
  const table = new Table({
    width: { size: 2 * CARD_WIDTH, type: WidthType.DXA },
    columnWidths: [CARD_WIDTH, CARD_WIDTH],
    borders: {
      top: CUT_LINE,
      bottom: CUT_LINE,
      left: CUT_LINE,
      right: CUT_LINE,
      insideHorizontal: CUT_LINE,
      insideVertical: CUT_LINE,
    },
    rows: rows.map((row) => new TableRow({ cantSplit: true, children: row.map(cellOf) })),
  });
  const document = new Document({
    title,
    creator: 'Barwright',
    sections: [
      letterSection(rows.length > 0 ? [heading, table] : [heading, new Paragraph('This deck holds no cards.')], MARGIN),
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}
