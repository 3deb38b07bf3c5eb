import { beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeToken, readSessionClaims, removeToken, storedToken, storeToken } from './token-store';

const NOW_MS = 1_800_000_000_000;
const claims = {
  id: '0192d3a0-0000-7000-8000-000000000001',
  username: 'Zoë 李',
  role: 'learner' as const,
  exp: NOW_MS / 1000 + 60,
  sv: 1,
};

function token(payload: unknown): string {
  return `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;
}

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

describe('decodeToken', () => {
  it('reads the claims, in any script', () => {
    expect(decodeToken(token(claims))).toEqual(claims);
  });

  it.each(['', 'x', '..', 'a.%%%.c', `a.${btoa('not json')}.c`, token(null), token('text'), token({ exp: 'soon' })])(
    'answers null for %j',
    (text) => {
      expect(decodeToken(text)).toBeNull();
    },
  );
});

describe('readSessionClaims', () => {
  it('is null when signed out', () => {
    expect(readSessionClaims(NOW_MS)).toBeNull();
  });

  it('answers the claims of a living token and keeps it', () => {
    storeToken(token(claims));
    expect(readSessionClaims(NOW_MS)).toEqual(claims);
    expect(storedToken()).not.toBeNull();
  });

  it.each([token({ ...claims, exp: NOW_MS / 1000 - 1 }), 'undecodable'])('removes %j', (text) => {
    storeToken(text);
    expect(readSessionClaims(NOW_MS)).toBeNull();
    expect(storedToken()).toBeNull();
  });

  it('forgets the token on removal', () => {
    storeToken(token(claims));
    removeToken();
    expect(storedToken()).toBeNull();
  });
});
