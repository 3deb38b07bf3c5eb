import 'server-only';
import { database } from './prisma';

/** Version of the content that the importer last applied, null before the first import. */
export async function findContentVersion(): Promise<string | null> {
  const state = await database().contentState.findUnique({ where: { id: 1 }, select: { version: true } });
  return state?.version ?? null;
}

/** Digest of what the importer last made its content of, null when that is not known. */
export async function findContentInputs(): Promise<string | null> {
  const state = await database().contentState.findUnique({ where: { id: 1 }, select: { inputs: true } });
  return state?.inputs ?? null;
}
