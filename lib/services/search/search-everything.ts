import 'server-only';
import { findContentVersion } from '@/lib/db/content-state-repository';
import { loadEssays } from '@/lib/db/essay-repository';
import { searchAnsweredQuestions, searchOwnCards } from '@/lib/db/learner-search-repository';
import { searchDocuments } from '@/lib/db/search-repository';
import { textOfHtml } from '@/lib/domain/html/plain-text';
import { RESULTS_PER_KIND, SEARCH_KINDS, type SearchKind } from '@/lib/domain/search/kinds';
import { entryOf, matchEntries } from '@/lib/domain/search/match-entries';
import { PAGE_ENTRIES } from '@/lib/domain/search/pages';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { markedHtml, markedTopicHtml, withEllipses } from '@/lib/domain/understand/marked-html';
import { planSearch, type SearchPlan } from '@/lib/domain/understand/search-plan';
import {
  attemptQuestionAddress,
  essayAddress,
  ownCardsAddress,
  studyAddress,
} from '@/lib/domain/understand/study-address';
import { cacheByVersion } from '@/lib/services/content/cache-by-version';
import { currentSearchAids } from '@/lib/services/understand/search-aids';

/** By name, subjects and facts: what an essay raises is for the learner to find. */
const currentEssayEntries = cacheByVersion({
  readVersion: findContentVersion,
  load: async () =>
    (await loadEssays())
      .filter(({ retired }) => !retired)
      .map(({ id, displayName, questionHtml, topics }) =>
        entryOf({ id, title: displayName, text: textOfHtml(questionHtml), keywords: topics.join(' ') }),
      ),
});

type Result = { id: string; titleHtml: string; snippetHtml: string; place: string; address: string };
type Asked = { query: string; plan: SearchPlan; userId: string };
const limit = RESULTS_PER_KIND;
const snippetOf = (text: string) => markedHtml(withEllipses(text));

async function findStudied(kind: 'rule' | 'explanation', { plan }: Asked): Promise<Result[]> {
  const { documents } = await searchDocuments({ plan, kind, limit });
  return documents.map(({ id, subjectId, title, snippet }) => ({
    id,
    titleHtml: kind === 'explanation' ? markedTopicHtml(title) : markedHtml(title),
    snippetHtml: snippetOf(snippet),
    place: SUBJECTS.find((subject) => subject.id === subjectId)?.name ?? '',
    address: studyAddress(subjectId, id),
  }));
}

const FINDERS: Record<SearchKind, (asked: Asked) => Promise<Result[]>> = {
  page: async ({ query }) =>
    matchEntries(PAGE_ENTRIES, query, limit).map(({ id, title }) => ({
      id,
      titleHtml: markedHtml(title),
      snippetHtml: '',
      place: '',
      address: id,
    })),
  rule: (asked) => findStudied('rule', asked),
  explanation: (asked) => findStudied('explanation', asked),
  question: async ({ userId, plan }) =>
    (await searchAnsweredQuestions({ userId, plan, limit })).map(({ attemptId, position, topic, issue, snippet }) => ({
      id: `${attemptId}-${position}`,
      titleHtml: markedTopicHtml(issue),
      snippetHtml: snippetOf(snippet),
      place: topic,
      address: attemptQuestionAddress(attemptId, position),
    })),
  essay: async ({ query }) =>
    matchEntries(await currentEssayEntries(), query, limit).map(({ id, title, snippet }) => ({
      id,
      titleHtml: markedHtml(title),
      snippetHtml: snippetOf(snippet),
      place: '',
      address: essayAddress(id),
    })),
  card: async ({ userId, plan }) =>
    (await searchOwnCards({ userId, plan, limit })).map(({ id, deck, title, snippet }) => ({
      id,
      titleHtml: markedHtml(title),
      snippetHtml: snippetOf(snippet),
      place: deck,
      address: ownCardsAddress(deck),
    })),
};

async function findAll(asked: Asked) {
  const groups = await Promise.all(SEARCH_KINDS.map(async (kind) => ({ kind, results: await FINDERS[kind](asked) })));
  return groups.filter(({ results }) => results.length > 0);
}

type Search = {
  /** As typed. */
  query: string;
  /** Whose answered questions and cards are searched. */
  userId: string;
};

/**
 * Whatever holds what was typed, by kind, the best five of each, with the matches marked. Where nothing
 * does, what holds the words that were meant, if it looks misspelt.
 */
export async function searchEverything({ query, userId }: Search) {
  const aids = await currentSearchAids();
  const run = async (text: string) => {
    const exact = await findAll({ query: text, plan: planSearch(text, aids), userId });
    // The content may say in other words, or in another order, what an abbreviation stands for.
    return exact.length > 0 ? exact : await findAll({ query: text, plan: planSearch(text, aids, true), userId });
  };
  const groups = await run(query);
  const meant = groups.length === 0 ? aids.spelling.correct(query) : null;
  if (meant === null) return { corrected: null, groups };
  const instead = await run(meant);
  return instead.length > 0 ? { corrected: meant, groups: instead } : { corrected: null, groups };
}
