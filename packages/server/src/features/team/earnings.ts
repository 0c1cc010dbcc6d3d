import type { Address } from '@vellum/tron/address';

/** A fee with the parts of it that inviters of the first and the second level got; sun, chain time in milliseconds. */
export type PaidFee = Readonly<{
  payer: Address;
  fee: bigint;
  first: bigint;
  second: bigint;
  timestamp: number;
}>;

type Earning = { earner: Address; payer: Address; via: Address; fees: bigint; earned: bigint };
type EarnedDay = { day: number; earner: Address; earned: bigint };
type FeeDay = { day: number; fees: bigint; earned: bigint };

const DAY = 86_400_000;

/** The day of UTC that a time of the chain lies in, counted from 1970. */
export const dayOf = (timestamp: number): number => Math.floor(timestamp / DAY);

/** What a batch of fees adds to the earnings of inviters: sums to be put on top of what is there. */
export class Earnings {
  readonly #byPayer = new Map<string, Earning>();
  readonly #byDay = new Map<string, EarnedDay>();
  readonly #fees = new Map<number, FeeDay>();

  /** `above`: who invited the payer, and who invited that one. */
  add({ payer, fee, first, second, timestamp }: PaidFee, above: readonly Address[]): void {
    const day = dayOf(timestamp);
    const ofDay = this.#fees.get(day) ?? { day, fees: 0n, earned: 0n };
    this.#fees.set(day, ofDay);
    ofDay.fees += fee;
    ofDay.earned += first + second;
    const [inviter, theirs] = above;
    if (first > 0n)
      this.#credit({ earner: inviter, payer, via: payer, fees: fee, earned: first }, day);
    if (second > 0n)
      this.#credit(
        { earner: theirs, payer, via: inviter ?? payer, fees: fee, earned: second },
        day,
      );
  }

  changes() {
    return {
      byPayer: [...this.#byPayer.values()],
      byDay: [...this.#byDay.values()],
      fees: [...this.#fees.values()],
    };
  }

  #credit(
    { earner, ...earning }: Omit<Earning, 'earner'> & { earner: Address | undefined },
    day: number,
  ): void {
    // The vault credits inviters that the tree has named before.
    if (earner === undefined) throw new Error(`${earning.payer} has no inviter, but one earned`);
    const key = `${earner} ${earning.payer}`;
    const known = this.#byPayer.get(key) ?? { ...earning, earner, fees: 0n, earned: 0n };
    known.fees += earning.fees;
    known.earned += earning.earned;
    this.#byPayer.set(key, known);
    const dayKey = `${day} ${earner}`;
    const ofDay = this.#byDay.get(dayKey) ?? { day, earner, earned: 0n };
    ofDay.earned += earning.earned;
    this.#byDay.set(dayKey, ofDay);
  }
}
