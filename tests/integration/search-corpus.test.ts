import { beforeAll, describe, expect, it } from 'vitest';
import { importPack } from '@/lib/content/import-pack';
import { searchExplanations } from '@/lib/services/understand/search-explanations';

beforeAll(async () => {
  await importPack({ packDirectory: 'prisma/content/barwright' });
});

/** Addresses of what is found in the default pack, best first. */
async function search(query: string): Promise<string[]> {
  return (await searchExplanations({ query })).results.map(({ address }) => address);
}

describe('what learners abbreviate', () => {
  it.each([
    ['TRO', '/understand/remedies/rem-rule-temporary-restraining-order'],
    ['RAP', '/understand/real-property/prop-rule-perpetuities'],
    ['rap', '/understand/real-property/prop-rule-perpetuities'],
    ['PER', '/understand/contracts/k-rule-parol-evidence'],
    ['IIED', '/understand/torts/tort-rule-outrage'],
    ['NIED', '/understand/torts/tort-rule-bystander-distress'],
    ['R.I.L.', '/understand/torts/tort-rule-res-ipsa'],
    ['FNC', '/understand/civil-procedure/civ-rule-forum-non-conveniens'],
    ['JMOL', '/understand/civil-procedure/civ-rule-jmol'],
    ['QCP', '/understand/community-property/cp-rule-quasi'],
    ['SOF goods', '/understand/contracts/k-rule-statute-of-frauds-goods'],
  ])('%s leads to %s', async (query, address) => {
    expect((await search(query)).slice(0, 2)).toContain(address);
  });

  it('SMJ finds what speaks of subject-matter jurisdiction, in every subject', async () => {
    const spelledOut = await search('"subject-matter jurisdiction"');
    expect((await search('SMJ')).toSorted()).toEqual(spelledOut.toSorted());
    expect(spelledOut.length).toBeGreaterThan(5);
  });

  it.each(['IAC', 'FOPT', 'JTWROS', 'IWM', 'UPL', 'N&P'])(
    '%s finds what it stands for, though no text says it in those words',
    async (query) => {
      expect(await search(query)).not.toEqual([]);
    },
  );

  it('in capitals is not taken for the beginning of a word', async () => {
    expect(await search('MIR')).not.toContain('/understand/criminal-procedure/cpro-rule-miranda-custody');
    expect(await search('mir')).toContain('/understand/criminal-procedure/cpro-rule-miranda-custody');
  });
});
