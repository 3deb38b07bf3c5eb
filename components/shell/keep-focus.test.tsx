// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { keepFocus } from './keep-focus';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
  root = createRoot(document.getElementById('main') as HTMLElement);
  return keepFocus();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const draw = (page: ReactNode) => act(async () => root.render(page));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;

/** As a learner does, who has it in focus first. */
async function press(name: string): Promise<void> {
  await act(async () => {
    button(name).focus();
    button(name).click();
  });
}
const focus = () => document.activeElement;

/** A list in an alert in a section: each entry goes when its button is pressed, and the alert with the last. */
function Refused({ names }: { names: string[] }) {
  const [left, setLeft] = useState(names);
  return (
    <section aria-label="Deck">
      {left.length > 0 && (
        <Alert tone="danger" title="Not saved">
          {left.map((name) => (
            <Button key={name} onClick={() => setLeft(left.filter((other) => other !== name))}>
              {name}
            </Button>
          ))}
        </Alert>
      )}
      <p>The cards</p>
    </section>
  );
}

function Downloads() {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <p>The quiz</p>;
  return (
    <section aria-label="Elsewhere">
      <Button onClick={() => setIsOpen(true)}>Resume quiz here</Button>
    </section>
  );
}

function Undoing() {
  const [isUndone, setIsUndone] = useState(false);
  return (
    <section aria-label="Flashcards">
      <Button disabled={isUndone} onClick={() => setIsUndone(true)}>
        Undo rating
      </Button>
    </section>
  );
}

function Leaving({ isThere }: { isThere: boolean }) {
  return (
    <section aria-label="Deck">
      {isThere && <Button>Gone</Button>}
      <input aria-label="Answer" ref={(field) => (isThere ? undefined : field?.focus())} />
    </section>
  );
}

it('leaves the focus in the alert while it stands, then in the section around it', async () => {
  await draw(<Refused names={['a', 'b']} />);
  await press('a');
  expect(focus()?.getAttribute('role')).toBe('alert');
  await press('b');
  expect(focus()?.getAttribute('aria-label')).toBe('Deck');
});

it('makes nothing of the page focusable for longer than it is focused', async () => {
  await draw(<Refused names={['a']} />);
  await press('a');
  const section = document.querySelector('section');
  expect(focus()).toBe(section);
  act(() => section?.blur());
  expect(section?.hasAttribute('tabindex')).toBe(false);
  expect(document.getElementById('main')?.getAttribute('tabindex')).toBe('-1');
});

it('goes to the page where nothing nearer is left', async () => {
  await draw(<Downloads />);
  await press('Resume quiz here');
  expect(focus()?.id).toBe('main');
});

it('does not leave it on a button that is disabled', async () => {
  await draw(<Undoing />);
  await press('Undo rating');
  expect(focus()?.getAttribute('aria-label')).toBe('Flashcards');
});

it('takes the focus from nobody who was given it, nor from whoever has left it', async () => {
  await draw(<Leaving isThere />);
  act(() => button('Gone').focus());
  await draw(<Leaving isThere={false} />);
  expect(focus()?.getAttribute('aria-label')).toBe('Answer');

  await draw(<Refused names={['a']} />);
  await act(async () => button('a').focus());
  await act(async () => button('a').blur());
  await act(async () => button('a').click());
  expect(focus()).toBe(document.body);
});
