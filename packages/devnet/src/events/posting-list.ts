/** Room for the items of one block below its number. */
const PER_BLOCK = 2 ** 20;

/** Where an item is: its block and its place among the items of that block. Ordered like the chain. */
export function positionOf(blockNumber: number, place: number): number {
  return blockNumber * PER_BLOCK + place;
}

export function blockOf(position: number): number {
  return Math.floor(position / PER_BLOCK);
}

export function placeOf(position: number): number {
  return position % PER_BLOCK;
}

/** Positions by key, each list in chain order. Eight bytes for every item. */
export class PostingLists {
  readonly #lists = new Map<string, number[]>();

  /** Positions must come in chain order; a repeated one counts once. */
  add(key: string, position: number): void {
    const list = this.#lists.get(key);
    if (list === undefined) this.#lists.set(key, [position]);
    else if (list.at(-1) !== position) list.push(position);
  }

  get(key: string): readonly number[] {
    return this.#lists.get(key) ?? [];
  }

  /** Forgets everything from this block on. */
  truncate(blockNumber: number): void {
    const end = positionOf(blockNumber, 0);
    for (const [key, list] of this.#lists) {
      while ((list.at(-1) ?? -1) >= end) list.pop();
      if (list.length === 0) this.#lists.delete(key);
    }
  }
}
