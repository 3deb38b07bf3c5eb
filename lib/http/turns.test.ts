import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { answerInTurn, makePieceInTurn } from './turns';

type Work = (asker: { user: { id: string; isGuest?: true }; address: string }, work: () => Promise<void>) => unknown;

const HEAVY: Work = (asker, work) => answerInTurn({ isHeavy: true }, asker, work);
const LIGHT: Work = (asker, work) => answerInTurn({}, asker, work);
const PIECE: Work = (asker, work) => makePieceInTurn(asker, work);

/** More than may be done at once of anybody. */
const MANY = 20;
let addresses = 0;

/** Sends work of many at an address, each of which ends when it is told to. */
async function crowd(run: Work, member: (index: number) => { id: string; isGuest?: true }) {
  addresses += 1;
  const home = `address ${addresses}`;
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (user: { id: string; isGuest?: true }, address = home) =>
    run({ user, address }, () => {
      begun.push(user.id);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const answers = Array.from({ length: MANY }, (_, index) => send(member(index)));
  await nextTurn();
  const drain = async () => {
    for (let at = 0; at < ends.length; at += 1) {
      ends[at]?.();
      await nextTurn();
    }
    await Promise.all(answers);
  };
  return { begun, send, drain, atOnce: begun.length };
}

const account = (index: number) => ({ id: `${addresses} account ${index}` });
const guest = (index: number) => ({ id: `${addresses} guest ${index}`, isGuest: true as const });
const oneAccount = () => account(0);

describe('at once', () => {
  it.each([
    ['heavy work', 'an account', HEAVY, oneAccount, 1],
    ['heavy work', 'the accounts of an address', HEAVY, account, 6],
    ['heavy work', 'the guests of an address', HEAVY, guest, 2],
    ['pieces', 'an account', PIECE, oneAccount, 1],
    ['pieces', 'the accounts of an address', PIECE, account, 6],
    ['pieces', 'the guests of an address', PIECE, guest, 2],
    ['other requests', 'an account', LIGHT, oneAccount, 6],
    ['other requests', 'the accounts of an address', LIGHT, account, MANY],
  ] as const)('%s of %s goes so far: %#', async (_what, _whose, run, member, most) => {
    const { atOnce, begun, drain } = await crowd(run, member);
    expect(atOnce).toBe(most);
    await drain();
    expect(begun).toHaveLength(MANY);
  });
});

it.each([
  ['heavy work', HEAVY],
  ['pieces', PIECE],
])('%s of many guests keeps neither an account of their address waiting nor anybody elsewhere', async (_, run) => {
  const { begun, send, drain } = await crowd(run, guest);
  const others = [send({ id: 'neighbor' }), send({ id: 'stranger', isGuest: true }, 'elsewhere')];
  await nextTurn();
  expect(begun.slice(2)).toEqual(['neighbor', 'stranger']);
  await drain();
  await Promise.all(others);
});

it('heavy work of many accounts keeps nobody elsewhere waiting', async () => {
  const { begun, send, drain } = await crowd(HEAVY, account);
  const other = send({ id: 'stranger' }, 'elsewhere');
  await nextTurn();
  expect(begun.at(-1)).toBe('stranger');
  await drain();
  await other;
});

it('work of visitors waits for nobody', async () => {
  const asker = { user: undefined, address: 'anywhere' };
  expect(await answerInTurn({ isHeavy: true }, asker, () => 'answer')).toBe('answer');
  expect(await makePieceInTurn(asker, async () => 'piece')).toBe('piece');
});
