import type { Address } from '@vellum/tron/address';
import type { Chain } from '../../shared/chain/chain.ts';
import { tryCall } from '../../shared/chain/trial.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import type { Claim } from '../../shared/income/claims.ts';
import { askedCall } from '../../shared/paid-action/review/review.ts';
import { claimActions, claimParams } from './claim-actions.ts';

/** Sun that each claim would cost now, by its key; null for one that would be refused. */
export type ClaimCosts = ReadonlyMap<string, bigint | null>;

/** What the network would take for each claim: every one is tried on the node, none is sent. */
export function useClaimCosts(account: Address, claims: readonly Claim[]): ClaimCosts | undefined {
  const keys = claims.map(({ key }) => key);
  const isAsked = claims.length > 0;
  return useChainRead(isAsked ? ['income', 'costs', account, ...keys] : null, (chain) =>
    readCosts(chain, account, claims),
  ).data;
}

async function readCosts(
  chain: Chain,
  account: Address,
  claims: readonly Claim[],
): Promise<ClaimCosts> {
  const costs = claims.map(
    async (claim) => [claim.key, await costOf(chain, account, claim)] as const,
  );
  return new Map(await Promise.all(costs));
}

async function costOf(chain: Chain, account: Address, claim: Claim): Promise<bigint | null> {
  const context = { account, chain };
  const planned = claimActions[claim.source].call(claimParams(claim), null, context);
  if (!planned) return null;
  try {
    const { cost } = await tryCall(chain.client, askedCall(planned, context), Date.now);
    return cost.expected;
  } catch {
    // Whatever speaks against it, its own review says in words.
    return null;
  }
}
