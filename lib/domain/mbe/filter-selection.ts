import { MAX_NUMBER_OF_QUESTIONS, MIN_NUMBER_OF_QUESTIONS } from './constants';
import type { Outline, OutlineNode } from './outline';
import type { QuizConditions, QuizFilters } from './quiz';
import { selectableParts, selectedNodes, toggleNode } from './subtopic-selection';
import { type Counted, type SourceWithTopics, sourceList, topicLists } from './topic-lists';

/** Which tab of the filter panel a quiz is drawn by. */
export type FilterMode = 'subject' | 'source' | 'subtopic';

export type FilterSelection = {
  mode: FilterMode;
  /** Topics of the 'By Subject' tab, exam-named ones among them. */
  subjects: string[];
  /** Sources of the 'By Source' tab; they also narrow a choice of subtopics. */
  sources: string[];
  subtopicSubject: string | null;
  /** Smallest parts of that subject's outline (see subtopic-selection). */
  subtopics: string[];
};

export const EMPTY_SELECTION: FilterSelection = {
  mode: 'subject',
  subjects: [],
  sources: [],
  subtopicSubject: null,
  subtopics: [],
};

/** What there is to choose from. */
export type QuestionBank = { sources: SourceWithTopics[]; outline: Outline | null };

export type FilterAction =
  | { type: 'showMode'; mode: FilterMode }
  | { type: 'toggleSubject'; name: string }
  | { type: 'toggleSource'; name: string }
  | { type: 'clearSources' }
  | { type: 'chooseSubtopicSubject'; subject: string | null }
  | { type: 'chooseNode'; subject: string; node: OutlineNode }
  | { type: 'toggleNode'; node: OutlineNode };

function toggled(names: string[], name: string): string[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
}

/** The selection after a click in the filter panel. */
export function filterReducer(selection: FilterSelection, action: FilterAction): FilterSelection {
  switch (action.type) {
    case 'showMode':
      return { ...selection, mode: action.mode };
    case 'toggleSubject':
      return { ...selection, subjects: toggled(selection.subjects, action.name) };
    case 'toggleSource':
      return { ...selection, sources: toggled(selection.sources, action.name) };
    case 'clearSources':
      return { ...selection, sources: [] };
    case 'chooseSubtopicSubject':
      if (action.subject === selection.subtopicSubject) return selection;
      return { ...selection, subtopicSubject: action.subject, subtopics: [] };
    case 'chooseNode':
      return {
        ...selection,
        mode: 'subtopic',
        subtopicSubject: action.subject,
        subtopics: selectableParts(action.node),
      };
    case 'toggleNode':
      return { ...selection, subtopics: toggleNode(action.node, selection.subtopics) };
  }
}

/** Why a quiz cannot be drawn from a selection (specification 5.1); null when it can. */
export function selectionProblem({
  mode,
  sources,
  subjects,
  subtopicSubject,
  subtopics,
}: FilterSelection): string | null {
  switch (mode) {
    case 'subject':
      return subjects.length > 0 ? null : 'Please select at least one subject.';
    case 'source':
      return sources.length > 0 ? null : 'Please select at least one source.';
    case 'subtopic':
      if (subtopicSubject === null) return 'Please select a subject before filtering by subtopic.';
      return subtopics.length > 0 ? null : 'Please select at least one subtopic or issue.';
  }
}

function sumOf(items: Counted[], names: string[]): number {
  return items.reduce((sum, { name, count }) => (names.includes(name) ? sum + count : sum), 0);
}

function chosenNodes({ subtopics, subtopicSubject }: FilterSelection, { outline }: QuestionBank): OutlineNode[] {
  return selectedNodes(outline?.get(subtopicSubject ?? '') ?? [], new Set(subtopics));
}

/**
 * How many questions a selection holds. Exact except for subtopics narrowed to sources, where it is
 * the most there can be, since nobody counts subtopics by source.
 */
export function availableQuestions(selection: FilterSelection, bank: QuestionBank): number {
  const { mode, sources, subjects } = selection;
  switch (mode) {
    case 'subject': {
      const lists = topicLists(bank.sources);
      return sumOf([...lists.subjects, ...lists.exams], subjects);
    }
    case 'source':
      return sumOf(sourceList(bank.sources), sources);
    case 'subtopic': {
      const inSubtopics = chosenNodes(selection, bank).reduce((sum, { count }) => sum + count, 0);
      return sources.length === 0 ? inSubtopics : Math.min(inSubtopics, sumOf(sourceList(bank.sources), sources));
    }
  }
}

/** The most questions a quiz can have: what is available, up to the longest quiz. */
export function questionLimit(availableCount: number): number {
  return Math.max(MIN_NUMBER_OF_QUESTIONS, Math.min(availableCount, MAX_NUMBER_OF_QUESTIONS));
}

/** A typed number of questions as a whole number from 1 to the longest quiz; no number counts as 1. */
export function parseQuestionCount(typed: string): number {
  const wished = Math.floor(Number(typed.trim() || Number.NaN));
  if (!(wished >= MIN_NUMBER_OF_QUESTIONS)) return MIN_NUMBER_OF_QUESTIONS;
  return Math.min(wished, MAX_NUMBER_OF_QUESTIONS);
}

/** The query of `GET /questions/filter`. */
export type FilterQuery = {
  num_questions: string;
  topics?: string;
  sources?: string;
  subjectContext?: string;
  subtopic?: string;
  /** 'weight': within each topic over its issues, by their weight on the exam. */
  spread?: 'weight';
};

/** How a selection is asked for, and how the attempt will name it. */
export type QuestionRequest = { query: FilterQuery; filtersUsed: QuizFilters; conditions?: QuizConditions };

/** The request for `wishedCount` questions of a selection, or for as many as it holds. */
export function questionRequest(selection: FilterSelection, bank: QuestionBank, wishedCount: number): QuestionRequest {
  const { mode, sources, subjects, subtopicSubject } = selection;
  const numQuestionsRequested = Math.min(wishedCount, questionLimit(availableQuestions(selection, bank)));
  const num_questions = String(numQuestionsRequested);
  switch (mode) {
    case 'subject':
      return {
        query: { num_questions, topics: subjects.join(',') },
        filtersUsed: { sources: [], subjects, numQuestionsRequested },
      };
    case 'source':
      return {
        query: { num_questions, sources: sources.join(',') },
        filtersUsed: { sources, subjects: [], numQuestionsRequested },
      };
    case 'subtopic':
      return {
        query: {
          num_questions,
          subjectContext: subtopicSubject ?? '',
          subtopic: chosenNodes(selection, bank)
            .map(({ name }) => encodeURIComponent(name))
            .join(','),
          ...(sources.length > 0 && { sources: sources.join(',') }),
        },
        filtersUsed: { sources, subjects: subtopicSubject === null ? [] : [subtopicSubject], numQuestionsRequested },
      };
  }
}
