import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import '@/lib/http/read-request';
import type { EndpointContract } from '@/lib/contract/endpoint-contract';

const CONTRACTS = join(process.cwd(), 'lib', 'contract');
const PARTS = ['params', 'query', 'headers', 'body'] as const;
const WRONG = [
  undefined,
  null,
  true,
  -1,
  0.5,
  1e12,
  '',
  'no such',
  'x'.repeat(30_000),
  [],
  [null],
  ['x'.repeat(9_000)],
  {},
];

function isContract(value: unknown): value is EndpointContract {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;
}

async function allContracts(): Promise<EndpointContract[]> {
  const files = (await readdir(CONTRACTS)).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(CONTRACTS, file)).href)));
  return modules.flatMap((module) => Object.values(module)).filter(isContract);
}

/** The fields of an object, whatever is done to it afterwards; none of what is no object. */
function fieldsOf(schema: z.ZodMiniType): string[] {
  const { def } = schema._zod as unknown as { def: { shape?: object; in?: z.ZodMiniType; innerType?: z.ZodMiniType } };
  const inner = def.in ?? def.innerType;
  return inner ? fieldsOf(inner) : Object.keys(def.shape ?? {});
}

const contracts = await allContracts();

it.each(contracts.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
  '%s tells in sentences what a request lacks',
  (_, contract) => {
    for (const part of PARTS) {
      const schema = contract[part];
      if (!schema) continue;
      const fields = fieldsOf(schema);
      const inputs = [
        ...WRONG,
        { unknown: 1 },
        ...fields.flatMap((field) => WRONG.map((value) => ({ [field]: value }))),
        // The first field that is wrong is told of: those before it are missing in the ones above.
        ...WRONG.map((value) => Object.fromEntries(fields.map((field) => [field, value]))),
      ];
      for (const input of inputs) {
        for (const { message } of schema.safeParse(input).error?.issues ?? []) {
          expect(message).toMatch(/^\S.*[.]$/);
          expect(message).not.toMatch(
            /invalid (input|option)|expected|received|undefined|unrecognized|too (big|small):/i,
          );
        }
      }
    }
  },
);
