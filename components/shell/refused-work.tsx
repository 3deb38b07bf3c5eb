'use client';

import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmButton } from '@/components/ui/confirm-button';
import type { OutboxItem } from '@/lib/client/outbox';
import { saveFile } from '@/lib/client/save-file';
import type { Unsent } from './use-unsent';

type RefusedWorkProps<Item> = {
  unsent: Unsent<Item>;
  /** Names what was refused, by how many there are. */
  titleOf: (count: number) => string;
  describe: (item: Item) => ReactNode;
  /** Names one for screen readers. */
  nameOf: (item: Item) => string;
  /** What is saved as JSON, and the name of the file before its key. */
  contentOf: (item: Item) => unknown;
  fileName: string;
  question: string;
  confirmLabel: string;
  /** Says why in the words of the page; the server's own reason without. */
  reasonOf?: (item: Item) => string | null;
  /** With it what the page says can be sent away. */
  onDismiss?: () => void;
};

/** What the server would not take, for the learner to try again, to export and to discard; nothing without any. */
export function RefusedWork<Item extends OutboxItem>({
  unsent: { refused, tryAgain, discard },
  titleOf,
  describe,
  nameOf,
  contentOf,
  fileName,
  question,
  confirmLabel,
  reasonOf,
  onDismiss,
}: RefusedWorkProps<Item>) {
  if (refused.length === 0) return null;
  const download = (item: Item) =>
    saveFile(
      new File([JSON.stringify(contentOf(item), null, 2)], `${fileName}-${item.key}.json`, {
        type: 'application/json',
      }),
    );
  return (
    <Alert tone="danger" className="mb-6" title={titleOf(refused.length)} onDismiss={onDismiss}>
      <ul className="mt-1 grid max-h-96 gap-4 overflow-y-auto">
        {refused.map((item) => (
          <li key={item.key}>
            <p>
              {describe(item)}. {reasonOf?.(item) ?? `The server’s reason: ${item.refusal}.`}
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" onClick={() => tryAgain(item)}>
                Try again
              </Button>
              <Button variant="secondary" size="sm" onClick={() => download(item)}>
                Download
              </Button>
              <ConfirmButton
                label="Discard"
                about={nameOf(item)}
                question={question}
                confirmLabel={confirmLabel}
                onConfirm={() => discard(item)}
              />
            </div>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
