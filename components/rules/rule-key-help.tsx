import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';

const KEYS = [
  [['Ctrl', 'Enter'], 'Submit the answer you are typing'],
  [['Esc'], 'Leave the field, so that the keys below work'],
  [['Enter'], 'Go on after the result'],
  [['H'], 'The next hint: none, first letters, guided typing'],
  [['M'], 'Mark an incorrect answer as correct'],
  [['?'], 'Show this list'],
] as const;

/** The list of the rule quiz's keys. */
export function RuleKeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
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
    </Dialog>
  );
}
