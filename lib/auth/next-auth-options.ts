import 'server-only';
import type { NextAuthOptions } from 'next-auth';
import { TOKEN_LIFETIME_SECONDS } from '@/lib/domain/auth/constants';
import { type TokenClaims, tokenClaims } from '@/lib/domain/auth/token-claims';
import { signClaims, verifyToken } from './token';

declare module 'next-auth' {
  interface Session {
    claims: TokenClaims;
  }
}

/** Learners reach us over HTTPS when the configured address says so; only then is the cookie Secure. */
const isSecure = (): boolean => process.env.NEXTAUTH_URL?.startsWith('https://') ?? false;

/** Name and attributes of the session cookie, next-auth's own. */
export function sessionCookie() {
  return {
    name: `${isSecure() ? '__Secure-' : ''}next-auth.session-token`,
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure() },
  } as const;
}

/**
 * next-auth set up to hold the very token that `POST /auth/login` answers: it reads and writes our
 * JWT instead of its own. Signing in goes through the API, so there is no provider here.
 */
export function nextAuthOptions(): NextAuthOptions {
  return {
    providers: [],
    secret: process.env.AUTH_SECRET,
    pages: { signIn: '/login' },
    session: { strategy: 'jwt', maxAge: TOKEN_LIFETIME_SECONDS },
    cookies: { sessionToken: sessionCookie() },
    jwt: {
      encode: ({ token }) => signClaims(tokenClaims.parse(token)),
      decode: ({ token }) => verifyToken(token ?? ''),
    },
    logger: {
      // A cookie that is none of ours, or too old, is the caller's affair and means 'signed out'.
      error: (code, metadata) => {
        if (code !== 'JWT_SESSION_ERROR') console.error(`next-auth: ${code}`, metadata);
      },
    },
    callbacks: {
      session: ({ session, token }) => ({ ...session, claims: tokenClaims.parse(token) }),
    },
  };
}
