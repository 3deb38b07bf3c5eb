import { afterEach, expect, it, vi } from 'vitest';
import { checkRuleAnswer } from '@/lib/domain/rules/checker/check-answer';
import { judgedAnswer, keptVerdict } from '@/lib/domain/rules/judged-answer';
import { corpus } from '@/tests/support/corpus';
import { fill } from '@/tests/support/costly-answers';
import { installBrowser } from './browser.fixture';
import { queryClient } from './query';
import { judgeHere } from './rule-checker';
import { ANA, type Asked, failure, logIn, serverAnswers } from './server.fixture';

/** Every so manieth rule of the default pack. */
const EVERY = 17;

afterEach(() => {
  queryClient().clear();
  vi.unstubAllGlobals();
});

/** What the server answers of the default pack. */
async function serveCorpus(): Promise<Asked[]> {
  const { rules, abbreviations } = await corpus();
  const byId = new Map(rules.map(({ id, text, buzzwords }) => [id, { id, text, buzzwords }]));
  installBrowser();
  logIn(ANA);
  return serverAnswers(({ line }) => {
    const { pathname, searchParams } = new URL(line.replace('GET ', ''), 'http://localhost');
    if (pathname === '/api/abbreviations')
      return Response.json(abbreviations.map(({ abbr, full }) => ({ abbr, full })));
    const ids = (searchParams.get('rules') ?? '').split(',').map(decodeURIComponent);
    return Response.json(ids.flatMap((id) => byId.get(id) ?? []));
  });
}

it('judges every answer as the server does, from what it is sent once', async () => {
  const asked = await serveCorpus();
  const { rules, abbreviations } = await corpus();
  const sample = rules.filter((_, index) => index % EVERY === 0);
  const ruleIds = sample.map(({ id }) => id);
  const results = new Set<string>();
  for (const rule of sample) {
    const [first] = rule.buzzwords;
    const answers = [
      rule.text,
      `${rule.text.split('. ')[0]}.`,
      first ? rule.text.replace(first.phrase, first.synonyms[0] ?? '') : '',
      first?.paraphrases?.[0] ?? 'I do not know.',
      first?.misstatements?.[0] ?? 'It is never so.',
      fill(`${rule.text} `, 4_000),
    ].filter((answer) => answer.trim() !== '');
    for (const answer of answers) {
      const verdict = checkRuleAnswer({ rule, answer, abbreviations });
      const here = await judgeHere({ ruleIds, ruleId: rule.id, answer, key: 'k' });
      expect(here).toEqual(judgedAnswer('k', verdict, keptVerdict(verdict)));
      results.add(`${here.result} ${here.isSure}`);
    }
  }
  expect([...results].sort()).toEqual(['Correct false', 'Correct true', 'Incorrect false', 'Incorrect true']);
  expect(asked).toHaveLength(2);
}, 120_000);

it('judges nothing of which it has not the wordings, and asks for them again', async () => {
  await serveCorpus();
  const question = { ruleIds: ['civ-rule-jmol'], ruleId: 'civ-rule-jmol', answer: 'x', key: 'k' };
  await expect(judgeHere({ ...question, ruleId: 'nowhere' })).rejects.toThrow('no wordings');
  queryClient().clear();
  serverAnswers(() => failure(404));
  await expect(judgeHere(question)).rejects.toThrow();
  await serveCorpus();
  expect(await judgeHere(question)).toMatchObject({ answerId: 'k', result: 'Incorrect' });
});
