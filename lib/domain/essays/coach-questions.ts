import { compilePhrase, findPhrase, type Phrase, SAID_QUALITY } from '@/lib/domain/text/phrases';
import { readText } from '@/lib/domain/text/read-text';
import type { EssayKey } from './essay-key';

/** What the coach can be asked, in the order in which it answers. */
const QUESTIONS = {
  missed:
    /\b(?:miss(?:ed|ing)?|overlook\w*|omit\w*|forg[eo]t\w*|left out|leave out|spot(?:ted)?|(?:which|what) issues)\b/,
  arguments: /(?<!counter)(?<!counter[- ])\bargu\w+|\bkey points?\b|\bmain points?\b|\breasoning\b/,
  counter:
    /\bcounter\w*|\bother side\b|\bboth sides\b|\bopposing\b|\bopponents?\b|\brebut\w*|\bobjections?\b|\bexceptions?\b/,
  structure:
    /\b(?:structur\w*|c?r?irac|crac|creac|organi[sz]\w*|outline|headings?|paragraphs?|format(?:ting)?)\b|\b(?:(?:what|which|right|wrong|best|same|logical) order|order of (?:the |my )?(?:issues|calls|parties|answer))\b/,
  rules: /\b(?:rules?|law|elements?|tests?|standards?|doctrines?)\b/,
  terms:
    /\b(?:buzz ?words?|key ?words?|terminology|vocabulary|phrases?)\b|(?<!\b(?:contract|lease|same|essential|material|new|additional|different) )\bterms?\b(?! (?:of|in) (?:the|a|an|his|her|their) )/,
  facts: /\bfacts?\b|\bappl(?:y|ies|ied|ying|ication)\b|\bevidence (?:did|do|have) I\b/,
  conclusion: /\b(?:conclu\w+|outcomes?|results?|(?:who|which side) (?:wins|prevails)|verdict)\b/,
  time: /\b(?:timing|timed|minutes?|hours?|pac(?:e|ing)|clock|faster|quicker|too long|too short|how long)\b|(?<!\b(?:this|next|last|every|first|same|each) )\btime\b/,
  strengths:
    /\b(?:strengths?|strongest|do(?:ne)? well|did well|go(?:ne)? well|went well|good at|what is good|got right)\b/,
  score:
    /\b(?:scor\w+|points? (?:lost|did|do|can|are)|more points|grad(?:e|es|ed|ing)|marks?)\b|\b(?:i|this|it|answer|essay) (?:would |will |could |can )?pass\b|\bpassing\b/,
} as const;

/** Words that ask for advice of any kind; they count where nothing more is asked. */
const IMPROVING = /\b(?:improv\w*|better|weak\w*|rais(?:e|ing)|fix|revise|rewrite|work on|next|points)\b/;

const MOST_KINDS = 3;
const MOST_ISSUES = 3;

export type QuestionKind = keyof typeof QUESTIONS;

export type CoachQuestion = {
  /** At most three; none when the question asks for nothing that the coach knows by name. */
  kinds: QuestionKind[];
  /** Numbers, from 0, of the issues that it is about; none for the whole essay. */
  issues: number[];
};

const plainWords = (query: string) => query.toLowerCase().replace(/[’ʼ]/g, "'").replace(/\s+/g, ' ');

/** What a question asks for by name, at most three things. */
export function questionKinds(query: string): QuestionKind[] {
  const words = plainWords(query);
  return (Object.keys(QUESTIONS) as QuestionKind[]).filter((kind) => QUESTIONS[kind].test(words)).slice(0, MOST_KINDS);
}

/** What a learner's question is about, by its words. */
export function readQuestion(query: string, key: EssayKey): CoachQuestion {
  const issues = issuesIn(query, key);
  const kinds = questionKinds(query);
  if (kinds.length === 0 && issues.length === 0 && IMPROVING.test(plainWords(query))) kinds.push('score');
  return { kinds, issues: issues.slice(0, MOST_ISSUES) };
}

/** Issues that a question names; or else those whose rule it names; or else those whose terms it uses. */
function issuesIn(query: string, key: EssayKey): number[] {
  const { sentences } = readText(query, key.abbreviations);
  const holds = (phrase: Phrase) =>
    sentences.some((sentence) => (findPhrase(phrase, sentence)?.quality ?? 0) >= SAID_QUALITY);
  const byName = key.issues.map(({ names }) => names.some(holds));
  const byRule = () =>
    key.issues.map(({ rules }) => rules.some(({ rule }) => holds(compilePhrase(rule.name, key.abbreviations))));
  const byTerm = () => key.issues.map(({ buzzwords }) => buzzwords.some(({ wordings }) => wordings.some(holds)));
  const found = [() => byName, byRule, byTerm].map((find) => find()).find((which) => which.includes(true)) ?? [];
  return found.flatMap((isMeant, index) => (isMeant ? [index] : []));
}
