import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument, Scalar } from 'yaml';
import type { Problem } from './problem';

/** A way into a YAML document: keys of maps and indexes of lists. */
export type YamlPath = readonly (string | number)[];

/** A parsed file of a pack that still knows where everything stood. */
export type SourceFile = {
  /** As people find it: relative to where the command runs. */
  path: string;
  document: Document.Parsed;
  lines: LineCounter;
};

/** A place in a pack that a problem can point to. */
export type Location = { file: SourceFile; path: YamlPath };

/**
 * Parses YAML 1.2 and reports every syntax error, with its line and column (both from 1). `data` is
 * what could be read in spite of them.
 */
export function parseSourceFile(path: string, text: string): { file: SourceFile; data: unknown; problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problemAtOffset = (offset: number, reason: string) => {
    const { line, col } = lines.linePos(offset);
    return { file: path, line, column: col, check: 'yaml', message: `This is not valid YAML: ${reason}` };
  };
  const problems = [...document.errors, ...document.warnings].map(({ message, pos }) =>
    problemAtOffset(pos[0], message),
  );
  let data: unknown = null;
  try {
    data = document.toJS();
  } catch (error) {
    // An alias without its anchor, or so many that they would fill the memory, only shows here.
    if (!(error instanceof ReferenceError)) throw error;
    problems.push(problemAtOffset(0, error.message));
  }
  return { file: { path, document, lines }, data, problems };
}

/** A problem at a place of a file; where the place does not exist, at the nearest thing around it. */
export function problemAt({ file, path }: Location, message: string, ...within: YamlPath): Omit<Problem, 'check'> {
  const { line, col } = file.lines.linePos(startOffset(file, [...path, ...within]));
  return { file: file.path, line, column: col, message };
}

/** A problem at the key itself rather than at its value. */
export function problemAtKey({ file, path }: Location, message: string, key: string): Omit<Problem, 'check'> {
  const map = nodeAt(file, path);
  const pair = isMap(map) ? map.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
  const offset = pair && isNode(pair.key) ? pair.key.range?.[0] : undefined;
  const { line, col } = file.lines.linePos(offset ?? startOffset(file, path));
  return { file: file.path, line, column: col, message };
}

/**
 * A problem on a line (from 1) of a text, which is counted from its first line that is not blank; where
 * the lines of the text are not those of the file, at the text itself.
 */
export function problemAtTextLine(
  location: Location,
  message: string,
  textLine: number,
  ...within: YamlPath
): Omit<Problem, 'check'> {
  const problem = problemAt(location, message, ...within);
  const node = nodeAt(location.file, [...location.path, ...within]);
  if (!isScalar(node) || node.type !== Scalar.BLOCK_LITERAL) return problem;
  const blankLines = /^\s*\n/.exec(String(node.value))?.[0].split('\n').length ?? 1;
  return { ...problem, line: problem.line + blankLines - 1 + textLine, column: 1 };
}

/** Whether a text stands in a folded block (`>`), where single line breaks become blanks. */
export function isFoldedBlock({ file, path }: Location, ...within: YamlPath): boolean {
  const node = nodeAt(file, [...path, ...within]);
  return isScalar(node) && node.type === Scalar.BLOCK_FOLDED;
}

function nodeAt(file: SourceFile, path: YamlPath): unknown {
  return path.length === 0 ? file.document.contents : file.document.getIn(path, true);
}

function startOffset(file: SourceFile, path: YamlPath): number {
  let offset = file.document.contents?.range[0] ?? 0;
  let node: Node | null = file.document.contents;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === step);
      if (!pair) return offset;
      offset = (isNode(pair.key) && pair.key.range?.[0]) || offset;
      node = isNode(pair.value) ? pair.value : null;
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(step)];
      node = isNode(item) ? item : null;
    } else {
      return offset;
    }
    offset = node?.range?.[0] ?? offset;
  }
  return offset;
}
