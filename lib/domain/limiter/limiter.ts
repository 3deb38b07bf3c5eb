import { AppError } from '@/lib/domain/errors/app-error';
import { STOPPING } from '@/lib/domain/errors/stopping';

export type Limits = {
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
  /** What waits here has not begun yet: a process that stops may refuse it. */
  isEntrance?: boolean;
};

type Waiting = { begin: () => void; refuse: (error: AppError) => void };
type Owner = { name: string; admitted: number; waiting: Set<Waiting> };

/**
 * Lets work through, no more of it at a time than its limits say. Owners take turns; what is one's own
 * goes in its order. Work must not pass the limiter that it is in again: it would wait for itself.
 */
export class Limiter {
  readonly #owners = new Map<string, Owner>();
  /** What may begin as soon as there is room: of each owner no more than may run. */
  readonly #ready = new Set<Waiting>();
  #running = 0;
  #isStopping = false;

  constructor(private readonly limits: Limits) {}

  /** Does the work in its turn. Throws 'throttled' instead when too much of the owner's waits, or it waited too long, 'stopping' after `stop`. */
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

  /** At an entrance nothing waits any more: what does is refused, and so is from now on what would have to. */
  stop(): void {
    if (!this.limits.isEntrance) return;
    this.#isStopping = true;
    const waiting = [...this.#ready, ...[...this.#owners.values()].flatMap((own) => [...own.waiting])];
    for (const { refuse } of waiting) refuse(stopping());
  }

  #turnOf(own: Owner): Promise<void> {
    return new Promise((resolve, reject) => {
      let signal: AbortSignal | undefined;
      const waiting: Waiting = {
        begin: () => {
          signal?.removeEventListener('abort', losePatience);
          resolve();
        },
        refuse: (error) => {
          signal?.removeEventListener('abort', losePatience);
          own.waiting.delete(waiting);
          if (this.#ready.delete(waiting)) {
            own.admitted -= 1;
            this.#admit(own);
          }
          reject(error);
        },
      };
      const losePatience = () => waiting.refuse(this.#busy());
      own.waiting.add(waiting);
      this.#admit(own);
      this.#begin();
      if (!own.waiting.has(waiting) && !this.#ready.has(waiting)) return;
      if (this.#isStopping) return waiting.refuse(stopping());
      signal = this.limits.patience?.();
      signal?.addEventListener('abort', losePatience);
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
      next.begin();
    }
  }

  #busy(): AppError {
    return new AppError('throttled', this.limits.busy, { retryAfterSeconds: this.limits.retryAfterSeconds });
  }
}

const stopping = () => new AppError(STOPPING.code, STOPPING.msg, STOPPING);

const kept = globalThis as typeof globalThis & { barwrightGates?: Map<string, Limiter>; barwrightStops?: true };

/**
 * The process's one limiter of a name. Pages and routes are bundled apart, each with modules of its own,
 * and hot reload evaluates them again: only the global object is one.
 */
export function limiterOf(name: string, limits: Limits): Limiter {
  kept.barwrightGates ??= new Map();
  const limiter = kept.barwrightGates.get(name) ?? new Limiter(limits);
  kept.barwrightGates.set(name, limiter);
  if (kept.barwrightStops) limiter.stop();
  return limiter;
}

/** Stops every limiter that `limiterOf` has made or will make in this process. */
export function stopLimiters(): void {
  kept.barwrightStops = true;
  for (const limiter of kept.barwrightGates?.values() ?? []) limiter.stop();
}
