import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ACCEPTED_EXPRESSIONS } from './accepted-expressions';

// The checker's build in JavaScript: the same on every machine, no Java and no native program.
process.env.RECHECK_SYNC_BACKEND = 'pure';
const { checkSync } = await import('recheck');

/** What serves requests, or runs in the browser on what others wrote. */
const ROOTS = ['app', 'components', 'lib', 'scripts/launch', 'proxy.ts'];
const SKIPPED = /\.(?:test|spec|fixture)\.tsx?$|lib\/db\/generated\//;

export type FoundExpression = { file: string; line: number; pattern: string; flags: string };

/** The regular expressions that stand in a source text, literals and `new RegExp` of a plain string alike. */
export function expressionsOf(file: string, source: string): FoundExpression[] {
  const found: FoundExpression[] = [];
  const add = (start: number, pattern: string, flags: string) =>
    found.push({ file, line: source.slice(0, start).split('\n').length, pattern, flags });
  new Visitor({
    'Literal:exit': (node) => {
      if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags);
    },
    'NewExpression:exit': ({ start, callee, arguments: [pattern, flags] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || pattern?.type !== 'Literal') return;
      if (typeof pattern.value !== 'string') return;
      add(start, pattern.value, flags?.type === 'Literal' ? String(flags.value) : '');
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** What the checker holds against an expression; null when its cost grows with the length of the text alone. */
export function expressionProblem({ pattern, flags }: Pick<FoundExpression, 'pattern' | 'flags'>): string | null {
  const result = checkSync(pattern, flags, { checker: 'automaton', timeout: 300_000 });
  if (result.status === 'safe') return null;
  return result.status === 'unknown' ? `cannot be checked: ${result.error.kind}` : result.complexity.summary;
}

/** Every expression whose cost grows faster than its text and that no reason excuses; and every reason whose expression is gone. */
export async function expressionFaults(root: string): Promise<string[]> {
  const known = new Map<string, string | null>();
  const unused = new Set(Object.keys(ACCEPTED_EXPRESSIONS));
  const faults: string[] = [];
  for (const file of await sourceFiles(root)) {
    for (const found of expressionsOf(file, await readFile(join(root, file), 'utf8'))) {
      const literal = `/${found.pattern}/${found.flags}`;
      const key = `${file} ${literal}`;
      unused.delete(key);
      if (key in ACCEPTED_EXPRESSIONS) continue;
      if (!known.has(literal)) known.set(literal, expressionProblem(found));
      const problem = known.get(literal);
      if (problem) faults.push(`${file}:${found.line} ${literal}: ${problem}`);
    }
  }
  return [...faults, ...[...unused].map((key) => `${key} is excused and stands there no more.`)];
}

async function sourceFiles(root: string): Promise<string[]> {
  const files = await Promise.all(
    ROOTS.map(async (place) => {
      if (place.endsWith('.ts')) return [place];
      const names = await readdir(join(root, place), { recursive: true });
      return names.filter((name) => /\.(?:tsx?|mjs)$/.test(name)).map((name) => `${place}/${name}`);
    }),
  );
  return files
    .flat()
    .filter((file) => !SKIPPED.test(file))
    .sort();
}
