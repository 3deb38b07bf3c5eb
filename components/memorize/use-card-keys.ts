'use client';

import { usePageKeys } from '@/components/ui/use-page-keys';
import { type CardCommand, cardCommandOfKey } from '@/lib/domain/memorize/card-keys';

/** Calls `onCommand` for the flashcard keys pressed anywhere on the page but where something is typed. */
export function useCardKeys(onCommand: (command: CardCommand) => void): void {
  usePageKeys((key) => {
    const command = cardCommandOfKey(key);
    if (command) onCommand(command);
    return command !== null;
  });
}
