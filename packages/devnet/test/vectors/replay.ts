import { createHash } from 'node:crypto';
import { deployedAddress, type HexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import type { ChainParameters } from '../../src/params/chain-parameters.ts';
import { newAccount } from '../../src/state/new-account.ts';
import { WorldState } from '../../src/state/world-state.ts';
import type { Execution, ExecutionOutcome } from '../../src/tvm/execution.ts';
import { createMachine, type Machine } from '../../src/tvm/machine.ts';
import { transferRefusal } from '../../src/tvm/transfer.ts';

/** Sun per energy unit in all vectors. */
const PRICE = 100n;
const DEFAULT_SENDER = '41abd4b9367799eaa3197fecb144eb71de1e049abc' as HexAddress;
const WITNESS = '41f16412b9a17ee9408646e2a21e16478f72ed1e95' as HexAddress;

/** A transaction of a vector; fields as the headers of the files explain them. */
export type Step = Readonly<{
  op: 'deploy' | 'call';
  note?: string;
  bytecode?: string;
  data?: string;
  to?: number | string;
  value: number | string;
  feeLimit: number | string;
  sender?: string;
  txid?: string;
  blockNumber?: number;
  /** Seconds. */
  blockTimestamp?: number;
}>;

/** What a step did, in the words of the vectors. */
export type Replayed =
  | Readonly<{ validationError: string }>
  | Readonly<{
      outcome: ExecutionOutcome;
      address: HexAddress;
      energyFee: bigint;
      senderBalanceChange: bigint;
    }>;

/** One chain with the accounts of a vector, on which its steps run in order. */
export class Replay {
  readonly state: WorldState;
  readonly #name: string;
  readonly #parameters: ChainParameters;
  readonly #machine: Machine;
  readonly #addresses: HexAddress[] = [];
  readonly #returned: string[] = [];

  private constructor(
    name: string,
    {
      state,
      parameters,
      machine,
    }: { state: WorldState; parameters: ChainParameters; machine: Machine },
  ) {
    this.#name = name;
    this.state = state;
    this.#parameters = parameters;
    this.#machine = machine;
  }

  static async start(
    name: string,
    parameters: ChainParameters,
    accounts: readonly Readonly<{ address: string; balance: number }>[],
  ): Promise<Replay> {
    const state = new WorldState();
    for (const { address, balance } of accounts) {
      const account = newAccount(address as HexAddress, 0, { balance: BigInt(balance) });
      state.putAccount(account);
    }
    const machine = await createMachine({ state, parameters });
    return new Replay(name, { state, parameters, machine });
  }

  async run(step: Step): Promise<Replayed> {
    const index = this.#addresses.length;
    const sender = (step.sender ?? DEFAULT_SENDER) as HexAddress;
    const txid = fromHex(step.txid ?? this.#txid(index));
    const target = step.op === 'deploy' ? deployedAddress(txid, sender) : this.#target(step);
    this.#addresses.push(target);
    const validationError = this.#refusal(step, sender, target);
    if (validationError !== undefined) {
      this.#returned.push('');
      return { validationError };
    }
    const before = this.#balance(sender);
    const outcome = await this.#machine.run(this.#execution(step, { sender, target, txid, index }));
    this.#returned.push(toHex(outcome.returnData));
    const energyFee = outcome.energyUsed * PRICE;
    const payer = this.state.account(sender);
    if (payer) this.state.putAccount({ ...payer, balance: payer.balance - energyFee });
    return {
      outcome,
      address: target,
      energyFee,
      senderBalanceChange: this.#balance(sender) - before,
    };
  }

  /** Makes the contract that the step calls as busy as the factor says. */
  setEnergyFactor(step: Step, factor: number): void {
    const usage = { cycle: 0, used: 0n, factor };
    this.state.putRecord('contractUsage', this.#target(step), usage);
  }

  balanceOf(address: string): bigint | null {
    const key = `41${this.#fill(address)}` as HexAddress;
    return this.state.account(key)?.balance ?? null;
  }

  #execution(
    step: Step,
    {
      sender,
      target,
      txid,
      index,
    }: { sender: HexAddress; target: HexAddress; txid: Uint8Array; index: number },
  ): Execution {
    const value = BigInt(step.value);
    const affordable = this.#balance(sender) - value;
    const limit = BigInt(step.feeLimit) < affordable ? BigInt(step.feeLimit) : affordable;
    return {
      kind: step.op === 'deploy' ? 'create' : 'call',
      txid,
      caller: sender,
      target,
      value,
      data: fromHex(this.#fill((step.op === 'deploy' ? step.bytecode : step.data) ?? '')),
      energyLimit: limit / PRICE,
      block: {
        number: step.blockNumber ?? index,
        timestamp: 1000 * (step.blockTimestamp ?? 1_760_000_000 + 3 * index),
        witness: WITNESS,
        parent: { time: 0, slot: 0 },
        blockId: () => undefined,
      },
      deployment: {
        name: this.#name,
        abi: new Uint8Array(0),
        consumeUserResourcePercent: 100,
        originEnergyLimit: 10_000_000n,
      },
    };
  }

  /** Why a node refuses the transaction before it runs. */
  #refusal(step: Step, sender: HexAddress, target: HexAddress): string | undefined {
    if (step.op === 'call' && this.state.contract(target) === undefined) {
      return 'No contract or not a smart contract';
    }
    const amount = BigInt(step.value);
    if (amount < 0n) return 'callValue must be >= 0';
    const feeLimit = BigInt(step.feeLimit);
    const maximum = this.#parameters.getMaxFeeLimit;
    if (feeLimit < 0n || feeLimit > maximum) return `feeLimit must be >= 0 and <= ${maximum}`;
    if (amount === 0n) return undefined;
    const transfer = { from: sender, to: target, amount };
    return transferRefusal(this.state, transfer, { mayCreate: step.op === 'deploy' });
  }

  #target({ to }: Step): HexAddress {
    if (typeof to === 'number') return this.#addresses[to]!;
    const filled = this.#fill(to ?? '');
    return (filled.length === 40 ? `41${filled}` : filled) as HexAddress;
  }

  /** Replaces `{{address:N}}` and `{{return:N}}` by what this replay got. */
  #fill(text: string): string {
    return text.replace(/\{\{(address|return):(\d+)\}\}/g, (_, kind, step) =>
      kind === 'address'
        ? this.#addresses[Number(step)]!.slice(2)
        : this.#returned[Number(step)]!.slice(24, 64),
    );
  }

  #balance(address: HexAddress): bigint {
    return this.state.account(address)?.balance ?? 0n;
  }

  #txid(index: number): string {
    return createHash('sha256').update(`${this.#name}#${index}`).digest('hex');
  }
}
