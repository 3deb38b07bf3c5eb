'use client';

import Link from 'next/link';
import { type ComponentType, useState, useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog';
import { CheckIcon, ClockIcon, CrossIcon, OfflineIcon, SyncIcon } from '@/components/ui/icons';
import { attemptOutbox } from '@/lib/client/attempt-outbox';
import { draftOutbox } from '@/lib/client/essay-drafts';
import { examEndOutbox } from '@/lib/client/exam-end-outbox';
import { reviewOutbox } from '@/lib/client/review-outbox';
import { ruleAnswerOutbox } from '@/lib/client/rule-answer-outbox';
import { type SaveState, saveState } from '@/lib/client/save-state';
import { tickOutbox } from '@/lib/client/tick-outbox';
import { counted } from '@/lib/domain/text/counted';
import { type UnsentKinds, UnsentWork } from './unsent-work';
import { useUnsent } from './use-unsent';

type Looks = {
  Icon: ComponentType<{ className?: string }>;
  tone: string;
  word: (count: number) => string;
};

const LOOKS: Record<SaveState['kind'], Looks> = {
  saved: { Icon: CheckIcon, tone: 'text-muted', word: () => 'Saved' },
  saving: { Icon: SyncIcon, tone: 'text-muted', word: () => 'Saving…' },
  waiting: { Icon: ClockIcon, tone: 'text-warning-ink', word: (count) => `Waiting (${count})` },
  offline: {
    Icon: OfflineIcon,
    tone: 'text-warning-ink',
    word: (count) => (count > 0 ? `Offline (${count})` : 'Offline'),
  },
  refused: { Icon: CrossIcon, tone: 'text-danger-ink', word: (count) => `Refused (${count})` },
};

/** What the sign means, in a sentence. */
function explanation({ kind, count }: SaveState, isStored: boolean): string {
  const kept = isStored
    ? 'Your work is saved on this device and sent automatically as soon as the server can be reached.'
    : 'This browser does not let us keep it: leave this page open until it is sent.';
  switch (kind) {
    case 'saved':
      return 'Everything you did is saved on the server.';
    case 'saving':
      return 'What you just did is on its way to the server.';
    case 'waiting':
      return `${counted(count, 'change')} could not be sent yet. ${kept}`;
    case 'offline':
      return count > 0
        ? `The server cannot be reached. ${counted(count, 'change')} will be sent later. ${kept}`
        : 'This device is offline. Everything you did before is saved on the server.';
    case 'refused':
      return 'The server did not accept everything you did. Nothing is lost: decide below what to do with it.';
  }
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

export type SaveSignProps = {
  userId: string;
  /** The sign alone, without its word. */
  isCompact?: boolean;
};

/** Says whether all that the learner did is saved, and opens the list of what is not. */
export function SaveSignButton({ userId, isCompact = false }: SaveSignProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  const work: UnsentKinds = {
    attempts: useUnsent(userId, attemptOutbox),
    ratings: useUnsent(userId, reviewOutbox),
    ticks: useUnsent(userId, tickOutbox),
    rules: useUnsent(userId, ruleAnswerOutbox),
    answers: useUnsent(userId, draftOutbox),
    exams: useUnsent(userId, examEndOutbox),
  };
  const all = Object.values(work);
  const count = (countOf: (unsent: (typeof all)[number]) => number) =>
    all.reduce((sum, unsent) => sum + countOf(unsent), 0);
  const state = saveState({
    // A tab that was opened without a network may not have been told.
    isOnline: isOnline && !all.some(({ isUnreachable }) => isUnreachable),
    isSending: work.attempts.isSending,
    waitingCount: count(({ items, refused }) => items.length - refused.length),
    stuckCount: count(({ waiting }) => waiting.length),
    refusedCount: count(({ refused }) => refused.length),
  });
  // What waits is not known yet: nothing that could be said is sure to be true.
  if (!all.every(({ isRead }) => isRead)) return null;
  const { Icon, tone, word } = LOOKS[state.kind];
  const label = word(state.count);
  const isQuiet = state.kind === 'saved' || state.kind === 'saving';

  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        title={label}
        className={classNames(
          'flex h-9 w-full items-center justify-end gap-1.5 rounded-md px-2 text-sm transition-colors hover:bg-sunken',
          tone,
        )}
      >
        <Icon className="size-4" />
        <span className={classNames('whitespace-nowrap', isCompact ? 'sr-only' : 'max-sm:sr-only lg:max-xl:sr-only')}>
          {label}
        </span>
      </button>
      {/* Every save would be too much to hear. */}
      <span aria-live="polite" className="sr-only">
        {isQuiet ? '' : label}
      </span>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={label} width="reading">
        <p>
          {explanation(
            state,
            all.every(({ isStored }) => isStored),
          )}
        </p>
        <UnsentWork userId={userId} {...work} />
        <p className="mt-4">
          <Link href="/downloads" prefetch={false} onClick={() => setIsOpen(false)} className="font-semibold underline">
            Download for offline use
          </Link>{' '}
          what you want to study offline.
        </p>
      </Dialog>
    </>
  );
}
