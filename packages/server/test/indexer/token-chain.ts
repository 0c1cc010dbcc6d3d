import { testUsdt, trc20 } from '@vellum/contracts/coins';
import { marketBlueprints } from '@vellum/contracts/deploy/coin-blueprints';
import { createDevnet, type Devnet, type DevnetOptions } from '@vellum/devnet';
import {
  type Address,
  addressBytes,
  deployedAddress,
  fromHexAddress,
  type HexAddress,
} from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { ContractInput, ContractType } from '@vellum/tron/protocol/contracts';
import { buildTransaction, type Transaction } from '@vellum/tron/transaction';

const BEGINNING = 1_780_000_000_000;
const HOUR = 3_600_000;

/** A devnet with two TRC-20 on it, mined by hand, whose holders send without the cost of signing. */
export class TokenChain {
  readonly devnet: Devnet;
  readonly holders: readonly HexAddress[];
  readonly tokens: HexAddress[] = [];
  /** Number of the block that holds the tokens. */
  deployedIn = 0;
  #sent = 0;

  private constructor(devnet: Devnet) {
    this.devnet = devnet;
    this.holders = devnet.accounts.map(({ address }) => address);
  }

  static async create(options: DevnetOptions = {}): Promise<TokenChain> {
    let now = BEGINNING;
    const devnet = await createDevnet({
      port: 0,
      solidLag: 6,
      // Every look is a second later, so that blocks have times of their own and runs repeat.
      clock: () => (now += 1_000),
      genesis: { timestamp: BEGINNING - 3_000, accounts: 8 },
      mining: { mode: 'manual' },
      ...options,
    });
    await devnet.impersonate(devnet.accounts.map(({ address }) => address));
    const chain = new TokenChain(devnet);
    await chain.deploy();
    await chain.deploy();
    chain.deployedIn = (await devnet.mine()).number;
    return chain;
  }

  /** Sends the creation of another token; all have the first account for their owner. */
  async deploy(): Promise<void> {
    const owner = this.holders[0]!;
    const creation = this.#built('CreateSmartContract', {
      owner_address: addressBytes(owner),
      new_contract: {
        origin_address: addressBytes(owner),
        bytecode: marketBlueprints['usdt']!.initCode({ deployer: owner } as never),
        consume_user_resource_percent: 100n,
        origin_energy_limit: 10_000_000n,
      },
    });
    await this.send(creation);
    this.tokens.push(deployedAddress(fromHex(creation.id), owner));
  }

  get url(): string {
    return this.devnet.url!;
  }

  address(token = 0): Address {
    return fromHexAddress(this.tokens[token]!);
  }

  mint(to: number, amount: bigint, token = 0): Transaction {
    return this.#call(0, testUsdt.mint(this.holders[to]!, amount).data, token);
  }

  /** Reverts when the sender has too little. */
  transfer(from: number, to: number, amount: bigint, token = 0): Transaction {
    return this.#call(from, trc20.transfer(this.holders[to]!, amount).data, token);
  }

  /** A plain transfer of TRX, which no contract sees. */
  pay(from: number, to: number): Transaction {
    return this.#built('TransferContract', {
      owner_address: addressBytes(this.holders[from]!),
      to_address: addressBytes(this.holders[to]!),
      amount: 1n,
    });
  }

  async send(...transactions: readonly Transaction[]): Promise<void> {
    for (const transaction of transactions) {
      const { code, message } = await this.devnet.chain.submit(transaction);
      if (code !== 'SUCCESS') throw new Error(`${code}: ${message}`);
    }
  }

  async mine(...transactions: readonly Transaction[]): Promise<void> {
    await this.send(...transactions);
    await this.devnet.mine();
  }

  #call(from: number, data: Uint8Array, token: number): Transaction {
    return this.#built('TriggerSmartContract', {
      owner_address: addressBytes(this.holders[from]!),
      contract_address: addressBytes(this.tokens[token]!),
      data,
    });
  }

  #built<T extends ContractType>(type: T, value: ContractInput<T>): Transaction {
    const { chain } = this.devnet;
    // An old block, which every branch still holds.
    const reference = chain.blockByNumber(Math.min(1, chain.head().number))!;
    return buildTransaction({
      type,
      value,
      reference,
      // Equal calls differ by their time.
      timestamp: chain.head().timestamp + this.#sent++,
      expiration: chain.head().timestamp + HOUR,
      feeLimit: 1_000_000_000n,
    });
  }
}
