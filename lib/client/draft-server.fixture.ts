import { vi } from 'vitest';

type Stored = { html: string; text: string; version: number; savedAt: string | null };

/** A request on its way to the server, or back. */
export type HeldRequest = {
  method: string;
  address: string;
  /** Lets the server take it in, if it has not yet, and hands its answer on. */
  answer: () => void;
  /** Lets the network fail, on the way back if the server is to take it in first. */
  lose: (isTakenIn?: boolean) => void;
};

const NOTHING: Stored = { html: '', text: '', version: 0, savedAt: null };
const SAVED_AT = '2026-11-21T12:00:00.000Z';

/**
 * The endpoints of drafts behind a `fetch` of our own, by the rules of the contract: a save or a restore
 * needs the version that is stored. While `isHolding` requests wait in `held` to be answered or lost.
 */
export class DraftServer {
  isHolding = false;
  /** While it is not, every request fails at once. */
  isReachable = true;
  held: HeldRequest[] = [];
  /** Every version of every answer, oldest first, by the path with the exam. */
  readonly versions = new Map<string, Stored[]>();

  install(): this {
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => this.fetch(address, init));
    return this;
  }

  /** What is stored of the answer to an essay in practice. */
  stored(essayId: string): Stored {
    return this.versions.get(`/api/essays/${essayId}/draft`)?.at(-1) ?? NOTHING;
  }

  /** Saves as another device does. */
  saveElsewhere(essayId: string, html: string): Stored {
    const key = `/api/essays/${essayId}/draft`;
    return this.store(key, { html, text: html, version: this.stored(essayId).version + 1, savedAt: SAVED_AT });
  }

  private store(key: string, next: Stored): Stored {
    this.versions.set(key, [...(this.versions.get(key) ?? []), next]);
    return next;
  }

  private fetch(address: string, { method = 'GET', body, signal }: RequestInit): Promise<Response> {
    if (!this.isReachable) return Promise.reject(new TypeError('Failed to fetch'));
    return new Promise((resolve, reject) => {
      let answer: Response | undefined;
      const takeIn = () => {
        answer ??= this.handle(method, address, body ? JSON.parse(String(body)) : null);
        return answer;
      };
      signal?.addEventListener('abort', () => reject(signal.reason));
      const request: HeldRequest = {
        method,
        address,
        answer: () => {
          this.held = this.held.filter((other) => other !== request);
          resolve(takeIn());
        },
        lose: (isTakenIn = false) => {
          this.held = this.held.filter((other) => other !== request);
          if (isTakenIn) takeIn();
          reject(new TypeError('Failed to fetch'));
        },
      };
      if (this.isHolding) this.held.push(request);
      else request.answer();
    });
  }

  private handle(method: string, address: string, body: { html: string; text: string; baseVersion: number } | null) {
    const [path = '', query] = address.split('?');
    const [, base = '', restored] = /^(.*\/draft)(?:\/versions\/(\d+)\/restore)?$/.exec(path) ?? [];
    const key = query === undefined ? base : `${base}?${query}`;
    const all = this.versions.get(key) ?? [];
    const stored = all.at(-1) ?? NOTHING;
    if (method === 'GET') return Response.json(stored);
    // What is stored already was sent again, as after an answer that was lost.
    if (restored === undefined && body?.html === stored.html) return Response.json(stored);
    if (body?.baseVersion !== stored.version) {
      return Response.json({ code: 'conflict', msg: 'Saved elsewhere.', details: { stored } }, { status: 409 });
    }
    const { html, text } = restored === undefined ? body : (all[Number(restored) - 1] ?? stored);
    return Response.json(this.store(key, { html, text, version: stored.version + 1, savedAt: SAVED_AT }));
  }
}
