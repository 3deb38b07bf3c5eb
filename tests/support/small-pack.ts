import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import type { AbbreviationsFile } from '@/lib/content/schemas/abbreviations-schema';
import type { EssayFile } from '@/lib/content/schemas/essay-schema';
import type { ExplanationsFile } from '@/lib/content/schemas/explanations-schema';
import type { PackFile } from '@/lib/content/schemas/pack-schema';
import type { QuestionEntry, QuestionsFile } from '@/lib/content/schemas/questions-schema';
import type { RuleEntry, RulesFile } from '@/lib/content/schemas/rules-schema';
import type { TaxonomyFile } from '@/lib/content/schemas/taxonomy-schema';
import type { WordingsFile } from '@/lib/content/schemas/wordings-schema';
import { smallAbbreviations, smallEssay, smallExplanations } from './small-essay';
import { smallWordings } from './small-wordings';

/** A pack of one subject, four questions, two rules and an essay that passes every check. */
export type SmallPack = {
  pack: PackFile;
  taxonomy: TaxonomyFile;
  rules: RulesFile;
  wordings: WordingsFile;
  questions: QuestionsFile;
  essay: EssayFile;
  explanations: ExplanationsFile;
  abbreviations: AbbreviationsFile;
};

/** Where the parts of a small pack lie inside it. */
export const SMALL_PACK_FILES = {
  pack: 'pack.yaml',
  taxonomy: 'taxonomy/evidence.yaml',
  rules: 'rules/evidence.yaml',
  wordings: 'wordings/evidence.yaml',
  questions: 'questions/core/evidence.yaml',
  essay: 'essays/evi-essay-001.yaml',
  explanations: 'explanations/evidence.yaml',
  abbreviations: 'abbreviations.yaml',
} as const satisfies Record<keyof SmallPack, string>;

/** A fresh small pack, to be changed at will. */
export function smallPack(): SmallPack {
  return {
    pack: {
      id: 'small',
      title: 'Small pack',
      questionSources: [{ id: 'core', name: 'Core' }],
      ruleSources: [{ id: 'rule-book', name: 'Rule Book' }],
      blindReaders: 2,
    },
    taxonomy: {
      subject: 'evidence',
      issues: [
        {
          id: 'evi-hearsay',
          name: 'Hearsay',
          weight: 60,
          subissues: [
            {
              id: 'evi-hearsay-definition',
              name: 'Definition of hearsay',
              subissues: [{ id: 'evi-hearsay-definition-party', name: 'Statements of a party opponent' }],
            },
          ],
        },
        { id: 'evi-relevance', name: 'Relevance', weight: 40 },
      ],
    },
    rules: {
      subject: 'evidence',
      source: 'rule-book',
      rules: [
        {
          id: 'evi-rule-party-opponent',
          subissue: 'evi-hearsay-definition-party',
          name: 'Statement of a party opponent',
          text: 'A statement offered against an opposing party is not hearsay when the party made it. Personal knowledge is not required.',
          buzzwords: [
            { phrase: 'opposing party', synonyms: ['party opponent'] },
            { phrase: 'not hearsay', synonyms: [] },
          ],
          authority: ['FRE 801(d)(2)'],
          explanation: 'What you said can be used against you. It does not matter that you guessed.',
          example: 'A driver tells an officer that he ran the light. The plaintiff may prove it at trial.',
          trap: 'The statement need not be against interest when made.',
        },
        {
          id: 'evi-rule-relevance',
          issue: 'evi-relevance',
          name: 'Relevance',
          text: 'Evidence is relevant when it makes a fact of consequence more or less probable than it would be without it.',
          buzzwords: [
            { phrase: 'fact of consequence', synonyms: [] },
            { phrase: 'more or less probable', synonyms: ['more likely or less likely'] },
          ],
          authority: ['FRE 401'],
          explanation: 'Any tendency at all is enough. The weight is for the jury.',
          example: 'A receipt shows that the defendant bought a ladder the day before the break-in.',
          trap: 'Relevant evidence may still be kept out for unfair prejudice.',
        },
      ],
    },
    wordings: smallWordings(),
    questions: {
      source: 'core',
      topic: 'Evidence',
      questions: FACTS.map((facts, index) => smallQuestion(index, facts)),
    },
    essay: smallEssay(1),
    explanations: smallExplanations(),
    abbreviations: smallAbbreviations(),
  };
}

/** A reviewed question whose key goes round A to D with its number. */
export function smallQuestion(number: number, facts: string): QuestionEntry {
  const key = (['A', 'B', 'C', 'D'] as const)[number % 4] ?? 'A';
  const option = (text: string) => ({ text, explanation: `Consider that ${text.toLowerCase()}` });
  return {
    id: `evi-core-${String(number + 1).padStart(3, '0')}`,
    ...(number % 2 === 0 ? { subissue: 'evi-hearsay-definition-party' } : { issue: 'evi-relevance' }),
    rules: [number % 2 === 0 ? 'evi-rule-party-opponent' : 'evi-rule-relevance'],
    difficulty: 'medium',
    facts,
    call: 'How should the court rule on the objection?',
    options: {
      A: option('Admit it, because it makes a fact of consequence more probable.'),
      B: option('Admit it, because it is the statement of an opposing party here.'),
      C: option('Exclude it, because no hearsay exception covers such a statement.'),
      D: option('Exclude it, because its unfair prejudice outweighs what it proves.'),
    },
    key,
    reviewed: '2026-11-21',
    blindAnswers: [key, key],
  };
}

/**
 * Writes a pack to a directory that lasts as long as the running test, and answers where; `overrides`
 * replace or add whole files.
 */
export async function writePack(pack: SmallPack, overrides: Record<string, string | Uint8Array> = {}): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'barwright-pack-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const files = new Map<string, string | Uint8Array>();
  for (const [part, name] of Object.entries({ ...SMALL_PACK_FILES, essay: `essays/${pack.essay.id}.yaml` }))
    files.set(name, stringify(pack[part as keyof SmallPack], { lineWidth: 0 }));
  for (const [name, text] of Object.entries(overrides)) files.set(name, text);
  for (const [name, text] of files) {
    const path = join(directory, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return directory;
}

/** The question, rule or other entry at a place of a list, which must be there. */
export function entryAt<Entry extends QuestionEntry | RuleEntry | object>(
  entries: readonly Entry[],
  index: number,
): Entry {
  const entry = entries[index];
  if (entry === undefined) throw new Error(`The small pack has no entry ${index}.`);
  return entry;
}

const FACTS = [
  'A delivery driver hit a parked van in front of a bakery. While he waited for the police he told the baker that he had looked down at his phone just before the crash. The owner of the van sued him for the damage. At trial the baker was called to repeat what she had heard that morning. Counsel for the driver objected before she could answer the question.',
  'An insurer refused to pay for a barn that burned at night. It claimed that the farmer had set the fire himself. In court the insurer offered bank records that show three missed loan payments in the month before the blaze. The farmer objected that plenty of honest people fall behind with a bank and that the records say nothing about matches or fuel on his land.',
  'A patient sued a surgeon over a sponge that was left in her abdomen. A nurse who had stood beside the table moved abroad and could not be found. The patient wants to prove that the surgeon said, in a hallway a week later, that the count had been skipped because the team was late. The surgeon says he only repeated a rumor that went around the ward.',
  'A prosecutor charged a roofer with breaking into a jewelry shop through a skylight. No witness saw the burglar. The prosecutor offered a receipt which shows that the roofer bought forty feet of climbing rope and a glass cutter on the afternoon before the theft. The roofer answered that every roofer in the county owns such things and asked the judge to keep the paper away from the jury.',
];
