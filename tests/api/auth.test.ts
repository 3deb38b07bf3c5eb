import { describe, expect, it, vi } from 'vitest';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as logOut } from '@/app/api/auth/logout/route';
import { GET as getRegister, POST as register } from '@/app/api/auth/register/route';
import { POST as renew } from '@/app/api/auth/renew/route';
import { issueToken, signClaims, verifyToken } from '@/lib/auth/token';
import { login, register as registerContract, renewSession } from '@/lib/contract/auth';
import { database } from '@/lib/db/prisma';
import { TOKEN_LIFETIME_SECONDS } from '@/lib/domain/auth/constants';
import { usernameKey } from '@/lib/domain/auth/username';
import { logInAs, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';

const cookieOf = (response: Response) => response.headers.getSetCookie()[0] ?? null;

describe('POST /auth/register', () => {
  it('opens an account: 201 with the user, and no password anywhere', async () => {
    const response = await send(register, { json: { username: '  Zoë 李  ', password: 'secret' } });
    expect(response.status).toBe(201);
    const body = await response.json();
    expect(registerContract.response.parse(body).user).toMatchObject({ username: 'Zoë 李', role: 'learner' });
    expect(JSON.stringify(body)).not.toMatch(/secret|argon2|hash/i);
    const stored = await database().user.findUniqueOrThrow({ where: { id: body.user.id } });
    expect(stored.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('takes a username once, whatever its case and composition', async () => {
    await newLearner('Renée');
    for (const username of ['RENÉE', 'rene\u0301e', ' renée ']) {
      await expectError(await send(register, { json: { username, password: 'another' } }), 409, 'taken');
    }
  });

  it('opens one account when two people ask at the same moment', async () => {
    const both = await Promise.all(
      ['Twin', 'twin'].map((username) => send(register, { json: { username, password: 'secret' } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    [{ username: 'bo', password: '12345' }, 'Password must be at least 6 characters long.'],
    [{ username: '   ', password: '123456' }, 'Username is required.'],
    [{ username: 'x'.repeat(65), password: '123456' }, 'Username must be at most 64 characters long.'],
    [{ username: 'a\u202Eb', password: '123456' }, 'Username must not contain control or invisible characters.'],
    [{ username: '\u3164', password: '123456' }, 'Username must not contain control or invisible characters.'],
    [{ username: 'a\u0000b', password: '123456' }, 'username contains control characters.'],
    [{ username: 'bo', password: 'x'.repeat(257) }, 'Password must be at most 256 characters long.'],
    [{ username: 'bo' }, 'Password is required.'],
    [{ password: '123456' }, 'Username is required.'],
    [{ username: ['bo'], password: '123456' }, 'Username is required.'],
    [{ username: 'bo', password: '123456', role: 'admin' }, "There is no field 'role'."],
  ])('refuses %j', async (json, msg) => {
    const before = await database().user.count();
    expect(await expectError(await send(register, { json }), 400, 'invalid_input')).toBe(msg);
    expect(await database().user.count()).toBe(before);
  });

  it('refuses what is no JSON, too large, of another type, or by another method', async () => {
    await expectError(await send(register, { raw: '{' }), 400, 'invalid_input');
    await expectError(await send(register, { raw: `"${'x'.repeat(1_000_001)}"` }), 413, 'too_large');
    const asText = { raw: 'a=b', headers: { 'Content-Type': 'text/plain' } };
    await expectError(await send(register, asText), 415, 'unsupported_media_type');
    const wrongMethod = await send(getRegister);
    expect(wrongMethod.headers.get('Allow')).toBe('POST');
    await expectError(wrongMethod, 405, 'method_not_allowed');
  });
});

describe('POST /auth/login', () => {
  it('answers the token, sets it as the session cookie, and its payload is what the client reads', async () => {
    const { username, password, id } = await newLearner();
    const response = await send(logIn, { json: { username: username.toUpperCase(), password } });
    const { token, user } = login.response.parse(await response.json());
    expect(user).toEqual({ id, username, role: 'learner' });
    expect(cookieOf(response)).toBe(
      `next-auth.session-token=${token}; Path=/; Max-Age=${TOKEN_LIFETIME_SECONDS}; HttpOnly; SameSite=Lax`,
    );
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(payload).toMatchObject({ id, username, role: 'learner' });
    expect(payload.exp - Date.now() / 1000).toBeCloseTo(TOKEN_LIFETIME_SECONDS, -2);
  });

  it('marks the cookie Secure where learners come over HTTPS', async () => {
    const { username, password } = await newLearner();
    vi.stubEnv('NEXTAUTH_URL', 'https://barwright.example');
    const response = await send(logIn, { json: { username, password } });
    vi.unstubAllEnvs();
    expect(cookieOf(response)).toMatch(/^__Secure-next-auth\.session-token=.*; Secure$/);
  });

  it('answers a wrong password and an unknown user alike', async () => {
    const { username } = await newLearner();
    const wrong = await send(logIn, { json: { username, password: 'wrong' } });
    const unknown = await send(logIn, { json: { username: 'nobody', password: 'wrong' } });
    expect(await expectError(wrong, 401, 'invalid_credentials')).toBe(
      await expectError(unknown, 401, 'invalid_credentials'),
    );
    expect(cookieOf(wrong)).toBeNull();
  });

  it('lets a name in that was taken when invisible characters were', async () => {
    const { id, username, password } = await newLearner();
    const earlier = `${username}\u3164`;
    await database().user.update({
      where: { id },
      data: { username: earlier, usernameKey: usernameKey(earlier) },
    });
    await logInAs(earlier, password);
  });

  it.each([{}, { username: 'a' }, { username: 'a', password: 5 }, { username: 'a', password: '' }])(
    'refuses %j',
    async (json) => {
      await expectError(await send(logIn, { json }), 400, 'invalid_input');
    },
  );
});

describe('POST /auth/renew', () => {
  const day = 24 * 60 * 60 * 1000;

  it('exchanges the token for the cookie and keeps its expiry while it is young', async () => {
    const { token } = await newLearner();
    const response = await send(renew, { method: 'POST', token });
    const answer = renewSession.response.parse(await response.json());
    expect(await verifyToken(answer.token)).toEqual(await verifyToken(token));
    expect(cookieOf(response)).toContain(`next-auth.session-token=${answer.token};`);
  });

  it('gives a fresh token within the last three days of the old one', async () => {
    const { id, username } = await newLearner();
    const holder = { id, username, role: 'learner' as const, sessionVersion: 1 };
    const fourDaysOld = await issueToken(holder, Date.now() - 4.1 * day);
    const answer = renewSession.response.parse(
      await (await send(renew, { method: 'POST', token: fourDaysOld })).json(),
    );
    const renewed = await verifyToken(answer.token);
    expect((renewed?.exp ?? 0) - Date.now() / 1000).toBeCloseTo(TOKEN_LIFETIME_SECONDS, -2);
  });

  it('answers 401 to an expired, forged, foreign or missing token', async () => {
    const { id, username, token } = await newLearner();
    const holder = { id, username, role: 'learner' as const, sessionVersion: 1 };
    const [head, payload, signature] = token.split('.');
    const promoted = Buffer.from(JSON.stringify({ ...holder, role: 'admin', sv: 1, exp: 9e9 })).toString('base64url');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const void_ = [
      await issueToken(holder, Date.now() - 8 * day),
      await signClaims({ id, username, role: 'learner', sv: 2, exp: 9e9 }),
      await issueToken({ ...holder, id: crypto.randomUUID() }, Date.now()),
      await issueToken({ ...holder, id: 'not-a-uuid' }, Date.now()),
      `${head}.${promoted}.${signature}`,
      `${unsigned}.${payload}.`,
      `${unsigned}.${promoted}.${signature}`,
      'nonsense',
    ];
    for (const token of void_) await expectError(await send(renew, { method: 'POST', token }), 401, 'unauthenticated');
    await expectError(await send(renew, { method: 'POST' }), 401, 'unauthenticated');
  });

  it('takes a token that was good no longer than it lives, nor under another secret', async () => {
    const now = Date.now();
    const holder = { id: crypto.randomUUID(), username: 'ada', role: 'learner' as const, sessionVersion: 1 };
    const token = await issueToken(holder, now);
    expect(await verifyToken(token, now)).toMatchObject({ username: 'ada' });
    expect(await verifyToken(token, now + 6 * day)).toMatchObject({ username: 'ada' });
    expect(await verifyToken(token, now + 8 * day)).toBeNull();

    const { AUTH_SECRET } = process.env;
    try {
      process.env.AUTH_SECRET = 'another secret of more than 32 characters';
      expect(await verifyToken(token, now)).toBeNull();
    } finally {
      process.env.AUTH_SECRET = AUTH_SECRET;
    }
  });

  it('does not take the cookie for a token: requests from other sites carry it too', async () => {
    const { token } = await newLearner();
    const headers = { Cookie: `next-auth.session-token=${token}` };
    await expectError(await send(renew, { method: 'POST', headers }), 401, 'unauthenticated');
  });
});

describe('POST /auth/logout', () => {
  it('clears the cookie, with or without a valid session', async () => {
    const response = await send(logOut, { method: 'POST' });
    expect(response.status).toBe(204);
    expect(cookieOf(response)).toBe('next-auth.session-token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  });
});
