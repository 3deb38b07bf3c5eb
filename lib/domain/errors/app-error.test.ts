import { expect, it, vi } from 'vitest';
import { AppError } from './app-error';

it('is known by the class of another bundle, and nothing else is', async () => {
  vi.resetModules();
  const { AppError: Other } = await import('./app-error');
  expect(Other).not.toBe(AppError);
  expect(new Other('unavailable', 'The database is away.')).toBeInstanceOf(AppError);
  expect(new AppError('unavailable', 'The database is away.')).toBeInstanceOf(Other);
  for (const value of [new Error('unavailable'), { code: 'unavailable', msg: '' }, 'unavailable', null]) {
    expect(value instanceof AppError).toBe(false);
  }
});

it('tells a page that fails by it nothing but its code', () => {
  expect(new AppError('unavailable', 'The database is away.').digest).toBe('unavailable');
});
