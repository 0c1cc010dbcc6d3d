import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HexAddress } from '@vellum/tron/address';
import { addressBytes } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDevnet, type Devnet } from '../src/index.ts';
import { callOf, deploy, inMemory, word, wordOf } from './bytecode.ts';
import { operate, runCode } from './code-runner.ts';
import { mined, type Signer, signed } from './signed.ts';

const TRX = 1_000_000n;
const INTERVAL = 600_000;
const CODE = `41${'b1'.repeat(20)}` as HexAddress;
const HEIR = `41${'b2'.repeat(20)}` as HexAddress;
/** Sends the token that it is called with to the caller: half of it. */
const TOKEN_SPLITTER = '5f5f5f5fd36002d204335ad000';

let folder: string;
let devnet: Devnet;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vellum-by-code-'));
});
afterEach(async () => {
  await devnet.close();
  await rm(folder, { recursive: true });
});

const parameters = {
  getMaintenanceTimeInterval: BigInt(INTERVAL),
  getAllowDynamicEnergy: 1n,
  getDynamicEnergyThreshold: 10n,
};

async function open(): Promise<Devnet> {
  devnet = await createDevnet({ dataFolder: join(folder, 'chain'), parameters });
  return devnet;
}

async function cycle(): Promise<void> {
  await devnet.increaseTime(INTERVAL);
  await devnet.mine();
}

const seen = ({ chain }: Devnet) =>
  Array.from({ length: chain.head().number + 1 }, (_, number) => {
    const { id, stateHash, receipts } = chain.blockByNumber(number)!;
    return { id, stateHash, receipts };
  });

/** Votes, rewards, tokens, an issuer's bandwidth, a busy contract and one that ends. */
async function live([maker, alice, bob]: readonly [Signer, Signer, Signer]): Promise<void> {
  const { chain } = devnet;
  const token = {
    name: utf8ToBytes('Sumac'),
    abbr: utf8ToBytes('SUM'),
    total_supply: 1_000_000n,
    trx_num: 1,
    num: 1,
    start_time: BigInt(chain.now() + INTERVAL),
    end_time: BigInt(chain.now() + 2 * INTERVAL),
    url: utf8ToBytes('https://sumac.example'),
    free_asset_net_limit: 5_000n,
    public_free_asset_net_limit: 5_000n,
  };
  const issued = await mined(chain, signed(chain, alice, 'AssetIssueContract', token));
  const id = issued.effects?.issuedToken ?? '';
  const stake = { frozen_balance: 10n * TRX, resource: 'BANDWIDTH' } as const;
  await mined(chain, signed(chain, alice, 'FreezeBalanceV2Contract', stake));
  const asset_name = utf8ToBytes(id);
  const give = { to_address: addressBytes(bob.address), asset_name, amount: 50n };
  await mined(chain, signed(chain, alice, 'TransferAssetContract', give));
  await cycle();
  const splitter = await deploy(chain, alice, TOKEN_SPLITTER);
  const tokens = { call_token_value: 40n, token_id: BigInt(id) };
  for (let count = 0; count < 3; count++) {
    const call = { ...callOf(splitter), ...tokens };
    const feeLimit = 100n * TRX;
    const receipt = await mined(
      chain,
      signed(chain, alice, 'TriggerSmartContract', call, { feeLimit }),
    );
    expect(receipt.internal).toMatchObject([{ tokens: { [id]: 20n } }]);
    await cycle();
  }
  await devnet.edit([{ kind: 'balance', address: CODE, balance: 1_000n * TRX }]);
  await operate(devnet, alice, CODE, ['da', word(100n * TRX), word(1n)]);
  const votes = inMemory(word(1n), wordOf(maker.address), word(1n), word(90n));
  await operate(devnet, alice, CODE, [`${votes}5f600160406001d8`]);
  await cycle();
  await cycle();
  expect((await operate(devnet, alice, CODE, ['d9'])).answer).toBeGreaterThan(0n);
  expect((await runCode(devnet, alice, CODE, `7f${wordOf(HEIR)}ff`)).result).toBe('SUCCESS');
}

it('what code did is the same after a restart, from a snapshot and from the log alone', async () => {
  const first = await open();
  await live(first.accounts as unknown as [Signer, Signer, Signer]);
  const before = seen(first);
  const penalties = before.flatMap(({ receipts }) => receipts.map((each) => each.energyPenalty));
  expect(penalties.some((penalty) => penalty !== undefined)).toBe(true);
  await first.close();
  expect(seen(await open())).toEqual(before);
  await devnet.close();
  const names = await readdir(join(folder, 'chain'));
  for (const name of names.filter((each) => each.startsWith('snapshot'))) {
    await rm(join(folder, 'chain', name));
  }
  expect(seen(await open())).toEqual(before);
});

it('what code did is undone with its blocks', async () => {
  const first = await open();
  await first.mine();
  const hash = first.chain.head().stateHash;
  const accounts = first.accounts as unknown as [Signer, Signer, Signer];
  const mark = await first.snapshot();
  await live(accounts);
  await first.revert(mark);
  expect(first.chain.head().stateHash).toBe(hash);
  const [tokens, usages] = await first.chain.read('head', (state) => [
    state.records('token'),
    state.records('contractUsage'),
  ]);
  expect([tokens, usages]).toEqual([[], []]);
  expect(await first.chain.read('head', (state) => state.account(HEIR))).toBeUndefined();
});
