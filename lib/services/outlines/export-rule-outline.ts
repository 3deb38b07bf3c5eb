import 'server-only';
import { AppError } from '@/lib/domain/errors/app-error';
import { currentRuleOutline } from './current-rule-outline';
import { outlineDocument } from './outline-document';

const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A topic of the rule outline as a Word document. Throws 'not_found' for an unknown subject. */
export async function exportRuleOutline(subjectId: string): Promise<File> {
  const { topics, friendlyNames } = (await currentRuleOutline()).outline;
  const topic = topics.find(({ id }) => id === subjectId);
  if (!topic) throw new AppError('not_found', 'There is no such subject.');
  return new File([await outlineDocument(topic, friendlyNames)], `barwright-${topic.id}-rules.docx`, {
    type: DOCUMENT_TYPE,
  });
}
