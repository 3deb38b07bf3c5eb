import { analyzeEssayAnswer as contract } from '@/lib/contract/essays';
import { endpoint, methods } from '@/lib/http/endpoint';
import { analyzeEssayAnswer } from '@/lib/services/essays/analyze-essay-answer';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(contract, ({ params, body, user, nowMs }) =>
    analyzeEssayAnswer({
      userId: user.id,
      essayId: params.id,
      examId: body.examId,
      text: body.userText,
      timeZone: body.timeZone,
      nowMs,
    }),
  ),
});
