import { mbeSubjectOf, type Pack } from '@/lib/content/pack';
import type { Minimums } from '@/lib/content/schemas/pack-schema';
import { problemAt } from '@/lib/content/source-file';
import { MBE_SUBJECTS, SUBJECTS } from '@/lib/domain/subjects/subjects';
import type { Check } from './check';
import { isCrossing } from './essays';

/** A pack has as much as its pack.yaml promises; a pack that promises nothing may have as little as it likes. */
export const minimumsReached: Check = {
  name: 'minimum',
  blocksImport: false,
  needsWholePack: true,
  run: (pack) =>
    pack.minimums.flatMap(({ figure, minimum, at }) =>
      FIGURES[figure](pack)
        .filter(({ count }) => count < minimum)
        .map(({ of, count }) => problemAt(at, `${of}: ${count}, fewer than the ${minimum} that the pack promises.`)),
    ),
};

type Figure = { of: string; count: number };

const FIGURES: Record<keyof Minimums, (pack: Pack) => Figure[]> = {
  rules: ({ rules }) => [{ of: 'Rules', count: rules.length }],
  rulesPerSubject: ({ rules }) =>
    SUBJECTS.map(({ id, name }) => ({
      of: `Rules of ${name}`,
      count: rules.filter(({ subjectId }) => subjectId === id).length,
    })),
  questions: ({ questions }) => [{ of: 'Questions', count: questions.length }],
  questionsPerSubject: ({ questions }) =>
    MBE_SUBJECTS.map((subject) => ({
      of: `Questions of ${subject}`,
      count: questions.filter(({ subjectId }) => mbeSubjectOf(subjectId) === subject).length,
    })),
  essays: ({ essays }) => [{ of: 'Essays', count: essays.length }],
  essaysPerSubject: ({ essays }) =>
    SUBJECTS.map(({ id, name }) => ({
      of: `Essays at home in ${name}`,
      count: essays.filter(({ topics }) => topics[0] === id).length,
    })),
  crossingEssays: ({ essays }) => [{ of: 'Essays that cross subjects', count: essays.filter(isCrossing).length }],
  explainedSubjects: ({ explanations }) => [
    { of: 'Explained subjects', count: new Set(explanations.map(({ subjectId }) => subjectId)).size },
  ],
  abbreviations: ({ abbreviations }) => [{ of: 'Abbreviations', count: abbreviations.length }],
};
