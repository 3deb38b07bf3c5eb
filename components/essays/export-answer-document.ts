import { BorderStyle, Document, ExternalHyperlink, HeadingLevel, LevelFormat, Packer, Paragraph, TextRun } from 'docx';
import { parseHtml } from '@/components/essays/editor/parse-html';
import { type Block, isListKind, MARKS, MAX_DEPTH, type Run } from '@/components/essays/editor/rich-text';
import { letterSection } from '@/lib/domain/documents/letter-section';
import { type ReportLine, reportOfAnalysis, reportOfRules } from '@/lib/domain/essays/answer-report';
import type { EssayAnalysis } from '@/lib/domain/essays/essay-grading';
import type { RuleToLearn } from '@/lib/domain/essays/rules-to-learn';
import { formatMinutesSeconds } from '@/lib/domain/mbe/stopwatch';

export type AnsweredEssay = {
  displayName: string;
  topics: readonly string[];
  /** As the editor writes it; empty without an answer. */
  answerHtml: string;
  analysis: EssayAnalysis | null;
  /** The answer is not the one that was analyzed any more. */
  isChangedSince?: boolean;
  /** Null where the time was not taken. */
  seconds: number | null;
};

export type AnswerDocument = {
  title: string;
  /** What stands below the title, such as the score of an exam. */
  lead?: string;
  essays: readonly AnsweredEssay[];
  rulesToLearn?: readonly RuleToLearn[];
};

/** Twentieths of a point. */
const INDENT = 720;
const HANGING = 360;

const HEADINGS = { h1: HeadingLevel.HEADING_3, h2: HeadingLevel.HEADING_4, h3: HeadingLevel.HEADING_5 } as const;
const QUOTE_LINE = { style: BorderStyle.SINGLE, size: 12, color: 'BBBBBB', space: 12 };
const LIST_FORMATS = [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN];

/** The numbered lists of a document: one definition for each number that lists begin with. */
class Numbering {
  private readonly starts = new Set<number>();
  private lists = 0;

  /** A list of its own, which counts from `start`. */
  begin(start: number): { reference: string; instance: number } {
    this.starts.add(start);
    this.lists += 1;
    return { reference: referenceOf(start), instance: this.lists };
  }

  config() {
    return [...this.starts].map((start) => ({
      reference: referenceOf(start),
      levels: Array.from({ length: MAX_DEPTH + 1 }, (_, level) => ({
        level,
        start,
        format: LIST_FORMATS[level % LIST_FORMATS.length],
        text: `%${level + 1}.`,
        style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: HANGING } } },
      })),
    }));
  }
}

function referenceOf(start: number): string {
  return `numbers-from-${start}`;
}

function textRun({ text, format, href }: Run): TextRun {
  const tags = new Set<string>(MARKS.filter((mark) => format & mark.format).map(({ tag }) => tag));
  return new TextRun({
    ...(text === '\n' ? { break: 1 } : { text }),
    bold: tags.has('strong'),
    italics: tags.has('em'),
    ...(tags.has('u') && { underline: {} }),
    strike: tags.has('s'),
    ...(href !== null && { style: 'Hyperlink' }),
  });
}

function childrenOf(runs: readonly Run[]) {
  return runs.map((run) =>
    run.href === null ? textRun(run) : new ExternalHyperlink({ link: run.href, children: [textRun(run)] }),
  );
}

/** The blocks of an answer, lists numbered as the learner numbered them. */
function answerParagraphs(blocks: readonly Block[], numbering: Numbering): Paragraph[] {
  /** The lists that are open at the block at hand, the outermost first. */
  let open: { kind: Block['kind']; numbers: { reference: string; instance: number } | null }[] = [];
  return blocks.map(({ kind, depth, start, runs }) => {
    const children = childrenOf(runs);
    if (isListKind(kind)) {
      const current = open[depth];
      const list =
        current?.kind === kind ? current : { kind, numbers: kind === 'number' ? numbering.begin(start ?? 1) : null };
      open = [...open.slice(0, depth), list];
      return new Paragraph({
        children,
        ...(list.numbers ? { numbering: { ...list.numbers, level: depth } } : { bullet: { level: depth } }),
      });
    }
    open = [];
    const left = INDENT * depth;
    if (kind === 'quote') {
      return new Paragraph({ children, indent: { left: left + INDENT / 2 }, border: { left: QUOTE_LINE } });
    }
    return new Paragraph({ children, indent: { left }, ...(kind !== 'paragraph' && { heading: HEADINGS[kind] }) });
  });
}

function reportParagraph(line: ReportLine): Paragraph {
  const { kind, text } = line;
  if (kind === 'heading') {
    return new Paragraph({ heading: line.level === 1 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3, text });
  }
  if (kind === 'quote') {
    return new Paragraph({
      indent: { left: INDENT / 2 },
      border: { left: QUOTE_LINE },
      children: [new TextRun({ text, italics: true })],
    });
  }
  if (kind === 'entry') return new Paragraph({ bullet: { level: 0 }, text });
  return new Paragraph({ children: [new TextRun({ text, ...(kind === 'note' && { color: '666666', size: 18 }) })] });
}

function essayParagraphs(essay: AnsweredEssay, numbering: Numbering, isFirst: boolean): Paragraph[] {
  const { displayName, topics, answerHtml, analysis, isChangedSince = false, seconds } = essay;
  const facts = [topics.join(', '), seconds === null ? '' : `Time: ${formatMinutesSeconds(seconds)}`].filter(Boolean);
  const blocks = answerHtml === '' ? [] : parseHtml(answerHtml);
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: displayName, pageBreakBefore: !isFirst }),
    new Paragraph({ text: facts.join(' · ') }),
    new Paragraph({ heading: HeadingLevel.HEADING_2, text: 'Your answer' }),
    ...(blocks.length > 0 ? answerParagraphs(blocks, numbering) : [new Paragraph({ text: 'No answer was written.' })]),
    ...(analysis ? reportOfAnalysis(analysis, isChangedSince).map(reportParagraph) : []),
  ];
}

/** Answers with their analyses as a Word document. */
export async function answerDocument({ title, lead, essays, rulesToLearn = [] }: AnswerDocument): Promise<ArrayBuffer> {
  const numbering = new Numbering();
  const children = [
    ...(essays.length === 1 ? [] : [new Paragraph({ heading: HeadingLevel.TITLE, text: title })]),
    ...(lead === undefined ? [] : [new Paragraph({ text: lead })]),
    ...essays.flatMap((essay, index) => essayParagraphs(essay, numbering, index === 0)),
    ...reportOfRules(rulesToLearn).map(reportParagraph),
  ];
  const document = new Document({
    title,
    creator: 'Barwright',
    styles: { default: { document: { paragraph: { spacing: { after: 120 } } } } },
    numbering: { config: numbering.config() },
    sections: [letterSection(children)],
  });
  return Packer.toArrayBuffer(document);
}
