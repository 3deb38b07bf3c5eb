import { getEssays } from '@/lib/contract/essays';
import { endpoint, methods } from '@/lib/http/endpoint';
import { prerenderJson } from '@/lib/http/prerender-json';
import { currentEssays } from '@/lib/services/essays/current-essays';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getEssays, async () => prerenderJson((await currentEssays()).list)),
});
