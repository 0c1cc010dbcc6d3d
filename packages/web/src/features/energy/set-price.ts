import { paths as wire } from '@vellum/api/paths';
import { energyDesk } from '@vellum/contracts/energy';
import { energyKeys } from '../../shared/energy/energy-keys.ts';
import { countText } from '../../shared/paid-action/cost-text.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { type EnergyText, energyTexts } from './texts.ts';

/** In sun for 1,000 energy. */
export type SetPriceParams = Readonly<{ basePrice: number; hourPrice: number; isOpen: boolean }>;

/** Operator: what is asked for rentals from now on. */
export const setPrice = definePaidAction<SetPriceParams, unknown, EnergyText>({
  key: 'energy.set-price',
  texts: energyTexts,
  lock: () => 'energy.set-price',
  needs: ['wallet', 'network'],
  summary: ({ params: { basePrice, hourPrice, isOpen }, t }) => ({
    review: t('priceReview'),
    doing: t('priceDoing'),
    done: t('priceDone'),
    undone: t('notSet'),
    give: [],
    giveNothing: t('priceGive'),
    get: t('priceGet', {
      base: countText(basePrice),
      hour: countText(hourPrice),
      takes: t(isOpen ? 'priceOpen' : 'priceShut'),
    }),
    canFail: t('onlyNetworkCost'),
  }),
  before: (params) => callSignedIn(wire.orders.prepare, { action: 'energy.set-price', ...params }),
  call: ({ basePrice, hourPrice, isOpen }, _order, { chain }) => ({
    contract: chain.contract('energyDesk'),
    call: energyDesk.setPrice(BigInt(basePrice), BigInt(hourPrice), isOpen),
  }),
  after: wire.orders.report,
  invalidate: () => energyKeys,
});
