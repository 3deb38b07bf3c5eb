import type { Metadata, Viewport } from 'next';
import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { FocusKeeper } from '@/components/shell/focus-keeper';
import { Footer } from '@/components/shell/footer';
import { NavigationBar } from '@/components/shell/navigation-bar';
import { PhoneBar } from '@/components/shell/phone-bar';
import { SkipLink } from '@/components/shell/skip-link';
import { parseTheme, THEME_COOKIE } from '@/components/shell/theme';
import { EARLY_PRESSES_SCRIPT } from '@/components/ui/early-presses';
import { cssColor } from '@/components/ui/oklch';
import { DARK, LIGHT } from '@/components/ui/tokens';
import { readClaimedUser } from '@/lib/auth/session';
import { fontVariables } from './fonts';
import './globals.css';
// Every document loads these two. Named here they share a script with the rest of the frame, and no page repeats their parts.
import './error';
import './global-error';

export const metadata: Metadata = {
  title: { default: 'Barwright: Understand. Memorize. Apply.', template: '%s · Barwright' },
  description: 'Bar-exam preparation: understand the rules, memorize them, and apply them to questions and essays.',
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: cssColor(LIGHT.paper) },
    { media: '(prefers-color-scheme: dark)', color: cssColor(DARK.paper) },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [user, cookieStore, requestHeaders] = await Promise.all([readClaimedUser(), cookies(), headers()]);
  const theme = parseTheme(cookieStore.get(THEME_COOKIE)?.value);

  return (
    // The remembered theme arrives with the document, so that nothing flashes before the scripts run.
    <html lang="en" data-theme={theme === 'system' ? undefined : theme} className={fontVariables}>
      <body className="flex flex-col">
        <script
          nonce={requestHeaders.get('x-nonce') ?? undefined}
          // The browser hides a nonce from whoever reads the document.
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
          dangerouslySetInnerHTML={{ __html: EARLY_PRESSES_SCRIPT }}
        />
        <SkipLink />
        <NavigationBar user={user} theme={theme} />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer isSignedIn={user !== null} />
        {user && <PhoneBar />}
        <FocusKeeper />
      </body>
    </html>
  );
}
