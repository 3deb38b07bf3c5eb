/** Something wrong with a pack, as a sentence with the place where it stands. */
export type Problem = {
  /** Path as people find it. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** Name of the check that found it. */
  check: string;
  message: string;
};

/** `file:line:column message`, which terminals and editors turn into a link. */
export function formatProblem({ file, line, column, check, message }: Problem): string {
  return `${file}:${line}:${column} ${message} [${check}]`;
}

/** In the order in which someone reads the files. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}

/** A pack that cannot be imported; the message holds every reason. */
export class BrokenPackError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
    super(`The content has ${count}; nothing was imported.\n${problems.map(formatProblem).join('\n')}`);
    this.name = 'BrokenPackError';
  }
}
