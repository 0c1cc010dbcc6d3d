import { removedAmounts } from '@vellum/api/liquidity/lp-math';
import { router as routerClient } from '@vellum/contracts/dex';
import { removalCall } from '@vellum/contracts/swap-call';
import type { Address } from '@vellum/tron/address';
import { sumOf } from '../../indexer/events/event-values.ts';
import { type OrderPlan, type OrderProof, QUOTE_LIFETIME } from '../../orders/order-plan.ts';
import { isFirst } from '../../pairs/platform-pairs.ts';
import { isPaidOut, routerProof } from '../../pairs/router-proof.ts';
import { requireDeadline, requireRouter } from '../../pairs/swap-checks.ts';
import { requireHolding } from '../../platform/chain/require-holding.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { LiquidityParts } from './liquidity-parts.ts';
import { type LpFacts, lpFacts } from './lp-facts.ts';
import { pairCoins } from './pair-coins.ts';

type Removal = Readonly<{
  pair: Address;
  lpAmount: bigint;
  minBase: bigint;
  minToken: bigint;
  deadline: number;
}>;

/** LP of any known pair into its two coins; WTRX comes out as TRX. */
export function removePlan(parts: LiquidityParts): OrderPlan<Removal> {
  return {
    kind: 'liquidity.remove',
    async prepare({ address, body }) {
      const { pair, lpAmount, minBase, minToken } = body;
      if (lpAmount === 0n) throw new Refusal({ code: 'AMOUNT_ZERO' });
      const router = requireRouter(parts.router);
      const deadline = requireDeadline(body.deadline, (await parts.position()).chainTime);
      const facts = await lpFacts(parts, pair);
      const amounts = amountsOf(facts, lpAmount);
      if (amounts.base < minBase || amounts.token < minToken) {
        throw new Refusal({ code: 'SLIPPAGE' });
      }
      await requireHolding(parts, address, pair, lpAmount);
      const { base, token, isTrx } = facts;
      const terms = { token: token.coin, base: base.coin, isTrx, lp: lpAmount, minToken, minBase };
      return {
        quote: { baseAmount: String(amounts.base), tokenAmount: String(amounts.token) },
        call: {
          contract: router,
          ...removalCall({ ...terms, to: address, deadline }),
        },
        approvals: [{ token: pair, spender: router, minAllowance: lpAmount }],
        lifetime: QUOTE_LIFETIME,
      };
    },
    refusal: routerClient.refusal,
    proof: removedProof(parts.contracts.wtrx),
  };
}

function amountsOf({ pool, tokenFirst }: LpFacts, lp: bigint) {
  if (pool.reserves.includes(0n)) throw new Refusal({ code: 'POOL_EMPTY' });
  // The balance is judged later; more than all LP is nobody's.
  if (lp > pool.lpSupply) {
    throw new Refusal({ code: 'INSUFFICIENT_BALANCE', params: { coin: 'LP' } });
  }
  const amounts = removedAmounts(pool, lp);
  if (amounts === null) throw new Refusal({ code: 'AMOUNT_TOO_SMALL' });
  const [first, second] = amounts;
  return tokenFirst ? { token: first, base: second } : { token: second, base: first };
}

/** What the pair paid out, by the coins that the call names. */
const removedProof = (wtrx: Address): OrderProof =>
  routerProof('Burn', {
    concerns: isPaidOut,
    result: (event, { call }) => {
      const [first, second] = [sumOf(event, 'amount0'), sumOf(event, 'amount1')];
      const [token, base] = pairCoins(call, wtrx);
      const [tokens, bases] = isFirst(token, base) ? [first, second] : [second, first];
      return { baseAmount: String(bases), tokenAmount: String(tokens) };
    },
  });
