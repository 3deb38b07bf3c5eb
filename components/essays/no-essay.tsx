import { EmptyState } from '@/components/ui/empty-state';

/** What stands in the middle before an essay does. */
export function NoEssay() {
  return (
    <EmptyState title="Select an essay from the list or start Exam Mode.">
      Your answers are saved as you write them.
    </EmptyState>
  );
}
