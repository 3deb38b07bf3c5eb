import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EndpointContract } from '@/lib/contract/endpoint-contract';
import type { Handler } from '../api';

const CONTRACTS = join('lib', 'contract');
const ROUTES = join('app', 'api');

export type Endpoint = { name: string; contract: EndpointContract; handler: Handler };

function isContract(value: unknown): value is EndpointContract {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;
}

async function load(file: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ pathToFileURL(join(process.cwd(), file)).href);
}

/** Every endpoint that a contract declares, with the handler that answers it; named by method and path. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const files = (await readdir(CONTRACTS)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => load(join(CONTRACTS, file))));
  const contracts = modules.flatMap((module) => Object.values(module)).filter(isContract);
  return Promise.all(
    contracts.map(async (contract) => {
      const route = contract.path.replace(/\{(\w+)\}/g, '[$1]');
      const { [contract.method]: handler } = await load(join(ROUTES, route, 'route.ts'));
      // A route file exports a handler for every method.
      return { name: `${contract.method} ${contract.path}`, contract, handler: handler as Handler };
    }),
  );
}
