'use client';

import { usePageKeys } from '@/components/ui/use-page-keys';
import { type QuizCommand, quizCommandOfKey } from '@/lib/domain/mbe/quiz-keys';

/** Calls `onCommand` for the quiz keys pressed anywhere on the page but where something is typed. */
export function useQuizKeys(onCommand: (command: QuizCommand) => void): void {
  usePageKeys((key) => {
    const command = quizCommandOfKey(key);
    if (command) onCommand(command);
    return command !== null;
  });
}
