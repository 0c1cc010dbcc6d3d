import { addedAmounts } from '@vellum/api/liquidity/lp-math';
import { router as routerClient } from '@vellum/contracts/dex';
import { additionCall } from '@vellum/contracts/swap-call';
import type { Address } from '@vellum/tron/address';
import { sumOf } from '../../indexer/events/event-values.ts';
import { type OrderPlan, QUOTE_LIFETIME } from '../../orders/order-plan.ts';
import { isFirst } from '../../pairs/platform-pairs.ts';
import { routerProof } from '../../pairs/router-proof.ts';
import { requireDeadline, requireRouter } from '../../pairs/swap-checks.ts';
import { requireHolding } from '../../platform/chain/require-holding.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { LiquidityParts } from './liquidity-parts.ts';
import { type LpFacts, lpFacts } from './lp-facts.ts';
import { pairCoins } from './pair-coins.ts';

type Adding = Readonly<{
  pair: Address;
  baseAmount: bigint;
  tokenAmount: bigint;
  minBase: bigint;
  minToken: bigint;
  deadline: number;
}>;

/** Both coins into any known pair by the router; the LP goes to who adds, and is not locked. */
export function addBothPlan(parts: LiquidityParts): OrderPlan<Adding> {
  return {
    kind: 'liquidity.add-both',
    async prepare({ address, body }) {
      const { tokenAmount, baseAmount, minToken, minBase } = body;
      if (tokenAmount === 0n || baseAmount === 0n) throw new Refusal({ code: 'AMOUNT_ZERO' });
      const spender = requireRouter(parts.router);
      const deadline = requireDeadline(body.deadline, (await parts.position()).chainTime);
      const facts = await lpFacts(parts, body.pair);
      const added = amountsOf(facts, body);
      const { isTrx } = facts;
      const [token, base] = [facts.token.coin, facts.base.coin];
      await requireHolding(parts, address, token, added.token);
      // TRX is sent along in full; what is left of it returns.
      await requireHolding(parts, address, isTrx ? null : base, isTrx ? baseAmount : added.base);
      const terms = { token, base, isTrx, tokenAmount, baseAmount, minToken, minBase };
      return {
        quote: {
          baseAmount: String(added.base),
          tokenAmount: String(added.token),
          lpAmount: String(added.lp),
        },
        call: {
          contract: spender,
          ...additionCall({ ...terms, to: address, deadline }),
        },
        approvals: [
          { token, spender, minAllowance: tokenAmount },
          ...(isTrx ? [] : [{ token: base, spender, minAllowance: baseAmount }]),
        ],
        lifetime: QUOTE_LIFETIME,
      };
    },
    refusal: routerClient.refusal,
    proof: routerProof('Mint', {
      // The router makes LP once in such a call, for the coins that the call names.
      concerns: () => true,
      result: (event, { call }) => {
        const [first, second] = [sumOf(event, 'amount0'), sumOf(event, 'amount1')];
        const [token, base] = pairCoins(call, parts.contracts.wtrx);
        const [tokens, bases] = isFirst(token, base) ? [first, second] : [second, first];
        return { baseAmount: String(bases), tokenAmount: String(tokens) };
      },
    }),
  };
}

function amountsOf({ pool, tokenFirst }: LpFacts, { tokenAmount, baseAmount, ...least }: Adding) {
  if (pool.reserves.includes(0n)) throw new Refusal({ code: 'POOL_EMPTY' });
  const most = tokenFirst
    ? ([tokenAmount, baseAmount] as const)
    : ([baseAmount, tokenAmount] as const);
  const added = addedAmounts(pool, most);
  if (added === null) throw new Refusal({ code: 'AMOUNT_TOO_SMALL' });
  const [first, second] = added.amounts;
  const [token, base] = tokenFirst ? [first, second] : [second, first];
  if (token < least.minToken || base < least.minBase) throw new Refusal({ code: 'SLIPPAGE' });
  return { token, base, lp: added.lp };
}
