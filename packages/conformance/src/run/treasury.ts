import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { SUN_PER_COIN, type Sun } from '@vellum/tron/amount';
import { stringifyJson } from '@vellum/tron/json';
import { type Signer, submit } from '../node/submit.ts';
import type { TronNode } from '../node/tron-node.ts';

/** The only source of money in a run; refuses to pay out more than it may. */
export class Treasury {
  readonly #node: TronNode;
  readonly #owner: Signer;
  readonly #most: Sun | undefined;
  #paid = 0n;

  constructor(node: TronNode, owner: Signer, most: Sun | undefined) {
    this.#node = node;
    this.#owner = owner;
    this.#most = most;
  }

  /** The funding account itself: a witness on private chains. */
  get owner(): Signer {
    return this.#owner;
  }

  /** Transfers this many TRX to a new account, and resolves once it has them. */
  async fund(address: HexAddress, trx: number): Promise<void> {
    const amount = BigInt(trx) * SUN_PER_COIN;
    this.#paid += amount + ACTIVATION;
    if (this.#most !== undefined && this.#paid > this.#most) {
      throw new Error(`--spend does not cover ${this.#paid / SUN_PER_COIN} TRX`);
    }
    const value = { to_address: addressBytes(address), amount };
    const { info, broadcast } = await submit(this.#node, this.#owner, 'TransferContract', value);
    if (info === undefined) throw new Error(`not funded: ${stringifyJson(broadcast.body)}`);
  }
}

/** Most sun that a transfer to a new account costs besides the amount. */
const ACTIVATION = 2_000_000n;
