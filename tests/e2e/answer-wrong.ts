import { expect, type Page } from 'playwright/test';
import type { Learner } from './fixtures';

const LABELS = ['A', 'B', 'C', 'D'];

type Question = {
  id: string;
  issue: string;
  correctOptLabel: string;
  rules: { id: string }[];
  [field: string]: unknown;
};

type Answers = { count?: number; confidence?: string; timeTakenSeconds?: number };

/** Has the learner answer questions of Evidence, all wrong, through the API; answers the questions. */
export async function answerWrong(
  page: Page,
  { token }: Learner,
  { count = 2, confidence = 'Off', timeTakenSeconds = 100 }: Answers = {},
): Promise<Question[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const filter = await page.request.get(`/api/questions/filter?num_questions=${count}&topics=Evidence`, { headers });
  const questions = (await filter.json()) as Question[];
  const data = {
    totalTime: count * timeTakenSeconds,
    correctCount: 0,
    incorrectCount: count,
    mode: 'Practice',
    filtersUsed: { sources: [], subjects: ['Evidence'], numQuestionsRequested: count },
    questions: questions.map((question) => ({
      questionId: question.id,
      questionText: question.questionText,
      difficulty: question.difficulty,
      source: question.source,
      topic: question.topic,
      userAnswerLabel: LABELS.find((label) => label !== question.correctOptLabel),
      userAnswerText: '',
      correctAnswerLabel: question.correctOptLabel,
      isCorrect: false,
      timeTakenSeconds,
      confidence,
    })),
  };
  const saved = await page.request.post('/api/quiz/attempts', { headers, data });
  expect(saved.status(), await saved.text()).toBe(201);
  return questions;
}
