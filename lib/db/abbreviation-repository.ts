import 'server-only';
import { database } from './prisma';

/** The abbreviations of the content, in its order. */
export function loadAbbreviations(): Promise<{ abbr: string; full: string }[]> {
  return database().abbreviation.findMany({
    where: { retired: false },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { abbr: true, full: true },
  });
}
