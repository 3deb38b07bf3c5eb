import { describe, expect, it } from 'vitest';
import { checkRuleAnswer } from '@/lib/domain/rules/check-answer';
import { corpus } from '../support/corpus';
import { rulesToCheck } from '../support/golden-rules';

describe('the rules of the default pack', () => {
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

  it('are met by their own text, with every element present', async () => {
    const checked = await check((text) => text);
    const failed = checked.filter(
      ({ verdict }) => !verdict.isCorrect || verdict.elements.some(({ state }) => state !== 'present'),
    );
    expect(failed.map(({ id }) => id)).toEqual([]);
  });

  it('are not met by their keywords alone', async () => {
    const checked = await check((_, phrases) => phrases.toReversed().join(', '));
    expect(checked.filter(({ verdict }) => verdict.isCorrect).map(({ id }) => id)).toEqual([]);
  });
});
