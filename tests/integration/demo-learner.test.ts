import { beforeAll, expect, it } from 'vitest';
import { importPack } from '@/lib/content/import-pack';
import { database } from '@/lib/db/prisma';
import { readInsights } from '@/lib/services/performance/read-insights';
import { readPerformance } from '@/lib/services/performance/read-performance';
import { liveDemo } from '@/scripts/demo/live-demo';
import { runCommand } from '@/scripts/run-command';
import { createUser } from '../support/factories/users';

const NOW = Date.UTC(2026, 10, 21, 19);

beforeAll(async () => {
  await importPack({ packDirectory: 'prisma/content/barwright' });
});

it('has the same ten weeks of history twice, in everything that the page shows', async () => {
  const [one, two] = [await createUser(), await createUser()];
  const answered = await liveDemo(one, NOW);
  expect(await liveDemo(two, NOW)).toBe(answered);
  expect(answered).toBeGreaterThan(800);

  const performance = await readPerformance({ userId: one, nowMs: NOW });
  expect(await readPerformance({ userId: two, nowMs: NOW })).toEqual(performance);
  expect(performance.overallStats.totalAttempts).toBe(answered);
  expect(performance.topicBreakdown).toHaveLength(7);
  expect(performance.analysis.strengths.length).toBeGreaterThan(0);
  expect(performance.analysis.weaknesses.length).toBeGreaterThan(0);

  const insights = await readInsights({ userId: one, nowMs: NOW, timeZone: 'America/New_York' });
  expect(await readInsights({ userId: two, nowMs: NOW, timeZone: 'America/New_York' })).toEqual(insights);
  expect(insights.recommendations.length).toBeGreaterThanOrEqual(3);
  expect(insights.calibration.sentence).not.toBeNull();
  expect(insights.streak).toMatchObject({ currentDays: 9, hasStudiedToday: true });
  expect(insights.recall.some(({ rules }) => rules.answered > 0)).toBe(true);
  expect(insights.recall.some(({ essays }) => essays.analyzed > 0)).toBe(true);
  expect(insights.dueCards.total).toBeGreaterThan(0);
  expect(insights.trend.length).toBeGreaterThanOrEqual(9);

  expect(await database().questionResponse.count({ where: { userId: one, answeredAt: { gt: new Date(NOW) } } })).toBe(
    0,
  );
}, 120_000);

it.each([
  ['a name that is taken', ['demo', 'long enough'], 'There is a learner called demo already; nothing was changed.'],
  ['a name that is none', ['', 'long enough'], 'Username is required.'],
  ['a short password', ['nobody', 'short'], 'The password must have 6 to'],
])('is not made with %s', async (_, parameters, reason) => {
  const taken = await database().user.findFirst({ where: { usernameKey: 'demo' } });
  const userId = taken?.id ?? (await createUser('demo'));
  const before = await database().user.count();
  const { isSuccess, output } = await runCommand(process.execPath, ['scripts/demo-learner.mjs', ...parameters]);
  expect(output).toContain(`The demo learner could not be made: ${reason}`);
  expect(isSuccess).toBe(false);
  expect(await database().user.count()).toBe(before);
  expect(await database().quizAttempt.count({ where: { userId } })).toBe(0);
});
