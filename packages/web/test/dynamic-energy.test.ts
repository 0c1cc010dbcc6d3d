import { trc20, wtrx } from '@vellum/contracts/coins';
import type { Site } from '@vellum/contracts/deploy/blueprint';
import { marketBlueprints } from '@vellum/contracts/deploy/coin-blueprints';
import { keySigner } from '@vellum/contracts/deploy/signer';
import { prepare, settle } from '@vellum/contracts/deploy/transactor';
import { createDevnet, type Devnet } from '@vellum/devnet';
import { fromHexAddress, type HexAddress, hexAddressFromBytes } from '@vellum/tron/address';
import { type Client, createClient } from '@vellum/tron/client/client';
import type { TransactionInfo } from '@vellum/tron/client/transactions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { energyWithRoom } from '../src/shared/chain/call-cost.ts';
import { FeeLimitReached } from '../src/shared/chain/chain-refusals.ts';
import { tryCall } from '../src/shared/chain/trial.ts';

// A contract in heavy use on a network where that makes it dearer: the factor rises by a fifth with each maintenance.

const INTERVAL = 60_000;
const PRICE = 100n;
const COIN = 1_000_000n;
const room = new Map([
  ['getAllowDynamicEnergy', 1n],
  ['getDynamicEnergyIncreaseFactor', 2_000n],
]);

let devnet: Devnet;
let client: Client;
let contract: HexAddress;

beforeAll(async () => {
  const parameters = {
    getMaintenanceTimeInterval: BigInt(INTERVAL),
    getAllowDynamicEnergy: 1n,
    getDynamicEnergyThreshold: 10n,
  };
  devnet = await createDevnet({ port: 0, parameters });
  client = createClient({ fullNodes: [devnet.url ?? ''] });
  // In the first period of a chain nothing is counted yet.
  await maintenance();
  const blueprint = marketBlueprints['wtrx']!;
  const initCode = blueprint.initCode({} as Site);
  const made = await sent({ kind: 'create', blueprint, initCode }, 1_000_000_000n);
  contract = made.contractAddress!;
});
afterAll(() => devnet?.close());

const signer = () => keySigner(devnet.accounts[1]!.privateKey);

async function sent(draft: Parameters<typeof prepare>[3], feeLimit: bigint) {
  const info = await settle(client, await prepare(client, signer(), 'test', draft, feeLimit));
  return info as TransactionInfo;
}

async function maintenance(): Promise<void> {
  await devnet.increaseTime(INTERVAL);
  await devnet.mine();
}

let spenders = 0;
/** Each allows someone else, so that each writes a new word. */
function approval(): Uint8Array {
  const bytes = new Uint8Array(20).fill(0x11);
  new DataView(bytes.buffer).setUint32(16, ++spenders);
  return trc20.approve(fromHexAddress(hexAddressFromBytes(bytes)), 5n).data;
}

const asked = (data: Uint8Array, feeLimit = 150_000_000n) => ({
  ...{ caller: signer().address, contract, data, value: 0n, feeLimit },
});

it('is previewed to the unit, and its limit lasts over a maintenance', async () => {
  const seen: bigint[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const now = approval();
    const { cost } = await tryCall(client, asked(now), () => 0);
    const receipt = await sent({ kind: 'call', contract, data: now, value: 0n }, 150_000_000n);
    expect(receipt.energyUsageTotal).toBe(cost.energy);
    seen.push(cost.energy);

    const later = approval();
    const preview = (await tryCall(client, asked(later), () => 0)).cost.energy;
    await maintenance();
    const limit = energyWithRoom(preview, room) * PRICE;
    const dearer = await sent({ kind: 'call', contract, data: later, value: 0n }, limit);
    expect(dearer.failed).toBe(false);
    expect(dearer.energyUsageTotal).toBeGreaterThan(preview);
  }
  // The same call of the same code took as much on java-tron 4.8.1.
  expect(seen).toEqual([22_398n, 26_790n, 32_183n, 38_648n, 46_403n, 55_636n]);
});

it('lasts when the factor rises and another call clears a word, both after the review', async () => {
  const { accounts } = devnet;
  const other = keySigner(accounts[2]!.privateKey);
  const given = trc20.transfer(fromHexAddress(other.address), COIN).data;
  await sent({ kind: 'call', contract, ...wtrx.wrap(10n * COIN) }, 150_000_000n);
  // The other one has coins, so that giving them more changes a word that is there.
  await sent({ kind: 'call', contract, data: given, value: 0n }, 150_000_000n);
  const review = await tryCall(client, asked(given), () => 0);
  const spent = trc20.transfer(fromHexAddress(signer().address), COIN).data;
  const draft = { kind: 'call', contract, data: spent, value: 0n } as const;
  await settle(client, await prepare(client, other, 'test', draft, 150_000_000n));
  await maintenance();
  const before = await tryCall(client, asked(given), () => 0);
  // Both at once cost more than a fifth, and the limit of the review still lasts.
  expect(before.size.energy).toBeGreaterThan((review.size.energy * 6n) / 5n + 15_000n);
  expect(before.needed).toBeLessThan(review.size.feeLimit);
  const done = await sent({ kind: 'call', contract, data: given, value: 0n }, review.size.feeLimit);
  expect(done.failed).toBe(false);
  expect(done.energyUsageTotal).toBe(before.size.energy);
  expect(done.fee).toBeLessThanOrEqual(review.cost.most);
});

it('is not offered for signing once its limit might not last', async () => {
  const data = approval();
  const { energy } = (await tryCall(client, asked(data), () => 0)).cost;
  const tight = asked(data, energyWithRoom(energy, room) * PRICE - 1n);
  await expect(tryCall(client, tight, () => 0)).rejects.toBeInstanceOf(FeeLimitReached);
  // What it would have come to: the whole limit gone, and nothing done.
  await maintenance();
  const failed = await sent({ kind: 'call', contract, data, value: 0n }, energy * PRICE);
  expect(failed).toMatchObject({ failed: true, result: 'OUT_OF_ENERGY' });
  expect(failed.energyFee).toBe(energy * PRICE);
});
