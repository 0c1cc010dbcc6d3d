import type { Address } from '@vellum/tron/address';
import type { Chain } from '../../shared/chain/chain.ts';
import { type LpFacts, readLpFacts } from '../../shared/lp/lp-facts.ts';
import { ActionRefused } from '../../shared/paid-action/errors/to-user-error.ts';

/** A pool of the exchange as it is at this moment. */
export async function poolNow(chain: Chain, pair: Address): Promise<LpFacts> {
  const facts = await readLpFacts(chain, pair);
  if (facts === null) throw new ActionRefused({ code: 'POOL_EMPTY' });
  return facts;
}
