import type { Transaction } from '@vellum/tron/transaction';

/** A head that a test may come back to, with what else belongs to the moment. */
export type Mark = Readonly<{
  id: number;
  number: number;
  clockOffset: number;
  waiting: readonly Transaction[];
}>;

/** Snapshots of a test node. They keep the undo history from their block on, so they are few. */
export class Marks {
  #marks: Mark[] = [];
  #lastId = 0;

  /** Number of the lowest marked block. */
  get oldest(): number | undefined {
    return this.#marks[0]?.number;
  }

  get size(): number {
    return this.#marks.length;
  }

  add(mark: Omit<Mark, 'id'>): number {
    this.#lastId += 1;
    this.#marks.push({ ...mark, id: this.#lastId });
    return this.#lastId;
  }

  find(id: number): Mark | undefined {
    return this.#marks.find((mark) => mark.id === id);
  }

  /** Uses up the mark and all made after it. */
  take(id: number): Mark | undefined {
    const index = this.#marks.findIndex((mark) => mark.id === id);
    const mark = this.#marks[index];
    if (mark) this.#marks.length = index;
    return mark;
  }

  drop(id: number): boolean {
    const kept = this.#marks.filter((mark) => mark.id !== id);
    const found = kept.length < this.#marks.length;
    this.#marks = kept;
    return found;
  }

  /** Marks of blocks that are no longer on the chain are void. */
  dropAbove(number: number): void {
    this.#marks = this.#marks.filter((mark) => mark.number <= number);
  }
}
