import type { Steps } from '@/lib/domain/steps/steps';
import { type Markup, markup } from '@/lib/domain/text/markup';
import { SAID_QUALITY } from '@/lib/domain/text/phrases';
import type { ReadText } from '@/lib/domain/text/read-text';
import { SentenceIndex } from '@/lib/domain/text/sentence-index';
import { bullets, count, listed } from './coach-phrases';
import { type QuestionKind, questionKinds } from './coach-questions';
import { countWords } from './count-words';
import type { EssayKey } from './essay-key';
import { isConclusion, isReasoned } from './reasoning';

/** A topic that somebody named, with the keys of the essays on it. */
export type AskedTopic = { name: string; keys: readonly EssayKey[] };

type Consultation = {
  /** What the learner asks, in their own words. */
  query: string;
  /** None when nothing that was named is a topic of ours. */
  topics: readonly AskedTopic[];
  answer: ReadText;
};

const MOST_ISSUES = 8;
/** Words of a full answer. */
const FULL_WORDS = 800;

type Section = 'issues' | 'structure' | 'reasons' | 'conclusions' | 'length';

const SECTIONS: Readonly<Record<QuestionKind, readonly Section[]>> = {
  missed: ['issues'],
  arguments: ['reasons'],
  counter: ['reasons'],
  structure: ['structure'],
  rules: ['issues'],
  terms: ['issues'],
  facts: ['reasons'],
  conclusion: ['conclusions'],
  time: ['length'],
  strengths: ['issues', 'reasons', 'conclusions'],
  score: ['issues', 'reasons', 'conclusions'],
};

/**
 * What the built-in coach says about an answer to an essay that it does not know: by the topics named
 * and the text alone. The same question about the same answer always gets the same words.
 */
export function* adviseGenerallyInSteps({ query, topics, answer }: Consultation): Steps<string> {
  const asked = questionKinds(query).flatMap((kind) => SECTIONS[kind]);
  const sections: readonly Section[] =
    asked.length > 0 ? [...new Set(asked)] : ['issues', 'structure', 'reasons', 'conclusions', 'length'];
  const advice: Markup[] = [];
  for (const section of sections) {
    yield;
    advice.push(section === 'issues' ? yield* adviseOnIssues(answer, topics) : ADVICE[section](answer));
  }
  return markup`<p>It is not clear which essay this answers, so this advice is based on your text${
    topics.length > 0 ? ` and on what essays on ${listed(topics.map(({ name }) => name))} ask` : ''
  }.</p>${bullets(advice)}${SIGNATURE}`.html;
}

const ADVICE: Readonly<Record<Exclude<Section, 'issues'>, (answer: ReadText) => Markup>> = {
  structure: adviseOnStructure,
  reasons: adviseOnReasons,
  conclusions: adviseOnConclusions,
  length: adviseOnLength,
};

function* adviseOnIssues({ sentences }: ReadText, topics: readonly AskedTopic[]): Steps<Markup> {
  if (topics.length === 0) {
    return markup`<strong>Issues</strong>: name each issue as a question that the facts raise, and state its rule in one sentence before you apply it.`;
  }
  const named = new Set<string>();
  const open = new Set<string>();
  const index = new SentenceIndex(sentences);
  for (const { issues } of new Set(topics.flatMap(({ keys }) => keys))) {
    yield;
    for (const { issue, names } of issues) {
      const isNamed = names.some((name) => index.find(name, SAID_QUALITY).length > 0);
      (isNamed ? named : open).add(issue.name);
    }
  }
  const rest = [...open].filter((name) => !named.has(name)).slice(0, MOST_ISSUES);
  const found =
    named.size > 0 ? `you name ${listed([...named].slice(0, MOST_ISSUES))}` : 'no issue of these topics is named yet';
  return markup`<strong>Issues</strong>: ${found}.${
    rest.length > 0 ? ` Others to look for in the facts: ${listed(rest)}.` : ''
  }`;
}

function adviseOnStructure({ sentences }: ReadText): Markup {
  const headings = sentences.filter(({ isHeading }) => isHeading).length;
  return markup`<strong>Structure</strong>: ${
    headings > 0
      ? `${count(headings, 'heading')} so far; give each issue its own, with issue, rule, application and conclusion below it.`
      : 'give each issue a heading of its own, and write issue, rule, application and conclusion below it.'
  }`;
}

function adviseOnReasons({ sentences }: ReadText): Markup {
  const told = sentences.filter(({ isHeading }) => !isHeading);
  const reasoned = told.filter(({ tokens }) => isReasoned(tokens)).length;
  return markup`<strong>Application</strong>: ${reasoned} of ${count(told.length, 'sentence')} tie law to facts with words such as 'because'. Say for each element which fact meets it, and what the other side would answer.`;
}

function adviseOnConclusions({ sentences }: ReadText): Markup {
  const concluding = sentences.filter(({ tokens }) => isConclusion(tokens)).length;
  return markup`<strong>Conclusions</strong>: ${
    concluding > 0
      ? `${count(concluding, 'sentence')} say how an issue comes out`
      : 'no sentence says how an issue comes out'
  }; end every issue with one.`;
}

function adviseOnLength({ text }: ReadText): Markup {
  const words = countWords(text);
  return markup`<strong>Length</strong>: ${count(words, 'word')}; ${
    words < FULL_WORDS / 2
      ? `a full answer in an hour has some ${FULL_WORDS}, most of them application.`
      : 'give the most to the issue worth the most points.'
  }`;
}

const SIGNATURE = markup`<p><em>From Barwright’s built-in coach, based on the topics you named and your own text.</em></p>`;
