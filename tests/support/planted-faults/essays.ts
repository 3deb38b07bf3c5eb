import { stringify } from 'yaml';
import type { EssayFile } from '@/lib/content/schemas/essay-schema';
import { plainFacts } from '../plain-facts';
import { smallApplication, smallEssay } from '../small-essay';
import { entryAt } from '../small-pack';
import { abbreviation, essayIssue, explanation } from '../small-pack-entries';
import type { PlantedFault } from './planted-fault';

/** A second essay whose model answer speaks of the people of the first as well. */
function essayAboutBothCases(): EssayFile {
  const essay = smallEssay(2);
  essay.issues.forEach((_, index) => {
    const own = smallApplication(2, index);
    essay.answer = essay.answer.replace(own, `${own} ${smallApplication(1, index)}`);
  });
  return essay;
}

/** Leaves five issues, worth as much as all were. */
function leaveFiveIssues({ essay }: { essay: EssayFile }): void {
  for (const [index, { points }] of essay.issues.splice(5).entries()) entryAt(essay.issues, index).points += points;
}

/** In essays, explanations and abbreviations. */
export const FAULTS_IN_ESSAYS: PlantedFault[] = [
  [
    'buzzword',
    'a buzzword that the model answer does not say',
    (pack) => (entryAt(essayIssue(pack).buzzwords, 1).phrase = 'any tendency'),
    /'any tendency' does not occur in the model answer of evi-essay-001/,
  ],
  [
    'buzzword',
    'a synonym of an essay that repeats a phrase',
    (pack) => entryAt(essayIssue(pack).buzzwords, 1).synonyms.push('First mark of logical relevance'),
    /evi-essay-001-logical-relevance has the buzzword or synonym 'First mark of logical relevance' twice/,
  ],
  [
    'issue-name',
    'an issue that the model answer does not name',
    (pack) => (essayIssue(pack).name = 'probative value'),
    /model answer does not say 'probative value', the name of evi-essay-001-logical-relevance/,
  ],
  [
    'issue-name',
    'an alias that repeats the name',
    (pack) => essayIssue(pack).aliases.push('Logical Relevance'),
    /evi-essay-001-logical-relevance has the name or alias 'Logical Relevance' twice/,
  ],
  [
    'essay-length',
    'a question that is too short',
    (pack) => (pack.essay.question = pack.essay.question.split('\n\n').slice(-2).join('\n\n')),
    /question of evi-essay-001 has 36 words; 300 to 550 are right/,
  ],
  [
    'essay-length',
    'a model answer that is too long',
    (pack) => (pack.essay.answer += `\n\n${plainFacts(77)}`.repeat(9)),
    /answer of evi-essay-001 has \d{4} words; 800 to 1400 are right/,
  ],
  [
    'essay-length',
    'a question that is too long for half an hour',
    (pack) => {
      pack.essay.minutes = 30;
      leaveFiveIssues(pack);
      pack.essay.question += `\n\n${plainFacts(77)}`.repeat(3);
    },
    /question of evi-essay-001 has \d{3} words; 150 to 400 are right/,
  ],
  [
    'essay-issues',
    'too few issues for an hour',
    leaveFiveIssues,
    /evi-essay-001 turns on 5 issues; in 60 minutes 6 to 9 are right/,
  ],
  [
    'essay-points',
    'points that do not add up',
    (pack) => (essayIssue(pack).points = 2),
    /points of evi-essay-001 add up to 89 instead of 100/,
  ],
  [
    'essay-rule',
    'a rule of a subject that the essay is not about',
    (pack) => {
      pack.essay.id = 'tort-essay-001';
      pack.essay.topics = ['torts'];
      for (const issue of pack.essay.issues) issue.id = issue.id.replace('evi', 'tort');
    },
    /tort-essay-001-logical-relevance turns on evi-rule-relevance of evidence, which is no topic of the essay/,
  ],
  [
    'model-answer',
    'a model answer that applies nothing',
    (pack) => (pack.essay.answer = pack.essay.answer.replace(/Here [^.]*\./g, '')),
    /model answer of evi-essay-001 scores 30% under the analysis; at least 80% are right/,
  ],
  [
    'other-answer',
    'an answer that fits another essay as well',
    () => {},
    /model answer of evi-essay-002 scores 100% as an answer to evi-essay-001; at most 20% are right/,
    { 'essays/evi-essay-002.yaml': stringify(essayAboutBothCases(), { lineWidth: 0 }) },
  ],
  [
    'explained',
    'an issue that is left out',
    (pack) => pack.explanations.explanations.pop(),
    /evi-relevance is not explained/,
  ],
  [
    'explanation-length',
    'an example that is too short',
    (pack) => (explanation(pack).example = 'A man ran.'),
    /In the explanation of evi-hearsay, 'example' has 3 words; 100 to 220 are right/,
  ],
  [
    'markdown',
    'HTML in a model answer',
    (pack) => (pack.essay.answer += '\n\n<u>Underlined</u>'),
    /'<u>' is Markdown that learners would not see/,
  ],
  [
    'markdown',
    'a table in an explanation',
    (pack) => (explanation(pack).tested += '\n\n| a | b |\n| - | - |'),
    /'\| a \| b \|' is Markdown/,
  ],
  [
    'abbreviation',
    'a short form that is longer than the full form',
    (pack) => (abbreviation(pack).abbr = 'the plaintiff'),
    /'the plaintiff' is longer than 'plaintiff'/,
  ],
];
