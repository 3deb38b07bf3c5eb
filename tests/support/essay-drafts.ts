import { expect } from 'vitest';
import { GET as getDraft, PUT as putDraft } from '@/app/api/essays/[id]/draft/route';
import { GET as getVersions } from '@/app/api/essays/[id]/draft/versions/route';
import { getEssayDraft, listDraftVersions, saveEssayDraft } from '@/lib/contract/essay-drafts';
import { newLearner } from './accounts';
import { type Handler, send } from './api';

/** The essay that drafts are of, unless said otherwise. */
export const LANTERN = 'tort-essay-001';

/** A new learner, who is named by the token alone: `id` is an essay's here. */
export async function newWriter() {
  const { token, id: userId } = await newLearner();
  return { token, userId };
}

/** Whose draft, of which essay; in practice unless an exam is named. */
export type DraftPlace = { token: string | undefined; id?: string; exam?: string; version?: string };

/** Calls a handler of a draft. */
export function callDraft(handler: Handler, place: DraftPlace, json?: unknown, method?: string) {
  const { token, id = LANTERN, exam, version } = place;
  return send(handler, {
    params: { id, ...(version !== undefined && { version }) },
    path: `/essays/${id}/draft${exam === undefined ? '' : `?exam=${exam}`}`,
    ...(token && { token }),
    ...(json !== undefined && { json }),
    ...(method && { method }),
  });
}

export const draftOf = (words: string, baseVersion: number) => ({ html: `<p>${words}</p>`, text: words, baseVersion });

export async function saveDraft(json: unknown, place: DraftPlace) {
  const response = await callDraft(putDraft, place, json, 'PUT');
  expect(response.status).toBe(200);
  return saveEssayDraft.response.parse(await response.json());
}

export async function readDraft(place: DraftPlace) {
  const response = await callDraft(getDraft, place);
  expect(response.status).toBe(200);
  return getEssayDraft.response.parse(await response.json());
}

export async function draftVersions(place: DraftPlace) {
  const response = await callDraft(getVersions, place);
  expect(response.status).toBe(200);
  return listDraftVersions.response.parse(await response.json());
}
