import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { CACHED_ENDPOINTS, isCachedEndpoint, UNCACHED_ENDPOINTS } from '@/lib/client/cached-endpoints';
import { outlineQuizLockName } from '@/lib/client/outline-quiz-store';
import { quizLockName } from '@/lib/client/quiz-store';
import { ruleQuizLockName } from '@/lib/client/rule-quiz-store';
import type { EndpointContract } from '@/lib/contract/endpoint-contract';
import { networkFirst } from '@/lib/service-worker/network-first';
import { isQuiet, isQuietSoon } from '@/lib/service-worker/quiet';

function isContract(value: unknown): value is EndpointContract {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** The paths of everything that is read. */
async function readPaths(): Promise<string[]> {
  const files = (await readdir('lib/contract')).filter((name) => !name.includes('.test.'));
  const modules = await Promise.all(
    files.map((name) => import(`../../lib/contract/${name}`) as Promise<Record<string, unknown>>),
  );
  const contracts = modules.flatMap((module) => Object.values(module)).filter(isContract);
  return contracts.filter(({ method }) => method === 'GET').map(({ path }) => path);
}

describe('the answers that are kept', () => {
  it('are decided for everything that can be read', async () => {
    const decided = [...CACHED_ENDPOINTS, ...Object.keys(UNCACHED_ENDPOINTS)];
    expect(decided.toSorted()).toEqual([...new Set(await readPaths())].toSorted());
  });

  it.each([
    ['/api/cards', true],
    ['/api/cards/export', false],
    ['/api/essays/tort-essay-001/question', true],
    ['/api/essays/tort-essay-001/draft', false],
    ['/api/data/MBEOutline.json', true],
    ['/api/data/MBEOutlineXjson', false],
    ['/api/transformer/files', false],
    ['/api/health', false],
    ['/questions', false],
  ])('are those of %s: %s', (path, isStored) => {
    expect(isCachedEndpoint(path)).toBe(isStored);
  });
});

describe('network first', () => {
  const fresh = new Response('fresh');
  const kept = new Response('kept');
  const never = new Promise<never>(() => {});

  it('answers from the network where it answers', async () => {
    expect(await networkFirst({ answer: Promise.resolve(fresh), cached: kept, waited: never })).toBe(fresh);
    expect(await networkFirst({ answer: Promise.resolve(fresh), cached: undefined, waited: Promise.resolve() })).toBe(
      fresh,
    );
  });

  it('answers with what is kept where the network fails, takes too long or answers nothing of use', async () => {
    expect(await networkFirst({ answer: Promise.reject(new TypeError()), cached: kept, waited: never })).toBe(kept);
    expect(await networkFirst({ answer: never, cached: kept, waited: Promise.resolve() })).toBe(kept);
    const isUseless = () => true;
    expect(await networkFirst({ answer: Promise.resolve(fresh), cached: kept, waited: never, isUseless })).toBe(kept);
  });

  it('fails as the network does where nothing is kept', async () => {
    const answer = Promise.reject(new TypeError('lost'));
    await expect(networkFirst({ answer, cached: undefined, waited: Promise.resolve() })).rejects.toThrow('lost');
  });
});

it.each([
  [[], true],
  [['barwright:kept', 'another'], true],
  [[quizLockName('1')], false],
  [[ruleQuizLockName('ana', '/rules')], false],
  [[outlineQuizLockName('ana')], false],
  [['barwright:draft-tab:1'], true],
  [['barwright:kept', 'barwright:unsaved-draft:torts:practice:1'], false],
  [['barwright:drafts:ana'], false],
  [['barwright:sender:ana'], false],
])('takes a moment with the locks %j for quiet: %s', (locks, isTheMoment) => {
  expect(isQuiet(locks)).toBe(isTheMoment);
});

/** Locks of a browser of which those of `held` are given back once somebody waits for them, if they ever are. */
function locksOf(held: Map<string, 'given back' | 'kept'>) {
  return {
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] }),
    request: async (name: string) => {
      if (held.get(name) === 'kept') throw new Error(`${name} is waited for.`);
      held.delete(name);
    },
  } as unknown as LockManager;
}

it('waits until what is being sent is through, and for nothing else', async () => {
  const sending = [['barwright:sender:ana', 'given back'] as const, ['barwright:drafts:ana', 'given back'] as const];
  expect(await isQuietSoon(locksOf(new Map()))).toBe(true);
  expect(await isQuietSoon(locksOf(new Map(sending)))).toBe(true);
  expect(await isQuietSoon(locksOf(new Map([...sending, [quizLockName('1'), 'kept']])))).toBe(false);
});

it.each([
  ['what is sent next', 3, true],
  ['nothing that never ends', Number.POSITIVE_INFINITY, false],
])('waits for %s', async (_, rounds, isTheMoment) => {
  const held = new Set(['barwright:sender:ana']);
  let taken = 1;
  const locks = {
    query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
    request: async (name: string) => {
      held.delete(name);
      // Another tab, or the next thing that this one sends.
      if (taken < rounds) held.add(taken % 2 ? 'barwright:drafts:ana' : 'barwright:sender:ana');
      taken += 1;
    },
  } as unknown as LockManager;
  expect(await isQuietSoon(locks)).toBe(isTheMoment);
});
