import type { HexAddress } from '@vellum/tron/address';

const HOUR = 3_600_000;
const PER_ADDRESS = 5;
const ALTOGETHER = 1_000;

/** How often visitors may help themselves to test funds: five times an hour each, a thousand times together. */
export class DripLimit {
  #served: Readonly<{ address: HexAddress; at: number }>[] = [];

  /** Takes one turn for the address at this time (milliseconds of any steady clock); false when none is left. */
  take(address: HexAddress, now: number): boolean {
    this.#served = this.#served.filter(({ at }) => now - at < HOUR);
    const own = this.#served.filter((turn) => turn.address === address).length;
    if (own >= PER_ADDRESS || this.#served.length >= ALTOGETHER) return false;
    this.#served.push({ address, at: now });
    return true;
  }
}
