import type { Clock } from '../clock.ts';
import type { WebFile } from './web-folder.ts';

/** Null for a page that goes without a view. */
export type PageToCome = Promise<WebFile | null>;

/** Milliseconds for which a drawn page is shown to others too: a block. */
const FRESH = 3000;
/** Pages that are kept, and what they may weigh together, plain and packed. */
const COUNT = 100;
const BYTES = 16 * 1024 * 1024;

type CachedPage = { readonly page: PageToCome; readonly until: number; weight: number };

/** Drawn pages for all who want them within a block; the oldest make room. */
export class PageCache {
  readonly #clock: Clock;
  readonly #most: number;
  readonly #kept = new Map<string, CachedPage>();
  #weight = 0;

  constructor(clock: Clock, most = BYTES) {
    this.#clock = clock;
    this.#most = most;
  }

  at(key: string): PageToCome | null {
    const known = this.#kept.get(key);
    return known !== undefined && this.#clock() < known.until ? known.page : null;
  }

  /** Also while it is drawn: who comes meanwhile waits for the same. */
  keep(key: string, page: PageToCome): void {
    this.#drop(key);
    const kept: CachedPage = { page, until: this.#clock() + FRESH, weight: 0 };
    this.#kept.set(key, kept);
    this.#makeRoom();
    void page.then((file) => {
      if (this.#kept.get(key) !== kept) return;
      kept.weight = weightOf(file);
      this.#weight += kept.weight;
      this.#makeRoom();
    });
  }

  /** This page is for one visitor alone. Another one that is kept by now stays. */
  forget(key: string, page: PageToCome): void {
    if (this.#kept.get(key)?.page === page) this.#drop(key);
  }

  #makeRoom(): void {
    const now = this.#clock();
    for (const [oldest, { until }] of this.#kept) {
      if (until > now && this.#kept.size <= COUNT && this.#weight <= this.#most) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0;
    this.#kept.delete(key);
  }
}

const weightOf = (file: WebFile | null) => (file?.plain.length ?? 0) + (file?.gzip?.length ?? 0);
