import { type CacheOptions, putInCache } from './learner-cache';

/** The attribute by which a page says whose it is, once the server has settled that. */
export const LEARNER_ATTRIBUTE = 'data-learner';
const LEARNER = new RegExp(` ${LEARNER_ATTRIBUTE}="([\\w-]{1,64})"`);
/** How React marks a part that failed on the server; one that was left to the browser on purpose is none. */
const FAILED_PART = /data-dgst="(?!BAILOUT)/;
const TITLE = /<title>([^<]{0,300})<\/title>/;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** What a document says of itself: whose it is (null for a visitor's, or where a part failed), and its title. */
export function readDocument(html: string): { userId: string | null; title: string } {
  const userId = FAILED_PART.test(html) ? null : (LEARNER.exec(html)?.[1] ?? null);
  const title = (TITLE.exec(html)?.[1] ?? '').replace(
    /&(#?\w{2,6});/g,
    (whole, name: string) => ENTITIES[name] ?? whole,
  );
  return { userId, title: title.replace(/ · Barwright$/, '') };
}

/** Caches a page for the learner that it names, and for nobody else. */
export async function cacheDocument(
  address: string,
  response: Response,
  { kind, nowMs }: Pick<CacheOptions, 'kind' | 'nowMs'>,
): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  const html = await response.text();
  const { userId, title } = readDocument(html);
  if (userId === null) return false;
  return await putInCache(address, new Response(html, { headers: response.headers }), { userId, kind, nowMs, title });
}
