import { describe, expect, it } from 'vitest';
import { analyzeEssay } from './analyze-essay';
import type { EssayGrading } from './essay-grading';

const GRADING: EssayGrading = {
  question:
    'Marchetti and Okonjo met in Verona. Marchetti shouted at Okonjo and threw a lantern at Okonjo, who saw it coming and ducked. The lantern broke the arm of Lindqvist. Discuss.',
  issues: [
    {
      name: 'assault',
      aliases: ['apprehension tort'],
      buzzwords: [
        { phrase: 'reasonable apprehension', synonyms: ['well-founded expectation'] },
        { phrase: 'imminent contact', synonyms: [] },
        { phrase: 'not fear', synonyms: [] },
      ],
      points: 50,
      rules: ['assault'],
    },
    {
      name: 'transferred intent',
      aliases: [],
      buzzwords: [
        { phrase: 'another person', synonyms: ['a third person'] },
        { phrase: 'harmful contact', synonyms: [] },
      ],
      points: 50,
      rules: ['transfer'],
    },
  ],
  rules: [
    {
      id: 'assault',
      name: 'Assault',
      text: 'An actor is liable for assault who intentionally causes reasonable apprehension of an imminent contact. Words alone are not sufficient.',
      buzzwords: [],
    },
    {
      id: 'transfer',
      name: 'Transferred intent',
      text: 'Intent to touch one person is transferred when harmful contact results to another person.',
      buzzwords: [],
    },
  ],
  abbreviations: [{ abbr: 'TI', full: 'transferred intent' }],
};

const GOOD = `Assault requires an intentional act that causes reasonable apprehension of imminent contact, not fear. Here Marchetti threw a lantern and Okonjo saw it coming and ducked, so Marchetti is liable to Okonjo.

Under TI the intent to touch one person is transferred when the harmful contact happens to another person. Because the lantern hit Lindqvist's arm instead of Okonjo, Marchetti is liable to Lindqvist as well.`;

const analyze = (answer: string) => analyzeEssay({ answer, ...GRADING });
const assault = (answer: string) => analyze(answer).feedback[0];

describe('analyzeEssay', () => {
  it('gives a good answer nearly everything and quotes it', () => {
    const { score, maxPossibleScore, feedback } = analyze(GOOD);
    expect(score).toBeGreaterThan(90);
    expect(maxPossibleScore).toBe(100);
    expect(feedback).toMatchObject([
      {
        issue: 'assault',
        status: 'Detected',
        buzzwordStatus: '3 of 3 buzzwords',
        missingBuzzwords: [],
        missingRules: [],
      },
      { issue: 'transferred intent', status: 'Detected', buzzwordStatus: '2 of 2 buzzwords' },
    ]);
    expect(feedback[0]?.quote).toBe(
      'Assault requires an intentional act that causes reasonable apprehension of imminent contact, not fear.',
    );
  });

  it('tells what was missed, with the rule', () => {
    const missed = analyze(GOOD.split('\n\n')[0] ?? '').feedback[1];
    expect(missed).toEqual({
      issue: 'transferred intent',
      status: 'Missed',
      points: 0,
      maxPoints: 50,
      parts: { named: 0, buzzwords: 0, rule: 0, application: 0, conclusion: 0 },
      quote: null,
      missingBuzzwords: ['another person', 'harmful contact'],
      missingRules: [
        {
          id: 'transfer',
          name: 'Transferred intent',
          text: 'Intent to touch one person is transferred when harmful contact results to another person.',
        },
      ],
    });
  });

  it('takes a contradicted rule for none', () => {
    const right = assault('Assault. Words alone are not sufficient for an assault.')?.parts.rule ?? 0;
    const wrong = assault('Assault. Words alone are sufficient for an assault.')?.parts.rule ?? 0;
    expect(right).toBeGreaterThan(wrong);
  });

  it.each([
    ['Assault requires apprehension and not fear.', 'not fear', true],
    ['Assault requires apprehension and also fear.', 'not fear', false],
    ['For an assault no reasonable apprehension is required.', 'reasonable apprehension', false],
    ['An assault always needs reasonable apprehension.', 'reasonable apprehension', true],
    ['He had no reasonable apprehension, so there is no assault.', 'reasonable apprehension', true],
  ])('in %j finds the buzzword %j: %s', (answer, buzzword, isFound) => {
    expect(!assault(answer)?.missingBuzzwords.includes(buzzword)).toBe(isFound);
  });

  it.each([
    'Assault is not at issue here.',
    'I will not discuss assault.',
    'This case has nothing to do with assault.',
  ])('does not count an issue that is set aside: %s', (answer) => {
    expect(assault(answer)?.status).toBe('Missed');
  });

  it('reads over typing errors and short forms', () => {
    const clean = analyze(GOOD).score;
    expect(analyze(GOOD.replace('apprehension', 'aprehension').replace('imminent', 'iminent')).score).toBe(clean);
    expect(analyze(GOOD.replace('TI', 'transferred intent')).score).toBe(clean);
  });

  it('counts law that is applied to nothing for little', () => {
    const law =
      'Assault requires an intentional act that causes reasonable apprehension of imminent contact, not fear.';
    const applied = `${law} Here Marchetti threw a lantern and Okonjo saw it, so Marchetti is liable.`;
    expect(assault(law)?.points).toBeLessThan(10);
    expect(assault(applied)?.points).toBeGreaterThan(30);
  });

  it('takes an essay without issues', () => {
    expect(analyzeEssay({ ...GRADING, issues: [], answer: GOOD })).toEqual({
      score: 0,
      maxPossibleScore: 0,
      feedback: [],
    });
  });
});
