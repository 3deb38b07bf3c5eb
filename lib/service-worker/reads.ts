import { findKept, forgetKept, keep, ownerOfCaches } from '@/lib/client/kept-answers';
import { isKeptRead as isKeptPath } from '@/lib/client/kept-reads';
import { networkFirst, shortWait } from './network-first';

/** Whether answers to this are kept. */
export function isKeptRead({ pathname }: URL): boolean {
  return isKeptPath(pathname);
}

/** Whom a call names as its learner; only the server can tell whether that is true, and it does before anything is kept. */
function callerOf(request: Request): string | null {
  const payload = request.headers.get('Authorization')?.split('.')[1];
  if (!payload) return null;
  try {
    const { id } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** Answers a call of the API from the network, else with what is kept; an ended session ends what is kept as well. */
export async function answerRead(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const userId = callerOf(request);
  const nowMs = Date.now();
  const answer = fetch(request).then(async (response) => {
    if (response.status === 401) await forgetKept();
    return response;
  });
  if (userId === null) return await answer;
  event.waitUntil(
    answer.then(
      (response) => keep(request.url, response.clone(), { userId, kind: 'visited', nowMs }),
      () => undefined,
    ),
  );
  const waited = shortWait();
  // Between a login and the removal of what the learner before was shown, that is nobody's.
  const isOwn = (await ownerOfCaches()) === userId;
  return await networkFirst({ answer, kept: isOwn ? await findKept(request.url, nowMs) : undefined, waited });
}
