import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { installBrowser } from './browser.fixture';
import { ANA, BOB, logIn } from './server.fixture';

async function openTab() {
  vi.resetModules();
  return await import('./browser-store');
}

const channels: BroadcastChannel[] = [];
let entries: Map<string, string>;
beforeEach(() => {
  entries = installBrowser();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
  return () => {
    for (const channel of channels.splice(0)) channel.close();
    vi.unstubAllGlobals();
  };
});

const of = (userId: string) => [...entries.keys()].filter((key) => key.includes(userId));

it('forgets every kind of record of a learner and none of another', async () => {
  const { RECORD_KINDS, forgetRecords, recordKey, writeRecord } = await openTab();
  for (const kind of RECORD_KINDS) {
    for (const userId of [ANA, BOB]) {
      writeRecord(recordKey(kind, userId), { text: 'mine' });
      writeRecord(recordKey(kind, userId, 'a', 'b'), { text: 'mine' });
    }
  }
  entries.set('barwright:expand-abbreviations', 'on');
  await forgetRecords(ANA);
  expect(of(ANA)).toEqual([]);
  expect(of(BOB)).toHaveLength(2 * RECORD_KINDS.length);
  expect(entries.get('barwright:expand-abbreviations')).toBe('on');
});

it('lets no open tab write anything of a learner who is gone', async () => {
  const deleting = await openTab();
  const other = await openTab();
  const key = other.recordKey('essay-draft', ANA, 'torts');
  other.writeRecord(key, 'typed');
  await deleting.forgetRecords(ANA);
  // The other tab writes before it hears of it.
  other.writeRecord(key, 'typed on');
  await vi.waitFor(() => expect(of(ANA)).toEqual([]));
  for (const tab of [deleting, other]) {
    expect(tab.writeRecord(key, 'typed on')).toBe(false);
    expect(tab.writeRecord(tab.recordKey('essay-draft', BOB, 'torts'), 'his')).toBe(true);
  }
  expect(of(ANA)).toEqual([]);
});

it('keeps things again of a learner who was forgotten and has logged in again', async () => {
  const tab = await openTab();
  await tab.forgetRecords(ANA);
  const key = tab.recordKey('quiz', ANA, 'torts');
  expect(tab.writeRecord(key, 'mine')).toBe(false);
  logIn(ANA);
  expect(tab.writeRecord(key, 'mine')).toBe(true);
});

it('keeps nothing of a learner anywhere else', () => {
  const allowed = [
    'lib/client/browser-store.ts',
    'lib/client/outbox-database.ts',
    'lib/client/outbox-presence.ts',
    'lib/client/token-store.ts',
    // What was shown, in caches of one learner, and the scripts of the build.
    'lib/client/learner-cache.ts',
    'lib/service-worker/scripts.ts',
    // Habits of the browser, which say nothing of a learner.
    'lib/client/browser-switch.ts',
    'components/ui/single-keys-store.ts',
  ];
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file)),
  );
  const storing = files.filter((file) =>
    /\b(localStorage|sessionStorage|indexedDB|openDB|caches)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(storing.sort()).toEqual(allowed.sort());
});

it('makes room in a full storage at the cost of the oldest finished quizzes', async () => {
  vi.unstubAllGlobals();
  entries = installBrowser({ quota: 6 });
  const { recordKey, writeRecord } = await openTab();
  const finish = (quizId: string, isFinished: boolean, savedAtMs: number) => {
    entries.set(recordKey('quiz', ANA, quizId, 'questions'), '[]');
    entries.set(recordKey('quiz', ANA, quizId, 'progress'), JSON.stringify({ isFinished, savedAtMs }));
  };
  finish('newer', true, 3);
  finish('older', true, 2);
  finish('unfinished', false, 1);
  const left = () => [...entries.keys()].filter((key) => key.endsWith('progress')).map((key) => key.split(':')[3]);
  expect(writeRecord(recordKey('rule-quiz', ANA, 'a'), 1)).toBe(true);
  expect(writeRecord(recordKey('rule-quiz', ANA, 'b'), 1)).toBe(true);
  expect(left()).toEqual(['newer', 'unfinished']);
  for (const key of ['c', 'd']) expect(writeRecord(recordKey('rule-quiz', ANA, key), 1)).toBe(true);
  expect(writeRecord(recordKey('rule-quiz', ANA, 'e'), 1)).toBe(false);
  expect(left()).toEqual(['unfinished']);
});
