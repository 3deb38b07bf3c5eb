/**
 * What the API answers that pages show, by the paths of its contracts. A test holds this list and the next
 * against all contracts: whoever adds one decides.
 */
export const CACHED_ENDPOINTS = [
  '/abbreviations',
  '/cards',
  '/cards/decks',
  '/cards/own',
  '/data/MBEOutline.json',
  '/essays',
  '/essays/exams',
  '/essays/exams/{id}',
  '/essays/exams/{id}/summary',
  '/essays/progress',
  '/essays/rule-outline-data',
  '/essays/{id}/analyses',
  '/essays/{id}/analyses/{analysisId}',
  '/essays/{id}/answer',
  '/essays/{id}/checklist',
  '/essays/{id}/grading',
  '/essays/{id}/question',
  '/outlines',
  '/outlines/graph/{subject}',
  '/outlines/rule-outline',
  '/outlines/ticks',
  '/performance/insights',
  '/performance/misjudged',
  '/plan',
  '/plan/today',
  '/questions/counts/subtopic',
  '/questions/sources',
  '/quiz/attempts',
  '/quiz/attempts/{id}',
  '/quiz/user/{id}/performance',
  '/rules',
  '/rules/by-topic',
  '/rules/filtered',
  '/rules/sources',
  '/rules/wordings',
];

/** What is not, and why. */
export const UNCACHED_ENDPOINTS: Record<string, string> = {
  '/account/export': 'a file to be saved',
  '/admin/reports/export': 'a file to be saved',
  '/cards/export': 'a file to be saved',
  '/essays/{id}/draft': 'an answer that is being written is stored with what was typed since',
  '/essays/{id}/draft/versions': 'only the server can restore one',
  '/essays/{id}/draft/versions/{version}': 'only the server can restore one',
  '/health': 'says how the server is now',
  '/outlines/rule-outline/{subject}/document': 'a file to be saved',
  '/performance/export': 'a file to be saved',
  '/plan/calendar.ics': 'a file to be saved',
  '/questions/filter': 'drawn anew each time; questions are downloaded',
  '/reports': 'pages bring what they show of it',
  '/search': 'typed letter by letter',
  '/transformer/download-all': 'a file to be saved',
  '/transformer/download/{id}': 'a file to be saved',
  '/transformer/files': 'of no use without the server that converts them',
  '/understand/search': 'typed letter by letter',
};

const KEPT = CACHED_ENDPOINTS.map(
  (path) => new RegExp(`^/api${path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
);
const NOT_KEPT = new Set(Object.keys(UNCACHED_ENDPOINTS).map((path) => `/api${path}`));

/** Whether answers to this are cached. */
export function isCachedEndpoint(pathname: string): boolean {
  return !NOT_KEPT.has(pathname) && KEPT.some((pattern) => pattern.test(pathname));
}
