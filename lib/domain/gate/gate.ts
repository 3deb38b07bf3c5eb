import { AppError } from '@/lib/domain/errors/app-error';

type Limits = {
  /** Pieces of work at once, whoever they belong to. */
  atOnce?: number;
  /** Of these, so many of one owner. */
  perOwner: number;
  /** Of one owner, so many wait besides. */
  mostWaiting: number;
  /** What an owner is told who waits with too many, or too long. */
  busy: string;
  retryAfterSeconds: number;
  /** Aborted when a piece of work has waited long enough; asked for as it begins to wait. */
  patience?: () => AbortSignal;
};

type Owner = { name: string; admitted: number; waiting: Set<() => void> };

/**
 * Lets work through, no more of it at a time than its limits say. Owners take turns; what is one's own
 * goes in its order. Work must not pass the gate that it is in once more: it would wait for itself.
 */
export class Gate {
  readonly #owners = new Map<string, Owner>();
  /** What may begin as soon as there is room: of each owner no more than may run. */
  readonly #ready = new Set<() => void>();
  #running = 0;

  constructor(private readonly limits: Limits) {}

  /** Does the work in its turn. Throws 'throttled' instead when too much of the owner's waits, or it waited too long. */
  async run<T>(owner: string, work: () => T | Promise<T>): Promise<T> {
    const own = this.#owners.get(owner) ?? { name: owner, admitted: 0, waiting: new Set() };
    if (own.admitted >= this.limits.perOwner && own.waiting.size >= this.limits.mostWaiting) throw this.#busy();
    this.#owners.set(owner, own);
    await this.#turnOf(own);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      own.admitted -= 1;
      this.#admit(own);
      this.#begin();
    }
  }

  #turnOf(own: Owner): Promise<void> {
    return new Promise((resolve, reject) => {
      let signal: AbortSignal | undefined;
      const begin = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        own.waiting.delete(begin);
        if (this.#ready.delete(begin)) {
          own.admitted -= 1;
          this.#admit(own);
        }
        reject(this.#busy());
      };
      own.waiting.add(begin);
      this.#admit(own);
      this.#begin();
      if (!own.waiting.has(begin) && !this.#ready.has(begin)) return;
      signal = this.limits.patience?.();
      signal?.addEventListener('abort', giveUp);
    });
  }

  /** Moves what is an owner's own to what is ready, as far as their share allows. */
  #admit(own: Owner): void {
    for (const next of own.waiting) {
      if (own.admitted >= this.limits.perOwner) return;
      own.waiting.delete(next);
      own.admitted += 1;
      this.#ready.add(next);
    }
    if (own.admitted === 0) this.#owners.delete(own.name);
  }

  #begin(): void {
    for (const next of this.#ready) {
      if (this.#running >= (this.limits.atOnce ?? Number.POSITIVE_INFINITY)) return;
      this.#ready.delete(next);
      this.#running += 1;
      next();
    }
  }

  #busy(): AppError {
    return new AppError('throttled', this.limits.busy, { retryAfterSeconds: this.limits.retryAfterSeconds });
  }
}

const kept = globalThis as typeof globalThis & { barwrightGates?: Map<string, Gate> };

/**
 * The process's one gate of a name. Pages and routes are bundled apart, each with modules of its own,
 * and hot reload evaluates them again: only the global object is one.
 */
export function gateOf(name: string, limits: Limits): Gate {
  kept.barwrightGates ??= new Map();
  const gate = kept.barwrightGates.get(name) ?? new Gate(limits);
  kept.barwrightGates.set(name, gate);
  return gate;
}
