import { foldText } from '@/lib/content/fold-text';
import { textOfMarkdown } from '@/lib/content/markdown';
import type { PackQuestion, PackRule } from '@/lib/content/pack';
import { problemAt } from '@/lib/content/source-file';
import { fleschReadingEase, sentencesOf, wordsOf } from '@/lib/content/text-statistics';
import { OPTION_LABELS } from '@/lib/domain/mbe/constants';
import type { Check } from './check';

const FACTS_WORDS = { min: 40, max: 220 };

/** Options are alike in length when the longest is at most this many times, or words, above the shortest. */
const OPTION_LENGTH_RATIO = 2;
const OPTION_LENGTH_DIFFERENCE_WORDS = 5;

/** Most sentences that each text of a rule may have. */
const RULE_SENTENCES = { text: 4, explanation: 4, example: 4, trap: 3 } as const;

/** Flesch reading ease: exam prose is around 60, plain explanations above. */
const MIN_READING_EASE = 35;
/** Mean words per sentence; black letter is denser than facts. */
const MAX_MEAN_SENTENCE_WORDS = { plain: 28, blackLetter: 50 };

/** Buzzwords of a rule stand in its text, those of an essay in its model answer. */
export const buzzwordsOccur: Check = {
  name: 'buzzword',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) => [
    ...pack.rules.flatMap(({ id, text, buzzwords, at }) =>
      buzzwordProblems({ id, buzzwords, at }, `text of ${id}`, text),
    ),
    ...pack.essays.flatMap((essay) => {
      const answer = textOfMarkdown(essay.answer);
      return essay.issues.flatMap(({ id, buzzwords }, index) => {
        const at = { file: essay.at.file, path: ['issues', index] };
        return buzzwordProblems({ id, buzzwords, at }, `model answer of ${essay.id}`, answer);
      });
    }),
  ],
};

type WithBuzzwords = Pick<PackRule, 'id' | 'buzzwords' | 'at'>;

function buzzwordProblems({ id, buzzwords, at }: WithBuzzwords, place: string, text: string) {
  const folded = foldText(text);
  const repeats = repeatedWordings(buzzwords.flatMap(({ phrase, synonyms }) => [phrase, ...synonyms]));
  return [
    ...buzzwords.flatMap(({ phrase }, index) =>
      folded.includes(foldText(phrase))
        ? []
        : [problemAt(at, `The buzzword '${phrase}' does not occur in the ${place}.`, 'buzzwords', index)],
    ),
    ...repeats.map((wording) => problemAt(at, `${id} has the buzzword or synonym '${wording}' twice.`, 'buzzwords')),
  ];
}

/** Wordings that stand in a list again after they stood there before, letter case and white space apart. */
export function repeatedWordings(wordings: readonly string[]): string[] {
  const folded = wordings.map(foldText);
  return wordings.filter((_, index) => folded.indexOf(folded[index] ?? '') < index);
}

export const factsLength: Check = {
  name: 'facts-length',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) =>
    pack.questions.flatMap(({ id, facts, at }) => {
      const count = wordsOf(facts).length;
      if (count >= FACTS_WORDS.min && count <= FACTS_WORDS.max) return [];
      return [
        problemAt(
          at,
          `The facts of ${id} have ${count} words; ${FACTS_WORDS.min} to ${FACTS_WORDS.max} are right.`,
          'facts',
        ),
      ];
    }),
};

export const callLength: Check = {
  name: 'call-length',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) =>
    pack.questions.flatMap(({ id, call, at }) => {
      const count = sentencesOf(call).length;
      return count === 1 ? [] : [problemAt(at, `The call of ${id} has ${count} sentences instead of one.`, 'call')];
    }),
};

export const optionsAlike: Check = {
  name: 'options-alike',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) =>
    pack.questions.flatMap((question) => {
      const { id, at, options, key } = question;
      const problems = [];
      const lengths = optionTexts(question).map((text) => wordsOf(text).length);
      const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
      if (longest > shortest * OPTION_LENGTH_RATIO && longest - shortest > OPTION_LENGTH_DIFFERENCE_WORDS) {
        problems.push(
          problemAt(at, `The options of ${id} are unlike in length: ${lengths.join(', ')} words.`, 'options'),
        );
      }
      const texts = optionTexts(question).map(foldText);
      if (new Set(texts).size < texts.length) {
        problems.push(problemAt(at, `Two options of ${id} say the same.`, 'options'));
      }
      if (new Set(texts.map((text) => /[.?!]["”’)]*$/.test(text))).size > 1) {
        problems.push(problemAt(at, `Some options of ${id} end in a full stop and some do not.`, 'options'));
      }
      for (const label of OPTION_LABELS) {
        if (label !== key && options[label].advancedExplanation !== undefined) {
          const message = `Only the key of ${id} may have an advancedExplanation, not option ${label}.`;
          problems.push(problemAt(at, message, 'options', label, 'advancedExplanation'));
        }
      }
      return problems;
    }),
};

export const ruleLength: Check = {
  name: 'rule-length',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) =>
    pack.rules.flatMap((rule) =>
      Object.entries(RULE_SENTENCES).flatMap(([field, most]) => {
        const count = sentencesOf(rule[field as keyof typeof RULE_SENTENCES]).length;
        if (count <= most) return [];
        return [
          problemAt(rule.at, `The ${field} of ${rule.id} has ${count} sentences; at most ${most} are right.`, field),
        ];
      }),
    ),
};

/** Flesch reading ease and mean sentence length, within bounds for each kind of text. */
export const readability: Check = {
  name: 'readability',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) => {
    const texts = [
      ...pack.questions.map(({ id, facts, at }) => ({ id, at, field: 'facts', text: facts, isPlain: true })),
      ...pack.rules.map(({ id, explanation, at }) => ({
        id,
        at,
        field: 'explanation',
        text: explanation,
        isPlain: true,
      })),
      ...pack.rules.map(({ id, text, at }) => ({ id, at, field: 'text', text, isPlain: false })),
    ];
    return texts.flatMap(({ id, at, field, text, isPlain }) => {
      const problems = [];
      const ease = Math.round(fleschReadingEase(text));
      if (isPlain && ease < MIN_READING_EASE) {
        const message = `In ${id}, the ${field} has a Flesch reading ease of ${ease}; at least ${MIN_READING_EASE} is right.`;
        problems.push(problemAt(at, message, field));
      }
      const mean = Math.round(wordsOf(text).length / sentencesOf(text).length);
      const most = isPlain ? MAX_MEAN_SENTENCE_WORDS.plain : MAX_MEAN_SENTENCE_WORDS.blackLetter;
      if (mean > most) {
        const message = `In ${id}, the ${field} has sentences of ${mean} words on average; at most ${most} are right.`;
        problems.push(problemAt(at, message, field));
      }
      return problems;
    });
  },
};

function optionTexts({ options }: PackQuestion): string[] {
  return OPTION_LABELS.map((label) => options[label].text);
}
