import 'server-only';
import {
  findExportedUser,
  pagesOfAttempts,
  pagesOfCardReviews,
  pagesOfContentReports,
  pagesOfDraftVersions,
  pagesOfEssayAnalyses,
  pagesOfEssayDays,
  pagesOfEssayDrafts,
  pagesOfEssayExams,
  pagesOfOwnCards,
  pagesOfRuleAnswers,
  pagesOfRuleTicks,
  pagesOfStudyDays,
  pagesOfTransformerFiles,
} from '@/lib/db/account-export-repository';
import type { Pages } from '@/lib/db/in-pages';
import { AppError } from '@/lib/domain/errors/app-error';
import { requireAccount } from './require-account';

/**
 * Everything that belongs to the learner as one JSON document, piece by piece: no more is held than a
 * page of rows. Throws 'unauthenticated' when the account is gone; where it goes meanwhile, the pieces
 * end with that, before the document does.
 */
export async function exportAccount(userId: string, nowMs: number): Promise<AsyncGenerator<string>> {
  const user = await findExportedUser(userId);
  if (!user) throw new AppError('unauthenticated', 'Please log in to continue.');
  const head = JSON.stringify({ exportedAt: new Date(nowMs).toISOString(), user });
  const lists = {
    quizAttempts: rowsOf(pagesOfAttempts(userId)),
    ownCards: rowsOf(pagesOfOwnCards(userId)),
    cardReviews: rowsOf(pagesOfCardReviews(userId)),
    ruleAnswers: rowsOf(pagesOfRuleAnswers(userId)),
    ruleTicks: rowsOf(pagesOfRuleTicks(userId)),
    essayDrafts: drafts(userId),
    essayAnalyses: rowsOf(pagesOfEssayAnalyses(userId)),
    essayDays: rowsOf(pagesOfEssayDays(userId)),
    essayExams: rowsOf(pagesOfEssayExams(userId)),
    studyDays: rowsOf(pagesOfStudyDays(userId)),
    transformerFiles: rowsOf(pagesOfTransformerFiles(userId)),
    contentReports: rowsOf(pagesOfContentReports(userId)),
  };
  return writeDocument(head, lists, () => requireAccount(userId));
}

/** One or more values of a list with commas between: at once, or one of them piece by piece. */
type Values = string | AsyncIterable<string>;

/** An object with further fields, each of which is a list; ended once `beforeEnd` is through. */
async function* writeDocument(
  head: string,
  lists: Record<string, AsyncIterable<Values>>,
  beforeEnd?: () => Promise<void>,
): AsyncGenerator<string> {
  yield head.slice(0, -1);
  for (const [name, values] of Object.entries(lists)) {
    yield `,${JSON.stringify(name)}:[`;
    yield* separated(values);
    yield ']';
  }
  await beforeEnd?.();
  yield '}';
}

async function* separated(list: AsyncIterable<Values>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const values of list) {
    if (!isFirst) yield ',';
    isFirst = false;
    if (typeof values === 'string') yield values;
    else yield* values;
  }
}

async function* rowsOf(pages: Pages<object>): AsyncGenerator<string> {
  for await (const rows of pages) yield JSON.stringify(rows).slice(1, -1);
}

async function* drafts(userId: string): AsyncGenerator<Values> {
  for await (const page of pagesOfEssayDrafts(userId)) {
    for (const { id, ...draft } of page) {
      yield writeDocument(JSON.stringify(draft), { versions: rowsOf(pagesOfDraftVersions(id)) });
    }
  }
}
