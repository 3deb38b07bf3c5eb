import type { Random } from '@/lib/domain/chance/shuffle';
import {
  type ConfidenceLevel,
  OPTION_LABELS,
  type OptionLabel,
  UNKNOWN_TIME_SECONDS,
} from '@/lib/domain/mbe/constants';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import type { MbeSubject } from '@/lib/domain/subjects/subjects';

/** How well the demo learner knows a subject, in log-odds of a right answer to a question of medium difficulty. */
type Skill = {
  atFirst: number;
  /** What ten weeks add. */
  growth: number;
  /** What they think they know beyond what they do. */
  conceit: number;
  /** Seconds for a question. */
  pace: number;
};

const SKILLS: Record<MbeSubject, Skill> = {
  'Civil Procedure': { atFirst: -0.1, growth: 1.0, conceit: 0.2, pace: 118 },
  'Constitutional Law': { atFirst: 0.3, growth: 0.9, conceit: 0.1, pace: 104 },
  Contracts: { atFirst: 0.2, growth: 0.7, conceit: 1.3, pace: 96 },
  'Criminal Law and Procedure': { atFirst: 0.8, growth: 1.0, conceit: 0.0, pace: 88 },
  Evidence: { atFirst: 0.1, growth: 0.8, conceit: 0.6, pace: 112 },
  'Real Property': { atFirst: -0.7, growth: 0.4, conceit: 0.0, pace: 139 },
  Torts: { atFirst: 1.2, growth: 0.9, conceit: 0.1, pace: 84 },
};

/** What they have not understood, by words in the name of an issue or a sub-issue. */
const BLIND_SPOTS: readonly (readonly [RegExp, number])[] = [
  [/hearsay/i, -1.9],
  [/character|impeach/i, -1.2],
  [/subject matter jurisdiction/i, -1.2],
  [/future interest|perpetuit|covenant|mortgage/i, -0.9],
  [/parol|warrant|perfect tender/i, -0.8],
];

const DIFFICULTY = { easy: 0.5, medium: 0, hard: -0.6 } as const;

/** How a day's form differs from another, in log-odds. */
const FORM_SPREAD = 0.35;
const UNKNOWN_TIME_SHARE = 0.02;
const UNRATED_SHARE = 0.18;

export type DemoAnswer = {
  userAnswerLabel: OptionLabel;
  timeTakenSeconds: number;
  confidence: ConfidenceLevel;
};

/** A number around 0 with a spread of about 1. */
function bell(random: Random): number {
  return (random() + random() + random() + random() - 2) * 1.73;
}

const chance = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));

/** What they answer to a question when `progress` (0 to 1) of the ten weeks is over. */
export function answerQuestion(question: QuizQuestion, progress: number, random: Random): DemoAnswer {
  const skill = SKILLS[question.subject as MbeSubject];
  const place = `${question.issue} ${question.subissue ?? ''}`;
  const gaps = BLIND_SPOTS.reduce((sum, [words, gap]) => sum + (words.test(place) ? gap : 0), 0);
  const known = skill.atFirst + skill.growth * progress + DIFFICULTY[question.difficulty] + FORM_SPREAD * bell(random);
  const right = chance(known + gaps * (1 - 0.4 * progress));
  const isRight = random() < right;
  const wrongLabels = OPTION_LABELS.filter((label) => label !== question.correctOptLabel);
  const label = isRight ? question.correctOptLabel : wrongLabels[Math.floor(random() * wrongLabels.length)];
  // A blind spot is not felt: they judge themselves by the rest.
  const felt = chance(known + skill.conceit + (isRight ? 0.3 : -0.1) + 0.8 * bell(random));
  const seconds = skill.pace * (1.12 - 0.22 * progress) * Math.exp(0.35 * bell(random)) * (isRight ? 0.95 : 1.1);
  return {
    userAnswerLabel: label ?? question.correctOptLabel,
    timeTakenSeconds: random() < UNKNOWN_TIME_SHARE ? UNKNOWN_TIME_SECONDS : Math.round(Math.max(14, seconds)),
    confidence: random() < UNRATED_SHARE ? 'Off' : felt > 0.72 ? 'High' : felt > 0.5 ? 'Medium' : 'Low',
  };
}
