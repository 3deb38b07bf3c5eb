// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { ThemeSwitch } from './theme-switch';

const page = document.createElement('div');
let root: Root | undefined;

const radio = (theme: string) => page.querySelector<HTMLInputElement>(`[value=${theme}]`);
const chosen = () => page.querySelector<HTMLInputElement>(':checked')?.value;
const applied = () => [document.documentElement.dataset.theme, document.cookie];

async function letScriptsCome(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(page, <ThemeSwitch theme="light" />);
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page.innerHTML = renderToString(<ThemeSwitch theme="light" />);
  document.body.append(page);
  document.documentElement.dataset.theme = 'light';
  return async () => {
    await act(async () => root?.unmount());
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = 'theme=; max-age=0';
    vi.unstubAllGlobals();
  };
});

it('shows the theme that the document came with, and changes nothing by itself', async () => {
  await letScriptsCome();
  expect([chosen(), ...applied()]).toEqual(['light', 'light', '']);
});

it('applies what is chosen, and remembers it', async () => {
  await letScriptsCome();
  await act(async () => radio('dark')?.click());
  expect([chosen(), ...applied()]).toEqual(['dark', 'dark', 'theme=dark']);
  await act(async () => radio('system')?.click());
  expect([chosen(), ...applied()]).toEqual(['system', undefined, 'theme=system']);
});

it('applies what was chosen before the scripts came', async () => {
  radio('dark')?.click();
  await letScriptsCome();
  expect([chosen(), ...applied()]).toEqual(['dark', 'dark', 'theme=dark']);
});
