import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const RETRY_MS = 25;
type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool that keeps its connections, and asks again while PostgreSQL takes no new ones: one that is
 * told to stop lets those it has go on, and one that is started again is back within a second.
 * Nothing has been asked of it yet, so nothing can happen twice.
 */
export class PatientPool extends pg.Pool {
  constructor(
    options: pg.PoolConfig,
    /** How long a PostgreSQL that goes or comes is waited for; who asks is told soon after. */
    private readonly patienceMs: number,
  ) {
    super({ ...options, min: options.max });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connected = this.connectPatiently();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(release as Error | boolean | undefined)),
      (error) => callback(error, undefined, () => {}),
    );
  }

  private async connectPatiently(): Promise<pg.PoolClient> {
    const deadline = performance.now() + this.patienceMs;
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        const { code } = error as { code?: string };
        // 57P03: it starts or shuts down.
        const isPassing = code === '57P03' || code === 'ECONNREFUSED' || code === 'ECONNRESET';
        if (!isPassing || performance.now() > deadline) throw error;
      }
      await delay(RETRY_MS);
    }
  }
}
