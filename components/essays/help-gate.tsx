import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type HelpGateProps = {
  /** What is hidden, as a sentence begins. */
  what: string;
  isHelpShown: boolean;
  onShowHelp: () => void;
  children: ReactNode;
};

/** Help with an essay, behind the one switch that shows all of it. */
export function HelpGate({ what, isHelpShown, onShowHelp, children }: HelpGateProps) {
  if (isHelpShown) return children;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted">{what} until you analyze your answer or ask for help.</p>
      <Button variant="secondary" size="sm" onClick={onShowHelp}>
        Show help
      </Button>
    </div>
  );
}
