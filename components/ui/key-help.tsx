import { classNames } from './class-names';
import { Dialog } from './dialog';
import { Kbd } from './kbd';
import { SingleKeysSwitch, useSingleKeys } from './single-keys';

/**
 * Keys, and what they do; keys of one line are pressed together or are alternatives, as its words say.
 * Those that only work 'in place', where the focus is, stay on whatever becomes of single keys.
 */
export type KeyTable = readonly (readonly [keys: readonly string[], meaning: string, scope?: 'in place'])[];

type KeyHelpProps = {
  isOpen: boolean;
  onClose: () => void;
  /** What the screen answers to; those of every screen are added. */
  keys: KeyTable;
  note?: string;
};

/** On every screen. */
const EVERYWHERE: KeyTable = [
  [['Ctrl', 'K'], 'Search everything'],
  [['?'], 'Show this list'],
];

/** Whether a line of the list is about letters, digits or signs; arrows have their own names. */
function isSingleKeys([names, , scope]: KeyTable[number]): boolean {
  return scope !== 'in place' && names.every((name) => /^[^←→↑↓]$/u.test(name));
}

/** The list of the keys of a screen, with those dimmed that are switched off. */
export function KeyHelp({ isOpen, onClose, keys, note }: KeyHelpProps) {
  const areSingleKeysOn = useSingleKeys();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts">
      <SingleKeysSwitch className="-mx-2" />
      <p role="status" className="mb-4 text-sm text-muted">
        {!areSingleKeysOn && 'Single-key shortcuts are off. The keys marked “off” do nothing.'}
      </p>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
        {[...keys, ...EVERYWHERE].map((line) => {
          const [names, meaning] = line;
          const isOff = !areSingleKeysOn && isSingleKeys(line);
          return (
            <div key={names.join(' ')} className="contents">
              <dt className={classNames('flex gap-1', isOff && 'opacity-55')}>
                {names.map((name) => (
                  <Kbd key={name}>{name}</Kbd>
                ))}
              </dt>
              <dd className={classNames(isOff && 'text-muted')}>
                {meaning}
                {isOff && ' (off)'}
              </dd>
            </div>
          );
        })}
      </dl>
      {note && <p className="mt-4 text-sm text-muted">{note}</p>}
    </Dialog>
  );
}
