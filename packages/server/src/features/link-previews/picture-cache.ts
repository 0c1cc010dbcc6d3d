import type { Clock } from '../../platform/clock.ts';

/** Milliseconds for which a picture is sent to everyone: figures in it are no older. */
const FRESH = 60_000;
/** Bytes of all pictures that are kept. */
const BYTES = 24 * 1024 * 1024;

type CachedPicture = { readonly picture: Promise<Buffer>; readonly until: number; weight: number };

/** Pictures for all who want them within a minute, also while they are drawn; the oldest make room. */
export class PictureCache {
  readonly #clock: Clock;
  readonly #most: number;
  readonly #kept = new Map<string, CachedPicture>();
  #weight = 0;

  constructor(clock: Clock, most = BYTES) {
    this.#clock = clock;
    this.#most = most;
  }

  get weight(): number {
    return this.#weight;
  }

  at(key: string): Promise<Buffer> | null {
    const known = this.#kept.get(key);
    return known !== undefined && this.#clock() < known.until ? known.picture : null;
  }

  keep(key: string, picture: Promise<Buffer>): void {
    this.#drop(key);
    const kept: CachedPicture = { picture, until: this.#clock() + FRESH, weight: 0 };
    this.#kept.set(key, kept);
    picture.then(
      (png) => {
        if (this.#kept.get(key) !== kept) return;
        kept.weight = png.length;
        this.#weight += png.length;
        this.#makeRoom();
      },
      () => this.#kept.get(key) === kept && this.#drop(key),
    );
  }

  #makeRoom(): void {
    const now = this.#clock();
    for (const [oldest, { until }] of this.#kept) {
      if (until > now && this.#weight <= this.#most) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0;
    this.#kept.delete(key);
  }
}
