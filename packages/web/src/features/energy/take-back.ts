import { paths as wire } from '@vellum/api/paths';
import { energyDesk } from '@vellum/contracts/energy';
import { energyKeys } from '../../shared/energy/energy-keys.ts';
import { moneyText } from '../../shared/paid-action/cost-text.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { type EnergyText, energyTexts } from './texts.ts';

/** `price` in sun, as it was paid. */
export type TakeBackParams = Readonly<{ rentalId: string; price: string }>;

/** The price of a rental back to whoever paid it, since nothing was delivered. */
export const takeBack = definePaidAction<TakeBackParams, unknown, EnergyText>({
  key: 'energy.refund',
  texts: energyTexts,
  lock: ({ rentalId }) => `energy.refund:${rentalId}`,
  needs: ['wallet', 'network'],
  summary: ({ params, t }) => {
    const price = moneyText(trx(BigInt(params.price)));
    return {
      review: t('backReview'),
      doing: t('backDoing', { price }),
      done: t('backDone', { price }),
      undone: t('notBack'),
      give: [],
      giveNothing: t('backGive'),
      get: t('backGet', { price }),
      canFail: t('backCanFail'),
    };
  },
  before: ({ rentalId }) =>
    callSignedIn(wire.orders.prepare, { action: 'energy.refund', rentalId: BigInt(rentalId) }),
  call: ({ rentalId }, _order, { chain }) => ({
    contract: chain.contract('energyDesk'),
    call: energyDesk.refund(BigInt(rentalId)),
  }),
  after: wire.orders.report,
  invalidate: () => energyKeys,
});
