import { getAbbreviations } from '@/lib/contract/abbreviations';
import { endpoint, methods } from '@/lib/http/endpoint';
import { prerenderJson } from '@/lib/http/prerender-json';
import { currentEssays } from '@/lib/services/essays/current-essays';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getAbbreviations, async () => prerenderJson((await currentEssays()).abbreviations)),
});
