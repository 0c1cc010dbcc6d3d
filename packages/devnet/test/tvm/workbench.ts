import { createHash } from 'node:crypto';
import type { Abi } from '@vellum/tron/abi/abi-item';
import { decodeResult, encodeCall } from '@vellum/tron/abi/call';
import { deployedAddress, type HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { ChainParameters } from '../../src/params/chain-parameters.ts';
import { parametersOf } from '../../src/params/presets.ts';
import { newAccount } from '../../src/state/new-account.ts';
import { WorldState } from '../../src/state/world-state.ts';
import type { BlockContext, ExecutionOutcome } from '../../src/tvm/execution.ts';
import { createMachine, type Machine } from '../../src/tvm/machine.ts';
import type { Compiled } from './compile.ts';

export const SENDER = '41abd4b9367799eaa3197fecb144eb71de1e049abc' as HexAddress;
export const WITNESS = '41f16412b9a17ee9408646e2a21e16478f72ed1e95' as HexAddress;
export const BLOCK_NUMBER = 1000;
const ENERGY = 10_000_000n;

export type Sent = Readonly<{ value?: bigint; energyLimit?: bigint; isOverdue?: () => boolean }>;
export type Answer = Readonly<{ outcome: ExecutionOutcome; result: unknown; txid: Uint8Array }>;

/** A machine with one rich account; every execution is a transaction of its own. */
export class Workbench {
  readonly state: WorldState;
  readonly #machine: Machine;
  #transactions = 0;

  private constructor(state: WorldState, machine: Machine) {
    this.state = state;
    this.#machine = machine;
  }

  static async start(parameters: ChainParameters = parametersOf('mainnet')): Promise<Workbench> {
    const state = new WorldState();
    state.putAccount(newAccount(SENDER, 0, { balance: 10n ** 15n }));
    return new Workbench(state, await createMachine({ state, parameters }));
  }

  async deploy(
    init: Compiled | string,
    sent: Sent = {},
  ): Promise<{ outcome: ExecutionOutcome; address: HexAddress; txid: Uint8Array }> {
    const txid = this.#nextTxid();
    const address = deployedAddress(txid, SENDER);
    const data = fromHex(typeof init === 'string' ? init : init.bytecode);
    const outcome = await this.#run('create', { txid, target: address, data }, sent);
    return { outcome, address, txid };
  }

  /** Calls a function of the contract and decodes what it returned, if it succeeded. */
  async call(
    { address, abi }: Readonly<{ address: HexAddress; abi: Abi }>,
    name: string,
    args: readonly unknown[] = [],
    sent: Sent = {},
  ): Promise<Answer> {
    const txid = this.#nextTxid();
    const data = encodeCall(abi, name, args as never);
    const outcome = await this.#run('call', { txid, target: address, data }, sent);
    const succeeded = outcome.result === 'SUCCESS';
    const result = succeeded ? decodeResult(abi, name, outcome.returnData) : undefined;
    return { outcome, result, txid };
  }

  async callRaw(target: HexAddress, data: Uint8Array, sent: Sent = {}): Promise<ExecutionOutcome> {
    return this.#run('call', { txid: this.#nextTxid(), target, data }, sent);
  }

  balance(address: HexAddress): bigint | undefined {
    return this.state.account(address)?.balance;
  }

  #run(
    kind: 'call' | 'create',
    what: Readonly<{ txid: Uint8Array; target: HexAddress; data: Uint8Array }>,
    { value = 0n, energyLimit = ENERGY, isOverdue }: Sent,
  ): Promise<ExecutionOutcome> {
    const execution = { kind, caller: SENDER, value, energyLimit, block, ...what };
    return this.#machine.run(isOverdue === undefined ? execution : { ...execution, isOverdue });
  }

  #nextTxid(): Uint8Array {
    this.#transactions += 1;
    return new Uint8Array(createHash('sha256').update(`tx ${this.#transactions}`).digest());
  }
}

const block: BlockContext = {
  number: BLOCK_NUMBER,
  timestamp: 1_760_000_000_000,
  witness: WITNESS,
  parent: { time: 1_760_000_000_000, slot: 0 },
  blockId: (number) => new Uint8Array(32).fill(number % 256),
};
