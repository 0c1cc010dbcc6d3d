import { readFileSync } from 'node:fs';
import { fromHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { decideSpending } from '@vellum/tron/spend-guard';
import { type NodeUrls, TronNode } from '../node/tron-node.ts';
import { Treasury } from './treasury.ts';

/** A node that may be used, and the money for it. */
export type OpenNode = Readonly<{ node: TronNode; treasury: Treasury }>;

/** Expected, told in one line. */
export class RunRefused extends Error {
  override name = 'RunRefused';
}

/** Reaches the node and refuses networks on which tests must not pay; nothing is sent yet. */
export async function openNode(
  urls: NodeUrls,
  spend: string | undefined,
  budget: number,
): Promise<OpenNode> {
  const node = new TronNode(urls);
  const genesis = await node.block(0).catch((cause: unknown) => {
    throw new RunRefused(`${urls.full} does not answer as a TRON node`, { cause });
  });
  const decision = decideSpending({ genesisId: genesis.id, spend, key: testKey() });
  if (decision.kind === 'refused') throw new RunRefused(decision.reason);
  const { most } = decision;
  if (most !== undefined && BigInt(budget) * 1_000_000n > most) {
    throw new RunRefused(
      `these parts need up to ${budget} TRX: raise --spend or choose parts by --only`,
    );
  }
  const key = fromHex(decision.key);
  return { node, treasury: new Treasury(node, { address: addressOfPrivateKey(key), key }, most) };
}

function testKey(): string | undefined {
  const file = process.env['TEST_KEY_FILE'];
  return file === undefined ? undefined : readFileSync(file, 'utf8').trim();
}
