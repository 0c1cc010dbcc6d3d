import {
  checkShare,
  type ProofOutcome,
  type ShareProof,
} from '@vellum/api/solvency/solvency-proof';
import type { Address } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { inOrder } from './pool-name.ts';
import type { Shares } from './solvency-queries.ts';

export type Share = Shares['list'][number];
export type CheckedShare = Readonly<{ share: Share; outcome: ProofOutcome }>;

export type CheckedShares = Readonly<{
  list: readonly CheckedShare[];
  isRight: boolean;
  neighbours: number;
}>;

/** Every claim of an address, climbed up to the root that the chain has. Needs no network. */
export function checkShares(
  owner: Address,
  { statement, list }: Shares,
  root: string,
): CheckedShares {
  const checked = inOrder(list).map(
    (share): CheckedShare => ({
      share,
      outcome: statement ? outcomeOf(owner, statement, share, root) : nothing,
    }),
  );
  return {
    list: checked,
    isRight: checked.every(({ outcome }) => outcome.isRight),
    neighbours: list.reduce((sum, { path }) => sum + path.length, 0),
  };
}

const nothing: ProofOutcome = { isRight: false, reason: 'shape' };

function outcomeOf(
  owner: Address,
  statement: NonNullable<Shares['statement']>,
  share: Share,
  root: string,
): ProofOutcome {
  try {
    return checkShare(proofIn(owner, statement, share), fromHex(root));
  } catch {
    return nothing;
  }
}

function proofIn(
  owner: Address,
  { block, blockId, pools }: NonNullable<Shares['statement']>,
  share: Share,
): ShareProof {
  const { contract, coin, index, poolIndex } = share;
  return {
    claim: { contract, coin, owner, amount: BigInt(share.amount) },
    index,
    path: share.path.map(({ hash, sum }) => ({ hash: fromHex(hash), sum: BigInt(sum) })),
    pool: {
      contract,
      coin,
      held: BigInt(share.held),
      owed: BigInt(share.owed),
      leaves: share.leaves,
    },
    poolIndex,
    poolPath: share.poolPath.map(fromHex),
    at: { block, blockId },
    pools,
  };
}
