/** Draws on request from the bank of `DATABASE_URL`, for `draw.ts`. */
import { database, disconnectDatabase } from '@/lib/db/prisma';
import { findQuestions } from '@/lib/db/question-repository';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import { MBE_SUBJECTS } from '@/lib/domain/subjects/subjects';
import { drawQuizQuestions } from '@/lib/services/mbe/draw-quiz-questions';

export type DrawRequest = { kind: 'draw' | 'random-order' | 'count'; userId: string; times: number };
export type DrawResult = {
  /** How long each draw took, milliseconds. */
  millis: number[];
  /** For 'count': how often each question of the topic came. */
  counts: number[];
  /** For 'count': the share of the topic in each draw. */
  drawnShare: number;
};

const COUNT = 50;
const TOPICS = [...MBE_SUBJECTS];

/** What drawing would be without a catalogue: the same filter, the same whole questions. */
async function drawInRandomOrder(): Promise<QuizQuestion[]> {
  const rows = await database().$queryRaw<{ id: string }[]>`
    SELECT id FROM question WHERE NOT retired AND topic = ANY(${TOPICS}) ORDER BY random() LIMIT ${COUNT}`;
  return findQuestions(rows.map(({ id }) => id));
}

async function handle({ kind, userId, times }: DrawRequest): Promise<DrawResult> {
  const [topic = ''] = TOPICS;
  const topics = kind === 'count' ? [topic] : TOPICS;
  const counts = new Map<string, number>();
  const millis: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const startedAtMs = performance.now();
    const questions =
      kind === 'random-order' ? await drawInRandomOrder() : await drawQuizQuestions({ userId, topics, count: COUNT });
    millis.push(performance.now() - startedAtMs);
    if (questions.length !== COUNT) throw new Error('Too few questions.');
    for (const { id } of questions) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const topicSize = kind === 'count' ? await database().question.count({ where: { topic, retired: false } }) : 1;
  return {
    millis,
    counts: Array.from({ length: topicSize }, (_, index) => [...counts.values()][index] ?? 0),
    drawnShare: COUNT / topicSize,
  };
}

process.on('message', (request: DrawRequest) => {
  handle(request).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => void disconnectDatabase());
