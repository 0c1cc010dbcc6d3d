import { checkDraw, type DrawCheck } from '@vellum/contracts/box-draw-check';
import type { Address } from '@vellum/tron/address';
import type { PublicDraw } from '../box-queries.ts';
import { type Tier, tierOfPrize } from '../odds.ts';

/** What prizes are paid in, and how its amounts are written. */
type PrizeCoin = Readonly<{ address: Address; decimals: number }>;

/** What the contract and the node say of a draw. Words in hex. */
export type ChainDraw = Readonly<{
  commit: string;
  seed: string;
  total: number;
  sold: number;
  revealBlock: number;
  tiers: readonly Tier[];
  coin: PrizeCoin;
  /** Of the block that decides; null when the node no longer has it. */
  blockHash: string | null;
}>;

/** What of a draw the chain tells differently. */
export type Difference = 'commit' | 'seed' | 'total' | 'tiers' | 'coin' | 'blockHash';

/** Each step of a draw: true when it follows from what came before. */
export type Verification = Readonly<{
  secret: boolean;
  /** The hash was taken from a past block, and before the secret was public. */
  block: boolean;
  seed: boolean;
  /** Every box in one place, and every prize that was paid stood in its place. */
  places: boolean;
  wrongBoxes: readonly number[];
  isRight: boolean;
  check: DrawCheck;
}>;

/** The contract makes no larger series. */
const MOST_BOXES = 100_000;

/** Null when a part is missing, is no word of 32 bytes or no number of boxes: then there is nothing to compute. */
export function verify(draw: PublicDraw): Verification | null {
  const check = recomputed(draw);
  if (!check) return null;
  const { closed, captured, revealed } = draw.steps;
  const block =
    closed !== null &&
    captured !== null &&
    revealed !== null &&
    draw.revealBlock !== null &&
    closed.block < draw.revealBlock &&
    draw.revealBlock < captured.block &&
    captured.block <= revealed.block;
  const places = check.tiersFit && check.wrongBoxes.length === 0;
  return {
    secret: check.secretFits,
    block,
    seed: check.seedFits,
    places,
    wrongBoxes: check.wrongBoxes,
    isRight: check.isFair && block,
    check,
  };
}

function recomputed(draw: PublicDraw): DrawCheck | null {
  const { secret, blockHash, seed } = draw;
  const words = [draw.commit, secret, blockHash, seed];
  if (secret === null || blockHash === null || seed === null) return null;
  if (!words.every((word) => word !== null && /^[0-9a-f]{64}$/.test(word))) return null;
  if (!isCount(draw.total) || draw.total === 0 || !isCount(draw.sold)) return null;
  if (draw.sold > draw.total) return null;
  return checkDraw({
    ...draw,
    series: BigInt(draw.seriesId),
    secret,
    blockHash,
    seed,
    tiers: draw.tiers.map(({ count, amount }) => ({ count, amount: BigInt(amount) })),
  });
}

const isCount = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= MOST_BOXES;

/** What the published data and the chain disagree on; empty when nothing was changed on the way here. */
export function differences(
  draw: PublicDraw,
  coin: PrizeCoin,
  chain: ChainDraw,
): readonly Difference[] {
  const sameTiers =
    draw.tiers.length === chain.tiers.length &&
    draw.tiers.every(
      ({ count, amount }, at) =>
        chain.tiers[at]?.count === count && chain.tiers[at]?.amount === BigInt(amount),
    );
  const isSame: Readonly<Record<Difference, boolean>> = {
    commit: draw.commit === chain.commit,
    seed: draw.seed === chain.seed,
    total:
      draw.total === chain.total &&
      draw.sold === chain.sold &&
      draw.revealBlock === chain.revealBlock,
    tiers: sameTiers,
    coin: coin.address === chain.coin.address && coin.decimals === chain.coin.decimals,
    blockHash: chain.blockHash === null || draw.blockHash === chain.blockHash,
  };
  return (Object.keys(isSame) as Difference[]).filter((part) => !isSame[part]);
}

/** Where a box stands and what that place holds; null for a box that was not sold. */
export function placeOf(draw: PublicDraw, { check }: Verification, box: number) {
  const prize = check.prizes[box];
  if (prize === undefined) return null;
  const tiers = draw.tiers.map(({ count, amount }) => ({ count, amount: BigInt(amount) }));
  const found = tierOfPrize(tiers, prize);
  return found && { prize, first: found.first, last: found.last, amount: found.tier.amount };
}
