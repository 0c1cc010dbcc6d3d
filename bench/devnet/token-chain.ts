import { createDevnet, type Devnet, type DevnetOptions } from '@vellum/devnet';
import { type Address, addressBytes, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { ContractInput, ContractType } from '@vellum/tron/protocol/contracts';
import {
  buildTransaction,
  decodeTransaction,
  encodeTransaction,
  signTransaction,
} from '@vellum/tron/transaction';
import { encodeTransfer, tokenInitCode } from './token/bench-token.ts';

const supply = 10n ** 18n;
const hour = 3_600_000;

/** Holders that transfers go to, in turn; all hold a unit beforehand, so that every transfer costs the same. */
export const receivers: readonly Address[] = Array.from({ length: 16 }, (_, at) =>
  fromHexAddress(`41${(at + 1).toString(16).padStart(2, '0').repeat(20)}` as HexAddress),
);

/** Init code of the token that is measured on both sides. */
export const initCode = tokenInitCode(supply);

/** Call data of the n-th transfer. */
export function transferData(n: number): Uint8Array {
  return encodeTransfer(receivers[n % receivers.length] as Address, 1n);
}

/** A chain with the token on it and one rich account that sends it around. */
export class TokenChain {
  readonly devnet: Devnet;
  #token: HexAddress | undefined;
  #sent = 0;

  private constructor(devnet: Devnet) {
    this.devnet = devnet;
  }

  static async create(options: DevnetOptions = {}): Promise<TokenChain> {
    const chain = new TokenChain(await createDevnet(options));
    await chain.#deploy();
    await chain.submit(chain.transfers(receivers.length));
    return chain;
  }

  get token(): HexAddress {
    if (this.#token === undefined) throw new Error('the token is not deployed');
    return this.#token;
  }

  /** The next `count` transfers, signed, as bytes from the wire. */
  transfers(count: number): Uint8Array[] {
    const contract_address = addressBytes(this.token);
    return Array.from({ length: count }, (_, at) =>
      this.#signed('TriggerSmartContract', {
        ...this.#owner(),
        contract_address,
        data: transferData(at),
      }),
    );
  }

  /** Takes transactions as a node does: decode, check the signature, execute, block, receipt. */
  async submit(transactions: readonly Uint8Array[]): Promise<void> {
    for (const bytes of transactions) {
      const { code, message } = await this.devnet.chain.submit(decodeTransaction(bytes));
      if (code !== 'SUCCESS') throw new Error(`${code}: ${message}`);
    }
  }

  async #deploy(): Promise<void> {
    const { chain } = this.devnet;
    const new_contract = {
      origin_address: this.#owner().owner_address,
      bytecode: initCode,
      name: 'BenchToken',
      consume_user_resource_percent: 100n,
      origin_energy_limit: 10_000_000n,
    };
    const bytes = this.#signed('CreateSmartContract', { ...this.#owner(), new_contract });
    await this.submit([bytes]);
    this.#token = chain.find(decodeTransaction(bytes).id)?.receipt?.contractAddress;
  }

  #owner() {
    return { owner_address: addressBytes(this.#sender.address) };
  }

  get #sender() {
    const [witness] = this.devnet.accounts;
    if (witness === undefined) throw new Error('no funded account');
    return witness;
  }

  #signed<T extends ContractType>(type: T, value: ContractInput<T>): Uint8Array {
    const head = this.devnet.chain.head();
    const transaction = buildTransaction({
      type,
      value,
      reference: head,
      // Equal transfers differ by their time, and so does their id.
      timestamp: head.timestamp + this.#sent++,
      expiration: head.timestamp + 12 * hour,
      feeLimit: 1_000_000_000n,
    });
    return encodeTransaction(signTransaction(transaction, fromHex(this.#sender.privateKey)));
  }
}

/** Throws unless the newest block holds a transfer that succeeded. */
export function expectSuccess({ devnet }: TokenChain): void {
  const receipt = devnet.chain.head().receipts.at(-1);
  if (receipt?.result !== 'SUCCESS') throw new Error(`the last transfer ended ${receipt?.result}`);
}
