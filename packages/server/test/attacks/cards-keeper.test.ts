import type { Address } from '@vellum/tron/address';
import { createClient } from '@vellum/tron/client/client';
import { expect, test } from 'vitest';
import type { BoxDuty } from '../../src/keeper/jobs/box-duty.ts';
import { boxJob, boxSeriesJobs } from '../../src/keeper/jobs/box-series.ts';
import { observePrices } from '../../src/keeper/jobs/observe-prices.ts';

const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const hex = (text: string) => Buffer.from(text).toString('hex');

/** A node on which every call ends this way. */
const nodeThat = (refuses: boolean) =>
  createClient({
    fullNodes: ['http://node.test'],
    fetch: (async () =>
      Response.json({
        result: { result: true, ...(refuses && { message: hex('REVERT opcode executed') }) },
        energy_used: 1,
        constant_result: [''],
        transaction: { ret: [refuses ? { ret: 'FAILED' } : {}] },
      })) as typeof fetch,
  });

const jobOn = (refuses: boolean, duty: BoxDuty) =>
  boxJob(
    { client: nodeThat(refuses), contract, genesisId: '00'.repeat(32), operatorKey: null },
    { series: 1n, duty, secret: new Uint8Array(32) },
  );

test.each<BoxDuty>(['burn-prizes', 'settle-fee'])(
  'what a coin or the vault refuses is not paid for again and again: %s',
  async (duty) => {
    expect(await jobOn(true, duty).due()).toBeNull();
    expect(await jobOn(false, duty).due()).not.toBeNull();
  },
);

test.each<BoxDuty>(['close', 'capture', 'reveal'])(
  'what has a time limit does not wait for a trial: %s',
  async (duty) => {
    expect(await jobOn(true, duty).due()).not.toBeNull();
    expect(jobOn(true, duty).isUrgent).toBe(true);
  },
);

test('a spent budget does not make prices stale', () => {
  const pair = { name: 'x', pair: contract, coins: [contract, contract] } as const;
  expect(observePrices(nodeThat(false), contract, pair).isUrgent).toBe(true);
});

test('a node that cannot run calls is told of, not taken for a contract without series', async () => {
  const header = { number: 1, timestamp: 3000, parentHash: '00'.repeat(32) };
  const block = { blockID: '00'.repeat(32), block_header: { raw_data: header } };
  const failed = {
    result: { result: true, message: hex("CPU timeout for 'PUSH1' operation executing") },
    transaction: { ret: [{ ret: 'FAILED' }] },
  };
  const client = createClient({
    fullNodes: ['http://node.test'],
    fetch: (async (url: URL | string) =>
      Response.json(String(url).endsWith('getnowblock') ? block : failed)) as typeof fetch,
  });
  const jobs = boxSeriesJobs({ client, contract, genesisId: '00'.repeat(32), operatorKey: null });
  const first = async () => {
    for await (const job of jobs()) return job;
    return null;
  };
  await expect(first()).rejects.toThrow('CPU timeout');
});
