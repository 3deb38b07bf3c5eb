/** How many of each there are, and of all; who has none is forgotten. */
export class Counts {
  readonly #counts = new Map<string, number>();
  #all = 0;

  get all(): number {
    return this.#all;
  }

  of(owner: string): number {
    return this.#counts.get(owner) ?? 0;
  }

  add(owner: string, difference: 1 | -1): void {
    this.#all += difference;
    const count = this.of(owner) + difference;
    if (count > 0) this.#counts.set(owner, count);
    else this.#counts.delete(owner);
  }
}
