/** The look shared by all controls that are typed into or chosen from. */
export const controlStyle =
  'block w-full min-h-10 rounded-md border border-edge bg-surface px-3 py-1.5 text-base text-ink transition-colors placeholder:text-muted hover:border-ink focus-visible:border-focus aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60';
