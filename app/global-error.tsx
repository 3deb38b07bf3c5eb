'use client';

import { Button } from '@/components/ui/button';
import { useReload } from '@/components/ui/use-reload';
import './globals.css';

/** The last resort, when not even the frame of the page could be drawn. */
export default function GlobalError() {
  const { reload, isBusy, hasFailed } = useReload();
  return (
    <html lang="en">
      <body>
        <main className="mx-auto max-w-3xl px-4 py-16">
          <h1 className="font-serif text-3xl font-semibold">Barwright could not be shown</h1>
          <p className="mt-3 mb-6 text-lg text-muted">
            {hasFailed ? 'The server cannot be reached.' : 'Something went wrong on our side.'} Your work in this
            browser is safe.
          </p>
          <Button variant="primary" isBusy={isBusy} onClick={reload}>
            Try again
          </Button>
        </main>
      </body>
    </html>
  );
}
