import type { Block } from '../chain/block.ts';
import type { Chain, Finality, FoundTransaction } from '../chain/chain.ts';

/** What a reader of this finality may see of the chain. */
export type ChainView = Readonly<{ chain: Chain; finality: Finality }>;

/** Number of the newest block in view. */
export function topNumber({ chain, finality }: ChainView): number {
  return finality === 'solid' ? chain.solidNumber() : chain.head().number;
}

export function topBlock(view: ChainView): Block {
  return view.chain.blockByNumber(topNumber(view)) ?? view.chain.head();
}

export function blockByNumber(view: ChainView, number: number): Block | undefined {
  return number <= topNumber(view) ? view.chain.blockByNumber(number) : undefined;
}

export function blockById(view: ChainView, id: string): Block | undefined {
  const block = view.chain.blockById(id);
  return block && block.number <= topNumber(view) ? block : undefined;
}

/** A transaction of a block in view; those still waiting are not found, as in java-tron. */
export function minedTransaction(
  view: ChainView,
  txid: string,
): Required<FoundTransaction> | undefined {
  const found = view.chain.find(txid);
  return found?.block && found.block.number <= topNumber(view) ? found : undefined;
}
