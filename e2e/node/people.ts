import { type Address, toHexAddress } from '@vellum/tron/address';
import type { Person } from '../../packages/server/test/orders/order-chain.ts';
import type { Account } from '../stack/stack.ts';

/** Everyone who took part, each once. */
export class People {
  readonly #known = new Map<Address, Person>();

  of({ address, privateKey }: Account): Person {
    const known = this.#known.get(address);
    if (known) return known;
    const person = { address, hex: toHexAddress(address), privateKey };
    this.#known.set(address, person);
    return person;
  }

  all(): readonly Person[] {
    return [...this.#known.values()];
  }
}
