import { beforeEach, describe, expect, it } from 'vitest';
import { importPack } from '@/lib/content/import-pack';
import { database } from '@/lib/db/prisma';
import { entryAt, type SmallPack, smallPack, writePack } from '../support/small-pack';
import { wording } from '../support/small-pack-entries';

async function importChanged(change: (pack: SmallPack) => void = () => {}) {
  const pack = smallPack();
  change(pack);
  return importPack({ packDirectory: await writePack(pack) });
}

/** Each document with the transaction that wrote it. */
async function writers(): Promise<Map<string, string>> {
  const rows = await database().$queryRaw<{ id: string; writer: string }[]>`
    SELECT id, xmin::text AS writer FROM search_document ORDER BY id`;
  return new Map(rows.map(({ id, writer }) => [id, writer]));
}

/** Ids of the documents that the change of an import writes anew. */
async function rewritten(change: (pack: SmallPack) => void): Promise<string[]> {
  const before = await writers();
  await importChanged(change);
  return [...(await writers())].filter(([id, writer]) => before.get(id) !== writer).map(([id]) => id);
}

beforeEach(async () => {
  await database().$executeRaw`TRUNCATE content_state, subject, content_source, essay, abbreviation CASCADE`;
  await importChanged();
});

describe('the documents that the search reads', () => {
  it('are one for each rule and each explanation, as plain text', async () => {
    expect([...(await writers()).keys()]).toEqual([
      'evi-hearsay',
      'evi-relevance',
      'evi-rule-party-opponent',
      'evi-rule-relevance',
    ]);
    await importChanged((pack) => {
      entryAt(pack.explanations.explanations, 0).about = '**Truth** & \\<b\\> *matter*.\n\n- one\n- two';
    });
    const document = await database().searchDocument.findUniqueOrThrow({ where: { id: 'evi-hearsay' } });
    expect(document).toMatchObject({ kind: 'explanation', title: 'Hearsay', issueId: 'evi-hearsay' });
    expect(document.lead.replace(/\s+/g, ' ').trim()).toBe('Truth & <b> matter. one two');
  });

  it('hold the place, the authority and the synonyms of a rule, but not how learners word it', async () => {
    const { keywords } = await database().searchDocument.findUniqueOrThrow({
      where: { id: 'evi-rule-party-opponent' },
    });
    for (const words of [
      'Evidence',
      'Definition of hearsay',
      'of a party opponent',
      'FRE 801(d)(2)',
      'party opponent',
    ]) {
      expect(keywords).toContain(words);
    }
    const { paraphrases, misstatements } = entryAt(wording(smallPack()).elements, 0);
    for (const words of [...paraphrases, ...misstatements]) expect(keywords).not.toContain(words);
  });

  it('are written anew where the content has changed, and nowhere else', async () => {
    expect(await rewritten(() => {})).toEqual([]);
    expect(await rewritten((pack) => (entryAt(pack.rules.rules, 1).trap = 'Mind the trap.'))).toEqual([
      'evi-rule-relevance',
    ]);
    expect(await rewritten((pack) => (entryAt(pack.taxonomy.issues, 1).name = 'Relevancy'))).toEqual([
      'evi-relevance',
      'evi-rule-relevance',
    ]);
  });

  it('go with what is retired, and come back with it', async () => {
    const withoutExplanation = (pack: SmallPack) => void pack.explanations.explanations.pop();
    await importChanged(withoutExplanation);
    expect([...(await writers()).keys()]).not.toContain('evi-relevance');
    expect(await rewritten(() => {})).toEqual(['evi-relevance']);
  });
});
