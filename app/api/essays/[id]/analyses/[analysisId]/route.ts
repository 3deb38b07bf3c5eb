import { getEssayAnalysis } from '@/lib/contract/essays';
import { endpoint, methods } from '@/lib/http/endpoint';
import { readEssayAnalysis } from '@/lib/services/essays/read-analyses';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getEssayAnalysis, ({ params, user }) =>
    readEssayAnalysis({ userId: user.id, essayId: params.id, analysisId: params.analysisId }),
  ),
});
