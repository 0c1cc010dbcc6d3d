import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { buildTransaction, signTransaction } from '@vellum/tron/transaction';
import { WITNESS, WITNESS_KEY } from '../accounts.ts';
import type { Chain } from './chain.ts';
import { ControlRefused } from './control-refused.ts';

const LIFETIME = 60_000;

/** Gives TRX away by ordinary transfers of the witness. */
export class Faucet {
  readonly #chain: Chain;
  #lastTimestamp = 0;

  constructor(chain: Chain) {
    this.#chain = chain;
  }

  /** Resolves with the txid. Throws `ControlRefused` when the chain refuses the transfer. */
  async send(to: HexAddress, amount: bigint): Promise<string> {
    const head = this.#chain.head();
    const now = Math.max(head.timestamp, this.#chain.now());
    // Two equal transfers must differ in something, or the second is a duplicate.
    this.#lastTimestamp = Math.max(now, this.#lastTimestamp + 1);
    const transaction = buildTransaction({
      type: 'TransferContract',
      value: { owner_address: addressBytes(WITNESS), to_address: addressBytes(to), amount },
      reference: head,
      timestamp: this.#lastTimestamp,
      expiration: now + LIFETIME,
    });
    const result = await this.#chain.submit(signTransaction(transaction, WITNESS_KEY));
    if (result.code !== 'SUCCESS') throw new ControlRefused(`faucet: ${result.message}`);
    return transaction.id;
  }
}
