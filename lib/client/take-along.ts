import { getAbbreviations } from '@/lib/contract/abbreviations';
import { listDeckCards, listDecks } from '@/lib/contract/cards';
import type { EndpointContract, EndpointResponse } from '@/lib/contract/endpoint-contract';
import { getEssayDraft } from '@/lib/contract/essay-drafts';
import { listEssayExams } from '@/lib/contract/essay-exams';
import {
  getEssayAnswer,
  getEssayChecklist,
  getEssayGrading,
  getEssayQuestion,
  getEssays,
  listEssayProgress,
} from '@/lib/contract/essays';
import { filterQuestions, getMbeOutline, getQuestionSources, getSubtopicCounts } from '@/lib/contract/questions';
import { getRulesByTopic } from '@/lib/contract/rules';
import type { MbeSubject, SubjectId } from '@/lib/domain/subjects/subjects';
import { essayAddress, START_PARAMETER, studyAddress } from '@/lib/domain/understand/study-address';
import { ApiError } from './api-error';
import { authorization, endpointAddress, type LooseParts } from './endpoint-request';
import { findKept, isKeptCopy, KEPT_FOR_MS, type Keeping, keep, keepOnly, signpost } from './kept-answers';
import { keepDocument } from './kept-document';
import { TAKEN_QUESTIONS } from './taken-questions';

/** What a learner wants on this device for a time without a network. */
export type Wish = {
  hasCards: boolean;
  questionCount: number;
  questionSubjects: readonly MbeSubject[];
  explainedSubjects: readonly SubjectId[];
  hasEssays: boolean;
};

/** What was taken along, as it is told. */
export type Taken = {
  takenAtMs: number;
  untilMs: number;
  bytes: number;
  cards: number;
  questions: number;
  subjects: SubjectId[];
  essays: number;
};

const NOTE = '/taken-along';
const DUE = 'due';

/**
 * One thing to fetch: whole pages, or what the API answers. The answer to an essay is kept where its editor
 * looks for it.
 */
type Item = { address: string; isPage: boolean; keptAs?: string; answerTo?: string };

const page = (address: string): Item => ({ address, isPage: true });
const answer = (contract: EndpointContract, parts: LooseParts = {}): Item => ({
  address: endpointAddress(contract, parts),
  isPage: false,
});

const absolute = (address: string) => location.origin + address;

/** Fetches from the server itself. Throws ApiError where there is no good answer. */
async function fetchItem({ address, isPage }: Item, signal: AbortSignal): Promise<Response> {
  const headers = isPage ? {} : authorization();
  const response = await fetch(address, { headers, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ApiError('network', null, 0);
  });
  // What the service worker had kept is no answer.
  if (isKeptCopy(response)) throw new ApiError('network', null, 0);
  if (!response.ok || response.redirected) throw new ApiError('unknown', null, response.status);
  return response;
}

async function readJson<C extends EndpointContract>(contract: C, response: Response): Promise<EndpointResponse<C>> {
  return contract.response.parse(await response.json()) as EndpointResponse<C>;
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** The pages that a page links to below its own address; those of a subject name its issues before its rules. */
function pagesBelow(address: string, html: string): string[] {
  const paths = [...parse(html).querySelectorAll('a[href]')].map(
    (link) => new URL(link.getAttribute('href') ?? '', location.origin).pathname,
  );
  return [...new Set(paths)].filter((path) => path.startsWith(`${address}/`));
}

/** Notes the rules that stand on the page of an issue, each under the address of its own. */
function notePlaces(address: string, html: string, places: Map<string, string>): void {
  const [, subjectId] = /^\/understand\/([^/]+)\/[^/]+$/.exec(address) ?? [];
  if (!subjectId) return;
  for (const { id } of parse(html).querySelectorAll('article[id]')) {
    places.set(studyAddress(decodeURIComponent(subjectId), id), `${address}#${encodeURIComponent(id)}`);
  }
}

type Taking = {
  userId: string;
  wish: Wish;
  signal: AbortSignal;
  /** Told after each thing, of how many there are as far as is known. */
  onProgress: (done: number, total: number) => void;
};

/**
 * Puts on this device what a learner wishes for, in place of what was taken along before. Throws ApiError
 * where it cannot be had; what came before that stays, and so does what was taken along earlier.
 */
export async function takeAlong({ userId, wish, signal, onProgress }: Taking): Promise<Taken> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const items = firstItems(wish, timeZone);
  const nowMs = Date.now();
  const addresses = new Set([absolute(NOTE)]);
  const taken: Taken = {
    takenAtMs: nowMs,
    untilMs: nowMs + KEPT_FOR_MS,
    bytes: 0,
    cards: 0,
    questions: 0,
    subjects: [...wish.explainedSubjects],
    essays: 0,
  };

  /** The addresses of rules, each a place on the page of its issue. */
  const places = new Map<string, string>();

  // What is fetched may say what else there is.
  for (let done = 0; done < items.length; done += 1) {
    onProgress(done, items.length);
    const item = items[done] as Item;
    const address = absolute(item.keptAs ?? item.address);
    if (item.answerTo === undefined) addresses.add(address);
    const place = places.get(item.address);
    if (place) {
      await keep(address, signpost(place), { userId, kind: 'taken', nowMs });
      continue;
    }
    const response = await fetchItem(item, signal);
    const copy = response.clone();
    taken.bytes += (await response.clone().arrayBuffer()).byteLength;
    if (item.isPage) notePlaces(item.address, await response.clone().text(), places);
    if (!(await keepItem(item, response, { userId, kind: 'taken', nowMs }))) throw new Error('no room');
    items.push(...(await follow(item, copy, taken)));
  }
  onProgress(items.length, items.length);
  await keep(absolute(NOTE), Response.json(taken), { userId, kind: 'taken', nowMs });
  await keepOnly(userId, 'taken', addresses);
  return taken;
}

/** Puts what was fetched where it is looked for; false where there is no room. */
async function keepItem(item: Item, response: Response, keeping: Keeping): Promise<boolean> {
  if (item.answerTo !== undefined) {
    const place = { essayId: item.answerTo, examId: null };
    const { keepDraftCopy } = await import('./draft-copies');
    return await keepDraftCopy(keeping.userId, place, await readJson(getEssayDraft, response));
  }
  const address = absolute(item.keptAs ?? item.address);
  return item.isPage ? await keepDocument(address, response, keeping) : await keep(address, response, keeping);
}

function firstItems(wish: Wish, timeZone: string): Item[] {
  const items = [page('/take-along')];
  if (wish.hasCards) {
    items.push(
      page('/rule-statements'),
      page(`/rule-statements?deck=${DUE}`),
      answer(listDecks, { query: { timeZone } }),
      answer(listDeckCards, { query: { deck: DUE, timeZone } }),
    );
  }
  if (wish.questionCount > 0) {
    const query = { num_questions: String(wish.questionCount), topics: wish.questionSubjects.join(',') };
    items.push(
      page('/questions'),
      page(`/questions?${START_PARAMETER}=now`),
      answer(getQuestionSources),
      answer(getSubtopicCounts),
      answer(getMbeOutline),
      { ...answer(filterQuestions, { query }), keptAs: TAKEN_QUESTIONS },
    );
  }
  if (wish.explainedSubjects.length > 0) items.push(page('/understand'));
  items.push(...wish.explainedSubjects.map((id) => page(studyAddress(id))));
  if (wish.hasEssays) {
    items.push(
      page('/essays'),
      answer(getEssays),
      answer(listEssayExams),
      answer(getRulesByTopic),
      answer(getAbbreviations),
      answer(listEssayProgress),
    );
  }
  return items;
}

/** What a fetched thing leads to; counts what is in it. */
async function follow({ address, isPage, keptAs }: Item, response: Response, taken: Taken): Promise<Item[]> {
  if (isPage) {
    const isSubject = taken.subjects.some((id) => studyAddress(id) === address);
    return isSubject ? pagesBelow(address, await response.text()).map(page) : [];
  }
  if (keptAs === TAKEN_QUESTIONS) taken.questions = (await readJson(filterQuestions, response)).length;
  if (address.startsWith('/api/cards?')) taken.cards = (await readJson(listDeckCards, response)).cards.length;
  if (address !== endpointAddress(listEssayProgress, {})) return [];
  const begun = await readJson(listEssayProgress, response);
  taken.essays = begun.length;
  return begun.flatMap(({ essayId }) => {
    const parts = { params: { id: essayId } };
    return [
      page(essayAddress(essayId)),
      { ...answer(getEssayDraft, parts), answerTo: essayId },
      answer(getEssayQuestion, parts),
      answer(getEssayGrading, parts),
      answer(getEssayChecklist, parts),
      answer(getEssayAnswer, parts),
    ];
  });
}

/** What was taken along and is still there; null without anything. */
export async function readTaken(): Promise<Taken | null> {
  const note = await findKept(absolute(NOTE), Date.now());
  return note ? ((await note.json()) as Taken) : null;
}

/** Removes what was taken along; what was visited stays. */
export async function removeTaken(userId: string): Promise<void> {
  await keepOnly(userId, 'taken', new Set());
}
