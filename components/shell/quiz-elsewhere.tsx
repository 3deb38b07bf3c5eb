import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** Stands for a quiz that another tab is running. */
export function QuizElsewhere({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <EmptyState
      title="This quiz is open in another tab."
      action={<Button onClick={onTakeOver}>Resume quiz here</Button>}
    >
      <p>Continue there, or resume it here where you left off. It then stops in the other tab.</p>
    </EmptyState>
  );
}
