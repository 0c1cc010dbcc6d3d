import type { InU } from '../../shared/coins/coin-rates.ts';
import type { Claim } from '../../shared/income/claims.ts';
import type { ClaimCosts } from './use-claim-costs.ts';

/** What a claim brings and takes, in U where there are prices. */
export type Weighed = Readonly<{
  claim: Claim;
  /** Sun; null while it is not known. */
  cost: bigint | null;
  /** U with 6 decimals; null without a price. */
  worth: bigint | null;
  /** False only when it is known to cost more than it brings. A stake comes back with its reward, so that is always worth it. */
  isWorthIt: boolean;
}>;

/** Holds every claim against its own cost. */
export function weigh(
  claims: readonly Claim[],
  costs: ClaimCosts | undefined,
  inU: InU,
): readonly Weighed[] {
  return claims.map((claim) => {
    const cost = costs?.get(claim.key) ?? null;
    const worth = inU(claim);
    const costInU = cost === null ? null : inU({ coin: null, amount: cost });
    const isKnown = worth !== null && costInU !== null;
    return {
      claim,
      cost,
      worth,
      isWorthIt: claim.term !== undefined || !isKnown || worth > costInU,
    };
  });
}
