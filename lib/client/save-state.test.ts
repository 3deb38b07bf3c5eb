import { expect, it } from 'vitest';
import { saveState } from './save-state';

const nothing = { isOnline: true, isSending: false, waitingCount: 0, stuckCount: 0, refusedCount: 0 };

it.each([
  ['saved', 0, nothing],
  ['saving', 0, { ...nothing, isSending: true }],
  ['saving', 2, { ...nothing, waitingCount: 2 }],
  ['waiting', 3, { ...nothing, waitingCount: 3, stuckCount: 1 }],
  ['waiting', 1, { ...nothing, isSending: true, waitingCount: 1, stuckCount: 1 }],
  ['refused', 1, { ...nothing, waitingCount: 3, stuckCount: 3, refusedCount: 1 }],
  ['offline', 0, { ...nothing, isOnline: false }],
  ['offline', 3, { ...nothing, isOnline: false, waitingCount: 3, stuckCount: 3, refusedCount: 1 }],
])('is %s (%d)', (kind, count, work) => {
  expect(saveState(work)).toEqual({ kind, count });
});
