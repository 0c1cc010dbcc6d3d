import { utcTime } from '@vellum/api/numbers/utc-time';
import { trade } from '@vellum/contracts/trade';
import type { Address } from '@vellum/tron/address';
import type { SaleParts } from '../../launches/sale-parts.ts';
import type { OrderPlan } from '../../orders/order-plan.ts';
import { requireTrx } from '../../platform/chain/require-holding.ts';
import { type Refusals, tryCall } from '../../platform/chain/try-call.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { tradeProofs } from './trade-proofs.ts';

type OfToken = Readonly<{ tokenAddress: Address }>;
type Purchase = OfToken &
  Readonly<{ count: number; price: bigint; textsHash?: string | undefined }>;

const refusals: Refusals = {
  TradeWrongStatus: () => ({ code: 'TRADE_CLOSED' }),
  TradeNotAllowed: () => ({ code: 'NOT_WHITELISTED' }),
  TradePaymentNotExact: () => ({ code: 'PRICE_CHANGED' }),
  TradeExceedsMaxShares: ([, max]) => ({
    code: 'EXCEEDS_MAX_SHARES',
    params: { max: String(max) },
  }),
  TradeRemainingInsufficient: ([, left]) => ({
    code: 'REMAINING_INSUFFICIENT',
    params: { left: String(left) },
  }),
};

/** Buying shares of the internal trade at exactly the price that was shown. */
export function purchasePlan(parts: SaleParts): OrderPlan<Purchase> {
  return {
    kind: 'trade.buy',
    async prepare({ address, body: { tokenAddress, count, price, textsHash } }) {
      const { trade: contract } = await parts.launch(tokenAddress);
      const call = trade.buy(BigInt(count), price);
      const { shares, sharesPerBuyer, tokensPerShare, sharePrice } = await parts.ask(
        contract,
        trade.plan(),
      );
      if (shares === 0n) throw new Refusal({ code: 'TRADE_CLOSED' });
      // A payment that happens to be a multiple of another price would buy another number of shares.
      if (sharePrice !== price) throw new Refusal({ code: 'PRICE_CHANGED' });
      if (BigInt(count) > sharesPerBuyer) {
        const max = String(sharesPerBuyer);
        throw new Refusal({ code: 'EXCEEDS_MAX_PURCHASE', params: { max } });
      }
      await parts.requireTexts(tokenAddress, textsHash);
      // With nothing to pay with the node would not even try.
      await requireTrx(parts.account, address, call.value);
      const tried = { sender: address, contract, call, refusal: trade.refusal };
      await tryCall(parts.client, tried, refusals, { code: 'TRADE_CLOSED' });
      const tokens = String(BigInt(count) * tokensPerShare);
      return {
        quote: { price: String(price), count, total: String(call.value), tokens },
        call: { contract, ...call },
      };
    },
    refusal: trade.refusal,
    proof: tradeProofs.bought,
  };
}

const unlockRefusals: Refusals = {
  TradeNothingDue: () => ({ code: 'NOTHING_TO_CLAIM' }),
  TradeUnlockTooEarly: ([from]) => ({
    code: 'TRADE_TOKENS_HELD',
    params: { time: utcTime(from as bigint) },
  }),
};

/** Taking the tokens once the sale is over and the token launched. */
export function unlockPlan(parts: SaleParts): OrderPlan<OfToken> {
  return {
    kind: 'trade.unlock',
    async prepare({ address, body: { tokenAddress } }) {
      const { trade: contract } = await parts.launch(tokenAddress);
      const call = trade.unlock();
      const tried = { sender: address, contract, call, refusal: trade.refusal };
      await tryCall(parts.client, tried, unlockRefusals, { code: 'CLAIM_NOT_OPEN' });
      const [{ tokensPerShare }, { shares }] = await Promise.all([
        parts.ask(contract, trade.plan()),
        parts.ask(contract, trade.buyer(address)),
      ]);
      return {
        quote: { tokens: String(shares * tokensPerShare) },
        call: { contract, ...call },
      };
    },
    refusal: trade.refusal,
    proof: tradeProofs.unlocked,
  };
}

/** Taking the payment back once the sale is called off, by whoever or by the presale's failure. */
export function refundPlan(parts: SaleParts): OrderPlan<OfToken> {
  return {
    kind: 'trade.refund',
    async prepare({ address, body: { tokenAddress } }) {
      const { trade: contract } = await parts.launch(tokenAddress);
      const call = trade.refund();
      const tried = { sender: address, contract, call, refusal: trade.refusal };
      await tryCall(parts.client, tried, {}, { code: 'NOT_REFUNDABLE' });
      const [{ sharePrice }, { shares }] = await Promise.all([
        parts.ask(contract, trade.plan()),
        parts.ask(contract, trade.buyer(address)),
      ]);
      return {
        quote: { refund: String(shares * sharePrice) },
        call: { contract, ...call },
      };
    },
    refusal: trade.refusal,
    proof: tradeProofs.refunded,
  };
}
