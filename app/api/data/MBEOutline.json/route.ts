import { getMbeOutline } from '@/lib/contract/questions';
import { endpoint, methods } from '@/lib/http/endpoint';
import { prerenderJson } from '@/lib/http/prerender-json';
import outline from '@/public/data/MBEOutline.json';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getMbeOutline, () => prerenderJson(outline)),
});
