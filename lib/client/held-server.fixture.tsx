import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { queryClient } from './query';
import { ANA, logIn } from './server.fixture';

export type Held = {
  /** As `GET /api/cards/decks?timeZone=UTC`. */
  line: string;
  body: unknown;
  signal: AbortSignal | null | undefined;
  /** Comes even where nobody waits for it any more, as an answer does that was on its last step. */
  answer: (response: Response | Error) => Promise<void>;
  json: (value: unknown) => Promise<void>;
};

/** Logs in and puts a server at the fetch boundary that answers when the test says so; what it was asked. */
export function holdServer(): Held[] {
  logIn(ANA);
  queryClient().clear();
  const asked: Held[] = [];
  vi.stubGlobal(
    'fetch',
    (address: string, { method, body, signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const answer = async (response: Response | Error) => {
          if (!(response instanceof Response)) return settle(() => reject(response));
          // Read at once: how long a body takes is none of a test's business.
          const text = await response.clone().text();
          response.text = async () => text;
          const blob = await response.clone().blob();
          response.blob = async () => blob;
          await settle(() => resolve(response));
        };
        asked.push({
          line: `${method} ${address}`,
          body: body === undefined ? undefined : JSON.parse(String(body)),
          signal,
          answer,
          json: (value) => answer(Response.json(value)),
        });
      }),
  );
  return asked;
}

/** What the browser saves from now on, by name. */
export function watchSavedFiles(): string[] {
  const saved: string[] = [];
  // What jsdom does not know of files that are saved.
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} });
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
  return saved;
}

/** An answer that is a file. */
export function fileAnswer(name: string): Response {
  return new Response('', { headers: { 'Content-Disposition': `attachment; filename*=UTF-8''${name}` } });
}

/** Does something, and lets everything come of it that needs no more answers. */
export async function settle(work: () => unknown = () => {}): Promise<void> {
  // Between two steps of a test React works as it does for a learner, by itself.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => {
    await work();
    // TanStack Query tells its observers a task later, and what they ask for then comes another task later.
    for (let task = 0; task < 3; task++) await new Promise((resolve) => setTimeout(resolve, 0));
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
}

let root: Root | undefined;

export async function render(screen: ReactNode): Promise<void> {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  await settle(() => root?.render(screen));
}

export async function leave(): Promise<void> {
  await settle(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
}
