import type { PresaleRoom } from './room-queries.ts';

type Buyer = Pick<PresaleRoom['topBuyers'][number], 'address' | 'owner' | 'shares'>;

/** Of all shares that are sold, in hundredths of a percent, rounded up: how concentrated a sale is is never played down. */
export function shareOf(part: number, sold: number): number {
  return sold === 0 ? 0 : Math.ceil((part * 10_000) / sold);
}

/** A share from which on one owner can move the market by leaving. */
const LARGE = 2_000;

export type Concern =
  | Readonly<{ kind: 'oneSource'; wallets: number; share: number }>
  | Readonly<{ kind: 'largeOwner'; share: number }>;

/** What a buyer should know about the others: wallets that one address funded, or one owner with a large part. */
export function concernOf(
  buyers: readonly Buyer[],
  { sold, largest }: Readonly<{ sold: number; largest: number }>,
): Concern | null {
  const sources = [...new Set(buyers.map(({ owner }) => owner))]
    .map((owner) => buyers.filter((buyer) => buyer.owner === owner))
    .filter((wallets) => wallets.length > 1)
    .map((wallets) => ({
      wallets: wallets.length,
      share: shareOf(
        wallets.reduce((sum, { shares }) => sum + shares, 0),
        sold,
      ),
    }))
    .toSorted((one, other) => other.share - one.share);
  if (sources[0]) return { kind: 'oneSource', ...sources[0] };
  const share = shareOf(largest, sold);
  return share >= LARGE ? { kind: 'largeOwner', share } : null;
}
