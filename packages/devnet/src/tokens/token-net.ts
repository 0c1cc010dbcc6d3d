import type { ChainParameters } from '../params/chain-parameters.ts';
import { consume, usedAt } from '../stakes/resource-window.ts';
import { netLimit, useStake } from '../stakes/stake.ts';
import type { Account, Usage } from '../state/account.ts';
import type { WorldState } from '../state/world-state.ts';

type Ledger = Readonly<{
  state: WorldState;
  parameters: ChainParameters;
  headTime: number;
  headSlot: number;
}>;

const UNUSED: Usage = { used: 0n, at: 0 };

/** What an account has used of the bandwidth that the issuer of a token gives. */
function tokenNet({ tokenNet: used }: Account, id: string): Usage {
  return used?.[id] ?? UNUSED;
}

/**
 * Lets the issuer of a token pay for the bytes of a transfer from its stake, where it offers that and all three limits
 * allow it: that of the token, that of the sender and the issuer's own. Tells whether it did.
 */
export function useTokenNet(ledger: Ledger, sender: Account, id: string, size: bigint): boolean {
  const { state, parameters, headSlot: now, headTime } = ledger;
  const token = state.record('token', id);
  const issuer = token && state.account(token.owner);
  if (token === undefined || issuer === undefined) return false;
  const publicNet = token.publicNet ?? UNUSED;
  const own = tokenNet(sender, id);
  if (size > token.publicFreeNetLimit - usedAt(publicNet, now)) return false;
  if (size > token.freeNetLimit - usedAt(own, now)) return false;
  if (size > netLimit(ledger, issuer) - usedAt(issuer.net, now)) return false;
  state.putRecord('token', id, { ...token, publicNet: consume(publicNet, size, now) });
  const used = { ...sender.tokenNet, [id]: consume(own, size, now) };
  state.putAccount({ ...sender, tokenNet: used, latestOperationTime: headTime });
  // Last, and as it was before: java-tron forgets what an issuer used of its own offer.
  state.putAccount({ ...issuer, net: useStake(parameters, issuer.net, size, now) });
  return true;
}

/** Tokens for which an account could use bandwidth, with what it has used of it. */
export function tokenNets(account: Account): readonly Readonly<{ id: string; usage: Usage }>[] {
  const ids = new Set([
    ...Object.keys(account.tokens ?? {}),
    ...Object.keys(account.tokenNet ?? {}),
  ]);
  return [...ids].map((id) => ({ id, usage: tokenNet(account, id) }));
}
