import * as z from 'zod/mini';
import { MAX_REPORT_LENGTH, REPORT_DECISIONS, REPORTED_KINDS, REPORTED_PROBLEMS } from '@/lib/domain/reports/constants';
import { isBlank } from '@/lib/domain/text/blank';
import { defineEndpoint } from './endpoint-contract';

const words = (name: string) =>
  z
    .string(`${name} is required.`)
    .check(
      z.maxLength(
        MAX_REPORT_LENGTH,
        `${name} may have at most ${MAX_REPORT_LENGTH.toLocaleString('en-US')} characters.`,
      ),
      z.trim(),
    );

const ownReport = z.object({
  id: z.string(),
  kind: z.enum(REPORTED_KINDS),
  itemId: z.string(),
  /** Of the item, as it was when it was reported. */
  title: z.string(),
  problem: z.enum(REPORTED_PROBLEMS),
  comment: z.string(),
  /** 'mended': confirmed, and the item says something else since. */
  state: z.enum([...REPORT_DECISIONS, 'mended']),
  /** What the learner is told; empty while there is nothing. */
  answer: z.string(),
  /** ISO 8601 instants. */
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
});

/** Says that a question, a rule, an explanation or an essay is wrong; it is kept with the present wording. */
export const fileReport = defineEndpoint({
  method: 'POST',
  path: '/reports',
  auth: 'signed-in',
  status: 201,
  headers: z.object({
    /** Same key from the same learner: stored once, answered alike. */
    'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
  body: z.strictObject({
    kind: z.enum(REPORTED_KINDS, `kind must be one of ${REPORTED_KINDS.join(', ')}.`),
    /** Of the question, the rule or the essay; of an explanation that of its issue. */
    itemId: z.string().check(z.minLength(1), z.maxLength(100)),
    problem: z.enum(REPORTED_PROBLEMS, 'Please say what kind of problem it is.'),
    comment: words('The description').check(
      z.refine((value) => !isBlank(value), { error: 'Please describe the problem.' }),
    ),
  }),
  response: ownReport,
});

/** The learner's own reports, newest first; `before` is the `nextBefore` of the page before. */
export const listOwnReports = defineEndpoint({
  method: 'GET',
  path: '/reports',
  auth: 'signed-in',
  query: z.object({ before: z.optional(z.uuid('before must be the id of a report.')) }),
  response: z.object({ reports: z.array(ownReport), nextBefore: z.nullable(z.string()) }),
});

/** Administrators only: decides a report, and answers whoever sent it. */
export const decideReport = defineEndpoint({
  method: 'PUT',
  path: '/admin/reports/{id}',
  auth: 'signed-in',
  params: z.object({ id: z.uuid('The id of a report is a UUID.') }),
  body: z.strictObject({
    state: z.enum(REPORT_DECISIONS, `state must be one of ${REPORT_DECISIONS.join(', ')}.`),
    answer: words('The answer'),
    /** Whether all reports on the same item that are open are decided alike. */
    isForAllOpen: z._default(z.boolean(), false),
  }),
  response: z.object({ decidedCount: z.number() }),
});

/** Administrators only: the reports that are open or confirmed, the newest 1,000, as CSV. */
export const exportReports = defineEndpoint({
  method: 'GET',
  path: '/admin/reports/export',
  auth: 'signed-in',
  isHeavy: true,
  response: z.file(),
});

const questionId = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Administrators only: keeps a question with a confirmed report from being drawn until it is worded anew. */
export const withdrawQuestion = defineEndpoint({
  method: 'PUT',
  path: '/admin/questions/{id}/withdrawal',
  auth: 'signed-in',
  status: 204,
  params: questionId,
  response: z.undefined(),
});

/** Administrators only: lets a question be drawn again. */
export const restoreQuestion = defineEndpoint({
  method: 'DELETE',
  path: '/admin/questions/{id}/withdrawal',
  auth: 'signed-in',
  status: 204,
  params: questionId,
  response: z.undefined(),
});

/** What the address of the page of all reports says: which of them, and the page from 1. */
export const reportQueue = z.object({
  state: z._default(z.enum(REPORT_DECISIONS), 'open'),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
});

/** The item of a page of reports on one. */
export const reportedItem = z.object({
  kind: z.enum(REPORTED_KINDS),
  itemId: z.string().check(z.minLength(1), z.maxLength(100)),
});
