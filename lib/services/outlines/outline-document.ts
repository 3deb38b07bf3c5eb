import 'server-only';
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { letterSection } from '@/lib/domain/documents/letter-section';
import type { OutlinedIssue, OutlinedRule, OutlinedTopic } from '@/lib/domain/outlines/rule-outline';
import { topicTitle } from '@/lib/domain/subjects/topic-title';

/** Half-points. */
const SMALL = 18;

function ruleParagraphs({ name, text, place, essayIds }: OutlinedRule, friendlyNames: Record<string, string>) {
  const essays = essayIds.map((id) => friendlyNames[id] ?? id).join('; ');
  const beside = (words: string, keepNext: boolean) =>
    new Paragraph({ keepNext, children: [new TextRun({ text: words, size: SMALL, color: '666666' })] });
  return [
    ...(place.length > 0 ? [beside(place.join(' › '), true)] : []),
    new Paragraph({ heading: HeadingLevel.HEADING_3, spacing: { before: 160, after: 60 }, text: `☐ ${name}` }),
    ...text.split('\n').map((line) => new Paragraph({ spacing: { after: 80 }, text: line })),
    ...(essays === '' ? [] : [beside(`Tested in: ${essays}`, false)]),
  ];
}

function issueParagraphs({ name, essayIds, rules }: OutlinedIssue, friendlyNames: Record<string, string>) {
  const heading = essayIds.length === 0 ? topicTitle(name) : `${topicTitle(name)} (tested in ${essayIds.length})`;
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_2, spacing: { before: 320, after: 120 }, text: heading }),
    ...rules.flatMap((rule) => ruleParagraphs(rule, friendlyNames)),
  ];
}

/** A topic of the rule outline as a Word document: its issues, their rules with a box to tick, and the essays that test them. */
export async function outlineDocument(topic: OutlinedTopic, friendlyNames: Record<string, string>): Promise<Blob> {
  const content = topic.issues.flatMap((issue) => issueParagraphs(issue, friendlyNames));
  const document = new Document({
    title: `${topic.name} - Rule Outline`,
    creator: 'Barwright',
    sections: [
      letterSection([
        new Paragraph({ heading: HeadingLevel.HEADING_1, text: `${topic.name} - Rule Outline` }),
        ...(content.length > 0 ? content : [new Paragraph('No issues found for this topic.')]),
      ]),
    ],
  });
  return Packer.toBlob(document);
}
