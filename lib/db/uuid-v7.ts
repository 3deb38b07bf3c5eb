import 'server-only';
import { randomBytes } from 'node:crypto';

/**
 * A new UUID of version 7 (RFC 9562) for rows that raw SQL inserts; Prisma makes the same kind for
 * the others. Ordered by creation, so that new rows land on index pages already in memory.
 */
export function uuidV7(nowMs: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
