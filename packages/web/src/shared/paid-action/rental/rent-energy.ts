import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { energyDesk } from '@vellum/contracts/energy';
import { addressIn } from '../../chain/address-in.ts';
import { countText } from '../../coins/cost-text.ts';
import type { messages } from '../../energy/messages.en.ts';
import { rentedFor } from '../../energy/rented-for.tsx';
import { rentTexts } from '../../energy/texts.ts';
import type { Translate } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { callSignedIn } from '../../session/call-signed-in.ts';
import { type ActionContext, type ActionSummary, definePaidAction } from '../paid-action.ts';
import { enoughTrx, trx } from '../trx.ts';

/** Query keys of everything that a rental of energy changes. */
export const energyKeys = [['energy'], ['chain']] as const;

/** `price` in sun, as the desk asked it when it was shown; the desk takes no other. */
export type RentParams = Readonly<{
  receiver: string;
  /** The receiver is whoever pays. */
  isOwn: boolean;
  /** Rented out of the review of a call, which continues afterwards. */
  isForCall: boolean;
  energy: number;
  hours: number;
  price: string;
}>;

type RentText = keyof typeof messages;

/** Pays for energy that the operator of the desk lends to an address for some hours. */
export const rentEnergy = definePaidAction<RentParams, unknown, RentText>({
  key: 'energy.rent',
  texts: rentTexts,
  lock: ({ receiver, energy, hours }) => `energy.rent:${receiver}:${energy}:${hours}`,
  needs: ['wallet', 'network'],
  check: mayRent,
  summary: ({ params, t }) => rentSummary(params, t),
  renew: async (params, { chain }) => {
    const asked = energyDesk.priceOf(BigInt(params.energy), BigInt(params.hours));
    return { ...params, price: (await chain.read('energyDesk', asked)).toString() };
  },
  before: ({ receiver, energy, hours, price }) =>
    callSignedIn(wire.orders.prepare, {
      action: 'energy.rent',
      receiver: addressIn(receiver),
      ...{ energy, hours, maxPay: BigInt(price) },
    }),
  call: ({ receiver, energy, hours, price }, _order, { chain }) => ({
    contract: chain.contract('energyDesk'),
    call: energyDesk.rent(addressIn(receiver), BigInt(energy), BigInt(hours), BigInt(price)),
  }),
  // Begun in the review of any action, on any page.
  page: paths.energy,
  after: wire.orders.report,
  invalidate: () => energyKeys,
});

function rentSummary(params: RentParams, t: Translate<RentText>): ActionSummary {
  const energy = countText(params.energy);
  const hours = t('hours', { n: params.hours });
  const rented = t('rentGet', { energy, hours });
  return {
    review: t('rentReview'),
    doing: t('rentDoing', { energy }),
    done: t('rentDone', { energy }),
    undone: t('notRented'),
    give: [trx(BigInt(params.price))],
    get: params.isOwn
      ? `${rented}, ${t('forMe')}`
      : rentedFor(`${rented}, ${t('forOther')}`, addressIn(params.receiver)),
    spending: t('rentSpending'),
    canFail: t('rentCanFail'),
    smallPrint: t('rentLost'),
    ...(!params.isForCall && {
      next: { label: t('myRentals'), to: `${paths.energy}?tab=mine` },
    }),
  };
}

async function mayRent(
  { energy, hours, price }: RentParams,
  context: ActionContext,
): Promise<CodeWithParams | null> {
  const asked = energyDesk.priceOf(BigInt(energy), BigInt(hours));
  if ((await context.chain.read('energyDesk', asked)) !== BigInt(price)) {
    return { code: 'PRICE_MOVED' };
  }
  return enoughTrx(BigInt(price), context);
}
