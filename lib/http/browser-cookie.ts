import { sessionCookie } from '@/lib/auth/next-auth-options';
import { BROWSER_LIFETIME_SECONDS } from '@/lib/domain/auth/constants';

const NAME = 'barwright-browser';

/** The cookie by which a browser is known to an account; see `lib/auth/browser-token.ts`. */
export function browserCookie(token: string): string {
  const { options } = sessionCookie();
  const attributes = [
    `${NAME}=${token}`,
    'Path=/api',
    `Max-Age=${BROWSER_LIFETIME_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  return [...attributes, ...(options.secure ? ['Secure'] : [])].join('; ');
}

/** What the caller's browser holds of it. */
export function readBrowserCookie(request: Request): string | undefined {
  for (const cookie of request.headers.get('Cookie')?.split(';') ?? []) {
    const [name, value] = cookie.trim().split('=');
    if (name === NAME) return value;
  }
  return undefined;
}
