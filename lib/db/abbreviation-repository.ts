import 'server-only';
import { database } from './prisma';

/** The abbreviations that answers may use. */
export function loadAbbreviations(): Promise<{ abbr: string; full: string }[]> {
  return database().abbreviation.findMany({
    where: { retired: false },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { abbr: true, full: true },
  });
}
