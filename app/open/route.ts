import { redirect } from 'next/navigation';

export const dynamic = 'force-dynamic';

/** Where the installed application opens. The service worker leads on to where the learner was; without it, home. */
export function GET(): never {
  redirect('/');
}
