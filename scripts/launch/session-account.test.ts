import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { sessionAccount, sessionPerson } from './session-account';

const SECRET = 'a secret that is long enough to sign with';
const NOW_MS = Date.UTC(2026, 0, 5);
const ACCOUNT = 'c3b8e5a2-4f0e-4a53-9d0c-1f2a3b4c5d6e';
const CLAIMS = { id: ACCOUNT, username: 'Ana', role: 'learner', sv: 0, exp: NOW_MS / 1000 + 60 };

const sign = (claims: Record<string, unknown>, secret = SECRET) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(new TextEncoder().encode(secret));
const accountOf = (headers: { authorization?: string; cookie?: string }) => sessionAccount(headers, SECRET, NOW_MS);

describe('sessionAccount', () => {
  it('is that of a session in the header of the API or in the cookie of the pages', async () => {
    const token = await sign(CLAIMS);
    expect(accountOf({ authorization: `Bearer ${token}` })).toBe(ACCOUNT);
    expect(accountOf({ cookie: `theme=dark; next-auth.session-token=${token}; other=1` })).toBe(ACCOUNT);
    expect(accountOf({ cookie: `__Secure-next-auth.session-token=${token}` })).toBe(ACCOUNT);
    expect(accountOf({ authorization: 'Bearer none', cookie: `next-auth.session-token=${token}` })).toBe(ACCOUNT);
  });

  it('is nobody’s for what we did not sign, what has expired and what is no session', async () => {
    const token = await sign(CLAIMS);
    const [head, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...CLAIMS, username: 'Eve' })).toString('base64url');
    const others = [
      '',
      'x',
      '..',
      'a.b.c',
      `${token}.x`,
      `${token}x`,
      token.slice(0, -1),
      `${head}.${forged}.${signature}`,
      `${head}.${forged}.`,
      await sign(CLAIMS, 'another secret that is long enough too'),
      await sign({ ...CLAIMS, exp: NOW_MS / 1000 - 1 }),
      await sign({ aud: 'browser', sub: 'ana', jti: ACCOUNT }),
    ];
    for (const other of others) {
      expect(accountOf({ authorization: `Bearer ${other}`, cookie: `next-auth.session-token=${other}` })).toBe('');
    }
    expect(accountOf({})).toBe('');
    expect(accountOf({ authorization: token, cookie: token })).toBe('');
  });
});

describe('sessionPerson', () => {
  const personOf = (authorization: string) => sessionPerson({ authorization }, SECRET, NOW_MS);

  it('is the account, and all who have none together', async () => {
    expect(personOf(`Bearer ${await sign(CLAIMS)}`)).toEqual({ person: ACCOUNT, member: ACCOUNT });
    expect(personOf('Bearer a.b.c')).toEqual({ person: '', member: '' });
  });

  it('is one for all guests, who cost nothing', async () => {
    const guest = `Bearer ${await sign({ ...CLAIMS, isGuest: true })}`;
    expect(personOf(guest)).toEqual({ person: 'guests', member: ACCOUNT });
  });
});
