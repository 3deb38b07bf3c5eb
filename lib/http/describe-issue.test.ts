import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeIssue } from './describe-issue';

function messageOf(schema: z.ZodMiniType, value: unknown): string | undefined {
  return z.safeParse(schema, value, { error: describeIssue }).error?.issues[0]?.message;
}

const list = z.array(z.strictObject({ name: z.string() }));

describe('describeIssue', () => {
  it.each<[string, z.ZodMiniType, unknown]>([
    ['deck is required.', z.object({ deck: z.string() }), {}],
    ['deck must be text.', z.object({ deck: z.string() }), { deck: 5 }],
    ['count must be a number.', z.object({ count: z.number() }), { count: '5' }],
    ['count must be a whole number.', z.object({ count: z.int() }), { count: 0.5 }],
    ['isDone must be true or false.', z.object({ isDone: z.boolean() }), { isDone: 1 }],
    ['tags must be a list.', z.object({ tags: z.array(z.string()) }), { tags: {} }],
    ['The request must be an object.', z.object({}), null],
    ['0.name must be text.', list, [{ name: null }]],
    ["There is no field 'extra'.", z.strictObject({}), { extra: 1 }],
    ["0: There is no field 'extra'.", list, [{ name: '', extra: 1 }]],
    [`There is no field '${'k'.repeat(100)}'.`, z.strictObject({}), { ['k'.repeat(5_000)]: 1 }],
    ['name must not be empty.', z.object({ name: z.string().check(z.minLength(1)) }), { name: '' }],
    ['name must have at least 2 characters.', z.object({ name: z.string().check(z.minLength(2)) }), { name: '' }],
    ['name may have at most 1 character.', z.object({ name: z.string().check(z.maxLength(1)) }), { name: 'ab' }],
    ['tags must not be empty.', z.object({ tags: z.array(z.string()).check(z.minLength(1)) }), { tags: [] }],
    [
      'tags may have at most 2 entries.',
      z.object({ tags: z.array(z.string()).check(z.maxLength(2)) }),
      { tags: ['', '', ''] },
    ],
    ['count must be at least 1.', z.object({ count: z.number().check(z.minimum(1)) }), { count: 0 }],
    ['count must be at most 1,000.', z.object({ count: z.number().check(z.maximum(1_000)) }), { count: 1_001 }],
    ["kind must be one of 'a', 'b'.", z.object({ kind: z.enum(['a', 'b']) }), { kind: 'c' }],
    ['kind is required.', z.object({ kind: z.enum(['a', 'b']) }), {}],
    ['version must be 1.', z.object({ version: z.literal(1) }), { version: 2 }],
    ['id must be a UUID.', z.object({ id: z.uuid() }), { id: 'x' }],
    ['day must be a day, as YYYY-MM-DD.', z.object({ day: z.iso.date() }), { day: 'x' }],
    ['code must be in another form.', z.object({ code: z.string().check(z.regex(/^a$/)) }), { code: 'b' }],
    ['card is not valid.', z.object({ card: z.union([z.string(), z.number()]) }), { card: null }],
    ['Say which deck.', z.object({ deck: z.string('Say which deck.') }), {}],
  ])('says: %s', (message, schema, value) => {
    expect(messageOf(schema, value)).toBe(message);
  });
});
