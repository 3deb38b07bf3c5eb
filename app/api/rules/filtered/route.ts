import { filterRules } from '@/lib/contract/rules';
import { endpoint, methods } from '@/lib/http/endpoint';
import { drawQuizRules } from '@/lib/services/rules/draw-quiz-rules';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(filterRules, ({ query, user, nowMs }) =>
    drawQuizRules({
      userId: user.id,
      sources: query.source,
      topics: query.topics,
      subtopics: query.subtopics,
      rules: query.rules,
      preset: query.preset,
      count: query.numRules,
      nowMs,
    }),
  ),
});
