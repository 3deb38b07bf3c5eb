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
import { browserTimeZone } from './browser-time-zone';
import { cacheDocument } from './cached-document';
import { DOWNLOADED_QUESTIONS } from './downloaded-questions';
import { authorization, endpointAddress, type LooseParts } from './endpoint-request';
import {
  type CacheOptions,
  findCached,
  isCachedCopy,
  MAX_AGE_MS,
  putInCache,
  redirectEntry,
  retainOnly,
} from './learner-cache';

/** What a learner wants to download for offline use. */
export type DownloadRequest = {
  hasCards: boolean;
  questionCount: number;
  questionSubjects: readonly MbeSubject[];
  explainedSubjects: readonly SubjectId[];
  hasEssays: boolean;
};

/** What was downloaded, as it is shown. */
export type Downloads = {
  downloadedAtMs: number;
  untilMs: number;
  bytes: number;
  cards: number;
  questions: number;
  subjects: SubjectId[];
  essays: number;
};

/** Where the summary of a download is cached; an entry of the cache, and no address of the server. */
const SUMMARY = '/taken-along';
const DUE = 'due';

/**
 * One thing to fetch: whole pages, or what the API answers. The answer to an essay is stored where its editor
 * looks for it.
 */
type Item = { address: string; isPage: boolean; cachedAs?: string; answerTo?: string };

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
  // A copy from the service worker's cache is no answer.
  if (isCachedCopy(response)) throw new ApiError('network', null, 0);
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

/** Collects the rules that stand on the page of an issue, each under its own address. */
function collectRuleAddresses(address: string, html: string, places: Map<string, string>): void {
  const [, subjectId] = /^\/understand\/([^/]+)\/[^/]+$/.exec(address) ?? [];
  if (!subjectId) return;
  for (const { id } of parse(html).querySelectorAll('article[id]')) {
    places.set(studyAddress(decodeURIComponent(subjectId), id), `${address}#${encodeURIComponent(id)}`);
  }
}

type Download = {
  userId: string;
  request: DownloadRequest;
  signal: AbortSignal;
  /** Told after each thing, of how many there are as far as is known. */
  onProgress: (done: number, total: number) => void;
};

/**
 * Downloads what a learner asks for, in place of what was downloaded before. Throws ApiError where it cannot
 * be had, and the reason of an abort; what came before that stays, and so does the earlier download.
 */
export async function downloadForOffline({ userId, request, signal, onProgress }: Download): Promise<Downloads> {
  const timeZone = browserTimeZone();
  const items = firstItems(request, timeZone);
  const nowMs = Date.now();
  const addresses = new Set([absolute(SUMMARY)]);
  const downloads: Downloads = {
    downloadedAtMs: nowMs,
    untilMs: nowMs + MAX_AGE_MS,
    bytes: 0,
    cards: 0,
    questions: 0,
    subjects: [...request.explainedSubjects],
    essays: 0,
  };

  /** The addresses of rules, each a place on the page of its issue. */
  const places = new Map<string, string>();

  // What is fetched may say what else there is.
  for (let done = 0; done < items.length; done += 1) {
    signal.throwIfAborted();
    onProgress(done, items.length);
    const item = items[done] as Item;
    const address = absolute(item.cachedAs ?? item.address);
    if (item.answerTo === undefined) addresses.add(address);
    const place = places.get(item.address);
    if (place) {
      await putInCache(address, redirectEntry(place), { userId, kind: 'downloads', nowMs });
      continue;
    }
    const response = await fetchItem(item, signal);
    signal.throwIfAborted();
    const copy = response.clone();
    downloads.bytes += (await response.clone().arrayBuffer()).byteLength;
    if (item.isPage) collectRuleAddresses(item.address, await response.clone().text(), places);
    if (!(await storeItem(item, response, { userId, kind: 'downloads', nowMs }))) throw new Error('no room');
    items.push(...(await follow(item, copy, downloads)));
  }
  // From here on it takes the place of the one before.
  signal.throwIfAborted();
  onProgress(items.length, items.length);
  await putInCache(absolute(SUMMARY), Response.json(downloads), { userId, kind: 'downloads', nowMs });
  await retainOnly(userId, 'downloads', addresses);
  return downloads;
}

/** Puts what was fetched where it is looked for; false where there is no room. */
async function storeItem(item: Item, response: Response, options: CacheOptions): Promise<boolean> {
  if (item.answerTo !== undefined) {
    const place = { essayId: item.answerTo, examId: null };
    const { saveDraftCopy } = await import('./draft-copies');
    return await saveDraftCopy(options.userId, place, await readJson(getEssayDraft, response));
  }
  const address = absolute(item.cachedAs ?? item.address);
  return item.isPage ? await cacheDocument(address, response, options) : await putInCache(address, response, options);
}

function firstItems(request: DownloadRequest, timeZone: string): Item[] {
  const items = [page('/downloads')];
  if (request.hasCards) {
    items.push(
      page('/rule-statements'),
      page(`/rule-statements?deck=${DUE}`),
      answer(listDecks, { query: { timeZone } }),
      answer(listDeckCards, { query: { deck: DUE, timeZone } }),
    );
  }
  if (request.questionCount > 0) {
    const query = { num_questions: String(request.questionCount), topics: request.questionSubjects.join(',') };
    items.push(
      page('/questions'),
      page(`/questions?${START_PARAMETER}=now`),
      answer(getQuestionSources),
      answer(getSubtopicCounts),
      answer(getMbeOutline),
      { ...answer(filterQuestions, { query }), cachedAs: DOWNLOADED_QUESTIONS },
    );
  }
  if (request.explainedSubjects.length > 0) items.push(page('/understand'));
  items.push(...request.explainedSubjects.map((id) => page(studyAddress(id))));
  if (request.hasEssays) {
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
async function follow({ address, isPage, cachedAs }: Item, response: Response, downloads: Downloads): Promise<Item[]> {
  if (isPage) {
    const isSubject = downloads.subjects.some((id) => studyAddress(id) === address);
    return isSubject ? pagesBelow(address, await response.text()).map(page) : [];
  }
  if (cachedAs === DOWNLOADED_QUESTIONS) downloads.questions = (await readJson(filterQuestions, response)).length;
  if (address.startsWith('/api/cards?')) downloads.cards = (await readJson(listDeckCards, response)).cards.length;
  if (address !== endpointAddress(listEssayProgress, {})) return [];
  const begun = await readJson(listEssayProgress, response);
  downloads.essays = begun.length;
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

/** What was downloaded and is still there; null without anything. */
export async function readDownloads(): Promise<Downloads | null> {
  const stored = await findCached(absolute(SUMMARY), Date.now());
  if (!stored) return null;
  // The version before wrote `takenAtMs`.
  const { takenAtMs, ...downloads } = (await stored.json()) as Downloads & { takenAtMs?: number };
  return { ...downloads, downloadedAtMs: downloads.downloadedAtMs ?? takenAtMs };
}

/** Removes what was downloaded; what was visited stays. */
export async function removeDownloads(userId: string): Promise<void> {
  await retainOnly(userId, 'downloads', new Set());
}
