import { randomBytes } from 'node:crypto';
import type { HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { isTime } from '../clock.ts';
import type { StateEdit } from '../execution/state-edit.ts';
import type { Block } from './block.ts';
import type { Chain } from './chain.ts';
import type {
  ChainControl,
  FundedAccount,
  Mining,
  Reorganisation,
  ReorganisationResult,
} from './control.ts';
import { ControlRefused } from './control-refused.ts';
import type { ChainCore } from './core.ts';
import { editProblem } from './edit-problem.ts';
import { Faucet } from './faucet.ts';
import { drainPool, mineEdits, mineWaiting } from './mine.ts';
import type { Miner } from './miner.ts';
import { reorganise } from './reorganise.ts';
import { revertTo } from './revert.ts';

/** Nothing else happens while blocks are mined, so a request cannot ask for any number of them. */
const MOST_BLOCKS = 100_000;

const MOST_SNAPSHOTS = 10_000;

/** Blocks whose undo records are kept in memory. */
const MOST_LAG = 1_000;

/** Milliseconds. A timer of more than 31 bits would fire at once. */
const MOST_DELAY = 86_400_000;

const NOT_A_TIME = 'time is in milliseconds, up to the year 9999';

/** The test-node hooks of the chain of this process. */
export class LocalControl implements ChainControl {
  readonly accounts: readonly FundedAccount[];
  readonly #core: ChainCore;
  readonly #miner: Miner;
  readonly #faucet: Faucet;
  readonly #travellers = new Set<(arrival: number) => Promise<void>>();

  constructor(core: ChainCore, miner: Miner, chain: Chain, accounts: readonly FundedAccount[]) {
    this.#core = core;
    this.#miner = miner;
    this.accounts = accounts;
    this.#faucet = new Faucet(chain);
  }

  mining(): Mining {
    return this.#miner.mining;
  }

  async setMining(mining: Mining): Promise<void> {
    if (mining.mode === 'interval' && !areDelays(mining)) {
      throw new ControlRefused(`blocks are made every 1 to ${MOST_DELAY} ms`);
    }
    const core = this.#core;
    const { durable } = await core.exclusive(async () => {
      // Instant mining never lets a transaction wait, so what waits now is mined first.
      const last = mining.mode === 'instant' ? await drainPool(core) : undefined;
      this.#miner.set(mining);
      return { durable: last?.durable };
    });
    await durable;
  }

  async mine(count = 1, spacing = 0): Promise<Block> {
    if (!Number.isInteger(count) || count < 1 || count > MOST_BLOCKS) {
      throw new ControlRefused(`mine 1 to ${MOST_BLOCKS} blocks at once`);
    }
    const core = this.#core;
    if (spacing > 0 && count > 1) await this.#prepareFor(this.#lastTimestamp(count, spacing));
    const { block, durable } = await core.exclusive(async () => {
      if (spacing > 0) refuseInvalidTime(this.#lastTimestamp(count, spacing));
      let mined = await mineWaiting(core);
      for (let made = 1; made < count; made += 1) {
        if (spacing > 0) core.nextBlockTime = core.ledger.head.timestamp + spacing;
        mined = await mineWaiting(core);
      }
      return mined;
    });
    await durable;
    return block;
  }

  /** When the last of so many blocks is due. */
  #lastTimestamp(count: number, spacing: number): number {
    return this.#core.nextTimestamp() + (count - 1) * spacing;
  }

  async setTime(timestamp: number): Promise<void> {
    const { clock, ledger } = this.#core;
    await this.#core.exclusive(() => {
      refuseInvalidTime(timestamp);
      if (timestamp < ledger.head.timestamp) {
        throw new ControlRefused(
          `${timestamp} is before the head block (${ledger.head.timestamp})`,
        );
      }
      clock.set(timestamp);
    });
  }

  async increaseTime(milliseconds: number): Promise<void> {
    const { clock } = this.#core;
    await this.#core.exclusive(() => {
      if (!Number.isSafeInteger(milliseconds) || milliseconds < 0) {
        throw new ControlRefused('time can only be moved forward, by whole milliseconds');
      }
      refuseInvalidTime(clock.now() + milliseconds);
      clock.offset += milliseconds;
    });
  }

  async travelTo(timestamp: number): Promise<void> {
    await this.#prepareFor(timestamp);
    await this.setTime(timestamp);
  }

  clockOffset(): number {
    return this.#core.clock.offset;
  }

  async setNextBlockTime(timestamp: number): Promise<void> {
    refuseInvalidTime(timestamp);
    const core = this.#core;
    const refuseThePast = () => {
      const head = core.ledger.head.timestamp;
      if (timestamp <= head)
        throw new ControlRefused(`${timestamp} is not after the head block (${head})`);
    };
    refuseThePast();
    // Blocks on the way must not take the time that was set before.
    core.nextBlockTime = undefined;
    await this.#prepareFor(timestamp);
    await core.exclusive(() => {
      refuseThePast();
      core.nextBlockTime = timestamp;
    });
  }

  async #prepareFor(arrival: number): Promise<void> {
    for (const prepare of this.#travellers) await prepare(arrival);
  }

  onTravel(prepare: (arrival: number) => Promise<void>): () => void {
    this.#travellers.add(prepare);
    return () => this.#travellers.delete(prepare);
  }

  snapshot(): Promise<number> {
    const { marks, clock, ledger, pool } = this.#core;
    return this.#core.exclusive(() => {
      if (marks.size >= MOST_SNAPSHOTS) {
        throw new ControlRefused(`a chain keeps ${MOST_SNAPSHOTS} snapshots at most`);
      }
      return marks.add({
        number: ledger.archive.height,
        clockOffset: clock.offset,
        waiting: pool.transactions,
      });
    });
  }

  dropSnapshot(id: number): Promise<boolean> {
    return this.#core.exclusive(() => this.#core.marks.drop(id));
  }

  async revert(id: number): Promise<boolean> {
    const { found, durable } = await this.#core.exclusive(() => revertTo(this.#core, id));
    await durable;
    return found;
  }

  async reorganise(plan: Reorganisation): Promise<ReorganisationResult> {
    const { result, durable } = await this.#core.exclusive(() => reorganise(this.#core, plan));
    await durable;
    return result;
  }

  async edit(edits: readonly StateEdit[]): Promise<Block> {
    for (const edit of edits) {
      const problem = editProblem(edit);
      if (problem !== undefined) throw new ControlRefused(problem);
    }
    const { block, durable } = await this.#core.exclusive(() => mineEdits(this.#core, edits));
    await durable;
    return block;
  }

  setSolidLag(blocks: number): Promise<void> {
    return this.#core.exclusive(() => {
      if (!Number.isInteger(blocks) || blocks < 0 || blocks > MOST_LAG) {
        throw new ControlRefused(`the solid lag is 0 to ${MOST_LAG} blocks`);
      }
      this.#core.solidLag = blocks;
    });
  }

  impersonate(owners: readonly HexAddress[]): Promise<void> {
    return this.#core.exclusive(() => {
      for (const owner of owners) this.#core.impersonated.add(owner);
    });
  }

  stopImpersonating(owner: HexAddress): Promise<boolean> {
    return this.#core.exclusive(() => this.#core.impersonated.delete(owner));
  }

  async generateAccounts(count: number, balance: bigint): Promise<readonly FundedAccount[]> {
    const accounts = Array.from({ length: count }, () => {
      const key = randomBytes(32);
      return { address: addressOfPrivateKey(key), privateKey: toHex(key), balance };
    });
    await this.edit(accounts.map(({ address }) => ({ kind: 'balance', address, balance })));
    return accounts;
  }

  faucet(to: HexAddress, amount: bigint): Promise<string> {
    return this.#faucet.send(to, amount);
  }
}

function refuseInvalidTime(timestamp: number): void {
  if (!isTime(timestamp)) throw new ControlRefused(NOT_A_TIME);
}

function areDelays({
  blockTimeMs,
  poolDelayMs = 1,
}: Extract<Mining, { mode: 'interval' }>): boolean {
  return [blockTimeMs, poolDelayMs].every(
    (delay) => Number.isInteger(delay) && delay >= 1 && delay <= MOST_DELAY,
  );
}
