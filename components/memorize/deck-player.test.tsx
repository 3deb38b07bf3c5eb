// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeckPlayer, type PlayedCard } from './deck-player';

const CARDS: PlayedCard[] = ['Hearsay', 'Battery'].map((front) => ({
  front,
  back: `${front} is an out-of-court act.`,
  buzzwords: ['out-of-court'],
  topic: '',
  subjectId: null,
  next: null,
}));

let root: Root;
const done = { rated: [] as unknown[], undone: 0, completed: 0 };
const card = () => document.querySelector('section > button') as HTMLButtonElement;
const press = (key: string, target: Element = document.activeElement ?? document.body) =>
  act(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const touch = (type: string, clientX: number, clientY: number) =>
  act(() =>
    card().dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true, pointerId: 7, clientX, clientY }),
    ),
  );

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(done, { rated: [], undone: 0, completed: 0 });
  document.body.innerHTML = '<a href="/">elsewhere</a><main></main>';
  HTMLElement.prototype.scrollIntoView = () => {};
  root = createRoot(document.querySelector('main') as HTMLElement);
  await act(() =>
    root.render(
      <DeckPlayer
        cards={CARDS}
        onRate={(index, rating) => done.rated.push([index, rating])}
        onUndo={() => done.undone++}
        onComplete={() => done.completed++}
        onAgain={() => {}}
        isFocused
        isFull
        onToggleFull={() => {}}
      />,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('takes the focus, marks the buzzwords of the back, and turns with each rating to the end', () => {
  expect(document.activeElement).toBe(card());
  expect(document.querySelector('mark')).toBeNull();
  press(' ');
  expect(document.querySelector('mark')?.textContent).toBe('out-of-court');
  press('1');
  expect(card().textContent).toContain('Battery');
  expect(document.activeElement).toBe(card());
  // Nothing is rated that was not turned.
  press('1');
  press('Enter');
  press('3');
  expect(done).toEqual({
    rated: [
      [0, 'again'],
      [1, 'good'],
    ],
    undone: 0,
    completed: 1,
  });
  press('u');
  expect(done.undone).toBe(1);
  expect(card().textContent).toContain('Battery is');
});

it('answers Space wherever the focus is that has no use for it', () => {
  const link = document.querySelector('a') as HTMLElement;
  link.focus();
  press(' ');
  expect(card().textContent).toContain('Hearsay is');
});

it('is swiped to the next card, back, and up to its back, and a tap turns it', () => {
  const swipe = (right: number, down: number) => {
    touch('pointerdown', 200, 300);
    touch('pointerup', 200 + right, 300 + down);
  };
  swipe(-120, 10);
  expect(card().textContent).toContain('Battery');
  swipe(120, 10);
  expect(card().textContent).toContain('Hearsay');
  swipe(5, -120);
  expect(card().textContent).toContain('Hearsay is');
  // On the back a finger that goes up scrolls.
  swipe(5, -120);
  expect(card().textContent).toContain('Hearsay is');
  swipe(2, 3);
  expect(card().textContent).not.toContain('Hearsay is');
  // The click that a browser makes of the tap turns nothing back; one by keys does.
  act(() => card().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
  expect(card().textContent).not.toContain('Hearsay is');
  swipe(2, 3);
  act(() => card().click());
  expect(card().textContent).not.toContain('Hearsay is');
});
