import { describe, expect, it } from 'vitest';
import { RequestTurns, type Turn } from './request-turns';

const LIMITS = { workingPerClient: 2, working: 3, openPerClient: 4, openPerPerson: 4, open: 6 };

/** Requests named by their client, a number and, where there are several, the person; `started` tells the order. */
function world(limits = LIMITS) {
  const turns = new RequestTurns(limits);
  const started: string[] = [];
  const refused: string[] = [];
  const entered = new Map<string, Turn>();
  return {
    started,
    refused,
    stop: () => turns.stop(),
    enter: (name: string) => {
      const turn = turns.enter(
        { client: name.charAt(0), person: name.charAt(2), member: name.slice(3) },
        { start: () => started.push(name), refuse: () => refused.push(name) },
      );
      if (typeof turn === 'string') return turn;
      entered.set(name, turn);
      return 'entered';
    },
    leave: (name: string) => entered.get(name)?.leave(),
    idle: (name: string) => entered.get(name)?.idle(),
  };
}

describe('RequestTurns', () => {
  it('starts as many of a client as may work at a time, and the next when one has left', () => {
    const { started, enter, leave } = world();
    for (const name of ['a1', 'a2', 'a3', 'a4']) enter(name);
    expect(started).toEqual(['a1', 'a2']);
    leave('a2');
    expect(started).toEqual(['a1', 'a2', 'a3']);
  });

  it('starts others at once, however many of a client wait', () => {
    const { started, enter } = world();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) enter(name);
    expect(started).toEqual(['a1', 'a2', 'b1']);
  });

  it('starts no more than may work in all, and then clients take turns', () => {
    const { started, enter, leave } = world({ ...LIMITS, openPerClient: 9, open: 9, working: 1 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) enter(name);
    for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) {
      expect(started.at(-1)).toBe(name);
      leave(name);
    }
  });

  it('lets those who share a client take turns, whatever one of them asks for', () => {
    const { started, enter, leave } = world({ ...LIMITS, workingPerClient: 1, openPerClient: 9, open: 9 });
    for (const name of ['a1x', 'a2x', 'a3x', 'a4x', 'a5y', 'a6z', 'a7y']) enter(name);
    const order = ['a1x', 'a5y', 'a6z', 'a2x', 'a7y', 'a3x', 'a4x'];
    for (const name of order) leave(name);
    expect(started).toEqual(order);
  });

  it('lets those who count as one person have its turns among themselves', () => {
    const { started, enter, leave } = world({
      ...LIMITS,
      workingPerClient: 1,
      openPerClient: 9,
      openPerPerson: 9,
      open: 9,
    });
    for (const name of ['a1g1', 'a2g1', 'a3g1', 'a4g2', 'a5g3', 'a6x', 'a7x']) enter(name);
    const order = ['a1g1', 'a6x', 'a4g2', 'a7x', 'a5g3', 'a2g1', 'a3g1'];
    for (const name of order) leave(name);
    expect(started).toEqual(order);
  });

  it('lets no client have more turns for having many who share it', () => {
    const { started, enter, leave } = world({ ...LIMITS, openPerClient: 9, open: 9, working: 1 });
    for (const name of ['a1x', 'a2y', 'a3z', 'b1', 'b2']) enter(name);
    const order = ['a1x', 'b1', 'a2y', 'b2', 'a3z'];
    for (const name of order) leave(name);
    expect(started).toEqual(order);
  });

  it('does not count one that has become idle among those that work', () => {
    const { started, enter, idle, leave } = world();
    for (const name of ['a1', 'a2', 'a3', 'a4']) enter(name);
    idle('a1');
    expect(started).toEqual(['a1', 'a2', 'a3']);
    // It was counted out already.
    idle('a1');
    leave('a1');
    expect(started).toEqual(['a1', 'a2', 'a3']);
    leave('a2');
    expect(started).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('starts none that has left while it waited', () => {
    const { started, enter, leave } = world();
    for (const name of ['a1', 'a2', 'a3', 'a4']) enter(name);
    leave('a3');
    leave('a1');
    expect(started).toEqual(['a1', 'a2', 'a4']);
  });

  it('leaves the others of a client room beside one person', () => {
    const { enter, leave } = world({ ...LIMITS, openPerPerson: 2 });
    for (const name of ['a1x', 'a2x']) expect(enter(name)).toBe('entered');
    expect(enter('a3x')).toBe('client-full');
    expect(enter('a4y')).toBe('entered');
    leave('a1x');
    expect(enter('a3x')).toBe('entered');
  });

  it('refuses all that waits once it stops, and from then on what would have to wait', () => {
    const { started, refused, enter, leave, stop } = world();
    for (const name of ['a1', 'a2', 'a3x', 'a4y']) enter(name);
    leave('a4y');
    stop();
    expect(refused).toEqual(['a3x']);
    enter('b1');
    enter('b2');
    expect(started).toEqual(['a1', 'a2', 'b1']);
    expect(refused).toEqual(['a3x', 'b2']);
    for (const name of ['a3x', 'b2', 'a1', 'a2']) leave(name);
    enter('a5');
    expect(started).toEqual(['a1', 'a2', 'b1', 'a5']);
  });

  it('refuses what is beyond the limit of a client, then of all, until one has left', () => {
    const { enter, leave } = world();
    for (const name of ['a1', 'a2', 'a3', 'a4']) expect(enter(name)).toBe('entered');
    expect(enter('a5')).toBe('client-full');
    for (const name of ['b1', 'b2']) expect(enter(name)).toBe('entered');
    expect(enter('b3')).toBe('full');
    leave('a1');
    expect(enter('b3')).toBe('entered');
  });
});
