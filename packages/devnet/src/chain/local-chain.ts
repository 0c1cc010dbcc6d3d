import type { Transaction } from '@vellum/tron/transaction';
import { contractProblem } from '../execution/contracts/contract-registry.ts';
import type { ChainParameters } from '../params/chain-parameters.ts';
import type { StateReader } from '../state/state-reader.ts';
import type { Block } from './block.ts';
import type {
  Chain,
  ConstantCall,
  ConstantResult,
  EnergyEstimate,
  Finality,
  FoundTransaction,
  SubmitOptions,
  SubmitResult,
} from './chain.ts';
import { estimateEnergy, runConstantCall } from './constant-call.ts';
import type { ChainCore } from './core.ts';
import type { Miner } from './miner.ts';
import { submit } from './submit.ts';

/** The chain of this process. Blocks are read at once; whatever needs the state waits its turn. */
export class LocalChain implements Chain {
  readonly #core: ChainCore;
  readonly #miner: Miner;

  constructor(core: ChainCore, miner: Miner) {
    this.#core = core;
    this.#miner = miner;
  }

  get parameters(): ChainParameters {
    return this.#core.parameters;
  }

  get initialParameters(): ChainParameters {
    return this.#core.ledger.parameters;
  }

  get genesisId(): string {
    return this.#core.ledger.block(0).id;
  }

  get genesisTime(): number {
    return this.#core.ledger.genesisTime;
  }

  now(): number {
    return this.#core.clock.now();
  }

  head(): Block {
    const { ledger } = this.#core;
    return ledger.block(ledger.archive.height);
  }

  solidNumber(): number {
    return this.#core.solidNumber;
  }

  blockByNumber(number: number): Block | undefined {
    return this.#core.ledger.archive.block(number);
  }

  blockById(id: string): Block | undefined {
    // An id begins with the block's number.
    const number = /^[0-9a-f]{64}$/.test(id) ? Number.parseInt(id.slice(0, 16), 16) : -1;
    const { archive } = this.#core.ledger;
    return archive.id(number) === id ? archive.block(number) : undefined;
  }

  find(txid: string): FoundTransaction | undefined {
    const { ledger, pool } = this.#core;
    const position = ledger.archive.position(txid);
    if (position === undefined) {
      const waiting = pool.find(txid);
      return waiting && { transaction: waiting, block: undefined, receipt: undefined };
    }
    const block = ledger.block(position.number);
    const transaction = block.transactions[position.index];
    return transaction && { transaction, block, receipt: block.receipts[position.index] };
  }

  pending(): readonly Transaction[] {
    return this.#core.pool.transactions;
  }

  read<T>(finality: Finality, read: (state: StateReader) => T): Promise<T> {
    const core = this.#core;
    return core.exclusive(() => core.at(finality, () => read(core.ledger.state)));
  }

  async submit(transaction: Transaction, options?: SubmitOptions): Promise<SubmitResult> {
    const instant = () => this.#miner.mining.mode === 'instant';
    const result = await submit(this.#core, transaction, instant, options);
    if (this.#core.pool.size > 0) this.#miner.transactionWaits();
    return result;
  }

  validate(contract: Transaction['contract']): Promise<string | undefined> {
    const core = this.#core;
    const at = (block: Block) => contractProblem(core.ledger.contextAt(block), contract);
    return core.exclusive(() => core.at('head', at));
  }

  constantCall(finality: Finality, call: ConstantCall): Promise<ConstantResult> {
    const core = this.#core;
    const at = async (block: Block) => {
      const result = await runConstantCall(core.ledger.contextAt(block), call);
      core.observe((observer) => observer.called(result));
      return result;
    };
    return core.exclusive(() => core.at(finality, at));
  }

  estimateEnergy(finality: Finality, call: ConstantCall): Promise<EnergyEstimate> {
    const core = this.#core;
    const at = (block: Block) => estimateEnergy(core.ledger.contextAt(block), call);
    return core.exclusive(() => core.at(finality, at));
  }

  onHead(listener: (head: Block) => void): () => void {
    const { listeners } = this.#core;
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
}
