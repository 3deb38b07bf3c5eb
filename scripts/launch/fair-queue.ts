/** Things that wait, whoever they belong to: owners take turns, and what is one's own goes in its order. */
export class FairQueue<Item> {
  readonly #waiting = new Map<string, Item[]>();
  #last: string | null = null;

  /** `most` may wait of one owner. */
  constructor(private readonly most: number) {}

  /** False when so many of the owner's wait already that this one may not. */
  add(owner: string, item: Item): boolean {
    const own = this.#waiting.get(owner) ?? [];
    if (own.length >= this.most) return false;
    own.push(item);
    this.#waiting.set(owner, own);
    return true;
  }

  /**
   * Takes out what is next, of the owners that may go: of the one whose turn is longest ago, of the last
   * only when nobody else waits.
   */
  next(mayGo: (owner: string) => boolean = () => true): Item | null {
    const [first] = this.#waiting.keys();
    // Whoever was last and came back before others has had a turn.
    if (first !== undefined && first === this.#last) this.#toEnd(first);
    let owner: string | undefined;
    for (const one of this.#waiting.keys()) {
      if (!mayGo(one)) continue;
      owner = one;
      break;
    }
    if (owner === undefined) return null;
    this.#last = owner;
    const item = this.#waiting.get(owner)?.shift();
    this.#toEnd(owner);
    return item ?? null;
  }

  #toEnd(owner: string): void {
    const own = this.#waiting.get(owner) ?? [];
    this.#waiting.delete(owner);
    if (own.length > 0) this.#waiting.set(owner, own);
  }
}
