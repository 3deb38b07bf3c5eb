import { filterQuestions } from '@/lib/contract/questions';
import { endpoint, methods } from '@/lib/http/endpoint';
import { drawQuizQuestions } from '@/lib/services/mbe/draw-quiz-questions';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(filterQuestions, ({ query, user }) =>
    drawQuizQuestions({
      userId: user.id,
      count: query.num_questions,
      topics: query.topics,
      sources: query.sources,
      subject: query.subjectContext?.trim(),
      subtopics: query.subtopic,
      spread: query.spread,
    }),
  ),
});
