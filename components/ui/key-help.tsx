import { Dialog } from './dialog';
import { Kbd } from './kbd';
import { SingleKeysSwitch } from './single-keys';

/** Keys, and what they do; keys of one line are pressed together or are alternatives, as its words say. */
export type KeyTable = readonly (readonly [keys: readonly string[], meaning: string])[];

type KeyHelpProps = {
  isOpen: boolean;
  onClose: () => void;
  /** What the screen answers to; that '?' shows this list is added. */
  keys: KeyTable;
  note?: string;
};

const SHOW_THIS: KeyTable = [[['?'], 'Show this list']];

/** The list of the keys of a screen. */
export function KeyHelp({ isOpen, onClose, keys, note }: KeyHelpProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
        {[...keys, ...SHOW_THIS].map(([names, meaning]) => (
          <div key={names.join(' ')} className="contents">
            <dt className="flex gap-1">
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-4 text-sm text-muted">{note}</p>}
      <SingleKeysSwitch className="-mx-2 mt-4" />
    </Dialog>
  );
}
