import { describe, expect, it } from 'vitest';
import { isDatabaseDown, isLockTimeout } from './database-down';

const failure = (parts: object, message = 'failed') => Object.assign(new Error(message), parts);

describe('isDatabaseDown', () => {
  it.each([
    ['P1000', 'P1001', 'P1002', 'P1003', 'P1008', 'P1010', 'P1011', 'P1017', 'P2024', 'P2028', 'P2037'],
    ['08000', '08001', '08003', '08004', '08006', '08P01'],
    ['53000', '53100', '53200', '53300', '53400'],
    ['57014', '57P01', '57P02', '57P03', '57P04', '57P05'],
    ['58000', '58030', '25P03', '25P04', '25006'],
    ['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
    ['ETIMEDOUT', 'EMFILE'],
  ])('knows the codes %s, %s …', (...codes) => {
    for (const code of codes) {
      expect([code, isDatabaseDown(failure({ code }))]).toEqual([code, true]);
      expect([code, isDatabaseDown(failure({ errorCode: code }))]).toEqual([code, true]);
      // As Prisma hands on what its adapter was told, of models and of raw statements.
      expect([code, isDatabaseDown(failure({ cause: { originalCode: code, kind: 'postgres' } }))]).toEqual([
        code,
        true,
      ]);
      const raw = { code: 'P2010', meta: { driverAdapterError: failure({ cause: { originalCode: code } }) } };
      expect([code, isDatabaseDown(failure(raw))]).toEqual([code, true]);
    }
  });

  it.each(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'])(
    'knows the adapter’s %s',
    (kind) => expect(isDatabaseDown(failure({ cause: { kind } }))).toBe(true),
  );

  it.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'Transaction API error: Unable to start a transaction in the given time.',
  ])('knows what the driver says: %s', (message) => expect(isDatabaseDown(new Error(message))).toBe(true));

  it('looks into each address of a host that was tried', () => {
    expect(isDatabaseDown(new AggregateError([failure({ code: 'ECONNREFUSED' })]))).toBe(true);
  });

  it.each([
    'P2002',
    'P2010',
    'P2025',
    'P2034',
    '23505',
    '23503',
    '22P02',
    '40001',
    '40P01',
    '42601',
    '42P01',
    'ENOENT',
  ])('leaves %s, which is something else, alone', (code) => expect(isDatabaseDown(failure({ code }))).toBe(false));

  it('leaves a lock that was not given in time alone, and knows it by itself, however it is wrapped', () => {
    const refused = failure({
      code: 'P2010',
      meta: { driverAdapterError: failure({ cause: { originalCode: '55P03' } }) },
    });
    for (const error of [refused, failure({ code: '55P03' }), failure({ cause: refused })]) {
      expect([isDatabaseDown(error), isLockTimeout(error)]).toEqual([false, true]);
    }
    expect(isLockTimeout(failure({ code: '57014' }))).toBe(false);
  });

  it('takes what is no error, or its own cause, for something else', () => {
    const circle = new Error('round');
    circle.cause = circle;
    for (const thrown of [null, undefined, 'ECONNREFUSED', 7, {}, circle]) expect(isDatabaseDown(thrown)).toBe(false);
  });
});
