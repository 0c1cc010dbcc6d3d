import { presale } from '@vellum/contracts/presale';
import type { Address } from '@vellum/tron/address';
import type { SaleParts } from '../../launches/sale-parts.ts';
import type { OrderPlan } from '../../orders/order-plan.ts';
import { requireTrx } from '../../platform/chain/require-holding.ts';
import { type Refusals, tryCall } from '../../platform/chain/try-call.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { presaleProofs } from './presale-proofs.ts';

type Purchase = Readonly<{
  tokenAddress: Address;
  shares: number;
  price: bigint;
  textsHash?: string | undefined;
}>;

const NOT_STARTED = 0n;

const refusals: Refusals = {
  PresaleWrongStatus: ([status]) => ({
    code: status === NOT_STARTED ? 'SOON_TO_OPEN' : 'NOT_IN_PRESALE',
  }),
  PresaleCreatorExcluded: () => ({ code: 'PRESALE_JOIN_REFUSED' }),
  PresalePaymentNotExact: () => ({ code: 'PRICE_CHANGED' }),
  PresaleExceedsMaxShares: ([, max]) => ({
    code: 'EXCEEDS_MAX_SHARES',
    params: { max: String(max) },
  }),
  PresaleRemainingInsufficient: ([, left]) => ({
    code: 'REMAINING_INSUFFICIENT',
    params: { left: String(left) },
  }),
};

/** Buying shares at exactly the price that was shown, with the texts that were shown. */
export function purchasePlan(parts: SaleParts): OrderPlan<Purchase> {
  return {
    kind: 'presale.buy',
    async prepare({ address, body: { tokenAddress, shares, price, textsHash } }) {
      const launch = await parts.launch(tokenAddress);
      const contract = launch.presale;
      const call = presale.buy(BigInt(shares), price);
      await requireOffered(parts, contract, { shares, price });
      await parts.requireTexts(tokenAddress, textsHash);
      const tried = { sender: address, contract, refusal: presale.refusal };
      // With nothing to pay with the node would not even try.
      await requireTrx(parts.account, address, call.value);
      await tryCall(parts.client, { ...tried, call }, refusals, { code: 'NOT_IN_PRESALE' });
      return {
        quote: { price: String(price), shares, total: String(call.value) },
        call: { contract, ...call },
      };
    },
    refusal: presale.refusal,
    proof: presaleProofs.bought,
  };
}

/** A payment that happens to be a multiple of another price would buy another number of shares. */
async function requireOffered(
  { ask }: SaleParts,
  contract: Address,
  { shares, price }: Pick<Purchase, 'shares' | 'price'>,
): Promise<void> {
  const { config } = await ask(contract, presale.data());
  if (config.presaleEthAmount !== price) throw new Refusal({ code: 'PRICE_CHANGED' });
  if (BigInt(shares) > config.presaleMaxNum) {
    const max = String(config.presaleMaxNum);
    throw new Refusal({ code: 'EXCEEDS_MAX_PURCHASE', params: { max } });
  }
}
