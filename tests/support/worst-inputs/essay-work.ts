import { database } from '@/lib/db/prisma';
import { MAX_ANSWER_BYTES, MAX_DRAFT_BYTES, MAX_GRADED_CHARACTERS } from '@/lib/domain/essays/limits';
import { fill } from '../costly-answers';
import type { World, WorstInput, WorstInputs } from './worst-input';

/** HTML over and over: what a pasted page, or somebody hostile, sends. */
const COSTLY_HTML: Record<string, string> = {
  paragraphs: '<p>Negligence is a failure to use care.</p>',
  'paragraphs left open': '<p>a',
  'bold left open': '<b>a',
  'paragraphs in bold left open': '<b id="a"><p>x',
  'lists left open': '<ul><li>a',
  'quotations in quotations': '<blockquote>',
  'tables in tables': '<table><tr><td>a',
  links: '<a href="https://example.com/?q=a&amp;b">a</a>',
  brackets: '<',
  entities: '&amp;',
  attributes: '<p style="a:b" class="c" onclick="d" data-e=f>',
  comments: '<!-- a',
};

/** Plain text over and over, beside the words of an essay's own key. */
const COSTLY_TEXTS: Record<string, (world: World) => string> = {
  'the issues and their buzzwords': ({ pack }) =>
    `${costliestEssay(pack)
      .issues.map(({ name, buzzwords }) => `${name} ${buzzwords.map(({ phrase }) => phrase).join(' ')}`)
      .join(' ')} `,
  'the same as sentences': ({ pack }) =>
    `${costliestEssay(pack)
      .issues.map(({ name, buzzwords }) => `${name}. ${buzzwords.map(({ phrase }) => `${phrase}.`).join(' ')}`)
      .join(' ')} `,
  'the question': ({ pack }) => `${costliestEssay(pack).question} `,
  'the model answer': ({ pack }) => `${costliestEssay(pack).answer} `,
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

function costliestEssay({ essays }: World['pack']) {
  return essays.reduce((one, other) =>
    JSON.stringify(other.issues).length > JSON.stringify(one.issues).length ? other : one,
  );
}

/** Room for the fields around an HTML text in a body. */
const AROUND = 1_000;

function suggestions({ pack }: World): WorstInput[] {
  const { topics, id } = costliestEssay(pack);
  const asked = { userQuery: fill('What is missing? ', 2_000), essayTopic: topics.join(', ') };
  return Object.entries(COSTLY_HTML).map(([what, html]) => ({
    what,
    status: what === 'quotations in quotations' || what === 'attributes' || what === 'comments' ? 400 : 200,
    json: { ...asked, essayId: id, essayHtml: fill(html, bodyRoom(html)) },
    prepare: () => database().loginThrottle.deleteMany({}),
  }));
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
    const { id } = costliestEssay(pack);
    return Object.entries(COSTLY_HTML).map(([what, html]) => draft(what, id, html, 200));
  },
  'POST /essays/{id}/draft/versions/{version}/restore': ({ pack }) => [
    {
      what: 'an answer',
      status: 409,
      params: { id: pack.essays[1]?.id ?? '', version: '1' },
      json: { baseVersion: 1 },
    },
  ],
  'POST /essays/{id}/analyze': (world) => {
    const { id } = costliestEssay(world.pack);
    return [
      ...Object.entries(COSTLY_TEXTS).map(([what, say]) => ({
        what,
        status: 200,
        params: { id },
        json: { userText: fill(say(world), MAX_GRADED_CHARACTERS) },
      })),
      { what: 'all that is taken', status: 200, params: { id }, json: { userText: fill('a ', MAX_ANSWER_BYTES) } },
      { what: 'blanks', status: 400, params: { id }, json: { userText: ' '.repeat(MAX_ANSWER_BYTES) } },
    ];
  },
  'POST /essays/suggestions': suggestions,
  'POST /essays/suggestions/stream': suggestions,
  'POST /essays/exams': () => {
    const input: WorstInput = { what: 'every essay', status: 201, json: { minutesPerEssay: 600 } };
    return [
      {
        ...input,
        prepare: () =>
          database().essayExam.deleteMany({ where: { finishedAt: null, currentIndex: 0, minutesPerEssay: 600 } }),
      },
    ];
  },
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
