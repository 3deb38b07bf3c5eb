import { MAX_NUMBER_OF_RULES } from '@/lib/domain/rules/constants';
import { fill } from '../costly-answers';
import type { WorstInput, WorstInputs } from './worst-input';

const read =
  (over: Partial<WorstInput> = {}) =>
  () => [{ what: 'all there is', status: 200, ...over }];
const ofEssay: WorstInputs[string] = ({ pack }) => {
  const longest = pack.essays.reduce((one, other) =>
    JSON.stringify(other).length > JSON.stringify(one).length ? other : one,
  );
  return [{ what: 'the longest essay', status: 200, params: { id: longest.id } }];
};
const names = (count: number) => fill('A%20name,', count * 9);

/** Nothing is found, so that it is looked for in other words, and for what each word may have meant. */
const MISSPELT: WorstInput = {
  what: 'misspelt words without end',
  status: 200,
  query: `?q=${encodeURIComponent(fill('heresayx negligancy contrakts ', 200))}`,
};

/** Of what is the same for everybody, and of what the learner with the most data reads. */
export const READING: WorstInputs = {
  'GET /abbreviations': read(),
  'GET /health': read(),
  'GET /data/MBEOutline.json': read(),
  'GET /essays': read(),
  'GET /essays/rule-outline-data': read(),
  'GET /essays/{id}/question': ofEssay,
  'GET /essays/{id}/grading': ofEssay,
  'GET /essays/{id}/answer': ofEssay,
  'GET /essays/{id}/checklist': ofEssay,
  'GET /outlines': read(),
  'GET /outlines/rule-outline': read(),
  'GET /outlines/rule-outline/{subject}/document': read({ params: { subject: 'evidence' } }),
  'GET /outlines/graph/{subject}': read({ params: { subject: 'evidence' } }),
  'GET /outlines/ticks': read(),
  'GET /questions/sources': read(),
  'GET /questions/counts/subtopic': read(),
  'GET /questions/filter': ({ pack }) => [
    {
      what: 'the longest quiz',
      status: 200,
      query: `?num_questions=200&sources=${encodeURIComponent(pack.sources.map(({ name }) => name).join(','))}`,
    },
    {
      what: 'names without end',
      status: 200,
      query: `?num_questions=200&subjectContext=Evidence&subtopic=${names(1_000)}`,
    },
  ],
  'GET /reports': read(),
  'GET /admin/reports/export': read(),
  'GET /rules': read(),
  'GET /rules/sources': read(),
  'GET /rules/by-topic': read(),
  'GET /rules/wordings': ({ pack }) => {
    const sizeOf = (rule: (typeof pack.rules)[number]) => JSON.stringify(rule.buzzwords).length;
    const longest = pack.rules.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, MAX_NUMBER_OF_RULES);
    return [
      { what: 'the rules with the most wordings', status: 200, query: `?rules=${longest.map(({ id }) => id).join()}` },
      { what: 'too many rules', status: 400, query: `?rules=${names(500)}` },
    ];
  },
  'GET /rules/filtered': () => [
    { what: 'the longest quiz', status: 200, query: '?numRules=100' },
    { what: 'what is due', status: 200, query: '?numRules=100&preset=due' },
    {
      what: 'names without end',
      status: 200,
      query: `?numRules=100&topics=${names(500)}&subtopics=${names(500)}&rules=${names(500)}`,
    },
  ],
  'GET /search': () => [
    {
      what: 'as many words as there is room for',
      status: 200,
      query: `?q=${encodeURIComponent(fill('a or b -c ', 200))}`,
    },
    { what: 'a word that is everywhere', status: 200, query: '?q=the%20court%20or%20card' },
    MISSPELT,
  ],
  'GET /understand/search': () => [
    {
      what: 'as many words as there is room for',
      status: 200,
      query: `?q=${encodeURIComponent(fill('a or b -c ', 200))}`,
    },
    { what: 'a word that is everywhere', status: 200, query: '?q=the%20court%20or%20evidence' },
    { what: 'quotation marks', status: 200, query: `?q=${encodeURIComponent(fill('"a" or ', 200))}` },
    MISSPELT,
  ],
  'GET /account/export': read(),
  'GET /cards/decks': read(),
  'GET /cards': () =>
    ['own', 'due'].map((deck) => ({ what: `the deck '${deck}'`, status: 200, query: `?deck=${deck}` })),
  'GET /cards/own': read(),
  'GET /cards/export': () => [
    ...['csv', 'tsv', 'anki'].map((format) => ({
      what: `every card as ${format}`,
      status: 200,
      query: `?deck=own&format=${format}`,
    })),
    { what: 'as much as can be printed', status: 200, query: '?deck=own:Deck%201&format=docx' },
    { what: 'more than can be printed', status: 413, query: '?deck=own&format=docx' },
  ],
  'GET /essays/progress': read(),
  'GET /essays/exams': read(),
  'GET /essays/exams/{id}': ({ ids }) => [{ what: 'an exam of every essay', status: 200, params: { id: ids.exam } }],
  'GET /essays/exams/{id}/summary': ({ ids }) => [
    { what: 'an exam of every essay', status: 200, params: { id: ids.exam } },
  ],
  'GET /essays/{id}/analyses': ofEssay,
  'GET /essays/{id}/analyses/{analysisId}': ({ pack, ids }) => [
    { what: 'an analysis', status: 200, params: { id: pack.essays[0]?.id ?? '', analysisId: ids.analysis } },
  ],
  'GET /essays/{id}/draft': ofEssay,
  'GET /essays/{id}/draft/versions': ofEssay,
  'GET /essays/{id}/draft/versions/{version}': ({ pack }) => [
    { what: 'an answer', status: 200, params: { id: pack.essays[0]?.id ?? '', version: '1' } },
  ],
  'GET /performance/insights': read(),
  'GET /performance/misjudged': () =>
    ['confident-mistake', 'lucky-guess'].map((kind) => ({ what: kind, status: 200, query: `?kind=${kind}` })),
  'GET /performance/export': () =>
    ['csv', 'json'].map((format) => ({ what: `all of it as ${format}`, status: 200, query: `?format=${format}` })),
  'GET /plan': read(),
  'GET /plan/today': read(),
  'GET /plan/calendar.ics': read(),
  'GET /quiz/attempts': read(),
  'GET /quiz/attempts/{id}': ({ ids }) => [{ what: 'a long quiz', status: 200, params: { id: ids.attempt } }],
  'GET /quiz/user/{id}/performance': ({ learner }) => [
    { what: 'all there is', status: 200, params: { id: learner.id } },
  ],
  'GET /transformer/files': read(),
  'GET /transformer/download/{id}': ({ ids }) => [
    { what: 'the largest file', status: 200, params: { id: ids.conversion } },
  ],
  'GET /transformer/download-all': () => [{ what: 'every file with its key', status: 200, query: '?withKey=true' }],
};
