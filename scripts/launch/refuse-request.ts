import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { callBodyProblem, takesBody } from './body-problem';
import { badRequest, type Refusal, sendRefusal } from './refusal';
import { plainTarget, targetProblem } from './request-path';
import { hasBody } from './watch-body';

/** What the API answers by itself, with 405 where an address has no such method. */
const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Pages and files are read; everything else goes through the API. */
const PAGE_METHODS = ['GET', 'HEAD'];

/** Where a development server hears from its own pages. */
const isOfDevelopment = (url: string): boolean => url.startsWith('/_next/') || url.startsWith('/__nextjs');

/** The framework's page for what no other page could show, and its work on images, of which we have none. */
const NOT_SERVED = ['/_global-error', '/_next/image'];

type Head = Pick<IncomingMessage, 'method' | 'url' | 'httpVersion' | 'headers' | 'headersDistinct'>;

function hostProblem({ httpVersion, headersDistinct: { host = [] } }: Head): string | null {
  if (host.length > 1) return 'The request names more than one host.';
  const [name] = host;
  if (!name) return httpVersion === '1.1' ? 'The request names no host.' : null;
  return /[\s/?#@\\]/.test(name) || !URL.canParse(`http://${name}`) ? 'The host of the request is no name.' : null;
}

/** What a browser says to have of a page, which must be as the framework writes it. */
function routerStateProblem({ headersDistinct: { 'next-router-state-tree': states = [] } }: Head): string | null {
  try {
    parseAndValidateFlightRouterState(states.length > 1 ? states : states[0]);
    return null;
  } catch {
    return "The header 'Next-Router-State-Tree' cannot be read.";
  }
}

function methodProblem({ method = '', url = '' }: Head, isDevelopment: boolean): Refusal | null {
  if (isDevelopment && isOfDevelopment(url)) return null;
  const allowed = url.startsWith('/api/') ? API_METHODS : PAGE_METHODS;
  if (allowed.includes(method)) return null;
  return {
    status: '405 Method Not Allowed',
    code: 'method_not_allowed',
    msg: `${method} is not allowed here.`,
    allow: allowed.join(', '),
  };
}

const pathOf = (url: string): string => plainTarget(url).split('?', 1)[0] ?? '';

/** The framework would keep the body of what reads a page in memory, and take a long way to refuse one that is too large. */
function bodyProblem(request: Head, authSecret: string): Refusal | null {
  const { method = '', url = '' } = request;
  if (!hasBody(request)) return null;
  if (url.startsWith('/api/')) return callBodyProblem(request, pathOf(url), authSecret);
  return PAGE_METHODS.includes(method) ? badRequest('A request for a page holds no body.') : null;
}

export type RefusalSettings = {
  isDevelopment: boolean;
  /** What sessions are signed with. */
  authSecret: string;
};

/** Why a request is not for the framework, which would fail on it or write it into the log; null when it is. */
export function requestProblem(request: Head, { isDevelopment, authSecret }: RefusalSettings): Refusal | null {
  const { url = '' } = request;
  const msg = hostProblem(request) ?? targetProblem(url) ?? routerStateProblem(request);
  if (msg !== null) return badRequest(msg);
  if (NOT_SERVED.some((path) => url.startsWith(path)))
    return { status: '404 Not Found', code: 'not_found', msg: 'There is no such page.' };
  return methodProblem(request, isDevelopment) ?? bodyProblem(request, authSecret);
}

/** Whether somebody reads the body of a request: its call takes one, and nothing in its head speaks against it. */
export function isBodyRead(request: Head, settings: RefusalSettings): boolean {
  const { method = '', url = '' } = request;
  if (requestProblem(request, settings)) return false;
  return !url.startsWith('/api/') || takesBody(method, pathOf(url));
}

/** Answers a request that is not for the framework; says whether it did. */
export function refuseRequest(request: IncomingMessage, response: ServerResponse, settings: RefusalSettings): boolean {
  const problem = requestProblem(request, settings);
  if (problem) sendRefusal(problem, request, response);
  return problem !== null;
}
