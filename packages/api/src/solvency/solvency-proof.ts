import { equalBytes, fromHex } from '@vellum/tron/bytes';
import {
  type Claim,
  leafNode,
  type PoolSums,
  pairHash,
  poolHash,
  type StatedBlock,
  type SumNode,
  statementHash,
  sumNode,
} from './solvency-hash.ts';
import { type PoolTree, pathOf, type Statement } from './solvency-tree.ts';

/** Everything that leads from one claim to the published root. */
export type ShareProof = Readonly<{
  claim: Claim;
  /** Place among the claims of the pool. */
  index: number;
  path: readonly SumNode[];
  /** As the statement has it, without its tree: that is what the path must lead to. */
  pool: Omit<PoolSums, 'tree'>;
  poolIndex: number;
  poolPath: readonly Uint8Array[];
  at: StatedBlock;
  /** Number of pools. */
  pools: number;
}>;

/** Why a proof is refused; `sum`: what the path adds up to is not what the pool says it owes. */
export type ProofRefusal = 'shape' | 'pool' | 'sum' | 'root';

export type ProofOutcome =
  | Readonly<{ isRight: true; leaf: Uint8Array; neighbours: number; root: Uint8Array }>
  | Readonly<{ isRight: false; reason: ProofRefusal }>;

/** The proof of the claim at a place of a pool. */
export function shareProof(statement: Statement, pool: PoolTree, index: number): ShareProof {
  const claim = pool.claims[index];
  const poolIndex = statement.pools.indexOf(pool);
  if (claim === undefined || poolIndex < 0) throw new RangeError('no such claim');
  const { contract, coin, held, owed, leaves } = pool;
  return {
    claim,
    index,
    path: pathOf(pool.levels, index),
    pool: { contract, coin, held, owed, leaves },
    poolIndex,
    poolPath: pathOf(statement.levels, poolIndex),
    at: { block: statement.block, blockId: statement.blockId },
    pools: statement.pools.length,
  };
}

/**
 * Whether a claim is counted in what a root says is owed. Needs nothing but the proof and the root, which the caller
 * has from someone other than who gave the proof: from the chain.
 */
export function checkShare(proof: ShareProof, root: Uint8Array): ProofOutcome {
  try {
    return checked(proof, root);
  } catch {
    // Numbers, addresses or texts that cannot be hashed: whoever wrote them made no honest proof.
    return { isRight: false, reason: 'shape' };
  }
}

function checked(proof: ShareProof, root: Uint8Array): ProofOutcome {
  const { claim, pool, at, pools } = proof;
  if (claim.contract !== pool.contract || claim.coin !== pool.coin) return refused('pool');
  if (claim.amount <= 0n || proof.path.some(({ sum, hash }) => sum <= 0n || hash.length !== 32)) {
    return refused('shape');
  }
  const leaf = leafNode(claim);
  const tree = climb(leaf, proof.index, pool.leaves, proof.path, sumNode);
  if (tree === null) return refused('shape');
  if (tree.sum !== pool.owed) return refused('sum');
  const named = poolHash({ ...pool, tree: tree.hash });
  const top = climb(named, proof.poolIndex, pools, proof.poolPath, pairHash);
  if (top === null || fromHex(at.blockId).length !== 32) return refused('shape');
  const found = statementHash(at, pools, top);
  if (!equalBytes(found, root)) return refused('root');
  return { isRight: true, leaf: leaf.hash, neighbours: proof.path.length, root: found };
}

const refused = (reason: ProofRefusal): ProofOutcome => ({ isRight: false, reason });

/**
 * The top of a tree of `count` leaves, from one of them and what is beside its way. The sides follow from the
 * place, so that a proof cannot choose them; null when the path is not as long as that place needs.
 */
function climb<T>(
  start: T,
  index: number,
  count: number,
  path: readonly T[],
  join: (left: T, right: T) => T,
): T | null {
  const sides = sidesOf(index, count);
  if (sides?.length !== path.length) return null;
  return path.reduce(
    (node, beside, step) => (sides[step] === 'right' ? join(node, beside) : join(beside, node)),
    start,
  );
}

/** On which side a neighbour stands, from a leaf up; null when there is no such leaf. */
function sidesOf(index: number, count: number): readonly ('left' | 'right')[] | null {
  if (!isPlace(index, count)) return null;
  const sides: ('left' | 'right')[] = [];
  for (let [place, width] = [index, count]; width > 1; ) {
    const isOdd = place % 2 === 1;
    // The last of an odd number goes up alone.
    if (isOdd || place < width - 1) sides.push(isOdd ? 'left' : 'right');
    place = Math.floor(place / 2);
    width = Math.ceil(width / 2);
  }
  return sides;
}

const isPlace = (index: number, count: number): boolean =>
  Number.isSafeInteger(count) && Number.isSafeInteger(index) && index >= 0 && index < count;
