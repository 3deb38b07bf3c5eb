import type { AbbreviationsFile } from '@/lib/content/schemas/abbreviations-schema';
import type { EssayFile } from '@/lib/content/schemas/essay-schema';
import type { ExplanationsFile } from '@/lib/content/schemas/explanations-schema';
import { plainFacts } from './plain-facts';

const ISSUE_NAMES = [
  'logical relevance',
  'legal relevance',
  'personal knowledge',
  'party admission',
  'present sense impression',
  'excited utterance',
  'business record',
  'best evidence',
];

/** What a good answer says of either rule of the small pack. */
const RULES =
  'Evidence is relevant when it makes a fact of consequence more or less probable. A statement is not hearsay when it is offered against an opposing party who made it, and personal knowledge is not required.';

/** An essay on evidence of eight issues whose points add up to 100; its texts are nonsense of the right length. */
export function smallEssay(number: number): EssayFile {
  const id = `evi-essay-${String(number).padStart(3, '0')}`;
  const filler = (part: number) => plainFacts(number * 1000 + part);
  const issues = ISSUE_NAMES.map((name, index) => ({
    id: `${id}-${name.replaceAll(' ', '-')}`,
    name,
    aliases: [`question of ${name}`],
    buzzwords: [
      { phrase: `first mark of ${name}`, synonyms: [`${name} at first`] },
      { phrase: `second mark of ${name}`, synonyms: [] },
    ],
    points: index < 4 ? 13 : 12,
    rules: [index % 2 === 0 ? 'evi-rule-relevance' : 'evi-rule-party-opponent'],
  }));
  const people = issues.map((_, index) => smallPerson(number, index));
  return {
    id,
    displayName: `Evidence ${number} - The Small Case`,
    year: 2026,
    minutes: 60,
    jurisdiction: 'general',
    topics: ['evidence'],
    question: [
      ...Array.from({ length: 5 }, (_, part) => filler(part)),
      people.map((person) => `Then ${person} spoke.`).join(' '),
      '1. Is it **admissible**? Discuss.',
    ].join('\n\n'),
    answer: issues
      .map(({ name, buzzwords: [first, second] }, index) => {
        const law = `The issue is ${name}. It shows the ${first?.phrase} and the ${second?.phrase}. ${RULES}`;
        return `### ${name}\n\n${law} ${smallApplication(number, index)}\n\n${filler(10 + index)}`;
      })
      .join('\n\n'),
    issues,
    checklist: issues.map(({ name }) => `Say what ${name} asks`),
  };
}

/** A person with two names whom only this essay speaks of, one for each issue. */
function smallPerson(essay: number, issue: number): string {
  const [, ...words] = plainFacts(essay * 100 + issue).split(' ');
  return [0, 4].map((at) => `M${words.slice(at, at + 3).join('')}`).join(' ');
}

/** The sentence that applies an issue's law to its person. */
export function smallApplication(essay: number, issue: number): string {
  const person = smallPerson(essay, issue);
  return `Here ${person} spoke, and because ${person} was there the court should admit it.`;
}

/** Both issues of the small pack explained. */
export function smallExplanations(): ExplanationsFile {
  return {
    subject: 'evidence',
    explanations: ['evi-hearsay', 'evi-relevance'].map((issue, index) => ({
      issue,
      about: [0, 1].map((part) => plainFacts(9000 + index * 10 + part)).join('\n\n'),
      tested: plainFacts(9002 + index * 10),
      example: [3, 4].map((part) => plainFacts(9000 + index * 10 + part)).join('\n\n'),
    })),
  };
}

export function smallAbbreviations(): AbbreviationsFile {
  return {
    abbreviations: [
      { id: 'abbr-plaintiff', abbr: 'π', full: 'plaintiff' },
      { id: 'abbr-defendant', abbr: 'Δ', full: 'defendant' },
    ],
  };
}
