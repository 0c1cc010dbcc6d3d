import { largestZap, zapQuote } from '@vellum/api/liquidity/zap';
import type { ZapCoin } from '@vellum/api/wire/choice-lists';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import type { Address } from '@vellum/tron/address';
import { formatAmount } from '@vellum/tron/amount';
import { type OrderPlan, QUOTE_LIFETIME } from '../../orders/order-plan.ts';
import { requireCoin, requireTrx } from '../../platform/chain/require-holding.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { LiquidityParts } from './liquidity-parts.ts';
import { addedProof } from './plan-parts.ts';
import { presentPool } from './present-pool.ts';
import { requireFairPrice } from './price-distance.ts';

type Zap = Readonly<{ token: Address; pay: ZapCoin; amount: bigint; minLp: bigint }>;

/** Bought LP stays in the locker for so long, in milliseconds. */
const LOCKED_FOR = 86_400_000;
const TRX_DECIMALS = 6;

/** Buying LP with TRX or with the token alone; it is locked for a day. */
export function zapPlan(parts: LiquidityParts): OrderPlan<Zap> {
  return {
    kind: 'liquidity.buy-lp',
    async prepare({ address, body }) {
      const { token, pay, amount, minLp } = body;
      if (amount === 0n) throw new Refusal({ code: 'AMOUNT_ZERO' });
      const quote = await quoteOf(parts, body);
      if (quote.lp < minLp) throw new Refusal({ code: 'SLIPPAGE' });
      const { liquidityHelper: helper } = parts.contracts;
      if (pay === 'trx') await requireTrx(parts.account, address, amount);
      else await requireCoin(parts, address, token, amount);
      const { chainTime } = await parts.position();
      const call =
        pay === 'trx'
          ? liquidityHelper.zapTrx(token, amount, minLp)
          : liquidityHelper.zapToken(token, amount, minLp);
      return {
        quote: {
          pair: quote.pair,
          swapped: String(quote.swapIn),
          leftover: String(quote.leftover),
          lpAmount: String(quote.lp),
          impact: quote.impactBps,
          releaseAt: chainTime + LOCKED_FOR,
        },
        call: { contract: helper, ...call },
        ...(pay === 'token' && {
          approvals: [{ token, spender: helper, minAllowance: amount }],
        }),
        lifetime: QUOTE_LIFETIME,
      };
    },
    refusal: liquidityHelper.refusal,
    proof: addedProof,
  };
}

/** What the zap gives at this moment; refuses for every reason that the helper would. */
async function quoteOf(parts: LiquidityParts, { token, pay, amount }: Zap) {
  const { pair, tokens, trx, lpSupply } = await presentPool(parts, token);
  const [reserveIn, reserveOther] = pay === 'trx' ? [trx, tokens] : [tokens, trx];
  const quote = zapQuote({ reserveIn, reserveOther, lpSupply }, amount);
  if (quote.swapOut === 0n || quote.lp === 0n) {
    const min = await shown(parts, pay, token, smallestZap(reserveIn, reserveOther));
    throw new Refusal({ code: 'BELOW_MINIMUM', params: { min } });
  }
  const { wtrx } = parts.contracts;
  await requireFairPrice(parts, pay === 'trx' ? wtrx : token, amount, pay === 'trx' ? token : wtrx);
  if (quote.isTooLarge) {
    const max = await shown(parts, pay, token, largestZap({ reserveIn }));
    throw new Refusal({ code: 'ZAP_TOO_LARGE', params: { max } });
  }
  return { ...quote, pair };
}

/** What buys at least one unit of the other coin, and one of LP, with something to spare. */
const smallestZap = (reserveIn: bigint, reserveOther: bigint): bigint =>
  4n * (reserveIn / reserveOther + 2n);

async function shown({ coins }: LiquidityParts, pay: ZapCoin, token: Address, amount: bigint) {
  if (pay === 'trx') return `${formatAmount(amount, TRX_DECIMALS, { grouping: true })} TRX`;
  const { symbol, decimals } = await coins(token);
  return `${formatAmount(amount, decimals ?? 0, { grouping: true })} ${symbol ?? ''}`;
}
