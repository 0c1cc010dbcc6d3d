import { termStake } from '@vellum/contracts/staking';
import type { Address } from '@vellum/tron/address';
import type { AskContract } from '../../../platform/chain/ask-contract.ts';
import { perBlock } from '../../../platform/per-block.ts';
import type { TermSource } from './term-rows.ts';

/**
 * The largest reward that a new stake of a term could have set aside, asked once for each block: what a term used
 * up today is told by no event.
 */
export function termRoom(ask: AskContract, contracts: Readonly<Record<TermSource, Address>>) {
  const read = perBlock((key: string) => {
    const [source, index] = key.split(' ') as [TermSource, string];
    return ask(contracts[source], termStake.available(BigInt(index)));
  });
  return (headId: string, { source, idx }: Readonly<{ source: TermSource; idx: number }>) =>
    read(headId, `${source} ${idx}`);
}
