import type { Toast } from './toast.ts';

export type ShownToast = Readonly<{ id: number; toast: Toast }>;

/** More would hide the page. */
const MOST = 4;

/** What is on screen, oldest first. There is one loading toast at most, and the oldest go when there are many. */
export class ToastList {
  #shown: readonly ShownToast[] = [];
  #last = 0;
  readonly #listeners = new Set<() => void>();

  readonly get = (): readonly ShownToast[] => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show(toast: Toast): void {
    this.#last += 1;
    const others = toast.kind === 'loading' ? this.#shown.filter(isNotLoading) : this.#shown;
    this.#set([...others, { id: this.#last, toast }].slice(-MOST));
  }

  dismiss(id: number): void {
    this.#set(this.#shown.filter((one) => one.id !== id));
  }

  clearLoading(): void {
    this.#set(this.#shown.filter(isNotLoading));
  }

  #set(next: readonly ShownToast[]): void {
    this.#shown = next;
    for (const listener of this.#listeners) listener();
  }
}

const isNotLoading = ({ toast }: ShownToast): boolean => toast.kind !== 'loading';
