import { type Random, shuffle } from '@/lib/domain/chance/shuffle';
import type { FilterQuery } from './filter-selection';
import type { QuizQuestion } from './question';

function namesIn(list: string | undefined): Set<string> | null {
  return list ? new Set(list.split(',')) : null;
}

/**
 * Draws from the downloaded questions, at random: those that the request of a quiz asks for, as
 * many as it asks for or as there are. A sub-issue is known by its own name and by that of its issue.
 */
export function drawDownloaded(questions: readonly QuizQuestion[], query: FilterQuery, random: Random): QuizQuestion[] {
  const topics = namesIn(query.topics);
  const sources = namesIn(query.sources);
  const subtopics = query.subtopic ? new Set(query.subtopic.split(',').map(decodeURIComponent)) : null;
  const isMeant = ({ topic, source, subject, issue, subissue }: QuizQuestion) =>
    (!topics || topics.has(topic)) &&
    (!sources || sources.has(source)) &&
    (!subtopics ||
      (subject === query.subjectContext &&
        (subtopics.has(issue) || (subissue !== undefined && subtopics.has(subissue)))));
  return shuffle(questions.filter(isMeant), random).slice(0, Number(query.num_questions));
}
