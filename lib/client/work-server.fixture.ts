import { vi } from 'vitest';
import { failure, proxyPage } from './server.fixture';

/** How the server, or what stands before it, behaves for now. */
export type Mood = 'well' | 'unreachable' | 'held' | 'deaf' | 500 | 502 | 413 | 429;

type Downloads = { rating: string; isUndone: boolean };
type RuleAnswer = { ruleId: string; said: string[] | null; claim: string | null };
type Exam = { answers: string[]; finishedAt: string | null; analyzed: string[] };

/** Every rule of this server has one element, of which its checker is never sure. */
export const ASKED = 'the element';
/** What the server takes nothing about. */
export const GONE = 'gone';

/** An answer in an exam, of a tab that is gone. */
export function leftAnswer(essayId: string, examId: string) {
  const content = { html: '<p>So.</p>', text: 'So.', baseVersion: 0, editedAtMs: Date.now(), refusal: null };
  return { key: `${essayId}:${examId}:left`, essayId, examId, tabId: 'left', ...content };
}

/**
 * The endpoints to which the outbox sends, behind a `fetch` of our own, by the rules of their contracts: the
 * same key is stored once. Keeps what has come of it, in its order.
 */
export class WorkServer {
  mood: Mood = 'well';
  /** Requests that wait to be answered, or lost on the way back. */
  held: { answer: () => void; lose: () => void }[] = [];
  /** The most requests that were on their way at once: of answers to essays, which have a queue of their own, and of the rest. */
  readonly mostAtOnce = { answers: 0, rest: 0 };
  private readonly atOnce = { answers: 0, rest: 0 };
  readonly attempts: string[] = [];
  /** By card. */
  readonly reviews = new Map<string, Map<string, Downloads>>();
  readonly ticks = new Map<string, boolean>();
  /** By idempotency key, in the order in which they came. */
  readonly ruleAnswers = new Map<string, RuleAnswer>();
  readonly exams = new Map<string, Exam>();

  install(): this {
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      // An exam whose answers came late is finished once more beside all else.
      if (address.includes('/essays/exams/')) return await this.fetch(address, init);
      const queue = address.includes('/draft') ? 'answers' : 'rest';
      this.atOnce[queue] += 1;
      this.mostAtOnce[queue] = Math.max(this.mostAtOnce[queue], this.atOnce[queue]);
      return await this.fetch(address, init).finally(() => {
        this.atOnce[queue] -= 1;
      });
    });
    return this;
  }

  private async fetch(address: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> {
    const lost = new TypeError('Failed to fetch');
    const take = () =>
      this.take(
        `${method} ${address.replace('/api', '')}`,
        new Headers(headers).get('Idempotency-Key') ?? '',
        body ? JSON.parse(String(body)) : {},
      );
    switch (this.mood) {
      case 'well':
        return take();
      case 'unreachable':
        throw lost;
      case 'deaf':
        // It does what it is asked for, and its answer never comes.
        take();
        throw lost;
      case 'held':
        return await new Promise((resolve, reject) => {
          const leave = (settle: () => void) => {
            this.held = this.held.filter((other) => other !== request);
            settle();
          };
          const request = {
            answer: () => leave(() => resolve(take())),
            lose: () => leave(() => reject(lost)),
          };
          this.held.push(request);
        });
      case 429:
        return failure(429, 'Too many requests.', 'throttled');
      case 500:
        return failure(500, 'Something went wrong.', 'internal');
      default:
        return proxyPage(this.mood);
    }
  }

  private take(line: string, key: string, body: Record<string, unknown>): Response {
    const [, id = ''] =
      /^(?:PUT|DELETE|POST) \/(?:outlines\/ticks|cards\/reviews|rules\/answers)\/([^/]+)/.exec(line) ?? [];
    if (line === 'POST /quiz/attempts') {
      if (!this.attempts.includes(key)) this.attempts.push(key);
      return Response.json({ id: key, correctCount: 0, incorrectCount: 1 }, { status: 201 });
    }
    if (line.startsWith('PUT /outlines/ticks/')) {
      if (id.includes(GONE)) return failure(404, 'There is no such rule.');
      this.ticks.set(id, body.isTicked === true);
      return Response.json({ isTicked: body.isTicked });
    }
    const [, essayId = '', examId = ''] = /^PUT \/essays\/([^/]+)\/draft\?exam=(.+)$/.exec(line) ?? [];
    if (essayId) return this.saveAnswer(examId, essayId);
    const [, exam = '', finishedAt] =
      /^\w+ \/essays\/exams\/([^/?]+)(?:\/finish(?:\?finishedAt=(.+))?)?$/.exec(line) ?? [];
    if (exam) return this.exam(exam, line.startsWith('POST'), finishedAt);
    if (line === 'POST /cards/reviews') return this.review(key, body as { card: { ruleId: string }; rating: string });
    if (line.startsWith('DELETE /cards/reviews/')) return this.undo(id);
    if (line === 'POST /rules/check') return this.check(key, String(body.ruleId));
    const answer = this.ruleAnswers.get(id);
    if (!answer) return failure(404, 'There is no such answer.');
    if (line.endsWith('/settle')) {
      answer.said ??= body.said as string[];
      const missing = answer.said.includes(ASKED) ? [] : [ASKED];
      return Response.json({ answerId: id, result: missing.length > 0 ? 'Incorrect' : 'Correct', missing });
    }
    if (answer.said === null || answer.said.includes(ASKED)) return failure(400, 'That cannot be claimed.');
    answer.claim ??= String(body.reason);
    return Response.json({ answerId: id, result: 'Correct', reason: answer.claim });
  }

  private review(key: string, { card, rating }: { card: { ruleId: string }; rating: string }): Response {
    if (card.ruleId.includes(GONE)) return failure(404, 'There is no such card.');
    const ofCard = this.reviews.get(card.ruleId) ?? new Map<string, Downloads>();
    this.reviews.set(card.ruleId, ofCard);
    if (!ofCard.has(key)) ofCard.set(key, { rating, isUndone: false });
    return Response.json({ dueAt: '2026-11-22' }, { status: 201 });
  }

  private undo(key: string): Response {
    const ofCard = [...this.reviews.values()].find((reviews) => reviews.get(key)?.isUndone === false);
    const standing = [...(ofCard ?? [])].filter(([, { isUndone }]) => !isUndone);
    if (!ofCard) return failure(404, 'There is no such review.');
    if (standing.at(-1)?.[0] !== key) return failure(409, 'Another review followed.');
    const review = ofCard.get(key);
    if (review) review.isUndone = true;
    return Response.json({ dueAt: null });
  }

  private examOf(id: string): Exam {
    const exam = this.exams.get(id) ?? { answers: [], finishedAt: null, analyzed: [] };
    this.exams.set(id, exam);
    return exam;
  }

  private saveAnswer(examId: string, essayId: string): Response {
    if (examId.includes(GONE)) return failure(404, 'There is no such exam.');
    const { answers } = this.examOf(examId);
    if (!answers.includes(essayId)) answers.push(essayId);
    return Response.json({ version: 1, savedAt: '2026-11-22T12:00:00.000Z' });
  }

  /** An exam as it is; once it is finished, that moment stays, and what has come since is analyzed. */
  private exam(id: string, isToFinish: boolean, finishedAt: string | undefined): Response {
    if (id.includes(GONE)) return failure(404, 'There is no such exam.');
    const exam = this.examOf(id);
    if (isToFinish) {
      exam.finishedAt ??= finishedAt ? decodeURIComponent(finishedAt) : 'when it was asked for';
      exam.analyzed = [...exam.answers];
    }
    const clock = {
      currentIndex: 0,
      minutesPerEssay: null,
      startedAt: '2026-11-22T11:00:00.000Z',
      secondsPerEssay: [0],
    };
    return Response.json({ id, essays: ['a'], ...clock, finishedAt: exam.finishedAt });
  }

  private check(key: string, ruleId: string): Response {
    if (ruleId.includes(GONE)) return failure(404, 'There is no such rule.');
    if (!this.ruleAnswers.has(key)) this.ruleAnswers.set(key, { ruleId, said: null, claim: null });
    const elements = [{ phrase: ASKED, state: 'missing', isSure: false, quote: null }];
    const marks = { highlightedAnswer: '', highlightedCorrectAnswer: '', missing: [] };
    return Response.json({ answerId: key, result: 'Incorrect', isSure: false, elements, ...marks });
  }
}
