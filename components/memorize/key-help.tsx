import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';

const KEYS = [
  [['Space'], 'Flip the card'],
  [['1', '2', '3'], 'Rate it: Forgotten, Struggled, Got It!'],
  [['Enter'], 'Flip the card, then go on'],
  [['←', '→'], 'Previous card, next card'],
  [['U'], 'Undo the last rating'],
  [['?'], 'Show this list'],
] as const;

/** The list of the flashcard keys. */
export function KeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
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
      <p className="mt-4 text-sm text-muted">Keys do nothing while you type in a field.</p>
    </Dialog>
  );
}
