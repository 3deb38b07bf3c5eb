import { describe, expect, it } from 'vitest';
import { requireThrowAway } from '../support/throw-away';

describe('requireThrowAway', () => {
  it.each(['postgresql://u:p@127.0.0.1:5510/throwaway_1', 'postgres://localhost/throwaway_x'])(
    'lets %s pass',
    (url) => {
      expect(requireThrowAway(url)).toBe(url);
    },
  );

  it.each([
    'postgresql://u:p@127.0.0.1:5510/barwright',
    'postgresql://u:p@db.example/throwaway_1',
    'postgresql://u:p@127.0.0.1.example/throwaway_1',
    'postgresql://u:p@127.0.0.1/x/throwaway_1',
    'not a url',
    '',
  ])('refuses %j', (url) => {
    expect(() => requireThrowAway(url)).toThrow('throwaway_* only');
  });
});
