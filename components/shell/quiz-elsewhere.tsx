import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** Stands for a quiz that another tab is running. */
export function QuizElsewhere({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <EmptyState
      title="This quiz is open in another tab."
      action={<Button onClick={onTakeOver}>Resume quiz here</Button>}
    >
      <p>Go on there, or take it over: it goes on where you left it, and stops in the other tab.</p>
    </EmptyState>
  );
}
