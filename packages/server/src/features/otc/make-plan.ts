import { LONGEST_OFFER_DAYS, MOST_OFFERED, smallestPart } from '@vellum/api/otc/otc-offer';
import { otcDesk } from '@vellum/contracts/otc';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { OrderPlan } from '../../orders/order-plan.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { OtcParts } from './otc-parts.ts';
import { coinOf, requireBalance, requireEntries } from './plan-parts.ts';

type NewOffer = Readonly<{
  sell: Address;
  amount: bigint;
  want?: Address | undefined;
  wantAmount: bigint;
  onlyTaker?: Address | undefined;
  expires: number;
  wholeOnly: boolean;
}>;

const MS = 1000;
const DAY_MS = 86_400_000;
/** Means TRX or anyone to the contract, so that it must never come from a field. */
const NOBODY = fromHexAddress('410000000000000000000000000000000000000000' as HexAddress);

/** Putting a coin into the desk, for whoever pays what is wanted for it. */
export function makePlan(parts: OtcParts): OrderPlan<NewOffer> {
  return {
    kind: 'otc.make',
    async prepare({ address, body }) {
      const { sell, amount, want, wantAmount, onlyTaker, wholeOnly } = body;
      requireTerms(body);
      const now = await requireEntries(parts);
      const expires = Math.floor(body.expires / MS);
      if (expires * MS <= now || expires * MS > now + LONGEST_OFFER_DAYS * DAY_MS) {
        throw new Refusal({ code: 'TIME_RANGE' });
      }
      if (onlyTaker === address || onlyTaker === NOBODY || onlyTaker === parts.contract) {
        throw new Refusal({ code: 'ADDRESS_INVALID' });
      }
      // The contract would take a coin that nobody can pay with.
      if (want !== undefined) await coinOf(parts, want, address);
      await requireBalance(parts, address, sell, amount);
      const call = otcDesk.make({
        ...{ sell, amount, wantAmount, wholeOnly },
        want: want ?? NOBODY,
        onlyTaker: onlyTaker ?? NOBODY,
        expires: BigInt(expires),
      });
      return {
        quote: { smallest: String(smallestPart({ amount, left: amount, wholeOnly })) },
        call: { contract: parts.contract, ...call },
        approvals: [{ token: sell, spender: parts.contract, minAllowance: amount }],
      };
    },
    refusal: otcDesk.refusal,
    proof: {
      source: 'otcDesk',
      event: 'OfferMade',
      concerns: ({ args }, { address, call: { params } }) =>
        base58Of(args['maker'] as HexAddress) === address &&
        base58Of(args['sell'] as HexAddress) === params[0]?.value &&
        String(args['amount']) === params[1]?.value &&
        String(args['wantAmount']) === params[3]?.value,
      result: ({ args }) => ({ offerId: String(args['id']) }),
    },
  };
}

function requireTerms({ sell, amount, want, wantAmount }: NewOffer): void {
  if (amount === 0n) throw new Refusal({ code: 'AMOUNT_ZERO' });
  if (wantAmount === 0n) throw new Refusal({ code: 'PRICE_ZERO' });
  if (amount > MOST_OFFERED || wantAmount > MOST_OFFERED) {
    throw new Refusal({ code: 'PRICE_RANGE' });
  }
  if (sell === want || sell === NOBODY || want === NOBODY) {
    throw new Refusal({ code: 'COIN_UNKNOWN' });
  }
}
