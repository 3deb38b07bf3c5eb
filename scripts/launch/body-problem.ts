import type { IncomingMessage } from 'node:http';
import * as auth from '@/lib/contract/auth';
import * as cards from '@/lib/contract/cards';
import { type EndpointContract, mostBodyBytes, tooLargeMsg } from '@/lib/contract/endpoint-contract';
import * as essayDrafts from '@/lib/contract/essay-drafts';
import * as essayExams from '@/lib/contract/essay-exams';
import * as essays from '@/lib/contract/essays';
import * as outlines from '@/lib/contract/outlines';
import * as plan from '@/lib/contract/plan';
import * as quiz from '@/lib/contract/quiz';
import * as reports from '@/lib/contract/reports';
import * as rules from '@/lib/contract/rules';
import * as studyPlan from '@/lib/contract/study-plan';
import * as transformer from '@/lib/contract/transformer';
import type { Refusal } from './refusal';
import { sessionAccount } from './session-account';

/** Every endpoint that takes something besides its address. */
const ENDPOINTS = [
  auth,
  cards,
  essayDrafts,
  essayExams,
  essays,
  outlines,
  plan,
  quiz,
  reports,
  rules,
  studyPlan,
  transformer,
]
  .flatMap((contracts): unknown[] => Object.values(contracts))
  .filter(isEndpoint)
  .filter(({ method, body, files }) => method !== 'GET' && (body !== undefined || files !== undefined))
  .map((contract) => ({ contract, names: namesOf(`/api${contract.path}`) }));

function isEndpoint(value: unknown): value is EndpointContract {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
}

function namesOf(path: string): string[] {
  return path.split('/');
}

function endpointOf(method: string, path: string): EndpointContract | undefined {
  const names = namesOf(path);
  return ENDPOINTS.find(
    ({ contract, names: own }) =>
      contract.method === method &&
      own.length === names.length &&
      own.every((name, place) => name.startsWith('{') || name === names[place]),
  )?.contract;
}

/** Whether a call takes a body at all. */
export function takesBody(method: string, path: string): boolean {
  return endpointOf(method, path) !== undefined;
}

type Head = Pick<IncomingMessage, 'method' | 'headers' | 'headersDistinct'>;

/**
 * Why the body of a call is not worth reading: nobody has logged in, or it says to be longer than it may be.
 * The endpoint would say the same, once the body has come and the framework has carried it there.
 */
export function callBodyProblem(request: Head, path: string, authSecret: string): Refusal | null {
  const endpoint = endpointOf(request.method ?? '', path);
  if (!endpoint) return null;
  const { authorization = '' } = request.headers;
  if (endpoint.auth === 'signed-in' && sessionAccount({ authorization }, authSecret, Date.now()) === '') {
    return { status: '401 Unauthorized', code: 'unauthenticated', msg: 'Please log in to continue.' };
  }
  if (Number(request.headersDistinct['content-length']?.[0] ?? 0) <= mostBodyBytes(endpoint)) return null;
  return { status: '413 Payload Too Large', code: 'too_large', msg: tooLargeMsg(endpoint) };
}
