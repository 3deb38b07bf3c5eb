import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';

const KEYS = [
  [['Space'], 'Show or hide the rule'],
  [['1', '2', '3'], 'Grade yourself once the rule is shown: Forgotten, Struggled, Got It!'],
  [['Enter'], 'Show the rule, then go on'],
  [['←', '→'], 'Previous item, next item'],
  [['?'], 'Show this list'],
] as const;

/** The list of the keys of the outline quiz. */
export function QuizKeys({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
        {KEYS.map(([keys, meaning]) => (
          <div key={keys[0]} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">Keys do nothing while you type; Escape leaves the field.</p>
    </Dialog>
  );
}
