import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@/lib/domain/errors/app-error';
import { errorResponse } from '@/lib/http/error-response';

export const dynamic = 'force-dynamic';

/** The service worker of this build, which scripts/launch/service-worker.ts wrote beside it. */
export async function GET(): Promise<Response> {
  const file = join(
    /* turbopackIgnore: true */ process.cwd(),
    process.env.NEXT_DIST_DIR || '.next',
    'service-worker.js',
  );
  const script = await readFile(file, 'utf8').catch(() => null);
  if (script === null) return errorResponse(new AppError('not_found', 'There is no service worker.'));
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      // The browser asks for it anew with every visit, to learn of a newer build.
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    },
  });
}
