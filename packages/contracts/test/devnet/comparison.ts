import type { Energies } from './flow.ts';

export type ComparisonRow = Readonly<{
  action: string;
  ours: number;
  peer: string;
  reference: number;
}>;

const nftActions = ['transfer to a new holder', 'approve', 'approve for all'];
const nfts = ['Erc721Reference', 'EnumerableReference', 'Erc721AReference'];

/** Every action that ours and a reference share, with the energy of both. */
export function comparison(ours: Energies, references: Energies): ComparisonRow[] {
  const sameName = Object.keys(references).filter((action) => action in ours);
  return [
    ...sameName.map((action) => row(ours, references, action, action, peerOf(action))),
    ...nfts.flatMap((nft) =>
      nftActions.map((action) =>
        row(ours, references, `cards: ${action}`, `${nft}: ${action}`, nft),
      ),
    ),
  ];
}

function row(
  ours: Energies,
  references: Energies,
  action: string,
  theirs: string,
  peer: string,
): ComparisonRow {
  return { action, ours: ours[action]!, peer, reference: references[theirs]! };
}

function peerOf(action: string): string {
  const [family] = action.split(':');
  const peers: Record<string, string> = {
    stake: 'StakingReference (Synthetix)',
    cards: 'SaleReference (same library)',
    lock: 'LockReference (UNCX)',
    liquidity: 'Uniswap V2 router, warm like ours',
    dex: 'Uniswap V2 router and pair, warm like ours',
  };
  return peers[family!]!;
}
