import { getEssayDraft, saveEssayDraft } from '@/lib/contract/essay-drafts';
import { endpoint, methods } from '@/lib/http/endpoint';
import { readDraft } from '@/lib/services/essays/read-draft';
import { saveDraft } from '@/lib/services/essays/save-draft';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getEssayDraft, ({ params, query, user }) =>
    readDraft({ userId: user.id, essayId: params.id, examId: query.exam }),
  ),
  PUT: endpoint(saveEssayDraft, ({ params, query, body, user, nowMs }) =>
    saveDraft({
      userId: user.id,
      essayId: params.id,
      examId: query.exam,
      html: body.html,
      text: body.text,
      baseVersion: body.baseVersion,
      timeZone: body.timeZone,
      nowMs,
    }),
  ),
});
