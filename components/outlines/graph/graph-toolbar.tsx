import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { RadioGroup, type RadioOption } from '@/components/ui/radio-group';
import type { Coloring, GraphAction } from '@/lib/domain/outlines/graph-view';

const COLORINGS: RadioOption<Coloring>[] = [
  { value: 'level', label: 'Levels' },
  { value: 'mastery', label: 'Mastery' },
];

type GraphToolbarProps = {
  coloring: Coloring;
  isRecalling: boolean;
  /** On a phone the graph waits until it is asked for. */
  isGraphAskedFor: boolean;
  onAskForGraph: () => void;
  dispatch: (action: GraphAction) => void;
  /** For actions after which everything is brought into view. */
  onFold: (action: GraphAction) => void;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFit: () => void;
  onHelp: () => void;
};

/** What can be done with the graph as a whole. */
export function GraphToolbar(props: GraphToolbarProps) {
  const { coloring, isRecalling, isGraphAskedFor, onAskForGraph, dispatch } = props;
  const { onFold, onZoomIn, onZoomOut, onFit, onHelp } = props;
  const name = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line p-3">
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isGraphAskedFor}
        onClick={onAskForGraph}
        className="sm:hidden"
      >
        {isGraphAskedFor ? 'Hide graph' : 'Show graph'}
      </Button>
      <div className={classNames('flex gap-1', !isGraphAskedFor && 'max-sm:hidden')}>
        <Button variant="secondary" size="sm" onClick={onZoomOut} aria-label="Zoom out">
          −
        </Button>
        <Button variant="secondary" size="sm" onClick={onZoomIn} aria-label="Zoom in">
          +
        </Button>
        <Button variant="secondary" size="sm" onClick={onFit}>
          Fit
        </Button>
      </div>
      <div className="flex gap-1">
        <Button variant="secondary" size="sm" onClick={() => onFold({ type: 'open-all' })}>
          Show all rules
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onFold({ type: 'fold-rules' })}>
          Hide rules
        </Button>
      </div>
      <RadioGroup
        legend="Color by"
        isLegendHidden
        name={name}
        layout="segmented"
        options={COLORINGS}
        value={coloring}
        onChange={(value) => dispatch({ type: 'color', coloring: value })}
        className="w-44 text-sm leading-4.5"
      />
      <Button
        variant={isRecalling ? 'primary' : 'secondary'}
        size="sm"
        aria-pressed={isRecalling}
        onClick={() => dispatch({ type: isRecalling ? 'stop-recall' : 'start-recall' })}
      >
        Recall
      </Button>
      <Button variant="ghost" size="sm" onClick={onHelp} aria-label="Keyboard shortcuts" className="ml-auto">
        ?
      </Button>
    </div>
  );
}
