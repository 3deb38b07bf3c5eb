import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath, signInAddress } from './sign-in-address';

describe('safeReturnPath', () => {
  it.each([
    ['/questions', '/questions'],
    ['/essays?load=e1&x=%20#part', '/essays?load=e1&x=%20#part'],
    [null, '/'],
    ['', '/'],
    ['questions', '/'],
    ['https://evil.example', '/'],
    ['//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['javascript:alert(1)', '/'],
  ])('makes %j into %j', (next, path) => {
    expect(safeReturnPath(next)).toBe(path);
  });

  it('never leaves this host, whatever it is given', () => {
    const nasty = fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', '@', ':', '.', 'a', '?', '#', '%') });
    fc.assert(
      fc.property(nasty, (next) => {
        const here = 'https://barwright.example';
        expect(new URL(safeReturnPath(next), here).origin).toBe(here);
      }),
    );
  });
});

describe('signInAddress', () => {
  it('carries the page to come back to, and survives its own query', () => {
    const address = new URL(signInAddress('/rules/quiz?topics=A%26B&numRules=3'), 'https://barwright.example');
    expect(address.pathname).toBe('/login');
    expect(address.searchParams.get('next')).toBe('/rules/quiz?topics=A%26B&numRules=3');
  });

  it('is plain for the home page', () => {
    expect(signInAddress('/')).toBe('/login');
  });
});
