import { createDevnet, type Devnet } from '@vellum/devnet';
import { afterAll, describe, expect, it } from 'vitest';
import { comparePart } from '../src/compare/compare.ts';
import { parts } from '../src/parts.ts';
import { openNode } from '../src/run/open-node.ts';
import { runParts } from '../src/run/run-parts.ts';

/** One part of each kind of step: what they have in common is under test here. */
const some = parts.filter(({ name }) =>
  ['transfers', 'permissions', 'governance', 'calls', 'json-rpc', 'transactions'].includes(name),
);

const devnets: Devnet[] = [];
afterAll(() => Promise.all(devnets.map((devnet) => devnet.close())));

async function observe(seed: string) {
  const devnet = await createDevnet({ port: 0 });
  devnets.push(devnet);
  const full = devnet.url ?? '';
  const urls = { full, solidity: full, jsonrpc: `${full}/jsonrpc` };
  const { node, treasury } = await openNode(urls, undefined, 0);
  return runParts(some, node, {
    seed,
    choices: 'vellum',
    programs: 10,
    transactions: 10,
    treasury,
  });
}

describe('the suite on two nodes of one kind', () => {
  it('sees the same on both, whatever their keys, ids and times', async () => {
    const [here, there] = await Promise.all([observe('one'), observe('another')]);
    expect(here.flatMap(({ failure }) => failure ?? [])).toEqual([]);
    const compared = here.map(({ part, observations }, at) =>
      comparePart(part, observations, there[at]?.observations ?? [], []),
    );
    expect(compared.filter((part) => part.compared === 0)).toEqual([]);
    expect(compared.flatMap(({ differences }) => differences)).toEqual([]);
  });
});
