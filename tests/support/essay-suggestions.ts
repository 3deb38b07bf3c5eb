import { expect } from 'vitest';
import { GET as getSuggestions, POST as suggest } from '@/app/api/essays/suggestions/route';
import { GET as getStream, POST as stream } from '@/app/api/essays/suggestions/stream/route';
import { type Suggestion, streamEssaySuggestions, suggestEssayImprovements } from '@/lib/contract/essays';
import { database } from '@/lib/db/prisma';
import { createEssays, HALF_ANSWER } from './factories/essays';

const LANTERN = 'tort-essay-001';

export const HALF_HTML = `<p>${HALF_ANSWER}</p>`;
export const ASKED = { essayHtml: HALF_HTML, userQuery: 'What did I miss?', essayTopic: 'Torts', essayId: LANTERN };

/** Essays two of which are on torts alone, so that what is written tells which is meant. */
export async function createAskedEssays(): Promise<void> {
  await createEssays();
  await database().essayTopic.deleteMany({ where: { essayId: 'tort-essay-002', subjectId: 'evidence' } });
}

/** All that a stream says, one suggestion after another. */
export async function linesOf(response: Response): Promise<Suggestion[]> {
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/x-ndjson');
  const lines = (await response.text()).split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => streamEssaySuggestions.response.parse(JSON.parse(line)));
}

/** Both endpoints: name, handler, handler of another method, and how the last word is read. */
export const ENDPOINTS = [
  [
    'POST /essays/suggestions',
    suggest,
    getSuggestions,
    async (response: Response) => {
      expect(response.status).toBe(200);
      return suggestEssayImprovements.response.parse(await response.json());
    },
  ],
  [
    'POST /essays/suggestions/stream',
    stream,
    getStream,
    async (response: Response) => {
      const lines = await linesOf(response);
      return lines.at(-1) as Suggestion;
    },
  ],
] as const;
