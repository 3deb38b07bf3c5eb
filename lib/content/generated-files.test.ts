import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { smallPack, writePack } from '@/tests/support/small-pack';
import { FILE_KINDS } from './file-kinds';
import { generateFiles, generateSchemas } from './generated-files';
import { loadPack } from './load-pack';
import { mbeOutlineOf } from './mbe-outline';

const PACK = 'prisma/content/barwright';

test('the committed schemas and outline are what `npm run content -- generate` writes', async () => {
  for (const { path, text } of await generateFiles({ packDirectory: PACK })) {
    expect(await readFile(path, 'utf8'), path).toBe(text);
  }
});

describe('generateSchemas', () => {
  const schemaOf = (kind: string) => {
    const file = generateSchemas().find(({ path }) => path === `prisma/content/schema/${kind}.schema.json`);
    return JSON.parse(file?.text ?? 'null');
  };

  test('says which version of JSON Schema it is, and takes no unknown keys', () => {
    for (const kind of Object.keys(FILE_KINDS)) {
      expect(schemaOf(kind)).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        additionalProperties: false,
      });
    }
  });

  test('asks authors for what must be there and not for what has a default', () => {
    const rule = schemaOf('rules').properties.rules.items;
    expect(rule.required).toContain('authority');
    expect(rule.oneOf).toEqual([{ required: ['subissue'] }, { required: ['issue'] }]);
    expect(rule.properties.buzzwords.items.required).toEqual(['phrase']);
  });
});

describe('mbeOutlineOf', () => {
  test('nests sub-issues under their issue, for the subjects that have a taxonomy', async () => {
    const { pack } = await loadPack(await writePack(smallPack()));
    const outline = mbeOutlineOf(pack);
    expect(outline.evidenceOutline).toEqual({
      subject: 'Evidence',
      issues: [
        {
          id: 'evi-hearsay',
          name: 'Hearsay',
          subissues: [{ name: 'Definition of hearsay', subissues: [{ name: 'Statements of a party opponent' }] }],
        },
        { id: 'evi-relevance', name: 'Relevance', subissues: [] },
      ],
    });
    expect(outline.tortsOutline).toEqual({ subject: 'Torts', issues: [] });
  });

  test('of the default pack holds all seven subjects, Constitutional Law at the top level', async () => {
    const { pack } = await loadPack(PACK);
    const { subject, issues, ...keyed } = mbeOutlineOf(pack);
    expect(subject).toBe('Constitutional Law');
    expect(Object.keys(keyed).toSorted()).toEqual([
      'civilProcedureOutline',
      'contractsOutline',
      'criminalLawProcedureOutline',
      'evidenceOutline',
      'realPropertyOutline',
      'tortsOutline',
    ]);
    for (const outline of [{ issues }, ...Object.values(keyed)]) expect(outline.issues).not.toEqual([]);

    const subjectsOfCriminalIssues = keyed.criminalLawProcedureOutline.issues.map(({ id }) => id.split('-')[0]);
    expect([...new Set(subjectsOfCriminalIssues)]).toEqual(['crim', 'cpro']);
  });
});
