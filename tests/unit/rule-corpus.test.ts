import { describe, expect, it } from 'vitest';
import { checkRuleAnswer } from '@/lib/domain/rules/check-answer';
import { corpus } from '../support/corpus';
import { rulesToCheck } from '../support/golden-rules';

describe('the rules of the default pack', { timeout: 180_000 }, () => {
  const check = async (answerOf: (text: string, phrases: string[]) => string) => {
    const { abbreviations } = await corpus();
    return [...(await rulesToCheck())].map(([id, rule]) => ({
      id,
      verdict: checkRuleAnswer({
        rule,
        answer: answerOf(
          rule.text,
          rule.buzzwords.map(({ phrase }) => phrase),
        ),
        abbreviations,
      }),
    }));
  };

  it('are met by their own text, with every element surely present', async () => {
    const checked = await check((text) => text);
    const failed = checked.filter(
      ({ verdict }) =>
        !verdict.isSure || !verdict.isCorrect || verdict.elements.some(({ state }) => state !== 'present'),
    );
    expect(failed.map(({ id }) => id)).toEqual([]);
  });

  it('are not met by their keywords alone', async () => {
    const checked = await check((_, phrases) => phrases.toReversed().join(', '));
    expect(checked.filter(({ verdict }) => verdict.isCorrect).map(({ id }) => id)).toEqual([]);
  });

  const share = (checked: Awaited<ReturnType<typeof check>>) =>
    checked.filter(({ verdict }) => verdict.isCorrect).length / checked.length;

  it('are met with their verbs contracted', async () => {
    const contract = (text: string) =>
      text.replace(/\b(is|are|was|were|does|do|did|has|have|would|could|should) not\b/g, "$1n't");
    expect(share(await check(contract))).toBeGreaterThanOrEqual(0.99);
  });

  it('are met with their sentences in another order', async () => {
    const reorder = (text: string) =>
      text
        .split(/(?<=\.)\s+(?=[A-Z])/)
        .toReversed()
        .join(' ');
    expect(share(await check(reorder))).toBeGreaterThanOrEqual(0.99);
  });

  it.each([
    ['in small letters', (text: string) => text.toLowerCase()],
    ['as a list', (text: string) => text.replace(/\.\s+(?=[A-Z])/g, '\n- ')],
    ['with semicolons for full stops', (text: string) => text.replace(/\.\s+(?=[A-Z])/g, '; ')],
    ["with '=' for 'is'", (text: string) => text.replace(/ (?:is|are) (?!not|no )/g, ' = ')],
  ])('are met %s', async (_, write) => {
    expect(share(await check(write))).toBeGreaterThanOrEqual(0.99);
  });

  it('are hardly ever met with a verb denied', async () => {
    const checked = await check((text) => text.replace(/\b(is|are|must|may)\b(?! not| no| never)/, '$1 not'));
    // The share that passes counts the 20 rules that have no such verb.
    expect(share(checked)).toBeLessThanOrEqual(0.08);
  });

  it('are never surely met with a verb denied', async () => {
    const checked = await check((text) => text.replace(/\b(is|are|must|may)\b(?! not| no| never)/, '$1 not'));
    const texts = await rulesToCheck();
    const denied = checked.filter(({ id }) =>
      /\b(?:is|are|must|may)\b(?! not| no| never)/.test(texts.get(id)?.text ?? ''),
    );
    expect(denied.length).toBeGreaterThan(600);
    expect(denied.filter(({ verdict }) => verdict.isSure && verdict.isCorrect).map(({ id }) => id)).toEqual([]);
  });

  it('are surely not met, or asked about, with another number', async () => {
    const raise = (text: string) =>
      text.replace(/\b(\d+) (days|years|months|percent)/, (_, count, unit) => `${Number(count) + 7} ${unit}`);
    const texts = new Map([...(await rulesToCheck())].map(([id, { text }]) => [id, text]));
    const changed = (await check(raise)).filter(({ id }) => raise(texts.get(id) ?? '') !== texts.get(id));
    expect(changed.length).toBeGreaterThan(20);
    const caught = changed.filter(({ verdict }) => verdict.isSure && !verdict.isCorrect);
    expect(caught.length / changed.length).toBeGreaterThanOrEqual(0.95);
  });
});
