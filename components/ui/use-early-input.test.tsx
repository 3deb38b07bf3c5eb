// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox';
import { Input } from './input';
import { RadioGroup } from './radio-group';
import { Select } from './select';
import { Textarea } from './textarea';

const COLORS = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
] as const;

const CHOICES = { text: 'drawn', long: '', color: 'red', tone: 'red', isOn: false, isKept: false };
type Choices = typeof CHOICES;

/** A form that takes up what the browser kept of an earlier visit, as several pages do. */
function Form({ kept = {}, onChoose }: { kept?: Partial<Choices>; onChoose: (choices: Choices) => void }) {
  const [choices, setChoices] = useState(CHOICES);
  useEffect(() => setChoices((current) => ({ ...current, ...kept })), [kept]);
  useEffect(() => onChoose(choices), [choices, onChoose]);
  const choose = (change: Partial<Choices>) => setChoices({ ...choices, ...change });
  return (
    <form>
      <Input name="text" value={choices.text} onChange={({ target }) => choose({ text: target.value })} />
      <Textarea name="long" value={choices.long} onChange={({ target }) => choose({ long: target.value })} />
      <Select name="color" value={choices.color} onChange={({ target }) => choose({ color: target.value })}>
        {COLORS.map(({ value }) => (
          <option key={value}>{value}</option>
        ))}
      </Select>
      <RadioGroup
        legend="Tone"
        name="tone"
        options={COLORS}
        value={choices.tone === 'blue' ? 'blue' : 'red'}
        onChange={(tone) => choose({ tone })}
      />
      <Checkbox
        name="isOn"
        label="On"
        checked={choices.isOn}
        onChange={({ target }) => choose({ isOn: target.checked })}
      />
      <Checkbox
        name="isKept"
        label="Kept"
        checked={choices.isKept}
        onChange={({ target }) => choose({ isKept: target.checked })}
      />
    </form>
  );
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

/** Draws the form on a server, lets somebody use it, and has the scripts come; answers what the form holds then. */
async function hydrateAfter(use: (form: HTMLFormElement) => void, kept: Partial<Choices> = {}): Promise<Choices> {
  const onChoose = vi.fn<(choices: Choices) => void>();
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Form kept={kept} onChoose={onChoose} />);
  use(place.querySelector('form') as HTMLFormElement);
  const root = await act(async () => hydrateRoot(place, <Form kept={kept} onChoose={onChoose} />));
  while (vi.getTimerCount() > 0) await act(() => vi.advanceTimersToNextTimerAsync());
  const shown = new FormData(place.querySelector('form') as HTMLFormElement);
  const held = onChoose.mock.lastCall?.[0] ?? CHOICES;
  expect(Object.fromEntries(shown)).toEqual({
    text: held.text,
    long: held.long,
    color: held.color,
    tone: held.tone,
    ...(held.isOn && { isOn: 'on' }),
    ...(held.isKept && { isKept: 'on' }),
  });
  await act(async () => root.unmount());
  place.remove();
  return held;
}

function control<C extends HTMLElement>(form: HTMLFormElement, selector: string): C {
  return form.querySelector(selector) as C;
}

it('changes nothing where nothing was entered', async () => {
  expect(await hydrateAfter(() => {})).toEqual(CHOICES);
});

it.each<[string, (form: HTMLFormElement) => void, Partial<Choices>]>([
  ['typed', (form) => (control<HTMLInputElement>(form, '[name=text]').value = 'typed'), { text: 'typed' }],
  ['written', (form) => (control<HTMLTextAreaElement>(form, '[name=long]').value = 'typed'), { long: 'typed' }],
  ['selected', (form) => (control<HTMLSelectElement>(form, 'select').value = 'blue'), { color: 'blue' }],
  ['chosen', (form) => control(form, '[name=tone][value=blue]').click(), { tone: 'blue' }],
  ['ticked', (form) => control(form, '[name=isOn]').click(), { isOn: true }],
])('takes up what was %s before the scripts came', async (_, use, change) => {
  expect(await hydrateAfter(use)).toEqual({ ...CHOICES, ...change });
});

it('joins what was entered to what the browser kept, which it takes the place of', async () => {
  const kept = { text: 'kept', color: 'blue', isKept: true };
  const use = (form: HTMLFormElement) => {
    control<HTMLInputElement>(form, '[name=text]').value = 'typed';
    control(form, '[name=isOn]').click();
  };
  expect(await hydrateAfter(use, kept)).toEqual({ ...CHOICES, ...kept, text: 'typed', isOn: true });
});
