import { join } from 'node:path';
import { createDevnet, type Devnet } from '@vellum/devnet';

/** Longest a transaction waits for its block, in milliseconds: nobody should sit out a whole block time. */
const poolDelayMs = 300;
const day = 86_400_000;

/** Blocks that a start after a crash executes again at most, and those of the time it takes to write a snapshot. */
const snapshotInterval = 500;

/** The demo world is lived through in the past, so that it ends at the present. */
const historyMs = 60 * day;

export type ChainOptions = Readonly<{
  host: string;
  port: number;
  dataDir: string;
  solidLag: number;
  /** Contracts and demo world are in place: time continues from where it was, and blocks come by the clock. */
  settled: boolean;
  /** Web origins beside those of this machine whose pages may use the test hooks. */
  allowedOrigins?: readonly string[];
}>;

export const chainFolderOf = (dataDir: string) => join(dataDir, 'devnet');

/**
 * Starts the embedded chain. Until it is settled every transaction is mined at once, in a past that has
 * room for the demo world.
 */
export function startChain(options: ChainOptions, now: () => number): Promise<Devnet> {
  const { host, port, dataDir, solidLag, settled, allowedOrigins = [] } = options;
  const past = () => now() - historyMs;
  return createDevnet({
    host,
    port,
    solidLag,
    allowedOrigins,
    snapshotInterval,
    // The indexer halts when a final block disappears.
    protectFinal: true,
    dataFolder: chainFolderOf(dataDir),
    clock: settled ? now : past,
    mining: settled ? { mode: 'manual' } : { mode: 'instant' },
  });
}

/** From now on blocks come every `blockTimeMs`, the first at the present, or later if the clock was moved before. */
export async function goLive(
  devnet: Devnet,
  blockTimeMs: number,
  now: () => number,
): Promise<void> {
  if (devnet.chain.now() < now()) {
    await devnet.setTime(now());
    // Contracts see the time of the newest block.
    await devnet.mine();
  }
  await devnet.setMining({
    mode: 'interval',
    blockTimeMs,
    poolDelayMs: Math.min(poolDelayMs, blockTimeMs),
  });
}
