import * as z from 'zod/mini';

/** `a,b,c` as a list without blanks; names hold no comma (content rule). */
export const commaSeparated = z.pipe(
  z.string().check(z.maxLength(10_000)),
  z.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

/** Like `commaSeparated`, each part URI-encoded by itself, so that any name survives the joining. */
export function commaSeparatedEncoded(problem: string) {
  return z.pipe(
    commaSeparated,
    z.transform((parts, context) => {
      try {
        return parts.map(decodeURIComponent);
      } catch {
        context.issues.push({ code: 'custom', message: problem, input: parts });
        return z.NEVER;
      }
    }),
  );
}
