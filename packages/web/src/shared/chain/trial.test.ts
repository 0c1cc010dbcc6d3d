import { type HexAddress, parseHexAddress } from '@vellum/tron/address';
import { type Client, createClient } from '@vellum/tron/client/client';
import { describe, expect, it } from 'vitest';
import { energyWithRoom } from './call-cost.ts';
import { FeeLimitReached } from './chain-refusals.ts';
import { tryCall } from './trial.ts';

/** What java-tron 4.8.1 answered for calls of ours: what they used, and what its search came to. */
const recorded = [
  { call: 'bindParent', used: 48_130, estimated: 54_147 },
  { call: 'approve', used: 22_636, estimated: 28_295 },
  { call: 'a small call', used: 3_280, estimated: 6_560 },
] as const;

type Answers = Readonly<{ used: number; estimated?: number; parameters?: Record<string, number> }>;

/** A node that gives these answers; without an estimate it says that it does not support it. */
function nodeWith({ used, estimated, parameters = {} }: Answers) {
  const asked: string[] = [];
  const all = { getEnergyFee: 100, getTransactionFee: 1000, ...parameters };
  const answers: Readonly<Record<string, unknown>> = {
    getnowblock: {
      blockID: '0'.repeat(64),
      block_header: { raw_data: { number: 7, timestamp: 1, parentHash: '0'.repeat(64) } },
    },
    triggerconstantcontract: {
      result: { result: true },
      energy_used: used,
      constant_result: [''],
      transaction: { ret: [{}] },
    },
    estimateenergy: estimated
      ? { result: { result: true }, energy_required: estimated }
      : { result: { code: 'CONTRACT_VALIDATE_ERROR' } },
    getaccountresource: { freeNetLimit: 600 },
    getchainparameters: {
      chainParameter: Object.entries(all).map(([key, value]) => ({ key, value })),
    },
  };
  const client: Client = createClient({
    fullNodes: ['http://node'],
    async fetch(url) {
      const call = url.split('/').at(-1) ?? '';
      asked.push(call);
      return new Response(JSON.stringify(answers[call]));
    },
  });
  return { client, asked };
}

const address = parseHexAddress(`41${'11'.repeat(20)}`) as HexAddress;
const asking = (feeLimit = 150_000_000n) => ({
  ...{ caller: address, contract: address, data: new Uint8Array(4), value: 0n, feeLimit },
});

describe('the energy of a trial', () => {
  it.each(recorded)('is what $call uses, not what a search in steps comes to', async (figures) => {
    const { client, asked } = nodeWith(figures);
    const { cost } = await tryCall(client, asking(), () => 0);
    expect(cost.energy).toBe(BigInt(figures.used));
    expect(cost.burnAll).toBe(BigInt(figures.used) * 100n);
    expect(asked).not.toContain('estimateenergy');
  });

  it.each(recorded)('of $call is the same where the search is switched off', async ({ used }) => {
    const { client } = nodeWith({ used });
    const { cost } = await tryCall(client, asking(), () => 0);
    expect(cost.energy).toBe(BigInt(used));
    // In whole TRX, and the bytes of the call.
    expect((cost.most - 284_000n) % 1_000_000n).toBe(0n);
    expect(cost.most).toBeLessThan(150_000_000n);
  });
});

/**
 * Energy of one call to a contract in heavy use, as java-tron 4.8.1 told it just before a maintenance and took it just
 * after, with the factor rising by a fifth each time until it was at its height.
 */
const maintenances = [
  [22_398, 26_790],
  [26_790, 32_183],
  [32_183, 38_648],
  [38_648, 46_403],
  [46_403, 55_636],
  [55_636, 66_712],
  [66_712, 80_134],
  [80_134, 96_168],
  [96_168, 98_502],
] as const;
const dynamic = new Map([
  ['getAllowDynamicEnergy', 1n],
  ['getDynamicEnergyIncreaseFactor', 2_000n],
]);

describe('the room in a fee limit', () => {
  it.each(maintenances)('lasts from %d to %d energy', (before, after) => {
    expect(energyWithRoom(BigInt(before), dynamic)).toBeGreaterThanOrEqual(BigInt(after));
  });

  it('must be larger than the rise of the factor, which rounding exceeds', () => {
    const exceeding = maintenances.filter(([before, after]) => after > Math.ceil(before * 1.2));
    expect(exceeding.length).toBeGreaterThan(0);
  });

  it('is a quarter and three words where contracts do not get dearer', () => {
    expect(energyWithRoom(1_000n, new Map())).toBe(46_250n);
    expect(energyWithRoom(1_000n, new Map([['getAllowDynamicEnergy', 0n]]))).toBe(46_250n);
    expect(energyWithRoom(1_000n, dynamic)).toBe(55_500n);
  });

  it('makes the limit that is signed, in whole TRX and never above the one that was asked for', async () => {
    const { client } = nodeWith({ used: 48_130 });
    const { size, needed } = await tryCall(client, asking(), () => 0);
    // 48,130 with a quarter and 45,000 more are 105,162 energy of 100 sun.
    expect(size.feeLimit).toBe(11_000_000n);
    expect(needed).toBe(5_053_650n);
    expect((await tryCall(client, asking(10_600_000n), () => 0)).size.feeLimit).toBe(10_600_000n);
  });

  it('lets nothing be signed that its fee limit might not last for', async () => {
    const parameters = { getAllowDynamicEnergy: 1, getDynamicEnergyIncreaseFactor: 2_000 };
    const fits = nodeWith({ used: 964_000, parameters });
    expect((await tryCall(fits.client, asking(), () => 0)).cost.energy).toBe(964_000n);
    const { client } = nodeWith({ used: 964_001, parameters });
    const refusal = await tryCall(client, asking(), () => 0).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FeeLimitReached);
    expect(refusal).toMatchObject({ needed: 96_400_100n, feeLimit: 150_000_000n });
  });
});
