import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/prisma';
import type { ReportedKind } from '@/lib/domain/reports/constants';
import { currentCatalogue } from '@/lib/services/mbe/current-catalogue';
import { decideReport } from '@/lib/services/reports/decide-report';
import { fileReport } from '@/lib/services/reports/file-report';
import { listOwnReports } from '@/lib/services/reports/list-own-reports';
import { listReportedItems } from '@/lib/services/reports/list-reported-items';
import { readReportedItem } from '@/lib/services/reports/read-reported-item';
import { withdrawQuestion } from '@/lib/services/reports/withdraw-question';
import { clearContent, importChanged } from '../support/content';
import { createUser } from '../support/factories/users';
import { entryAt, type SmallPack } from '../support/small-pack';

const nowMs = Date.parse('2026-11-20T10:00:00Z');

let admin: string;
let learner: string;

beforeEach(async () => {
  await clearContent();
  await database().contentReport.deleteMany();
  [admin, learner] = [await createUser(), await createUser()];
  await database().user.update({ where: { id: admin }, data: { role: 'admin' } });
  await importChanged();
});

async function reported(kind: ReportedKind, itemId: string, state: 'open' | 'confirmed' | 'declined') {
  const report = { kind, itemId, problem: 'wrong_law' as const, comment: 'It is not so.' };
  const { id } = await fileReport({ userId: learner, report, idempotencyKey: undefined, nowMs });
  await decideReport({ userId: admin, id, state, answer: '', isForAllOpen: false, nowMs });
}

const states = async () => (await listOwnReports({ userId: learner })).reports.map(({ state }) => state);

const changeOf: Record<ReportedKind, { itemId: () => Promise<string>; change: (pack: SmallPack) => void }> = {
  question: {
    itemId: async () => 'evi-core-001',
    change: (pack) => {
      entryAt(pack.questions.questions, 0).options.A.explanation += ' It is the best answer.';
    },
  },
  rule: {
    itemId: async () => (await database().rule.findFirstOrThrow({ orderBy: { id: 'asc' } })).id,
    change: (pack) => {
      for (const rule of pack.rules.rules) rule.trap += ' Beware.';
    },
  },
  explanation: {
    itemId: async () => (await database().issueExplanation.findFirstOrThrow()).issueId,
    change: (pack) => {
      for (const one of pack.explanations.explanations) one.tested += ' Often.';
    },
  },
  essay: {
    itemId: async () => 'evi-essay-001',
    change: (pack) => {
      pack.essay.question += '\n\nDiscuss.';
    },
  },
};

it.each(Object.entries(changeOf))(
  'a confirmed report on a %s is mended once it says something else',
  async (kind, to) => {
    const itemId = await to.itemId();
    await reported(kind as ReportedKind, itemId, 'confirmed');
    expect(await states()).toEqual(['confirmed']);
    await importChanged(to.change);
    expect(await states()).toEqual(['mended']);
    const { items } = await listReportedItems({ userId: admin, decision: 'confirmed', page: 1 });
    expect(items).toMatchObject([{ kind, itemId, confirmedCount: 0, mendedCount: 1, isWithdrawn: false }]);
    const { reports, wording } = await readReportedItem(admin, kind as ReportedKind, itemId);
    expect(reports[0]?.earlierWording).not.toBeNull();
    expect(reports[0]?.earlierWording).not.toBe(wording);
  },
);

it('what is open or declined stays so, and what is imported unchanged stays confirmed', async () => {
  await reported('question', 'evi-core-001', 'declined');
  await reported('question', 'evi-core-001', 'open');
  await reported('question', 'evi-core-002', 'confirmed');
  await importChanged(changeOf.question.change);
  expect((await states()).sort()).toEqual(['confirmed', 'declined', 'open']);
});

it('a withdrawn question is drawn again once it is worded anew', async () => {
  const isDrawn = async () => (await currentCatalogue()).questions.questionIds.includes('evi-core-001');
  await reported('question', 'evi-core-001', 'confirmed');
  await withdrawQuestion(admin, 'evi-core-001', nowMs);
  await expect.poll(isDrawn, { timeout: 10_000 }).toBe(false);
  await importChanged(changeOf.question.change);
  await expect.poll(isDrawn, { timeout: 10_000 }).toBe(true);
});
