import 'server-only';
import { findMisjudgedAnswers, findResponseOwner } from '@/lib/db/misjudged-answer-repository';
import type { PerformanceFilters } from '@/lib/db/performance-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import type { MisjudgedKind } from '@/lib/domain/performance/constants';
import { shortened } from '@/lib/domain/text/shortened';
import { attemptQuestionAddress, studyAddress } from '@/lib/domain/understand/study-address';

const PAGE_SIZE = 20;
/** Characters of a question that a list shows. */
const EXCERPT_LENGTH = 160;

type Page = PerformanceFilters & {
  userId: string;
  kind: MisjudgedKind;
  /** `nextBefore` of the page before, '<attempt>.<position>'. */
  before?: string | undefined;
};

/**
 * A page of the learner's confident mistakes or lucky guesses, newest first, and the `before` of the
 * next page, null on the last. Throws 'not_found' or 'forbidden' when `before` is no answer of theirs.
 */
export async function listMisjudgedAnswers({ userId, kind, before, ...filters }: Page) {
  const after = before === undefined ? undefined : readRef(before);
  if (after) {
    const ownerId = await findResponseOwner(after);
    if (ownerId === null) throw new AppError('not_found', 'There is no such answer.');
    if (ownerId !== userId) throw new AppError('forbidden', 'That answer belongs to someone else.');
  }
  // One more than the page holds, to know whether another follows.
  const found = await findMisjudgedAnswers({ ...filters, userId, kind, after, limit: PAGE_SIZE + 1 });
  const page = found.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    answers: page.map(({ text, answeredAt, rules, ...row }) => ({
      ...row,
      excerpt: shortened(text, EXCERPT_LENGTH),
      answeredAt: answeredAt.toISOString(),
      href: attemptQuestionAddress(row.attemptId, row.position),
      rules: rules
        .filter(({ retired }) => !retired)
        .map(({ id, name, subjectId }) => ({ id, name, href: studyAddress(subjectId, id) })),
    })),
    nextBefore: found.length > PAGE_SIZE && last ? `${last.attemptId}.${last.position}` : null,
  };
}

function readRef(before: string) {
  const [attemptId = '', position = ''] = before.split('.');
  return { attemptId, position: Number(position) };
}
