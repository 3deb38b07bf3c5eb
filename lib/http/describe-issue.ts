import type * as z from 'zod/mini';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** What a value must be, by the names of the types of the schemas. */
const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const FORMATS: Record<string, string> = {
  uuid: 'a UUID',
  date: 'a day, as YYYY-MM-DD',
  datetime: 'an instant in UTC, as ISO 8601',
};

/** What is counted of a value that has a size; a number is compared itself. */
const UNITS: Record<string, [one: string, more: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/** The place of an issue, by which people know it: 'questions.0.source'. */
function nameOf(path: Issue['path']): string {
  return path?.length ? path.map(String).join('.') : 'The request';
}

function limit(origin: string, bound: number | bigint, isMost: boolean): string {
  const shown = bound.toLocaleString('en-US');
  const unit = UNITS[origin];
  const at = isMost ? 'at most' : 'at least';
  if (unit) return `${isMost ? 'may' : 'must'} have ${at} ${shown} ${Number(bound) === 1 ? unit[0] : unit[1]}`;
  return `must be ${at} ${shown}`;
}

function oneOf(values: readonly unknown[]): string {
  const shown = values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  return shown.length === 1 ? `must be ${shown[0]}` : `must be one of ${shown.join(', ')}`;
}

/** Beyond this much of what was sent nothing is repeated. */
const MOST_SHOWN = 100;

/** What is wrong with a part of a request that no schema has its own sentence for, as one that names the part. */
export function describeIssue(issue: Issue): string {
  const name = nameOf(issue.path);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `${name} is required.`;
      return `${name} must be ${KINDS[issue.expected] ?? 'of another kind'}.`;
    case 'invalid_value':
      return issue.input === undefined ? `${name} is required.` : `${name} ${oneOf(issue.values)}.`;
    case 'too_big':
      return `${name} ${limit(issue.origin, issue.maximum, true)}.`;
    case 'too_small':
      // Nobody calls a text of no character too short.
      if (issue.origin in UNITS && Number(issue.minimum) === 1) return `${name} must not be empty.`;
      return `${name} ${limit(issue.origin, issue.minimum, false)}.`;
    case 'invalid_format':
      return `${name} must be ${FORMATS[issue.format] ?? 'in another form'}.`;
    case 'unrecognized_keys': {
      const [key = ''] = issue.keys;
      return `${name === 'The request' ? '' : `${name}: `}There is no field '${key.slice(0, MOST_SHOWN)}'.`;
    }
    default:
      return `${name} is not valid.`;
  }
}
