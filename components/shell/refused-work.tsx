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
  /** The file as which one is downloaded. */
  fileOf: (item: Item) => File;
  question: string;
  confirmLabel: string;
  /** Says why in the words of the page; the server's own reason without. */
  reasonOf?: (item: Item) => string | null;
  /** What else can be done about one. */
  actionsOf?: (item: Item) => ReactNode;
  /** With it what the page says can be sent away. */
  onDismiss?: () => void;
};

/** The file of what has no form but that of its data; its name begins with `name`. */
export function jsonFile(name: string, key: string, content: unknown): File {
  return new File([JSON.stringify(content, null, 2)], `${name}-${key}.json`, { type: 'application/json' });
}

/** What the server would not take, for the learner to try again, to export and to discard; nothing without any. */
export function RefusedWork<Item extends OutboxItem>({
  unsent: { refused, tryAgain, discard },
  titleOf,
  describe,
  nameOf,
  fileOf,
  question,
  confirmLabel,
  reasonOf,
  actionsOf,
  onDismiss,
}: RefusedWorkProps<Item>) {
  if (refused.length === 0) return null;
  return (
    <Alert tone="danger" className="mb-6" title={titleOf(refused.length)} onDismiss={onDismiss}>
      {/* On a phone nothing scrolls within what scrolls, and the buttons have the room beside the icon too. */}
      <ul className="mt-1 grid gap-4 sm:max-h-96 sm:overflow-y-auto">
        {refused.map((item) => (
          <li key={item.key}>
            <p>
              {describe(item)}. {reasonOf?.(item) ?? `The server’s reason: ${item.refusal}.`}
            </p>
            <div className="mt-2 flex flex-wrap items-center gap-1 max-sm:-ml-8 sm:gap-2">
              <Button variant="secondary" size="sm" onClick={() => tryAgain(item)}>
                Try again
              </Button>
              <Button variant="secondary" size="sm" onClick={() => saveFile(fileOf(item))}>
                Download
              </Button>
              {actionsOf?.(item)}
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
