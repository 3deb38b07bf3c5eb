import { expect, it } from 'vitest';
import { MAX_WAITING_JOBS } from '@/lib/domain/transformer/constants';
import { runCardFile } from '@/lib/services/transformer/run-conversion';

const read = (userId: string) => runCardFile(userId, 'csv', 'front,back\nDuty,Care');

it('the documents of learners take turns, however many one of them sends', async () => {
  const order: string[] = [];
  const noting = async (userId: string) => {
    await read(userId);
    order.push(userId);
  };
  await Promise.all(['busy', 'busy', 'busy', 'busy', 'busy', 'one', 'other'].map(noting));
  expect(order).toEqual(['busy', 'one', 'other', 'busy', 'busy', 'busy', 'busy']);
});

it('more of one learner than may wait is refused, and nothing of another', async () => {
  // One of them is under way.
  const sent = Array.from({ length: MAX_WAITING_JOBS + 3 }, () => read('busy'));
  const other = read('other');
  const outcomes = await Promise.allSettled(sent);
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array.from({ length: MAX_WAITING_JOBS + 1 }, () => 'fulfilled'),
    'rejected',
    'rejected',
  ]);
  expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'throttled', retryAfterSeconds: expect.any(Number) } });
  expect((await other).cards).toHaveLength(1);
  await read('busy');
});
