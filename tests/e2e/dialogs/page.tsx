/** A page of dialogs and menus, bundled by `open-page.ts`: what no page of the product has all at once. */
import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFocus } from '@/components/shell/keep-focus';
import { NavMenu } from '@/components/shell/nav-menu';
import { PhoneMenu } from '@/components/shell/phone-menu';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { usePageKeys } from '@/components/ui/use-page-keys';

declare global {
  interface Window {
    /** Does later, and by no hand of the learner's, what is waited for. */
    later: () => void;
  }
}

/** A dialog that asks in a second one, as a list of what was refused does. */
function Nested() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label="Nested">
      <button type="button" onClick={() => setIsOpen(true)}>
        Open outer
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Outer">
        <p>Words of the outer dialog that somebody marks with the mouse.</p>
        <input type="file" aria-label="File" />
        <ConfirmButton
          label="Discard"
          about="it"
          question="It is lost."
          confirmLabel="Yes"
          onConfirm={() => undefined}
        />
      </Dialog>
    </section>
  );
}

/** A dialog that is not drawn any more, instead of being closed. */
function Unmounted() {
  const [isOpen, setIsOpen] = useState(false);
  const [isThere, setIsThere] = useState(true);
  return (
    <section aria-label="Unmounted">
      {isThere && (
        <button
          type="button"
          onClick={() => {
            setIsOpen(true);
            window.later = () => setIsOpen(false);
          }}
        >
          Open lasting
        </button>
      )}
      {isThere && (
        <button
          type="button"
          onClick={() => {
            setIsOpen(true);
            window.later = () => {
              setIsOpen(false);
              setIsThere(false);
            };
          }}
        >
          Open fleeting
        </button>
      )}
      {isOpen && (
        <Dialog isOpen onClose={() => setIsOpen(false)} title="Leaving">
          <button type="button" onClick={() => window.later()}>
            Leave
          </button>
        </Dialog>
      )}
    </section>
  );
}

/** Rows that a dialog asks about; the confirmed one goes with its button. */
function Rows() {
  const [rows, setRows] = useState(['Erie', 'Palsgraf']);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <section aria-label="Rows">
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => setAsked(row)}>
          Delete {row}
        </button>
      ))}
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title="Delete this card?"
        confirmLabel="Delete the card"
        onConfirm={() => {
          setRows(rows.filter((row) => row !== asked));
          setAsked(null);
        }}
      >
        The card will be deleted for good.
      </ConfirmDialog>
    </section>
  );
}

/** Closing a dialog that gives the focus to a field of the page. */
function Onward() {
  const [step, setStep] = useState<'before' | 'asking' | 'after'>('before');
  return (
    <section aria-label="Onward">
      <button type="button" onClick={() => setStep('asking')}>
        Begin
      </button>
      {step === 'after' && <input aria-label="Answer" ref={(field) => field?.focus()} />}
      <Dialog isOpen={step === 'asking'} onClose={() => setStep('before')} title="Begin?">
        <button type="button" onClick={() => setStep('after')}>
          Go on
        </button>
      </Dialog>
    </section>
  );
}

/** A dialog that opens by itself, such as at the end of a time limit; here as the window changes its size. */
function Unasked() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = () => setIsOpen(true);
    window.addEventListener('resize', open);
    return () => window.removeEventListener('resize', open);
  }, []);
  return (
    <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Time is up">
      Nobody asked for it.
    </Dialog>
  );
}

function MenuItems() {
  return (
    <ul>
      <li>
        <a href="#elsewhere">Elsewhere</a>
      </li>
      <li>
        <ConfirmButton
          label="Forget"
          about="this device"
          question="Nothing is kept."
          confirmLabel="Yes"
          onConfirm={() => undefined}
        />
      </li>
    </ul>
  );
}

function Keys({ children }: { children: ReactNode }) {
  const [pressed, setPressed] = useState('');
  usePageKeys((key) => {
    setPressed((before) => before + key);
    return true;
  });
  return (
    <>
      <output aria-label="Keys">{pressed}</output>
      {children}
    </>
  );
}

function Page() {
  return (
    <html lang="en">
      <body>
        <title>Dialogs</title>
        <link rel="icon" href="data:," />
        <Keys>
          <nav>
            <NavMenu label="Learner">
              <MenuItems />
            </NavMenu>
            <PhoneMenu>
              <NavMenu label="Within">
                <MenuItems />
              </NavMenu>
            </PhoneMenu>
          </nav>
          <main id="main" tabIndex={-1}>
            <Nested />
            <Unmounted />
            <Rows />
            <Onward />
            <Unasked />
          </main>
        </Keys>
      </body>
    </html>
  );
}

// As in the product, React has the whole document: what it stops nothing else of the document hears.
createRoot(document).render(<Page />);
if (location.hash === '#kept') keepFocus();
