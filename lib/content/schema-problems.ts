import type * as z from 'zod';
import type { Problem } from './problem';
import { problemAt, problemAtKey, type SourceFile, type YamlPath } from './source-file';

/** Turns what a schema found in a file into problems that name the entry, the field and the remedy. */
export function schemaProblems(file: SourceFile, data: unknown, issues: readonly z.core.$ZodIssue[]): Problem[] {
  const problems = issues.flatMap((issue) => {
    const path = issue.path.filter((step) => typeof step !== 'symbol');
    const location = { file, path };
    const label = labelOf(data, path);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => problemAtKey(location, `${label} has an unknown key '${key}'.`, key));
    }
    return problemAt(location, `${label} ${describe(issue, valueAt(data, path))}.`);
  });
  return problems.map((problem) => ({ ...problem, check: 'schema' }));
}

function describe(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return 'is missing';
      if (value === null) return 'is empty';
      return `must be ${TYPE_NAMES[issue.expected] ?? issue.expected}, not ${JSON.stringify(value).slice(0, 40)}`;
    case 'invalid_value':
      if (value === undefined) return 'is missing';
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'is empty';
      return `must ${issue.origin === 'array' ? 'hold' : 'be'} at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `must be at most ${issue.maximum} characters long`;
      return `must ${issue.origin === 'array' ? 'hold' : 'be'} at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

const TYPE_NAMES: Record<string, string> = {
  string: 'a text (quote it)',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a map of keys',
};

/** `evi-core-004: options.A.text`, with the id of the innermost entry that has one. */
function labelOf(data: unknown, path: YamlPath): string {
  let id = '';
  let rest: YamlPath = path;
  path.forEach((_, index) => {
    const entry = valueAt(data, path.slice(0, index + 1));
    if (hasId(entry)) {
      id = entry.id;
      rest = path.slice(index + 1);
    }
  });
  const field = rest.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step + 1}]` : text ? `${text}.${step}` : step),
    '',
  );
  if (!id) return field || 'The file';
  return field ? `${id}: ${field}` : id;
}

function hasId(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

function valueAt(data: unknown, path: YamlPath): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
    data,
  );
}
