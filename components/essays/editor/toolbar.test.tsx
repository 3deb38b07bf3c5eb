// @vitest-environment jsdom
import { IS_BOLD, IS_ITALIC, IS_STRIKETHROUGH, IS_UNDERLINE } from 'lexical';
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FormatState, NO_FORMAT } from './format-state';
import { type HistoryDepth, Toolbar } from './toolbar';

const onAction = vi.fn();
const onLeave = vi.fn();
let root: Root;

type Shown = { format?: Partial<FormatState>; history?: HistoryDepth };

function ShownToolbar({ format, history = { canUndo: false, canRedo: false } }: Shown) {
  const toolbar = useRef<HTMLDivElement>(null);
  const shown = { ...NO_FORMAT, ...format };
  return (
    <Toolbar ref={toolbar} controls="text" format={shown} history={history} onAction={onAction} onLeave={onLeave} />
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const show = (shown: Shown = {}) => act(() => root.render(<ShownToolbar {...shown} />));
const buttons = () => [...document.querySelectorAll('button')];
const button = (label: string) => buttons().find((one) => one.getAttribute('aria-label') === label);
const focused = () => document.activeElement?.getAttribute('aria-label');

/** Presses a key where the focus is; answers whether the toolbar took it. */
function press(key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => document.activeElement?.dispatchEvent(event));
  return event.defaultPrevented;
}

describe('the toolbar by keyboard', () => {
  it('is one stop of the Tab key, the button that was left last', () => {
    show();
    const stops = () => buttons().filter((one) => one.tabIndex === 0);
    expect(stops()).toEqual([button('Undo')]);
    act(() => button('Bold')?.focus());
    expect(stops()).toEqual([button('Bold')]);
  });

  it('moves by the arrow keys, round the ends, and by Home and End', () => {
    show();
    act(() => button('Undo')?.focus());
    const visited = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'End', 'Home'];
    expect(
      visited.map((key) => {
        expect(press(key)).toBe(true);
        return focused();
      }),
    ).toEqual(['Redo', 'Heading 1', 'Redo', 'Undo', 'Clear formatting', 'Undo', 'Clear formatting', 'Undo']);
  });

  it('reaches every button, whether or not it can act now', () => {
    show();
    act(() => button('Undo')?.focus());
    const reached = buttons().map(() => {
      const label = focused();
      press('ArrowRight');
      return label;
    });
    expect(reached).toEqual(buttons().map((one) => one.getAttribute('aria-label')));
    expect(new Set(reached).size).toBe(16);
  });

  it('goes back to the text by Escape, and leaves other keys to the browser', () => {
    show();
    act(() => button('Italic')?.focus());
    expect(press('Tab')).toBe(false);
    expect(press('Enter')).toBe(false);
    expect(onLeave).not.toHaveBeenCalled();
    expect(press('Escape')).toBe(true);
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus on a button that can no longer act, and does not act', () => {
    show({ history: { canUndo: true, canRedo: false } });
    act(() => button('Undo')?.focus());
    act(() => button('Undo')?.click());
    expect(onAction.mock.calls).toEqual([['undo']]);
    show();
    expect(focused()).toBe('Undo');
    expect(button('Undo')?.getAttribute('aria-disabled')).toBe('true');
    act(() => button('Undo')?.click());
    expect(onAction).toHaveBeenCalledTimes(1);
  });
});

describe('the pressed buttons', () => {
  it.each<[Partial<FormatState>, string[]]>([
    [{}, []],
    [{ kind: 'h2' }, ['Heading 2']],
    [{ kind: 'bullet', format: IS_BOLD | IS_ITALIC }, ['Bold', 'Italic', 'Bulleted list']],
    [{ kind: 'number', format: IS_UNDERLINE | IS_STRIKETHROUGH }, ['Underline', 'Strikethrough', 'Numbered list']],
    [{ kind: 'quote', href: 'https://example.com' }, ['Block quote', 'Link']],
  ])('of %j are %j', (format, labels) => {
    show({ format });
    const pressed = document.querySelectorAll('[aria-pressed=true]');
    expect([...pressed].map((one) => one.getAttribute('aria-label')).toSorted()).toEqual(labels.toSorted());
  });

  it('are none of those that only act', () => {
    show();
    for (const label of ['Undo', 'Redo', 'Increase indent', 'Decrease indent', 'Clear formatting']) {
      expect(button(label)?.hasAttribute('aria-pressed')).toBe(false);
    }
  });
});
