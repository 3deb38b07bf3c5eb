import 'server-only';
import { AppError } from '@/lib/domain/errors/app-error';
import type { OutlinedTopic } from '@/lib/domain/outlines/rule-outline';
import { currentRuleOutline } from './current-rule-outline';
import { outlineDocument } from './outline-document';

const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The same for everybody: made once for each version of the content, because it keeps the processor. */
const documents = new WeakMap<OutlinedTopic, Promise<Blob>>();

function documentOf(topic: OutlinedTopic, friendlyNames: Record<string, string>): Promise<Blob> {
  const known = documents.get(topic);
  if (known) return known;
  const document = outlineDocument(topic, friendlyNames);
  documents.set(topic, document);
  document.catch(() => documents.delete(topic));
  return document;
}

/** A topic of the rule outline as a Word document. Throws 'not_found' for an unknown subject. */
export async function exportRuleOutline(subjectId: string): Promise<File> {
  const { topics, friendlyNames } = (await currentRuleOutline()).outline;
  const topic = topics.find(({ id }) => id === subjectId);
  if (!topic) throw new AppError('not_found', 'There is no such subject.');
  return new File([await documentOf(topic, friendlyNames)], `barwright-${topic.id}-rules.docx`, {
    type: DOCUMENT_TYPE,
  });
}
