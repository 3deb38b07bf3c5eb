import { describe, expect, it } from 'vitest';
import { actionOfKey } from './shortcuts';

/** A key with its modifiers, as browsers report it elsewhere than on Apple's systems. */
function press(keys: string, { key, code, isAltGraph = false }: { key: string; code: string; isAltGraph?: boolean }) {
  return actionOfKey({
    key,
    code,
    ctrlKey: keys.includes('Ctrl'),
    shiftKey: keys.includes('Shift'),
    altKey: keys.includes('Alt'),
    metaKey: keys.includes('Meta'),
    getModifierState: () => isAltGraph,
  } as unknown as KeyboardEvent);
}

describe('actionOfKey', () => {
  it.each([
    ['Ctrl+Alt', { key: '1', code: 'Digit1' }, 'h1'],
    ['Ctrl+Alt', { key: '&', code: 'Digit1' }, 'h1'],
    ['Ctrl+Alt', { key: '0', code: 'Digit0' }, 'paragraph'],
    ['Ctrl+Shift', { key: '&', code: 'Digit7' }, 'number'],
    ['Ctrl+Shift', { key: 'X', code: 'KeyX' }, 'strikethrough'],
    ['Ctrl', { key: 'k', code: 'KeyV' }, 'link'],
    ['Ctrl', { key: ']', code: 'BracketRight' }, 'indent'],
    ['Alt', { key: 'F10', code: 'F10' }, 'toolbar'],
  ])('%s with %j is %s', (keys, key, action) => {
    expect(press(keys, key)).toBe(action);
  });

  it.each([
    ['', { key: 'k', code: 'KeyK' }],
    ['Ctrl+Shift', { key: 'K', code: 'KeyK' }],
    ['Meta', { key: 'k', code: 'KeyK' }],
    ['Ctrl', { key: 'b', code: 'KeyB' }],
    ['Ctrl', { key: '1', code: 'Digit1' }],
    ['Ctrl+Alt', { key: '²', code: 'Digit2', isAltGraph: true }],
  ])('%s with %j is left to others', (keys, key) => {
    expect(press(keys, key)).toBeNull();
  });
});
