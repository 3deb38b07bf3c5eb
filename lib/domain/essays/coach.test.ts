import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { sanitizeStudyHtml } from '@/lib/content/safe-html';
import { textOfHtml } from '@/lib/domain/html/plain-text';
import { readText } from '@/lib/domain/text/read-text';
import { ASSAULT, ask, html, TRANSFER } from '@/tests/support/coached-essay';
import { corpus, corpusEssay } from '@/tests/support/corpus';
import { coachAnswer } from './coach';
import { type EssayKey, prepareEssayKey } from './essay-key';

describe('coachAnswer', () => {
  it('says what was missed, with its rule and terms', () => {
    expect(ask('What did I miss?')).toContain(
      'Your answer raises 1 of 2 issues. Not yet there, most points first: Transferred intent (0 of 60 points). Intent to touch one person is transferred when harmful contact results to another person. Terms: another person; harmful contact.',
    );
    expect(ask('What did I miss?', `${ASSAULT}\n\n${TRANSFER}`)).toContain('Your answer raises 2 of 2 issues.');
  });

  it('shows the key arguments in the learner’s own words', () => {
    const said = ask('key arguments');
    expect(said).toContain('Transferred intent (0 of 60 points). Intent to touch one person is transferred');
    expect(said).toContain('Your answer does not make this argument.');
    expect(said).toContain('You write: “Assault requires an intentional act');
  });

  it('finds the other side, or where it would begin', () => {
    const said = ask('counterarguments?', `${ASSAULT}\n\n${TRANSFER}`);
    expect(said).toContain('Transferred intent: “However, Marchetti may argue that Lindqvist was never the target.”');
    expect(ask('counterarguments?')).toContain('Transferred intent: ask which element the facts support least');
  });

  it('goes through the structure issue by issue', () => {
    const said = ask('structure');
    expect(said).toContain('Your answer has 0 headings for 1 issue: give each issue a heading of its own.');
    expect(said).toContain('Assault: complete.');
    expect(said).toContain('Not in your answer yet: transferred intent.');
    expect(ask('structure', `Assault\n\n${ASSAULT}`)).toContain('Your answer has 1 heading: a grader finds each');
  });

  it('gives the rules that were not stated, and those that were', () => {
    const said = ask('What is the law?');
    expect(said).toContain('barely states these, or not at all: Transfer of intent: Torts of intent are old.');
    expect(said).toContain('These you state. Compare the wording: Assault in tort:');
  });

  it('names the terms that are lacking', () => {
    expect(ask('terms')).toContain('Transferred intent: another person; harmful contact.');
    expect(ask('terms', `${ASSAULT}\n\n${TRANSFER}`)).toContain('Your answer uses every term');
  });

  it('tells which facts were used, and which were not', () => {
    const said = ask('facts');
    expect(said).toContain('You apply the law to the facts here: Assault: You write: “');
    expect(said).toContain('Facts that your answer leaves unused. Ask of each why it was put there:');
    expect(said).toContain('Petrov laughed.');
    expect(said).not.toContain('What torts did Marchetti commit');
    expect(said).not.toContain('Marchetti shouted');
  });

  it('quotes the conclusions, and says what is open', () => {
    expect(ask('conclusion')).toContain('You say how these come out: Assault: “Here Marchetti threw a lantern');
    expect(ask('conclusion', 'An assault is a tort of intent. Marchetti threw a lantern at Okonjo.')).toContain(
      'Still open. Say who prevails, and on which fact: Assault',
    );
  });

  it('shares out the time by points', () => {
    const said = ask('time');
    expect(said).toContain('Your answer has 30 words.');
    expect(said).toContain('Transferred intent: 27 minutes; 0 words so far. Assault: 18 minutes; 30 words so far.');
    const again = (number: number) =>
      `Assault was committed because Marchetti threw lantern number ${number} and Okonjo had a reasonable apprehension of imminent contact.`;
    const long = Array.from({ length: 60 }, (_, number) => again(number)).join(' ');
    expect(ask('time', long)).toContain('words so far, more than its points deserve.');
  });

  it('says how to raise the score, what gains most first', () => {
    expect(ask('score')).toMatch(
      /Your answer scores \d+ of 100 points\. You can gain the most here: Transferred intent, up to 60 points more\. State the rule: Intent to touch/,
    );
  });

  it('says what is good', () => {
    expect(ask('strengths')).toMatch(/What is good Assault \(\d+(\.\d)? of 40 points\)\. You write: “/);
    expect(ask('strengths', 'The sun is out and nobody is hurt.')).toContain(
      'does not raise an issue of this essay yet',
    );
  });

  it('speaks of the issue that is asked for, and of no other', () => {
    const said = ask('What about assault?');
    expect(said).toContain('Your answer gets');
    expect(said).toContain('The law: Assault in tort: An actor is liable');
    expect(said).not.toMatch(/transfer/i);
    expect(ask('And transferred intent?')).toContain(
      'Your answer does not raise this issue: 60 points are still available. State the rule: Intent to touch',
    );
  });

  it('answers anything else with where the answer stands, and what can be asked', () => {
    const said = ask('¿Qué tal?');
    expect(said).toContain('What is good');
    expect(said).toContain('How to raise the score');
    expect(said).toContain('Not raised at all: transferred intent.');
    expect(said).toContain('Ask about missed issues');
  });

  it('says so when nothing in the answer belongs to the essay', () => {
    expect(ask('score', 'Equity regards as done what ought to be done.')).toMatch(/^Nothing in your answer could be/);
  });

  it('always says who speaks', () => {
    expect(ask('score')).toMatch(/From Barwright’s built-in coach, based on .* your own text\.$/);
  });

  it('shows script in an answer as the text it is', () => {
    const said = html('structure and facts', ASSAULT.replace('lantern', '<script>alert("x")</script> lantern'));
    expect(said).not.toContain('<script');
    expect(html('facts', ASSAULT.replace('threw', '<img src=x onerror=alert(1)> threw'))).not.toContain('<img');
  });
});

const TAG = /<\/?(?:h3|p|ul|ol|li|strong|em)>/g;
/** Questions of any kind, made of words that mean something to the coach and others. */
const queries = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        ...'missed arguments counter structure rules terms facts conclusion time well score assault transferred intent'.split(
          ' ',
        ),
        ...['What', 'my', '?', '<b>', '"', '&amp;', 'improve', 'harmful contact', '\n'],
      ),
      { maxLength: 12 },
    )
    .map((words) => words.join(' ')),
);
const answers = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(fc.constantFrom(...ASSAULT.split('. '), ...TRANSFER.split('. '), '\n\n', '<li>', '&lt;', 'However'), {
      maxLength: 12,
    })
    .map((parts) => parts.join('. ')),
);

describe('whatever is asked about whatever answer', () => {
  it('the coach writes the same again, in tags of its own that are balanced, and nothing is left to sanitize', () => {
    fc.assert(
      fc.property(queries, answers, (query, text) => {
        const said = html(query, text);
        expect(html(query, text)).toBe(said);
        expect(said.replace(TAG, '')).not.toMatch(/[<>]/);
        const safe = sanitizeStudyHtml(said);
        expect(sanitizeStudyHtml(safe)).toBe(safe);
        expect(safe.match(TAG)).toEqual(said.match(TAG));
        expect(textOfHtml(safe)).toBe(textOfHtml(said));
        expect(said).not.toMatch(/undefined|NaN|null|\[object/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('on the essays of the pack', () => {
  const ESSAYS = ['evi-essay-001', 'evi-essay-002', 'ba-essay-001'];
  let keys: { id: string; question: string; key: EssayKey }[];
  let everyRule: { id: string; text: string }[];
  let everyQuestion: { id: string; question: string }[];

  beforeAll(async () => {
    keys = await Promise.all(
      ESSAYS.map(async (id) => {
        const { grading } = await corpusEssay(id);
        return { id, question: grading.question, key: prepareEssayKey(grading) };
      }),
    );
    const { rules, essays } = await corpus();
    everyRule = rules;
    everyQuestion = await Promise.all(
      essays.map(async ({ id }) => ({ id, question: (await corpusEssay(id)).grading.question })),
    );
  });

  it('the coach never speaks of another essay, even when asked for it', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), queries, (one, other, words) => {
        const { id, question, key } = keys[one % keys.length] as (typeof keys)[number];
        const foreign = everyQuestion[other % everyQuestion.length] as (typeof everyQuestion)[number];
        const query = `${words} ${foreign.question.slice(0, 400)}`;
        const said = textOfHtml(
          coachAnswer({ query, question, key, answer: readText(ASSAULT, key.abbreviations) }),
        ).replace(/\s+/g, ' ');

        const own = new Set(key.rules.map(({ rule }) => rule.id));
        for (const rule of everyRule) if (!own.has(rule.id)) expect(said).not.toContain(rule.text.replace(/\s+/g, ' '));
        for (const { id: otherId, question: text } of everyQuestion) {
          if (otherId === id) continue;
          for (const sentence of text.split(/(?<=[.?!])\s+/)) {
            const words = sentence.replace(/\s+/g, ' ');
            if (words.length > 40 && !question.replace(/\s+/g, ' ').includes(words)) expect(said).not.toContain(words);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('a model answer is found complete', async () => {
    for (const { id, question, key } of keys) {
      const { essay } = await corpusEssay(id);
      const said = textOfHtml(
        coachAnswer({ query: 'What did I miss?', question, key, answer: readText(essay.answer, key.abbreviations) }),
      );
      expect(said).toContain(`Your answer raises ${key.issues.length} of ${key.issues.length} issues.`);
    }
  });
});
