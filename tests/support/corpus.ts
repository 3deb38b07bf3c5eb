import { gradingOf } from '@/lib/content/essay-scores';
import { loadPack } from '@/lib/content/load-pack';
import type { Pack, PackEssay } from '@/lib/content/pack';
import type { EssayGrading } from '@/lib/domain/essays/essay-grading';

let pack: Promise<Pack> | undefined;

/** The default pack, read once for a test file. */
export function corpus(): Promise<Pack> {
  pack ??= loadPack('prisma/content/barwright').then((loaded) => loaded.pack);
  return pack;
}

/** An essay of the default pack with all that it is graded by. */
export async function corpusEssay(id: string): Promise<{ essay: PackEssay; grading: EssayGrading }> {
  const { essays, ...rest } = await corpus();
  const essay = essays.find((one) => one.id === id);
  if (!essay) throw new Error(`The default pack has no essay ${id}.`);
  return { essay, grading: gradingOf(essay, { essays, ...rest }) };
}
