import 'server-only';
import { findAnsweredQuestions } from '@/lib/db/attempt-history-repository';
import { findQuestions } from '@/lib/db/question-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { drawByWeight } from '@/lib/domain/mbe/draw-by-weight';
import { drawQuestions } from '@/lib/domain/mbe/draw-questions';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import { groupQuestions, type QuestionFilter } from '@/lib/domain/mbe/question-catalogue';
import { currentPracticeMap } from '@/lib/services/performance/current-practice-map';
import { currentCatalogue } from './current-catalogue';

/** The filters as a learner gave them; a list without names is as good as none. */
type GivenFilters = {
  topics?: readonly string[] | undefined;
  sources?: readonly string[] | undefined;
  /** Multiple-choice subject of the subtopics. */
  subject?: string | undefined;
  subtopics?: readonly string[] | undefined;
};

type Draw = GivenFilters & { userId: string; count: number; spread?: 'weight' | undefined };

/**
 * Questions for a quiz, drawn at random: evenly over the chosen topics or subtopics, those the
 * learner has not answered first, then those answered longest ago; within a topic over its issues by
 * their weight on the exam, where that is asked for. Empty when nothing matches.
 * Throws 'invalid_input' when the filters say too little.
 */
export async function drawQuizQuestions({ userId, count, spread, ...given }: Draw): Promise<QuizQuestion[]> {
  const filter = checkFilters(given);
  const [{ questions: catalogue }, answered] = await Promise.all([currentCatalogue(), findAnsweredQuestions(userId)]);

  const answeredAtMs = new Map<number, number>();
  for (const { questionId, answeredAtMs: atMs } of answered) {
    const place = catalogue.places.get(questionId);
    if (place !== undefined) answeredAtMs.set(place, atMs);
  }
  const groups = groupQuestions(catalogue, filter);
  const draw = { groups, answeredAtMs, count, random: Math.random };
  const drawn = spread === 'weight' ? drawByWeight({ ...draw, weightOf: await issueWeights() }) : drawQuestions(draw);
  return findQuestions(drawn.flatMap((place) => catalogue.questionIds[place] ?? []));
}

/** How much each issue counts on the exam, in percent of its subject. */
async function issueWeights(): Promise<(issueId: string) => number> {
  const { issues } = await currentPracticeMap();
  return (issueId) => issues.get(issueId)?.weight ?? 0;
}

function checkFilters({ subject, ...lists }: GivenFilters): QuestionFilter {
  const [topics, sources, names] = [lists.topics, lists.sources, lists.subtopics].map((list) =>
    list?.length ? list : undefined,
  );
  if (names && !subject) throw new AppError('invalid_input', 'Please select a subject before filtering by subtopic.');
  if (subject && !names) throw new AppError('invalid_input', 'Please select at least one subtopic or issue.');
  if (!topics && !sources && !names) {
    const missing = lists.subtopics ? 'subtopic or issue' : lists.sources ? 'source' : 'subject';
    throw new AppError('invalid_input', `Please select at least one ${missing}.`);
  }
  return { topics, sources, subtopics: subject && names ? { subject, names } : undefined };
}
