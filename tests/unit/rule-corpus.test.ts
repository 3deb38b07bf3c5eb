import { describe, expect, it } from 'vitest';
import { checkRuleAnswer } from '@/lib/domain/rules/check-answer';
import type { RuleToCheck } from '@/lib/domain/rules/rule-reading';
import { corpus } from '../support/corpus';
import { rulesToCheck } from '../support/golden-rules';

describe('the rules of the default pack', { timeout: 180_000 }, () => {
  const answersTo = async (write: (text: string, phrases: string[]) => string) => {
    const phrasesOf = ({ buzzwords }: RuleToCheck) => buzzwords.map(({ phrase }) => phrase);
    return [...(await rulesToCheck())].map(([id, rule]) => ({ id, rule, answer: write(rule.text, phrasesOf(rule)) }));
  };
  const verdictsOn = async (answers: Awaited<ReturnType<typeof answersTo>>) => {
    const { abbreviations } = await corpus();
    return answers.map(({ id, rule, answer }) => ({ id, verdict: checkRuleAnswer({ rule, answer, abbreviations }) }));
  };
  const check = async (write: (text: string, phrases: string[]) => string) => verdictsOn(await answersTo(write));

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

  /** What becomes of the rules in which `write` changes something: the share refused, and those surely met all the same. */
  const checkChanged = async (write: (text: string) => string) => {
    const changed = await verdictsOn((await answersTo(write)).filter(({ rule, answer }) => answer !== rule.text));
    const refused = changed.filter(({ verdict }) => verdict.isSure && !verdict.isCorrect);
    const passed = changed.filter(({ verdict }) => verdict.isSure && verdict.isCorrect).map(({ id }) => id);
    return { count: changed.length, refused: refused.length / changed.length, passed };
  };

  it('are surely not met, or asked about, with another number', async () => {
    const raise = (text: string) =>
      text.replace(/\b(\d+) (days|years|months|percent)/, (_, count, unit) => `${Number(count) + 7} ${unit}`);
    const { count, refused, passed } = await checkChanged(raise);
    expect(count).toBeGreaterThan(20);
    expect(refused).toBeGreaterThanOrEqual(0.95);
    expect(passed).toEqual([]);
  });

  // Least counts of rules, and shares that are refused without asking; what is left is asked about.
  it.each([
    ["'must' for 'may'", (text: string) => text.replace(/\bmay\b(?! not)/, 'must'), 200, 0.95],
    ["'may' for 'must'", (text: string) => text.replace(/\bmust\b(?! not)/, 'may'), 200, 0.95],
    ["'after' for 'within'", (text: string) => text.replace(/\bwithin\b/, 'after'), 60, 0.9],
    ["'some' for 'all'", (text: string) => text.replace(/\ball\b/, 'some'), 60, 0.9],
    ["'unless' for 'if'", (text: string) => text.replace(/\bif\b/, 'unless'), 300, 0.9],
    ["'jury' for 'court'", (text: string) => text.replace(/\bcourt\b/, 'jury'), 130, 0],
    ["no 'only'", (text: string) => text.replace(/\bonly /, ''), 150, 0],
  ])('are hardly ever surely met with %s', async (_, write, least, leastRefused) => {
    const { count, refused, passed } = await checkChanged(write);
    expect(count).toBeGreaterThan(least);
    expect(refused).toBeGreaterThanOrEqual(leastRefused);
    // What stands in a sentence without a phrase is no element.
    expect(passed.length / count).toBeLessThanOrEqual(0.08);
  });

  it('are hardly ever surely met without one of their phrases', async () => {
    const without = await check((text, phrases) => text.replace(phrases[0] ?? '', '').replace(/ {2,}/g, ' '));
    const met = without.filter(({ verdict }) => verdict.isSure && verdict.isCorrect);
    expect(met.length / without.length).toBeLessThanOrEqual(0.01);
  });
});
