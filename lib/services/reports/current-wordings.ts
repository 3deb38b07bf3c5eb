import 'server-only';
import { findReportedItems } from '@/lib/db/reported-item-repository';
import { REPORTED_KINDS, type ReportedKind } from '@/lib/domain/reports/constants';

type Ref = { kind: ReportedKind; itemId: string };

/** The digest of what each of these items says now; undefined for one that is gone. */
export async function currentDigests(refs: readonly Ref[]): Promise<(ref: Ref) => string | undefined> {
  const items = await Promise.all(
    REPORTED_KINDS.map(
      async (kind) =>
        [
          kind,
          await findReportedItems(
            kind,
            refs.flatMap((ref) => (ref.kind === kind ? [ref.itemId] : [])),
          ),
        ] as const,
    ),
  );
  const byKind = new Map(items);
  return ({ kind, itemId }) => byKind.get(kind)?.get(itemId)?.wordingDigest;
}
