import { keySigner, type Signer } from '@vellum/contracts/deploy/signer';
import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import type { Client } from '@vellum/tron/client/client';
import { RunRefused } from './run-refused.ts';
import { sendUntilMined } from './send-until-mined.ts';

const TRX = 1_000_000n;
/** Most that a transfer costs beside its amount: a new account, and its bandwidth. */
const TRANSFER_FEE = 2n * TRX;

/** The only source of money in a run: pays out no more than the run may spend. */
export class Treasury {
  readonly #client: Client;
  readonly #signer: Signer;
  readonly #most: bigint | undefined;
  #paid = 0n;

  constructor(client: Client, privateKey: string, most: bigint | undefined) {
    this.#client = client;
    this.#signer = keySigner(privateKey);
    this.#most = most;
  }

  /** Sun paid out so far, fees included at their most. */
  get paid(): bigint {
    return this.#paid;
  }

  /** Transfers sun, and resolves once a block has it. */
  async fund(address: HexAddress, amount: bigint): Promise<void> {
    const paid = this.#paid + amount + TRANSFER_FEE;
    if (this.#most !== undefined && paid > this.#most) {
      throw new RunRefused(`--spend does not cover ${paid / TRX} TRX`);
    }
    // Before anything is waited for: others may be funded meanwhile.
    this.#paid = paid;
    const { balance = 0n } = (await getAccount(this.#client, this.#signer.address)) ?? {};
    if (balance < amount + TRANSFER_FEE) {
      throw new RunRefused(
        `the test key has ${balance / TRX} TRX, ${(amount + TRANSFER_FEE) / TRX} are needed`,
      );
    }
    const owner_address = addressBytes(this.#signer.address);
    const value = { owner_address, to_address: addressBytes(address), amount };
    await sendUntilMined(this.#client, this.#signer, 'transfer', {
      type: 'TransferContract',
      value,
    });
  }

  /** Transfers what is missing to this balance. */
  async fundUpTo(address: HexAddress, wanted: bigint): Promise<void> {
    const { balance = 0n } = (await getAccount(this.#client, address)) ?? {};
    if (balance < wanted) await this.fund(address, wanted - balance);
  }
}
