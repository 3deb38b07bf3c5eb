import type { SmallPack } from '../small-pack';

/** A change to the small pack that one check finds, and it alone. */
export type PlantedFault = [
  check: string,
  fault: string,
  change: (pack: SmallPack) => void,
  /** Of the first finding. */
  message: RegExp,
  /** Whole files of the pack. */
  overrides?: Record<string, string>,
];
