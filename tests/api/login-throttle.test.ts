import { beforeEach, describe, expect, it } from 'vitest';
import { DELETE as deleteAccount } from '@/app/api/account/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as register } from '@/app/api/auth/register/route';
import { knownBrowser } from '@/lib/auth/browser-token';
import { database } from '@/lib/db/prisma';
import {
  ACCOUNT_FAILURE_LIMIT,
  ACCOUNT_WINDOW_SECONDS,
  ADDRESS_FAILURE_LIMIT,
  ADDRESS_REGISTRATION_LIMIT,
  PLACE_FAILURE_LIMIT,
  THROTTLE_WINDOW_SECONDS,
} from '@/lib/domain/auth/constants';
import { usernameKey } from '@/lib/domain/auth/username';
import { CLIENT_ADDRESS_HEADER } from '@/lib/http/client-address';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';

type From = { address: string; cookie?: string | undefined };

const headersOf = ({ address, cookie }: From) => ({
  [CLIENT_ADDRESS_HEADER]: address,
  ...(cookie !== undefined && { Cookie: cookie }),
});
const enter = (username: string, password: string, from: From) =>
  send(logIn, { json: { username, password }, headers: headersOf(from) });
const guess = (username: string, from: From) => enter(username, 'guess', from);
/** What a browser sends of the cookie that a login left in it. */
const browserOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('barwright-browser='))
    ?.split(';')[0];

let owner: Learner;
const own = (from: From) => enter(owner.username, owner.password, from);

beforeEach(async () => {
  await database().loginThrottle.deleteMany();
  owner = await newLearner();
  await database().loginThrottle.deleteMany();
});

/** As after so many wrong passwords for the owner's account, each from an address of its own. */
async function guessFromEverywhere(): Promise<void> {
  await guess(owner.username, { address: 'everywhere' });
  await database().loginThrottle.updateMany({
    where: { key: { startsWith: 'account:' } },
    data: { failures: ACCOUNT_FAILURE_LIMIT },
  });
}

async function expectThrottled(response: Response, withinSeconds = THROTTLE_WINDOW_SECONDS): Promise<void> {
  const seconds = Number(response.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(withinSeconds);
  await expectError(response, 429, 'throttled');
}

describe('guesses at one account', () => {
  it('from one address end there after ten, and stop nobody elsewhere', async () => {
    const stranger = { address: '198.51.100.1' };
    for (let tried = 0; tried < PLACE_FAILURE_LIMIT; tried += 1) {
      expect((await guess(owner.username, stranger)).status).toBe(401);
    }
    await expectThrottled(await guess(owner.username, stranger));
    await expectThrottled(await own(stranger));
    expect((await own({ address: '203.0.113.1' })).status).toBe(200);
  });

  it('are counted before they are verified: of a hundred at once ten are', async () => {
    const stranger = { address: '198.51.100.2' };
    const responses = await Promise.all(Array.from({ length: 100 }, () => guess(owner.username, stranger)));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(PLACE_FAILURE_LIMIT);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(100 - PLACE_FAILURE_LIMIT);
    // What was refused there has used up nothing elsewhere.
    const counters = await database().loginThrottle.findMany({ where: { key: { startsWith: 'account:' } } });
    expect(counters.map(({ failures }) => failures)).toEqual([PLACE_FAILURE_LIMIT]);
  });

  it('from everywhere end for a day, for an unknown name alike', async () => {
    for (const username of [owner.username, 'nobody at all']) {
      await database().loginThrottle.deleteMany();
      for (let tried = 0; tried < 3; tried += 1) {
        expect((await guess(username, { address: `everywhere-${tried}` })).status).toBe(401);
      }
      await database().loginThrottle.updateMany({
        where: { key: { startsWith: 'account:' }, failures: 3 },
        data: { failures: ACCOUNT_FAILURE_LIMIT },
      });
      await expectThrottled(await guess(username, { address: 'everywhere-4' }), ACCOUNT_WINDOW_SECONDS);
    }
  });

  it('keep no name and no address in the clear', async () => {
    await guess(owner.username, { address: '198.51.100.3' });
    await own({ address: '203.0.113.9' });
    const stored = JSON.stringify(await database().loginThrottle.findMany());
    expect(stored).not.toMatch(/198\.51|203\.0/);
    expect(stored).not.toContain(owner.username);
  });
});

describe('the owner', () => {
  it('gets in from a known address whatever strangers tried elsewhere, and nowhere else', async () => {
    const home = { address: '203.0.113.2' };
    expect((await own(home)).status).toBe(200);
    await guessFromEverywhere();
    expect((await own(home)).status).toBe(200);
    await expectThrottled(await own({ address: '203.0.113.3' }), ACCOUNT_WINDOW_SECONDS);
    // A day later everybody does.
    await database().loginThrottle.updateMany({ data: { windowEnd: new Date(0) } });
    expect((await own({ address: '203.0.113.3' })).status).toBe(200);
  });

  it('gets in with a known browser, even beside a stranger who has used up the address', async () => {
    const cookie = browserOf(await own({ address: '203.0.113.4' }));
    await guessFromEverywhere();
    const hall = { address: '198.51.100.4' };
    for (let tried = 0; tried <= PLACE_FAILURE_LIMIT; tried += 1) await guess(owner.username, hall);
    await expectThrottled(await own(hall), ACCOUNT_WINDOW_SECONDS);
    const response = await own({ ...hall, cookie });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[1]).toMatch(
      /^barwright-browser=[\w.-]+; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
  });

  it('is known by a browser to her own account alone, which has ten tries like any place', async () => {
    const stranger = await newLearner();
    const theirs = browserOf(await enter(stranger.username, stranger.password, { address: '198.51.100.5' }));
    await guessFromEverywhere();
    for (const cookie of [theirs, 'barwright-browser=forged', `barwright-browser=${owner.token}`, 'x=y; =;;']) {
      await expectThrottled(await own({ address: '198.51.100.6', cookie }), ACCOUNT_WINDOW_SECONDS);
    }
    await database().loginThrottle.deleteMany();
    const cookie = browserOf(await own({ address: '203.0.113.5' }));
    for (let tried = 0; tried < PLACE_FAILURE_LIMIT; tried += 1) {
      expect((await guess(owner.username, { address: `moving-${tried}`, cookie })).status).toBe(401);
    }
    await expectThrottled(await own({ address: 'moving', cookie }));
  });

  it('is known by the same browser after another login, for a year', async () => {
    const first = browserOf(await own({ address: 'a' }));
    const second = browserOf(await own({ address: 'b', cookie: first }));
    const id = (cookie: string | undefined, nowMs: number) =>
      knownBrowser(cookie?.split('=')[1], usernameKey(owner.username), nowMs);
    expect(await id(second, Date.now())).toBe(await id(first, Date.now()));
    expect(await id(first, Date.now())).not.toBeNull();
    expect(await id(first, Date.now() + 366 * 86_400_000)).toBeNull();
  });

  it('starts afresh after a success', async () => {
    const home = { address: '203.0.113.6' };
    for (let round = 0; round < 2; round += 1) {
      for (let tried = 1; tried < PLACE_FAILURE_LIMIT; tried += 1) await guess(owner.username, home);
      expect((await own(home)).status).toBe(200);
    }
  });

  it('deletes the account while strangers try to log in to it', async () => {
    await guessFromEverywhere();
    const headers = headersOf({ address: '203.0.113.7' });
    const json = { password: owner.password };
    expect((await send(deleteAccount, { method: 'DELETE', token: owner.token, json, headers })).status).toBe(204);
  });
});

describe('an address', () => {
  it('is throttled over many names; a login of one’s own does not clear its guesses', async () => {
    const from = { address: '198.51.100.7' };
    expect((await own(from)).status).toBe(200);
    await database().loginThrottle.updateMany({
      where: { key: { startsWith: 'address:' } },
      data: { failures: ADDRESS_FAILURE_LIMIT - 1 },
    });
    expect((await own(from)).status).toBe(200);
    expect((await guess('somebody', from)).status).toBe(401);
    await expectThrottled(await guess('someone else', from));
    expect((await own({ address: '203.0.113.8' })).status).toBe(200);
  });

  it('opens so many accounts', async () => {
    const json = { username: 'one of many', password: 'secret' };
    const headers = headersOf({ address: '198.51.100.8' });
    expect((await send(register, { json, headers })).status).toBe(201);
    await database().loginThrottle.updateMany({
      where: { key: { startsWith: 'registration:' } },
      data: { failures: ADDRESS_REGISTRATION_LIMIT },
    });
    await expectThrottled(await send(register, { json: { ...json, username: 'one too many' }, headers }));
  });
});

describe('a name with a capital ẞ', () => {
  it('is one account with its other spellings', async () => {
    const { username, password } = await newLearner('Groẞmann');
    expect((await enter('GROSSMANN', password, { address: 'a' })).status).toBe(200);
    await expectError(await send(register, { json: { username: 'großmann', password } }), 409, 'taken');
    expect((await enter(username, password, { address: 'a' })).status).toBe(200);
  });

  it('that had an account beside another of that name still opens its own', async () => {
    const first = await newLearner('Weiss');
    const later = await newLearner('Schwarz');
    await database().user.update({ where: { id: later.id }, data: { username: 'Weiẞ', usernameKey: 'weiß' } });
    const idOf = async (username: string) =>
      ((await (await enter(username, first.password, { address: 'a' })).json()) as { user: { id: string } }).user.id;
    expect(await idOf('Weiẞ')).toBe(later.id);
    expect(await idOf('Weiß')).toBe(first.id);
    expect(await idOf('Weiss')).toBe(first.id);
  });
});
