import type { PackEssay } from '@/lib/content/pack';
import { database } from '@/lib/db/prisma';
import { MAX_ANSWER_BYTES, MAX_DRAFT_BYTES, MAX_GRADED_CHARACTERS } from '@/lib/domain/essays/limits';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { fill } from '../costly-answers';
import type { World, WorstInput, WorstInputs } from './worst-input';

/** HTML over and over: what a pasted page, or somebody hostile, sends; and what a draft of it and a question about it are answered. */
const COSTLY_HTML: Record<string, { html: string; saved: number; advised: number }> = {
  paragraphs: { html: '<p>Negligence is a failure to use care.</p>', saved: 200, advised: 200 },
  'paragraphs left open': { html: '<p>a', saved: 413, advised: 200 },
  'bold left open': { html: '<b>a', saved: 200, advised: 200 },
  'paragraphs in bold left open': { html: '<b id="a"><p>x', saved: 200, advised: 200 },
  'lists left open': { html: '<ul><li>a', saved: 400, advised: 200 },
  'quotations in quotations': { html: '<blockquote>', saved: 400, advised: 400 },
  'tables in tables': { html: '<table><tr><td>a', saved: 200, advised: 200 },
  links: { html: '<a href="https://example.com/?q=a&amp;b">a</a>', saved: 200, advised: 200 },
  brackets: { html: '<', saved: 413, advised: 400 },
  entities: { html: '&amp;', saved: 200, advised: 400 },
  attributes: { html: '<p style="a:b" class="c" onclick="d" data-e=f>', saved: 200, advised: 400 },
  comments: { html: '<!-- a', saved: 200, advised: 400 },
};

/** Plain text over and over, beside the words of an essay's own key. */
const COSTLY_TEXTS: Record<string, (essay: PackEssay) => string> = {
  'the issues and their buzzwords': ({ issues }) =>
    `${issues.map(({ name, buzzwords }) => `${name} ${buzzwords.map(({ phrase }) => phrase).join(' ')}`).join(' ')} `,
  'the same as sentences': ({ issues }) =>
    `${issues
      .map(({ name, buzzwords }) => `${name}. ${buzzwords.map(({ phrase }) => `${phrase}.`).join(' ')}`)
      .join(' ')} `,
  'the question': ({ question }) => `${question} `,
  'the model answer': ({ answer }) => `${answer} `,
  'a word': () => 'negligence ',
  'a sentence': () => 'The court held that he was negligent because he failed to stop. ',
  'short sentences': () => 'No. Yes. ',
  negations: () => 'not ',
  lines: () => 'a\n',
  'one giant word': () => 'abcdefgh',
  slashes: () => 'a/',
  'short forms': () => 'K P D SoL BFP ',
  numbers: () => '10 ',
};

function costliestEssay(essays: readonly PackEssay[]): PackEssay {
  return essays.reduce((one, other) =>
    JSON.stringify(other.issues).length > JSON.stringify(one.issues).length ? other : one,
  );
}

/** Room for the fields around an HTML text in a body. */
const AROUND = 1_000;

function suggestions({ pack: { essays } }: World): WorstInput[] {
  const asked = { userQuery: fill('What is missing? ', 2_000) };
  const input = (what: string, status: number, json: object): WorstInput => ({
    what,
    status,
    json: { ...asked, ...json },
    prepare: () => database().loginThrottle.deleteMany({}),
  });
  const texts = (essay: PackEssay, whose: string, json: object) =>
    Object.entries(COSTLY_TEXTS).map(([what, say]) => {
      const text = fill(say(essay), MAX_GRADED_CHARACTERS).replaceAll('\n', '<br>');
      return input(`${what}, to ${whose}`, 200, { ...json, essayHtml: `<p>${text}</p>` });
    });
  const essay = costliestEssay(essays);
  const named = { essayTopic: topicOf(essay), essayId: essay.id };
  const shared = costliestEssay(
    essays.filter((one) => essays.some((other) => other !== one && topicOf(other) === topicOf(one))),
  );
  return [
    ...Object.entries(COSTLY_HTML).map(([what, { html, advised }]) =>
      input(what, advised, { ...named, essayHtml: fill(html, bodyRoom(html)) }),
    ),
    ...texts(essay, 'an essay', named),
    ...texts(shared, 'one of several on a topic', { essayTopic: topicOf(shared) }),
    ...texts(shared, 'any of all', { essayTopic: SUBJECTS.map(({ name }) => name).join(', ') }),
  ];
}

/** The topics of an essay as a learner is shown them. */
function topicOf({ topics }: PackEssay): string {
  return topics.map((id) => SUBJECTS.find((subject) => subject.id === id)?.name ?? id).join(', ');
}

/** Characters of HTML that a body holds, its quotation marks escaped. */
function bodyRoom(html: string): number {
  return Math.floor(((MAX_DRAFT_BYTES - 4 * AROUND) * html.length) / (JSON.stringify(html).length - 2));
}

/** Saves after whatever stands there. */
function draft(what: string, id: string, html: string, status: number): WorstInput {
  const json = { html: fill(html, bodyRoom(html)), text: '', baseVersion: 0 };
  const prepare = () => database().essayDraft.deleteMany({ where: { essayId: id, examId: null } });
  return { what, status, params: { id }, json, prepare };
}

export const ESSAY_WORK: WorstInputs = {
  'PUT /essays/{id}/draft': ({ pack }) => {
    const { id } = costliestEssay(pack.essays);
    return Object.entries(COSTLY_HTML).map(([what, { html, saved }]) => draft(what, id, html, saved));
  },
  'POST /essays/{id}/draft/versions/{version}/restore': ({ pack }) => [
    {
      what: 'an answer',
      status: 200,
      params: { id: pack.essays[1]?.id ?? '', version: '1' },
      json: { baseVersion: 1 },
    },
  ],
  'POST /essays/{id}/analyze': ({ pack }) => {
    const essay = costliestEssay(pack.essays);
    const { id } = essay;
    return [
      ...Object.entries(COSTLY_TEXTS).map(([what, say]) => ({
        what,
        status: 200,
        params: { id },
        json: { userText: fill(say(essay), MAX_GRADED_CHARACTERS) },
      })),
      { what: 'all that is taken', status: 200, params: { id }, json: { userText: fill('a ', MAX_ANSWER_BYTES) } },
      { what: 'blanks', status: 400, params: { id }, json: { userText: ' '.repeat(MAX_ANSWER_BYTES) } },
    ];
  },
  'POST /essays/suggestions': suggestions,
  'POST /essays/suggestions/stream': suggestions,
  'POST /essays/exams': ({ newcomer: { id: userId, token } }) => [
    {
      what: 'every essay',
      status: 201,
      token,
      json: { minutesPerEssay: 600 },
      prepare: () => database().essayExam.deleteMany({ where: { userId } }),
    },
  ],
  'POST /essays/exams/{id}/next': ({ ids }) => [
    { what: 'the last', status: 200, params: { id: ids.exam }, json: { fromIndex: 1_000 } },
  ],
  'POST /essays/exams/{id}/finish': ({ ids }) => [
    {
      what: 'an exam of every essay, its answers as long as they may be',
      status: 200,
      params: { id: ids.exam },
      prepare: () => database().essayAnalysis.deleteMany({ where: { examId: ids.exam } }),
    },
  ],
};
