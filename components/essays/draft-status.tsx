import { CheckIcon, InfoIcon } from '@/components/ui/icons';
import { Spinner } from '@/components/ui/spinner';
import type { DraftView } from '@/lib/client/draft-session';
import { type DraftState, isUnsaved } from '@/lib/domain/essays/draft-sync';

const UNCONFIRMED = 'The latest copy on this device: the server cannot be reached.';

/** Why the server does not hold the answer, in a sentence; null where it does or is about to. */
function trouble({ rival, trouble: last }: DraftState, isStored: boolean): string | null {
  if (!isStored) return 'Not saved yet, and this browser cannot keep it: do not close the page.';
  if (rival) return 'Saved on this device; waiting for your choice between two versions.';
  if (!last) return null;
  if (last.kind === 'offline') return 'Saved on this device; sending when the network is back.';
  if (last.kind === 'failed') return `Saved on this device; trying again (${last.reason}).`;
  return `Saved on this device only: ${last.reason}.`;
}

/** Where the answer is safe. Trouble is announced; that all goes well is not, every few seconds. */
export function DraftStatus({ view: { state, isStored, isCopied, isUnconfirmed } }: { view: DraftView }) {
  const isWaiting = isUnsaved(state);
  const problem = isWaiting ? trouble(state, isStored) : isUnconfirmed ? UNCONFIRMED : null;
  return (
    <div className="min-h-6 text-sm">
      <p role="status" className="flex items-center gap-1.5 font-semibold text-warning-ink empty:hidden">
        {problem && (
          <>
            <InfoIcon className="size-4" />
            {problem}
          </>
        )}
      </p>
      {!problem && (
        <p className="flex items-center gap-1.5 text-muted">
          {isWaiting && (
            <>
              <Spinner className="size-3.5" />
              Saved on this device; sending…
            </>
          )}
          {!isWaiting && state.base.version > 0 && (
            <>
              <CheckIcon className="size-4" />
              Saved
              {!isCopied && <span>. This browser cannot keep an offline copy.</span>}
            </>
          )}
        </p>
      )}
    </div>
  );
}
