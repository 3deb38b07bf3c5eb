import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';

const KEYS = [
  [['←', '→', '↑', '↓'], 'In the graph: the next node that way. In the outline: up, down, into a branch, out of it'],
  [['Enter', 'Space'], 'Open or fold in a branch; while recalling, show the name'],
  [['+', '-'], 'In the graph: zoom in, zoom out'],
  [['0'], 'In the graph: fit all of it'],
  [['Shift', '← → ↑ ↓'], 'In the graph: move it'],
  [['Home', 'End'], 'In the outline: the first line, the last'],
  [['Esc'], 'In the graph: choose nothing'],
  [['?'], 'Show this list'],
] as const;

/** The list of the keys of the graph and its outline. */
export function GraphKeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
        {KEYS.map(([keys, meaning]) => (
          <div key={meaning} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">
        Tab leads to the outline and to the graph. The wheel zooms; a drag moves the graph or a node of it.
      </p>
    </Dialog>
  );
}
