import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { transactionSize } from '@vellum/tron/transaction';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDevnet, type Devnet, type DevnetOptions } from '../src/index.ts';
import { openLedger } from './open-ledger.ts';
import { mined, signed, transferOf } from './signed.ts';

const START = 1_780_000_000_000;
const INTERVAL = 21_600_000;
/** What a transaction pays for each byte. */
const TRANSACTION_FEE = 3n;
const ENERGY_FEE = 11n;

let folder: string;
let devnet: Devnet;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vellum-rules-'));
});
afterEach(async () => {
  await devnet.close();
  await rm(folder, { recursive: true });
});

async function start(options: DevnetOptions = {}): Promise<void> {
  devnet = await createDevnet({ clock: () => START, dataFolder: folder, ...options });
}

/** One that the only witness makes; where there is one, nobody has to approve. */
async function propose(): Promise<void> {
  const parameters = new Map([
    [TRANSACTION_FEE, 2_000n],
    [ENERGY_FEE, 420n],
  ]);
  const { chain, accounts } = devnet;
  await mined(chain, signed(chain, accounts[0]!, 'ProposalCreateContract', { parameters }));
}

/** Long enough for a proposal to be decided by the last of the blocks. */
async function decide(): Promise<void> {
  for (const rounds of [13, 1]) {
    await devnet.increaseTime(rounds * INTERVAL);
    await devnet.mine();
  }
}

const fee = () => devnet.chain.parameters.getTransactionFee;

/** Sun that a transaction really pays for a byte, once the free bandwidth of the day is gone. */
async function perByte(): Promise<bigint> {
  const { chain, accounts } = devnet;
  for (;;) {
    const transfer = transferOf(chain, accounts[1]!, accounts[2]!.address, 1n);
    const { netFee } = await mined(chain, transfer);
    if (netFee > 0n) return netFee / BigInt(transactionSize(transfer));
  }
}

/** The price of energy as code sees it. */
async function priceInCode(): Promise<bigint> {
  const { chain, accounts } = devnet;
  // BASEFEE PUSH0 MSTORE PUSH1 32 PUSH0 RETURN
  const data = fromHex('485f5260205ff3');
  const call = { caller: accounts[1]!.address, target: undefined, data, value: 0n };
  const answer = await chain.constantCall('head', call);
  if (answer.status !== 'run') throw new Error(answer.message);
  return BigInt(`0x${toHex(answer.outcome.returnData)}`);
}

describe('a parameter that a proposal has changed', () => {
  it('holds from the block after the decision', async () => {
    await start();
    await propose();
    expect([await perByte(), await priceInCode()]).toEqual([1_000n, 100n]);
    await decide();
    expect(fee()).toBe(2_000n);
    expect([await perByte(), await priceInCode()]).toEqual([2_000n, 420n]);
  });

  it('is the same after a restart, from a snapshot and from the log alone', async () => {
    await start();
    await propose();
    await decide();
    await devnet.mine(3);
    const head = devnet.chain.head();
    await devnet.close();
    const { ledger, close } = await openLedger(folder);
    const digest = ledger.state.digest();
    await close();
    await start();
    expect([devnet.chain.head().id, fee()]).toEqual([head.id, 2_000n]);
    await devnet.close();
    for (const name of await readdir(folder)) {
      if (name.startsWith('snapshot')) await rm(join(folder, name));
    }
    const replayed = await openLedger(folder);
    expect(replayed.ledger.state.digest()).toBe(digest);
    await replayed.close();
    await start();
    expect([devnet.chain.head().stateHash, fee()]).toEqual([head.stateHash, 2_000n]);
    expect([await perByte(), await priceInCode()]).toEqual([2_000n, 420n]);
  });

  it('goes with the branch that it was decided on', async () => {
    await start({ solidLag: 10 });
    await propose();
    await decide();
    const decided = devnet.chain.head();
    await devnet.mine();
    const before = devnet.chain.blockByNumber(decided.number - 1)!;
    const early = Array.from({ length: 3 }, (_, index) => ({
      transactions: [],
      timestamp: before.timestamp + 1 + index,
    }));
    await devnet.reorganise({ depth: 2, blocks: early });
    expect(fee()).toBe(1_000n);
    const late = { transactions: [], timestamp: decided.timestamp };
    await devnet.reorganise({ depth: 1, blocks: [late, { transactions: [] }] });
    expect(fee()).toBe(2_000n);
    const solid = await devnet.chain.read('solid', (state) => state.records('parameters'));
    expect(solid).toEqual([]);
    await devnet.close();
    await start({ solidLag: 10 });
    expect(fee()).toBe(2_000n);
  });

  it('goes back with a revert', async () => {
    await start();
    await propose();
    const mark = await devnet.snapshot();
    await decide();
    expect(fee()).toBe(2_000n);
    await devnet.revert(mark);
    expect(fee()).toBe(1_000n);
    expect([await perByte(), await priceInCode()]).toEqual([1_000n, 100n]);
    await decide();
    expect(fee()).toBe(2_000n);
  });
});
