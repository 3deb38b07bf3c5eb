import { expect, it } from 'vitest';
import { plainTarget } from './request-path';

it.each([
  ['/api/health/', '/api/health'],
  ['/api/health/?a=/', '/api/health?a=/'],
  ['/api/', '/api'],
  ['/api/health', '/api/health'],
  ['/api', '/api'],
  ['/api?a/', '/api?a/'],
  ['/apis/', '/apis/'],
  ['/login/', '/login/'],
  ['/', '/'],
])('reads %s as %s', (url, plain) => {
  expect(plainTarget(url)).toBe(plain);
});
