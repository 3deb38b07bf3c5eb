'use client';

import { Button } from '@/components/ui/button';
import './globals.css';

/** The last resort, when not even the frame of the page could be drawn. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <main className="mx-auto max-w-3xl px-4 py-16">
          <h1 className="font-serif text-3xl font-semibold">Barwright could not be shown</h1>
          <p className="mt-3 mb-6 text-lg text-muted">
            Something went wrong on our side. Your work in this browser is safe.
          </p>
          <Button variant="primary" onClick={reset}>
            Try again
          </Button>
        </main>
      </body>
    </html>
  );
}
