import type { Figure } from '../figure.ts';
import { TokenChain } from './token-chain.ts';

const count = 100_000;
const batch = 1_000;
const megabyte = 2 ** 20;

/** What a chain in memory holds after a long life. */
export async function measure(): Promise<readonly Figure[]> {
  const chain = await TokenChain.create();
  const before = held();
  for (let sent = 0; sent < count; sent += batch) await chain.submit(chain.transfers(batch));
  const after = held();
  const figures: Figure[] = [
    {
      name: 'memory for 100,000 transactions, one per block',
      value: (after - before) / megabyte,
      unit: 'MB',
      note: 'kept: encoded blocks with receipts, ids, an index entry per transaction; live objects only',
    },
    {
      name: 'memory per transaction and block',
      value: (after - before) / count,
      unit: 'bytes',
    },
    {
      name: 'resident size of the process afterwards',
      value: process.memoryUsage.rss() / megabyte,
      unit: 'MB',
    },
  ];
  await chain.devnet.close();
  return figures;
}

/** Bytes of live objects and buffers after a full collection. */
function held(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
