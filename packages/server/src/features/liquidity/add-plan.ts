import { liquidityFit } from '@vellum/api/liquidity/liquidity-fit';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import type { Address } from '@vellum/tron/address';
import { type OrderPlan, QUOTE_LIFETIME } from '../../orders/order-plan.ts';
import { requireCoin, requireTrx } from '../../platform/chain/require-holding.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { LiquidityParts } from './liquidity-parts.ts';
import { addedProof } from './plan-parts.ts';
import { presentPool } from './present-pool.ts';

type Adding = Readonly<{
  token: Address;
  coinAmount: bigint;
  tokenAmount: bigint;
  minLp: bigint;
}>;

/** Adding both coins at the pool's ratio; the LP goes to who adds, and what does not fit stays with them. */
export function addPlan(parts: LiquidityParts): OrderPlan<Adding> {
  return {
    kind: 'liquidity.add',
    async prepare({ address, body: { token, coinAmount, tokenAmount, minLp } }) {
      if (coinAmount === 0n || tokenAmount === 0n) throw new Refusal({ code: 'AMOUNT_ZERO' });
      const pool = await presentPool(parts, token);
      const fit = liquidityFit(pool, tokenAmount, coinAmount);
      if (fit.lp === 0n || fit.lp < minLp) throw new Refusal({ code: 'SLIPPAGE' });
      await requireTrx(parts.account, address, coinAmount);
      await requireCoin(parts, address, token, fit.tokens);
      const { liquidityHelper: spender } = parts.contracts;
      return {
        quote: {
          coinAmount: String(fit.trx),
          tokenAmount: String(fit.tokens),
          lpAmount: String(fit.lp),
        },
        call: {
          contract: spender,
          ...liquidityHelper.addAtLeast(token, tokenAmount, coinAmount, minLp),
        },
        approvals: [{ token, spender, minAllowance: tokenAmount }],
        lifetime: QUOTE_LIFETIME,
      };
    },
    refusal: liquidityHelper.refusal,
    proof: addedProof,
  };
}
