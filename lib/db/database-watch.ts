import 'server-only';
import { Socket } from 'node:net';
import pg from 'pg';
import { AppError } from '@/lib/domain/errors/app-error';
import { isDatabaseDown, isLockTimeout } from './database-down';

/**
 * Time is counted in turns of a timer, not by the clock: while this process itself is too busy to
 * read what the database has sent, no turn passes, and the database is not blamed for it.
 */
const TICK_MS = 250;
/** Operations that may wait at once; more than that could not be answered in time anyway. */
const MAX_WAITING = 1_000;

export type WatchLimits = {
  /** How long one operation may take, its wait for a connection included. */
  operationMs: number;
  /** After so long without a byte from the database, while something is asked, it is asked for a sign of life. */
  silenceMs: number;
  /** How long that sign may take before the database is held for gone. */
  signMs: number;
};

type Running = { ticks: number; limitTicks: number; fail: (error: AppError) => void };
type Sign = { ticks: number; socket: Socket };

const inTicks = (ms: number): number => Math.ceil(ms / TICK_MS);

/**
 * The failure that stands for a database which is away. It holds the reason in words and no stack
 * trace: it is thrown for every request of an outage, and where it comes from says nothing.
 */
function unavailable(reason: unknown): AppError {
  return failure('unavailable', 'Our database is not answering right now. Please try again in a moment.', reason);
}

/** The failure that stands for something that someone else holds for too long. */
function busy(reason: unknown): AppError {
  return failure('busy', 'Something else is being saved right now. Please try again in a moment.', reason);
}

function failure(code: 'unavailable' | 'busy', msg: string, reason: unknown): AppError {
  const words = reason instanceof Error ? reason.message || reason.name : String(reason);
  const error = new AppError(code, msg, { cause: words.trim().split('\n').at(-1)?.trim() });
  error.stack = `${error.name}: ${error.message}`;
  return error;
}

/**
 * Keeps a database that hangs from holding up its callers. A stopped server closes no connection and
 * ends no statement, so its silence is noticed here: every operation then fails at once, its
 * connections are thrown away, and new operations fail without waiting until the database gives a
 * sign of life again, for which it is asked four times a second.
 */
export class DatabaseWatch {
  private readonly running = new Set<Running>();
  private readonly bytesRead = new Map<Socket, number>();
  private silentTicks = 0;
  private isGone = false;
  private sign: Sign | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly connectionString: string,
    private readonly limits: WatchLimits,
  ) {}

  /** A socket for one connection of the pool, watched until it closes. */
  openSocket(): Socket {
    const socket = new Socket();
    this.bytesRead.set(socket, 0);
    socket.once('close', () => this.bytesRead.delete(socket));
    return socket;
  }

  /** Runs an operation; throws 'unavailable' when the database is gone, or silent beyond the limit, 'busy' when a lock was not given in time. */
  run<T>(operation: () => Promise<T>): Promise<T> {
    return this.watch(operation, inTicks(this.limits.operationMs));
  }

  /** Runs a transaction, whose own limits Prisma keeps; its operations are counted by themselves. */
  runTransaction<T>(operation: () => Promise<T>): Promise<T> {
    return this.watch(operation, Number.POSITIVE_INFINITY);
  }

  /** Ends what the watch itself keeps open. */
  close(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.isGone = false;
    this.sign?.socket.destroy();
  }

  private async watch<T>(operation: () => Promise<T>, limitTicks: number): Promise<T> {
    if (this.isGone) throw unavailable('the database is silent');
    if (this.running.size >= MAX_WAITING) throw unavailable('too many operations wait for the database');
    if (this.running.size === 0) this.silentTicks = 0;
    let fail: Running['fail'] = () => {};
    const failed = new Promise<never>((_, reject) => {
      fail = reject;
    });
    const entry: Running = { ticks: 0, limitTicks, fail };
    this.running.add(entry);
    this.timer ??= setInterval(() => this.tick(), TICK_MS).unref();
    try {
      return await Promise.race([operation(), failed]);
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (isLockTimeout(error)) throw busy(error);
      throw isDatabaseDown(error) ? unavailable(error) : error;
    } finally {
      this.running.delete(entry);
    }
  }

  private tick(): void {
    this.silentTicks = this.hasHeard() ? 0 : this.silentTicks + 1;
    for (const entry of this.running) {
      entry.ticks += 1;
      if (entry.ticks > entry.limitTicks) entry.fail(unavailable('an operation took too long'));
    }
    if (this.sign) {
      this.sign.ticks += 1;
      if (this.sign.ticks >= inTicks(this.limits.signMs)) this.sign.socket.destroy();
    } else if (this.isGone || (this.running.size > 0 && this.silentTicks >= inTicks(this.limits.silenceMs))) {
      void this.askForSign();
    } else if (this.running.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
  }

  private hasHeard(): boolean {
    let isHeard = false;
    for (const [socket, before] of this.bytesRead) {
      if (socket.bytesRead === before) continue;
      this.bytesRead.set(socket, socket.bytesRead);
      isHeard = true;
    }
    return isHeard;
  }

  /** Connects anew and asks the least: an answer says that the database lives, however slow its statements are. */
  private async askForSign(): Promise<void> {
    const socket = new Socket();
    this.sign = { ticks: 0, socket };
    const client = new pg.Client({ connectionString: this.connectionString, stream: () => socket });
    // What comes after the answer, such as the end of the connection, is no news.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('SELECT');
      this.isGone = false;
    } catch (error) {
      // A refusal for another reason, such as a password that was changed, is an answer too; and one that
      // starts or stops (57P03) lets the connections that it has go on.
      const isAnswer = !isDatabaseDown(error) || (error as { code?: unknown }).code === '57P03';
      if (this.timer !== undefined) this.isGone = !isAnswer;
      if (this.isGone) this.giveUp();
    } finally {
      this.sign = null;
      this.silentTicks = 0;
      socket.destroy();
    }
  }

  private giveUp(): void {
    // As the operating system would have it, so that everybody on the way takes it for what it is.
    const timedOut = Object.assign(new Error('the database is silent'), {
      code: 'ETIMEDOUT',
      syscall: 'read',
      errno: -110,
    });
    for (const socket of this.bytesRead.keys()) socket.destroy(timedOut);
    for (const { fail } of this.running) fail(unavailable(timedOut));
  }
}
