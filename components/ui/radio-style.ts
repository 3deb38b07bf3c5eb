/** Radio buttons in a row, as one segmented control: what holds them, and the label of each. */
export const SEGMENTS_STYLE = 'flex w-full overflow-hidden rounded-md border border-edge bg-surface';
export const SEGMENT_STYLE =
  'relative flex-1 border-edge px-3 py-1.5 text-center not-first:border-l not-has-checked:has-enabled:hover:bg-sunken has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
