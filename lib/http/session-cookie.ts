import { sessionCookie } from '@/lib/auth/next-auth-options';
import { GUEST_LIFETIME_SECONDS, TOKEN_LIFETIME_SECONDS } from '@/lib/domain/auth/constants';
import { browserCookie } from './browser-cookie';
import { Reply } from './reply';

function setCookie(value: string, maxAgeSeconds: number): string {
  const { name, options } = sessionCookie();
  const attributes = [
    `${name}=${value}`,
    `Path=${options.path}`,
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  return [...attributes, ...(options.secure ? ['Secure'] : [])].join('; ');
}

/** An answer that also puts its token where server components read it: next-auth's session cookie. */
export function withSessionCookie<T extends { token: string }>(data: T): Reply<T> {
  return new Reply(data, [['Set-Cookie', setCookie(data.token, TOKEN_LIFETIME_SECONDS)]]);
}

/** The same for a guest, whose session lives longer. */
export function withGuestCookie<T extends { token: string }>(data: T): Reply<T> {
  return new Reply(data, [['Set-Cookie', setCookie(data.token, GUEST_LIFETIME_SECONDS)]]);
}

/** The same after a login, by which this browser is known from now on. */
export function withLoginCookies<T extends { token: string }>({
  browserToken,
  ...data
}: T & { browserToken: string }): Reply<Omit<T, 'browserToken'>> {
  return new Reply(data, [
    ['Set-Cookie', setCookie(data.token, TOKEN_LIFETIME_SECONDS)],
    ['Set-Cookie', browserCookie(browserToken)],
  ]);
}

/** An empty answer that clears the session cookie. */
export function withoutSessionCookie(): Reply<undefined> {
  return new Reply(undefined, [['Set-Cookie', setCookie('', 0)]]);
}
