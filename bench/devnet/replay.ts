import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevnet } from '@vellum/devnet';
import { type Figure, figureOf } from '../figure.ts';
import { cpuRate } from './cpu-rate.ts';
import { TokenChain } from './token-chain.ts';

const count = 10_000;
const batch = 1_000;
const rounds = 3;

/** How fast a chain comes back from its log alone, as after the loss of every snapshot. */
export async function measure(): Promise<readonly Figure[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'vellum-replay-'));
  try {
    const { number, stateHash } = await fill(dataFolder);
    const rates: number[] = [];
    for (let round = 0; round < rounds; round++) {
      removeSnapshots(dataFolder);
      rates.push(await cpuRate(count, () => reopen(dataFolder, number, stateHash)));
    }
    return [figureOf('replay of the log, no snapshot', 'transfers per CPU-second', rates)];
  } finally {
    rmSync(dataFolder, { recursive: true });
  }
}

async function fill(dataFolder: string) {
  const chain = await TokenChain.create({ dataFolder });
  for (let sent = 0; sent < count; sent += batch) await chain.submit(chain.transfers(batch));
  const head = chain.devnet.chain.head();
  await chain.devnet.close();
  return head;
}

function removeSnapshots(folder: string): void {
  for (const file of readdirSync(folder)) {
    if (file.startsWith('snapshot-')) rmSync(join(folder, file));
  }
}

async function reopen(dataFolder: string, number: number, stateHash: string): Promise<void> {
  const devnet = await createDevnet({ dataFolder });
  const head = devnet.chain.head();
  if (head.number !== number || head.stateHash !== stateHash) {
    throw new Error('the replayed chain is another one');
  }
  await devnet.close();
}
