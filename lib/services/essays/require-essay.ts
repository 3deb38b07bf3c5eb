import 'server-only';
import { AppError } from '@/lib/domain/errors/app-error';
import { currentEssays, type Essay } from './current-essays';

/** An essay by its id, withdrawn ones included. Throws 'not_found' when there is none. */
export async function requireEssay(id: string): Promise<Essay> {
  const essay = (await currentEssays()).byId.get(id);
  if (!essay) throw new AppError('not_found', 'There is no such essay.');
  return essay;
}
