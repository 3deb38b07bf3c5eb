import { DEFAULT_MAX_BODY_BYTES } from '@/lib/contract/endpoint-contract';
import { send } from '../api';
import { longestTurn } from '../loop-turns';
import { CARD_FILES } from './card-files';
import type { Endpoint } from './endpoints';
import { ESSAY_WORK } from './essay-work';
import { READING } from './reading';
import type { World, WorstInput, WorstInputs } from './worst-input';
import { WRITING } from './writing';

const WORST_INPUTS: WorstInputs = { ...READING, ...WRITING, ...ESSAY_WORK, ...CARD_FILES };

/** What another learner may wait for one turn of the event loop: milliseconds of processor time. */
export const MOST_TURN_MS = 100;

/** The most expensive inputs of an endpoint that its limits allow. */
export async function inputsOf(endpoint: Endpoint, world: World): Promise<WorstInput[]> {
  return [...((await WORST_INPUTS[endpoint.name]?.(world)) ?? []), ...hostileBodies(endpoint)];
}

/** The endpoints that have their own inputs. */
export const NAMES_WITH_INPUTS = Object.keys(WORST_INPUTS);

/** What every body may be that is none: as large as it may be, and as deep, as wide and as full of names. */
function hostileBodies({ contract }: Endpoint): WorstInput[] {
  if (!contract.body) return [];
  const bytes = contract.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES;
  const params = Object.fromEntries([...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']));
  const body = (what: string, raw: string) => ({ what, status: 400, params, raw });
  const all = [
    body('brackets left open', '['.repeat(bytes)),
    body('lists in a list', `[${'[],'.repeat(bytes / 3 - 2)}[]]`),
    body('a string', `"${'a'.repeat(bytes - 2)}"`),
    body('escapes', `"${'\\u0041'.repeat(bytes / 6 - 2)}"`),
    body('lists within lists', `${'['.repeat(bytes / 2 - 1)}${']'.repeat(bytes / 2 - 1)}`),
    body('as many lists as there may be', `[${'[],'.repeat(4_990)}[]]`),
    body('names', `{${Array.from({ length: bytes / 20 }, (_, index) => `"name ${index}":1`).join(',')}}`),
    body(
      'as many names as there may be',
      `{${Array.from({ length: 9_990 }, (_, index) => `"name ${index}":1`).join(',')}}`,
    ),
  ];
  return all.filter(({ raw }) => raw.length <= bytes);
}

/** Of an answer, where it is not the one that was expected. */
const SHOWN_BYTES = 200;

type Rounds = {
  /** Sendings at most: the first of a program are no measure of it, nor are those that a neighbor on the processor slows. */
  most: number;
  /** Nothing better is looked for; milliseconds. */
  enoughMs: number;
  /** How often it is sent at once; once unless said. */
  atOnce?: number;
};

/** Sends an input some times; the longest turn of the event loop in the best of them, milliseconds of processor time; how the last answer began. */
export async function measureInput(
  { handler, contract }: Endpoint,
  input: WorstInput,
  { learner }: World,
  { most, enoughMs, atOnce = 1 }: Rounds,
) {
  let least = Number.POSITIVE_INFINITY;
  let status = 0;
  let beginning = '';
  for (let round = 0; round < most && least > enoughMs; round += 1) {
    await input.prepare?.();
    const { raw, params, headers, json, query = '', token = learner.token } = input;
    const body = typeof raw === 'function' ? raw() : raw;
    const form = body instanceof FormData ? new Request('http://localhost', { method: 'POST', body }) : null;
    const sending = {
      method: contract.method,
      path: `${contract.path}${query}`,
      headers: { ...headers, ...(form && { 'Content-Type': form.headers.get('Content-Type') ?? '' }) },
      ...(params && { params }),
      ...(contract.auth === 'signed-in' && { token }),
      ...(json !== undefined && { json }),
      ...(form ? { raw: await form.arrayBuffer() } : body !== undefined && { raw: body }),
    };
    const request = prepareRequest(sending);
    const sendOnce = async () => {
      const response = await send(handler, request);
      status = response.status;
      beginning = '';
      for await (const chunk of response.body ?? []) {
        if (beginning === '') beginning = Buffer.from(chunk).toString('utf8', 0, SHOWN_BYTES);
      }
    };
    const turn = await longestTurn(async () => {
      await Promise.all(Array.from({ length: atOnce }, sendOnce));
    });
    least = Math.min(least, turn);
  }
  return { status, turnMs: least, beginning };
}

type Sending = NonNullable<Parameters<typeof send>[1]>;

/** What the sender does is no work of the server. */
function prepareRequest({ json, ...sending }: Sending): Sending {
  return json === undefined ? sending : { ...sending, raw: new TextEncoder().encode(JSON.stringify(json)) };
}
