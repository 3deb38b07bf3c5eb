import { seededRandom } from '@/lib/domain/chance/seeded-random';
import type { Assumptions } from './assumptions';
import { Course } from './course';
import type { ExamContent } from './exam-content';
import { COURSE_DAYS, drawLearner, type Learner } from './learner';
import { POLICIES, POLICY_NAMES, type PolicyName } from './policies';

/** One learner's expected share of right answers on the day of the exam, by the way of studying. */
export type Outcome = {
  ability: number;
  diligence: number;
  untaught: number;
  share: Record<PolicyName, number>;
  minutes: Record<PolicyName, number>;
};

export type Cohort = { seed: number; learners: number; content: ExamContent; assumed: Assumptions };

/** The same learners in the same ten weeks, once for each way of studying. */
export function simulate({ seed, learners, content, assumed }: Cohort): Outcome[] {
  return Array.from({ length: learners }, (_, place) => {
    const learner = drawLearner(seed, place, content, assumed);
    const courses = POLICY_NAMES.map((name) => [name, takeCourse(name, learner, content, assumed)] as const);
    const by = (figure: (course: Course) => number) =>
      Object.fromEntries(courses.map(([name, course]) => [name, figure(course)])) as Record<PolicyName, number>;
    return {
      ability: learner.ability,
      diligence: learner.diligence,
      untaught: new Course(content, learner, assumed).expectedShare(COURSE_DAYS),
      share: by((course) => course.expectedShare(COURSE_DAYS)),
      minutes: by(({ minutesSpent }) => minutesSpent),
    };
  });
}

function takeCourse(name: PolicyName, learner: Learner, content: ExamContent, assumed: Assumptions): Course {
  const course = new Course(content, learner, assumed);
  const random = seededRandom(learner.seed ^ 0x2545f491);
  learner.minutesByDay.forEach((minutes, day) => {
    if (minutes === 0) return;
    const { observed } = course;
    const { weekdayMinutes } = learner;
    course.study(day, minutes, POLICIES[name]({ content, observed, day, weekdayMinutes, random }));
  });
  return course;
}
