import { trc20 } from '@vellum/contracts/coins';
import { basePool, presale } from '@vellum/contracts/presale';
import type { Address } from '@vellum/tron/address';
import { sumOf, whoOf } from '../../indexer/events/event-values.ts';
import type { SaleParts } from '../../launches/sale-parts.ts';
import type { OrderPlan } from '../../orders/order-plan.ts';
import { tryCall } from '../../platform/chain/try-call.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { presaleProofs } from './presale-proofs.ts';

type OfToken = Readonly<{ tokenAddress: Address }>;
type Redeeming = OfToken & Readonly<{ amount: bigint; minOut: bigint }>;

/** Launching a presale that succeeded; anyone may. */
export function endPlan(parts: SaleParts): OrderPlan<OfToken> {
  return {
    kind: 'presale.end',
    async prepare({ address, body: { tokenAddress } }) {
      const { presale: contract } = await parts.launch(tokenAddress);
      const call = presale.end();
      const tried = { sender: address, contract, call, refusal: presale.refusal };
      await tryCall(parts.client, tried, {}, { code: 'PRESALE_NOT_ENDABLE' });
      const { raised } = await parts.ask(contract, presale.data());
      return {
        quote: { raised: String(raised) },
        call: { contract, ...call },
      };
    },
    refusal: presale.refusal,
    proof: presaleProofs.launched,
  };
}

/** Failing a presale that nobody launched in time; anyone may. */
export function failPlan(parts: SaleParts): OrderPlan<OfToken> {
  return {
    kind: 'presale.fail',
    async prepare({ address, body: { tokenAddress } }) {
      const { presale: contract } = await parts.launch(tokenAddress);
      const call = presale.fail();
      const tried = { sender: address, contract, call, refusal: presale.refusal };
      await tryCall(parts.client, tried, {}, { code: 'PRESALE_NOT_ENDABLE' });
      return { quote: {}, call: { contract, ...call } };
    },
    refusal: presale.refusal,
    proof: presaleProofs.failed,
  };
}

/** Burning tokens for their part of what backs them, at least at `minOut`. */
export function redeemPlan(parts: SaleParts): OrderPlan<Redeeming> {
  return {
    kind: 'presale.redeem',
    async prepare({ address, body: { tokenAddress, amount, minOut } }) {
      if (amount === 0n) throw new Refusal({ code: 'AMOUNT_ZERO' });
      const { base_pool: contract, launched_at } = await parts.launch(tokenAddress);
      if (launched_at === null) throw new Refusal({ code: 'CLAIM_NOT_OPEN' });
      const held = await parts.ask(tokenAddress, trc20.balanceOf(address));
      if (held < amount) {
        const coin = await parts.ask(tokenAddress, trc20.symbol());
        throw new Refusal({ code: 'INSUFFICIENT_BALANCE', params: { coin } });
      }
      // After the balance: of more tokens than there can be it would not answer.
      const out = await parts.ask(contract, basePool.quote(amount));
      if (out === 0n) throw new Refusal({ code: 'NOTHING_TO_CLAIM' });
      if (out < minOut) throw new Refusal({ code: 'PRICE_MOVED' });
      const call = basePool.redeem(amount, minOut);
      return {
        quote: { out: String(out) },
        call: { contract, ...call },
        approvals: [{ token: tokenAddress, spender: contract, minAllowance: amount }],
      };
    },
    refusal: basePool.refusal,
    proof: {
      source: 'basePool',
      event: 'Redeemed',
      concerns: (event, { address, call }) =>
        event.contract === call.contract &&
        whoOf(event, 'user') === address &&
        String(sumOf(event, 'tokens')) === call.params[0]?.value,
      result: (event) => ({ out: String(sumOf(event, 'trxOut')) }),
    },
  };
}
