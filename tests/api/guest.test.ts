import { describe, expect, it } from 'vitest';
import { POST as claimAccount } from '@/app/api/account/claim/route';
import { GET as exportAccount } from '@/app/api/account/export/route';
import { POST as changePassword } from '@/app/api/account/password/route';
import { DELETE as deleteAccount } from '@/app/api/account/route';
import { PUT as setStudyPlan } from '@/app/api/account/study-plan/route';
import { POST as openGuest } from '@/app/api/auth/guest/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as renew } from '@/app/api/auth/renew/route';
import { database } from '@/lib/db/prisma';
import { deleteExpiredGuests } from '@/lib/db/user-repository';
import { ADDRESS_GUEST_LIMIT, GUEST_LIFETIME_SECONDS } from '@/lib/domain/auth/constants';
import { logInAs, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { writeCard } from '../support/cards';

type Guest = { id: string; username: string; token: string };

const PASSWORD = 'correct horse';
const DAY_MS = 24 * 60 * 60 * 1000;

const open = (address?: string) =>
  send(openGuest, { method: 'POST', headers: address ? { 'X-Forwarded-For': address } : {} });

async function newGuest(): Promise<Guest> {
  const response = await open();
  expect(response.status).toBe(201);
  const { token, user } = await response.json();
  return { token, id: user.id, username: user.username };
}

const claim = ({ token }: { token: string }, username: string, password = PASSWORD) =>
  send(claimAccount, { token, json: { username, password } });

const cardsOf = (userId: string) => database().ownCard.count({ where: { userId } });

/** As if the guest had come so many days ago. */
async function age({ id }: Guest, days: number): Promise<void> {
  const createdAt = new Date(Date.now() - days * DAY_MS);
  const hex = createdAt.getTime().toString(16).padStart(12, '0');
  const usernameKey = `Guest:${hex.slice(0, 8)}-${hex.slice(8)}${id.slice(13)}`;
  await database().user.update({ where: { id }, data: { createdAt, usernameKey } });
}

const removeExpired = (atMost: number) =>
  deleteExpiredGuests(new Date(Date.now() - GUEST_LIFETIME_SECONDS * 1000), atMost);

describe('POST /auth/guest', () => {
  it('opens a session for thirty days, with a cookie, in which everything can be done', async () => {
    const response = await open();
    const { token, user } = await response.json();
    expect(user).toMatchObject({ username: expect.stringMatching(/^Guest \d{5}$/), role: 'learner', isGuest: true });
    expect(response.headers.get('Set-Cookie')).toContain(`Max-Age=${GUEST_LIFETIME_SECONDS};`);
    expect((await send(setStudyPlan, { method: 'PUT', token, json: { exam: 'ube' } })).status).toBe(200);
    expect(await (await send(renew, { method: 'POST', token })).json()).toMatchObject({ user });
    const exported = await (await send(exportAccount, { token })).json();
    expect(exported.user.username).toBe(user.username);
  });

  it('is never opened by a login, whatever the password', async () => {
    const { username, id } = await newGuest();
    const { usernameKey } = await database().user.findUniqueOrThrow({ where: { id } });
    for (const name of [username, usernameKey]) {
      const response = await send(logIn, { json: { username: name, password: PASSWORD } });
      await expectError(response, 401, 'invalid_credentials');
    }
  });

  it('leaves the name that was generated to whoever wants it', async () => {
    const { username } = await newGuest();
    expect((await newLearner(username)).username).toBe(username);
  });
});

describe('POST /account/claim', () => {
  it('keeps the learner and all that is theirs, and ends the other sessions', async () => {
    const guest = await newGuest();
    await writeCard({ front: 'Duty', back: 'Care' }, guest);
    const response = await claim(guest, ' Ana Claims ');
    expect(response.status).toBe(200);
    const { token, user } = await response.json();
    expect(user).toEqual({ id: guest.id, username: 'Ana Claims', role: 'learner' });
    expect(response.headers.getSetCookie()).toHaveLength(2);
    expect(await cardsOf(guest.id)).toBe(1);
    expect((await send(exportAccount, { token })).status).toBe(200);
    await expectError(await send(exportAccount, { token: guest.token }), 401, 'unauthenticated');
    expect((await logInAs('ana claims', PASSWORD)).id).toBe(guest.id);
  });

  it('refuses what registration refuses, in the same words', async () => {
    const guest = await newGuest();
    const { username } = await newLearner();
    expect(await expectError(await claim(guest, username.toUpperCase()), 409, 'taken')).toBe(
      'That username is already taken.',
    );
    expect(await expectError(await claim(guest, 'short', '12345'), 400, 'invalid_input')).toContain(
      'Password must be at least 6 characters long.',
    );
    expect((await claim(guest, 'after all')).status).toBe(200);
  });

  it('is for guests alone', async () => {
    const learner = await newLearner();
    await expectError(await claim(learner, 'another name'), 400, 'invalid_input');
    await expectError(await claim({ token: '' }, 'no session'), 401, 'unauthenticated');
    expect((await logInAs(learner.username, learner.password)).id).toBe(learner.id);
  });

  it('gives a guest one name of two that are chosen at once, and a name to one guest of two', async () => {
    const guest = await newGuest();
    const names = await Promise.all([claim(guest, 'first choice'), claim(guest, 'second choice')]);
    expect(names.filter(({ status }) => status === 200)).toHaveLength(1);

    const guests = await Promise.all([newGuest(), newGuest()]);
    const statuses = (await Promise.all(guests.map((one) => claim(one, 'one name')))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});

describe('a guest', () => {
  it('has no password to change', async () => {
    const { token } = await newGuest();
    const json = { currentPassword: PASSWORD, newPassword: 'another horse' };
    expect(await expectError(await send(changePassword, { token, json }), 400, 'invalid_input')).toContain(
      'A guest has no password.',
    );
  });

  it('is deleted without a password, an account only with it', async () => {
    const guest = await newGuest();
    expect((await send(deleteAccount, { method: 'DELETE', token: guest.token, json: {} })).status).toBe(204);
    expect(await database().user.count({ where: { id: guest.id } })).toBe(0);
    const { token } = await newLearner();
    const refused = await send(deleteAccount, { method: 'DELETE', token, json: {} });
    expect(await expectError(refused, 400, 'invalid_input')).toBe('Password is required.');
  });
});

describe('guests whose time is over', () => {
  it('go with what is theirs; claimed ones and younger ones stay', async () => {
    const [old, young, claimed] = await Promise.all([newGuest(), newGuest(), newGuest()]);
    await writeCard({ front: 'Duty', back: 'Care' }, old);
    await Promise.all([age(old, 31), age(young, 29), age(claimed, 31)]);
    expect((await claim(claimed, 'just in time')).status).toBe(200);
    await open();
    const left = await database().user.findMany({ where: { id: { in: [old.id, young.id, claimed.id] } } });
    expect(left.map(({ id }) => id).sort()).toEqual([young.id, claimed.id].sort());
    expect(await cardsOf(old.id)).toBe(0);
  });

  it('go a few at a time, the oldest first', async () => {
    const [one, two] = await Promise.all([newGuest(), newGuest()]);
    await Promise.all([age(one, 40), age(two, 50)]);
    await removeExpired(1);
    expect(await database().user.count({ where: { id: two.id } })).toBe(0);
    expect(await database().user.count({ where: { id: one.id } })).toBe(1);
    await removeExpired(1);
    expect(await database().user.count({ where: { id: one.id } })).toBe(0);
  });
});

describe('the limit of guests from one address', () => {
  it('refuses the next, with the time to wait', async () => {
    await database().loginThrottle.deleteMany({});
    for (let opened = 0; opened < ADDRESS_GUEST_LIMIT; opened += 1) expect((await open()).status).toBe(201);
    const refused = await open();
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    await expectError(refused, 429, 'throttled');
  });
});
