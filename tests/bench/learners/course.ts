import { default_w } from 'ts-fsrs';
import { seededRandom } from '@/lib/domain/chance/seeded-random';
import { randomIndex, shuffle } from '@/lib/domain/chance/shuffle';
import {
  EXPLANATION_MINUTES,
  MINUTES_PER_QUESTION,
  MINUTES_PER_RULE,
  SECONDS_PER_DUE_CARD,
  SECONDS_PER_NEW_CARD,
} from '@/lib/domain/plan/constants';
import type { Assumptions } from './assumptions';
import type { ExamContent } from './exam-content';
import { memoryModel, type RuleMemory, recallOn, reviewed } from './fsrs-memory';
import { COURSE_DAYS, type Learner } from './learner';

/** What a learner can do with their time. Rules, issues and subjects by their places; null mixes all subjects. */
export type Activity =
  | { kind: 'cards' | 'rule-quiz'; rules: readonly number[] }
  | { kind: 'questions'; subject: number | null; count: number }
  | { kind: 'reading'; issue: number };

/** What the product sees of a learner. */
export type Observed = {
  /** By the scheduler's own parameters; null for a card never seen. */
  scheduled: (RuleMemory | null)[];
  /** Days on which each card is due. */
  dueDay: number[];
  answered: number[];
  correct: number[];
  /** By subject; null without an answer. */
  lastDay: (number | null)[];
  /** Rules of missed questions that were not recalled since, those missed last at the end. */
  missed: Set<number>;
  read: Set<number>;
};

/** Rules that ten minutes of an explanation make clear. */
const RULES_PER_READING = 12;
const GUESSING = 0.25;
const DISCRIMINATION = 1.1;
const LEAST_STABILITY = 0.05;

const scheduler = memoryModel(default_w);

/** Ten weeks of one learner: does what it is told and keeps what they learn and what the product sees of it. */
export class Course {
  readonly observed: Observed;
  minutesSpent = 0;
  private readonly truth: (RuleMemory | null)[];
  private readonly skill: number[];
  private readonly practicedOn: number[];
  private readonly answeredToday: number[];
  private readonly gapToday: number[];
  private readonly random: () => number;
  private lastIssue = -1;
  private today = 0;
  private minutesLeft = 0;
  private minutesToday = 0;

  constructor(
    private readonly content: ExamContent,
    private readonly learner: Learner,
    private readonly assumed: Assumptions,
  ) {
    const none = () => content.subjects.map(() => 0);
    this.truth = [...learner.atStart];
    this.skill = none();
    this.practicedOn = content.subjects.map(() => -COURSE_DAYS);
    this.answeredToday = none();
    this.gapToday = none();
    this.random = seededRandom(learner.seed ^ 0x51ed270b);
    this.observed = {
      scheduled: content.rules.map(() => null),
      dueDay: content.rules.map(() => Number.POSITIVE_INFINITY),
      answered: none(),
      correct: none(),
      lastDay: content.subjects.map(() => null),
      missed: new Set(),
      read: new Set(),
    };
  }

  /** Does what fits into the day's minutes, in order; mixed questions take what is left over. */
  study(day: number, minutes: number, activities: readonly Activity[]): void {
    this.today = day;
    this.minutesLeft = minutes;
    this.minutesToday = minutes;
    this.answeredToday.fill(0);
    this.practicedOn.forEach((last, subject) => {
      this.gapToday[subject] = day - last;
    });
    for (const activity of activities) this.do(activity);
    this.do({ kind: 'questions', subject: null, count: Number.POSITIVE_INFINITY });
    this.minutesSpent += minutes - this.minutesLeft;
  }

  /** The expected share of right answers of an exam by the blueprint, seven subjects alike. */
  expectedShare(day: number): number {
    const { subjects, issues } = this.content;
    const ofRule = (rule: number, theta: number) => {
      const recall = this.recall(rule, day);
      return [-0.8, 0, 0.8].reduce((sum, hard) => sum + this.chanceOfRight(theta - hard, recall) / 3, 0);
    };
    const ofSubject = ({ issues: own }: ExamContent['subjects'][number], subject: number) => {
      const theta = this.theta(subject, day);
      return own.reduce((sum, place) => {
        const { weight, rules } = issues[place] ?? { weight: 0, rules: [] };
        return sum + (weight * rules.reduce((all, rule) => all + ofRule(rule, theta), 0)) / rules.length;
      }, 0);
    };
    return subjects.reduce((sum, subject, place) => sum + ofSubject(subject, place), 0) / subjects.length;
  }

  private do(activity: Activity): void {
    if (activity.kind === 'questions') {
      for (let asked = 0; asked < activity.count && this.spend(MINUTES_PER_QUESTION); asked += 1) {
        this.answerQuestion(activity.subject ?? randomIndex(this.content.subjects.length, this.random));
      }
    } else if (activity.kind === 'reading') {
      if (!this.spend(EXPLANATION_MINUTES)) return;
      this.observed.read.add(activity.issue);
      const rules = shuffle(this.content.issues[activity.issue]?.rules ?? [], this.random);
      for (const rule of rules.slice(0, RULES_PER_READING)) this.learn(rule, true, this.assumed.strength.reading);
    } else {
      for (const rule of activity.rules) {
        if (activity.kind === 'cards' ? !this.turnCard(rule) : !this.recallRule(rule)) return;
      }
    }
  }

  private spend(minutes: number): boolean {
    const cost = minutes * this.learner.pace;
    if (cost > this.minutesLeft) return false;
    this.minutesLeft -= cost;
    return true;
  }

  private turnCard(rule: number): boolean {
    const isNew = this.observed.scheduled[rule] === null;
    const cost = ((isNew ? SECONDS_PER_NEW_CARD : SECONDS_PER_DUE_CARD) / 60) * this.assumed.cardCost;
    if (!this.spend(cost)) return false;
    const isRecalled = this.random() < this.recall(rule, this.today);
    // A forgotten card comes back ten minutes later.
    if (!isRecalled && !isNew) this.spend((SECONDS_PER_DUE_CARD / 60) * this.assumed.cardCost);
    this.learn(rule, isRecalled, this.assumed.strength.card);
    this.schedule(rule, isRecalled);
    return true;
  }

  private recallRule(rule: number): boolean {
    if (!this.spend(MINUTES_PER_RULE)) return false;
    const isRecalled = this.random() < this.recall(rule, this.today);
    this.learn(rule, isRecalled, this.assumed.strength.quiz);
    this.schedule(rule, isRecalled);
    if (isRecalled) this.observed.missed.delete(rule);
    return true;
  }

  private answerQuestion(subject: number): void {
    const issue = this.drawIssue(subject);
    const rules = this.content.issues[issue]?.rules ?? [];
    const rule = rules[randomIndex(rules.length, this.random)] ?? 0;
    const isRecalled = this.random() < this.recall(rule, this.today);
    const hardness = 1.6 * (this.random() - 0.5);
    const chance = this.chanceOfRight(this.theta(subject, this.today) - hardness, isRecalled ? 1 : 0);
    const isRight = this.random() < chance;
    this.learn(rule, isRecalled, this.assumed.strength.question);
    this.practice(subject, issue);

    const { answered, correct, lastDay, missed } = this.observed;
    answered[subject] = (answered[subject] ?? 0) + 1;
    correct[subject] = (correct[subject] ?? 0) + (isRight ? 1 : 0);
    lastDay[subject] = this.today;
    missed.delete(rule);
    if (!isRight) {
      missed.add(rule);
      // The rule of a missed question is due at once.
      this.observed.dueDay[rule] = this.today;
    }
  }

  private drawIssue(subject: number): number {
    const issues = this.content.subjects[subject]?.issues ?? [];
    let left = this.random();
    for (const issue of issues) {
      left -= this.content.issues[issue]?.weight ?? 0;
      if (left < 0) return issue;
    }
    return issues.at(-1) ?? 0;
  }

  private recall(rule: number, day: number): number {
    const memory = this.truth[rule];
    return memory ? recallOn(this.learner.memory, memory, day) : 0;
  }

  /** Meeting a rule changes its memory by FSRS' equations, more or less of them by how it was met. */
  private learn(rule: number, isRecalled: boolean, strength: number): void {
    const model = this.learner.memory;
    const before = this.truth[rule] ?? null;
    let after = reviewed(model, before, this.today, isRecalled ? 'good' : 'again');
    // What was forgotten is looked up, and remembered for now.
    if (!isRecalled) after = reviewed(model, after, this.today, 'good');
    const force = strength * this.wakefulness();
    const grown =
      before && isRecalled ? before.stability + force * (after.stability - before.stability) : force * after.stability;
    const difficulty = before ? after.difficulty : after.difficulty + (this.learner.hardness[rule] ?? 0);
    this.truth[rule] = {
      stability: Math.max(LEAST_STABILITY, grown),
      difficulty: Math.min(10, Math.max(1, difficulty)),
      day: this.today,
    };
  }

  /** What the scheduler makes of it: an interval in whole days, for a recall of 90 percent. */
  private schedule(rule: number, isRecalled: boolean): void {
    const { scheduled, dueDay } = this.observed;
    let next = reviewed(scheduler, scheduled[rule] ?? null, this.today, isRecalled ? 'good' : 'again');
    if (!isRecalled) next = reviewed(scheduler, next, this.today, 'good');
    scheduled[rule] = next;
    dueDay[rule] = this.today + Math.min(365, Math.max(1, Math.round(next.stability)));
  }

  /** Skill grows with practice that is spaced and varied, ever less the more there is of it. */
  private practice(subject: number, issue: number): void {
    const spacing = 1 - 0.5 * Math.exp(-(this.gapToday[subject] ?? 0) / 3);
    const massing = 1 / (1 + (this.answeredToday[subject] ?? 0) / 15);
    const variety = issue === this.lastIssue ? 0.7 : 1;
    const skill = this.skillOn(subject, this.today);
    const room = Math.max(0, 1 - skill / this.assumed.maxSkill);
    this.skill[subject] = skill + this.assumed.transfer * room * spacing * massing * variety * this.wakefulness();
    this.practicedOn[subject] = this.today;
    this.answeredToday[subject] = (this.answeredToday[subject] ?? 0) + 1;
    this.lastIssue = issue;
  }

  private skillOn(subject: number, day: number): number {
    const gap = day - (this.practicedOn[subject] ?? day);
    return (this.skill[subject] ?? 0) * (gap === 0 ? 1 : 0.5 ** (gap / this.assumed.skillHalfLife));
  }

  private theta(subject: number, day: number): number {
    return (this.learner.subjectAbility[subject] ?? 0) + this.skillOn(subject, day);
  }

  /** Item response with guessing: by the rule where it is recalled, and by skill alone where not. */
  private chanceOfRight(advantage: number, recall: number): number {
    const { ruleWorth } = this.assumed;
    const logistic = (logit: number) => 1 / (1 + Math.exp(-DISCRIMINATION * logit));
    const known = recall * logistic(advantage + ruleWorth) + (1 - recall) * logistic(advantage - ruleWorth);
    return GUESSING + (1 - GUESSING) * known;
  }

  /** 1 while fresh, down to one half at twice the endurance. */
  private wakefulness(): number {
    const over = this.minutesToday - this.minutesLeft - this.learner.endurance;
    return 1 - 0.5 * Math.min(1, Math.max(0, over / this.learner.endurance));
  }
}
