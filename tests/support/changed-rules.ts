import { checkRuleAnswer, type RuleVerdict } from '@/lib/domain/rules/checker/check-answer';
import type { RuleToCheck } from '@/lib/domain/rules/checker/reading/rule-reading';
import { corpus } from './corpus';
import { rulesToCheck } from './golden-rules';

/** What is made of a rule's text and its phrases: an answer. */
export type Write = (text: string, phrases: readonly string[]) => string;

const replaceFirst =
  (pattern: RegExp, by: string): Write =>
  (text) =>
    text.replace(pattern, by);

/** Ways to change one thing in the text of a rule, so that it says something else. */
export const CHANGES = {
  'a verb denied': replaceFirst(/\b(is|are|must|may)\b(?! not| no| never)/, '$1 not'),
  'another number of days, years, months or percent': (text) =>
    text.replace(/\b(\d+) (days|years|months|percent)/, (_, count, unit) => `${Number(count) + 7} ${unit}`),
  "'must' for 'may'": replaceFirst(/\bmay\b(?! not)/, 'must'),
  "'may' for 'must'": replaceFirst(/\bmust\b(?! not)/, 'may'),
  "'after' for 'within'": replaceFirst(/\bwithin\b/, 'after'),
  "'some' for 'all'": replaceFirst(/\ball\b/, 'some'),
  "'unless' for 'if'": replaceFirst(/\bif\b/, 'unless'),
  "'void' for 'valid'": replaceFirst(/\bvalid\b/, 'void'),
  "'plaintiff' for 'defendant'": replaceFirst(/\bdefendant\b/, 'plaintiff'),
  "'need not' for 'must not' or 'may not'": replaceFirst(/\b(?:must|may) not\b/, 'need not'),
  "'for' for 'against'": replaceFirst(/\bagainst\b/, 'for'),
  "'jury' for 'court'": replaceFirst(/\bcourt\b/, 'jury'),
  "'immune' for 'liable'": replaceFirst(/\bliable\b/, 'immune'),
  "'or' for 'and'": replaceFirst(/\band\b/, 'or'),
  "no 'only'": replaceFirst(/\bonly /, ''),
  "no clause with 'if'": replaceFirst(/,? if\b[^,.;]*(?=[,.;])/, ''),
  "something else in a clause with 'if'": replaceFirst(
    /\bif\b[^,.;]*(?=[,.;])/,
    'if seven blue monkeys dance nightly around every burning oak tree',
  ),
  'none of its first phrase': (text, phrases) => text.replace(phrases[0] ?? '', '').replace(/ {2,}/g, ' '),
} satisfies Record<string, Write>;

/** Ways to take back what the text of a rule says, with its own words left as they are. */
export const FRAMES = {
  'It is false that …': (text) => `It is false that ${text}`,
  'It is a common myth that …': (text) => `It is a common myth that ${text}`,
  '… The opposite is the law.': (text) => `${text} The opposite is the law.`,
} satisfies Record<string, Write>;

/** Ways to change a word or two in the text of a rule, so that it still says the same. */
export const SAME = {
  "'exclusively' for 'only'": replaceFirst(/\bonly\b/, 'exclusively'),
  "'provided' for 'if'": replaceFirst(/(?<!even |as |only )\bif\b/, 'provided'),
  "'whenever' for 'when'": replaceFirst(/\bwhen\b/, 'whenever'),
  "'following' for 'after'": replaceFirst(/\bafter\b/, 'following'),
  "'can' for 'may'": replaceFirst(/\bmay\b(?! not)/, 'can'),
  "'shall' for 'must'": replaceFirst(/\bmust\b(?! not)/, 'shall'),
  "'must not' for 'may not'": replaceFirst(/\bmay not\b/, 'must not'),
  "'some' for 'any'": replaceFirst(/\bany\b/, 'some'),
} satisfies Record<string, Write>;

type Checked = { id: string; verdict: RuleVerdict };

/** `npm run explore` asks for every rule; else as many as tell of a change whether it is seen through. */
const IS_WHOLE = process.env.RULE_CORPUS === 'whole';
const ENOUGH = 150;

type Written = { id: string; rule: RuleToCheck; answer: string };

async function writeAll(write: Write): Promise<Written[]> {
  return [...(await rulesToCheck())].map(([id, rule]) => {
    const phrases = rule.buzzwords.map(({ phrase }) => phrase);
    return { id, rule, answer: write(rule.text, phrases) };
  });
}

/** As many as are enough, evenly spread and the same every time. */
function sampleOf<T>(all: readonly T[]): T[] {
  const stride = Math.max(1, Math.floor(all.length / ENOUGH));
  return all.filter((_, index) => index % stride === 0);
}

async function check(written: readonly Written[]): Promise<Checked[]> {
  const { abbreviations } = await corpus();
  return written.map(({ id, rule, answer }) => ({ id, verdict: checkRuleAnswer({ rule, answer, abbreviations }) }));
}

/** Checks what is written of every rule of the default pack. */
export async function checkEvery(write: Write): Promise<Checked[]> {
  return check(await writeAll(write));
}

/** The same of a sample. */
export async function checkWritten(write: Write): Promise<Checked[]> {
  const all = await writeAll(write);
  return check(IS_WHOLE ? all : sampleOf(all));
}

/** What becomes of the rules in which something is changed: how many those are, and how many were checked, surely refused, asked about and surely met. */
export async function checkChanged(write: Write, isWhole = IS_WHOLE) {
  const changed = (await writeAll(write)).filter(({ rule, answer }) => answer !== rule.text);
  const checked = await check(isWhole ? changed : sampleOf(changed));
  const sure = checked.filter(({ verdict }) => verdict.isSure);
  const passed = sure.filter(({ verdict }) => verdict.isCorrect).map(({ id }) => id);
  return {
    count: changed.length,
    checked: checked.length,
    refused: sure.length - passed.length,
    asked: checked.length - sure.length,
    passed,
    seemMet: checked.filter(({ verdict }) => verdict.isCorrect).length,
  };
}
