import { createDevnet } from '@vellum/devnet';
import type { Counts, Part } from '../src/part.ts';
import { openNode } from '../src/run/open-node.ts';
import { type PartResult, runParts } from '../src/run/run-parts.ts';

/** Performs the parts on a new devnet. The choices are those of the recordings. */
export async function replay(
  parts: readonly Part[],
  counts: Counts,
): Promise<readonly PartResult[]> {
  const devnet = await createDevnet({ port: 0 });
  try {
    const full = devnet.url ?? '';
    const urls = { full, solidity: full, jsonrpc: `${full}/jsonrpc` };
    const { node, treasury } = await openNode(urls, undefined, 0);
    const context = { seed: 'recorded', choices: 'vellum', treasury, ...counts };
    return await runParts(parts, node, context);
  } finally {
    await devnet.close();
  }
}
