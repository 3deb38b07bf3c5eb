import 'server-only';
import { findContentVersion } from '@/lib/db/content-state-repository';

/** Proves that the database answers. Throws 'unavailable' when it does not. */
export async function checkHealth() {
  return { status: 'ok' as const, contentVersion: await findContentVersion() };
}
