import { EXAM_SECONDS_PER_QUESTION } from '@/lib/domain/mbe/constants';
import { addUp, averageSecondsOf, type TopicTotal } from './figures';

/** Seconds in words, to the second: 1 min 48 s. */
export function inMinutes(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return minutes === 0 ? `${whole} s` : `${minutes} min ${whole % 60} s`;
}

/** How long the answers of some topics took, beside what the exam gives. */
export function measurePace(topics: readonly TopicTotal[]) {
  const total = addUp(topics);
  const averageSeconds = averageSecondsOf(total);
  return {
    targetSeconds: EXAM_SECONDS_PER_QUESTION,
    averageSeconds,
    timedAnswers: total.timedAnswers,
    sentence:
      averageSeconds === null
        ? null
        : `You average ${inMinutes(averageSeconds)} a question; the exam allows ${inMinutes(EXAM_SECONDS_PER_QUESTION)}.`,
    topics: topics
      .flatMap((topic) => {
        const average = averageSecondsOf(topic);
        return average === null
          ? []
          : [{ topic: topic.topic, averageSeconds: average, timedAnswers: topic.timedAnswers }];
      })
      .sort((a, b) => b.averageSeconds - a.averageSeconds || (a.topic < b.topic ? -1 : 1)),
  };
}
