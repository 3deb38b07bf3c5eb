import { describe, expect, it } from 'vitest';
import { TOKEN_RENEWAL_WINDOW_SECONDS } from '@/lib/domain/auth/constants';
import type { TokenClaims } from '@/lib/domain/auth/token-claims';
import { sessionStep } from './session-step';

const NOW_SECONDS = 1_800_000_000;

function claims(id: string, secondsLeft = TOKEN_RENEWAL_WINDOW_SECONDS): TokenClaims {
  return { id, username: id, role: 'learner', sv: 1, exp: NOW_SECONDS + secondsLeft };
}

describe('sessionStep', () => {
  it.each([
    ['nobody on a public page', null, null, false, 'stay'],
    ['nobody on a guarded page', null, null, true, 'sign-in'],
    ['a cookie alone, public', 'ana', null, false, 'end'],
    ['a cookie alone, guarded', 'ana', null, true, 'end'],
    ['a token alone, public', null, claims('ana'), false, 'exchange'],
    ['a token alone, guarded', null, claims('ana'), true, 'exchange'],
    ["someone else's cookie", 'bo', claims('ana'), true, 'exchange'],
    ['a token alone that is nearly over', null, claims('ana', 60), true, 'exchange'],
    ['both, with days left', 'ana', claims('ana'), true, 'stay'],
    ['both, nearly over', 'ana', claims('ana', TOKEN_RENEWAL_WINDOW_SECONDS - 1), true, 'renew'],
    ['both, nearly over, public', 'ana', claims('ana', 1), false, 'renew'],
  ] as const)('%s: %4$s', (_, cookieUserId, token, isGuarded, step) => {
    expect(sessionStep({ cookieUserId, claims: token, isGuarded, nowMs: NOW_SECONDS * 1000 })).toBe(step);
  });
});
