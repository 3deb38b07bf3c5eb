/** What the figures are narrowed to, as it stands in the address of the page. */
export type FigureFilters = { from?: string; to?: string; subject?: string; source?: string };

const NAMES = ['from', 'to', 'subject', 'source'] as const;

/** The filters that an address names; other parameters are not ours. */
export function readFilters(search: string): FigureFilters {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(NAMES.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : [])));
}

/** The query of the address with these filters in place of those it had; empty without any. */
export function writeFilters(search: string, filters: FigureFilters): string {
  const parameters = new URLSearchParams(search);
  for (const name of NAMES) {
    const value = filters[name];
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  const query = parameters.toString();
  return query && `?${query}`;
}

/** The filters with a range of days in which a bound that was set wins over one that contradicts it. */
export function withBound(filters: FigureFilters, bound: 'from' | 'to', day: string): FigureFilters {
  const { from, to, ...others } = { ...filters, [bound]: day };
  if (from && to && from > to) return { ...others, [bound]: day };
  return { ...others, from, to };
}

export function isNarrowed(filters: FigureFilters): boolean {
  return NAMES.some((name) => filters[name]);
}
