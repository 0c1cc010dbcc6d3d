import { paths as wire } from '@vellum/api/paths';
import { presale } from '@vellum/contracts/presale';
import { addressIn } from '../../shared/chain/address-in.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { saleKeys } from '../../shared/sale/sale-keys.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { type PresaleText, presaleTexts } from './texts.ts';

export type FailParams = Readonly<{ token: string; contract: string; name: string }>;

/** Opens the refunds of a presale that nobody launched within three days. Anyone may. */
export const failPresale = definePaidAction<FailParams, unknown, PresaleText>({
  key: 'presale.fail',
  texts: presaleTexts,
  lock: ({ token }) => `presale.fail:${token}`,
  needs: ['wallet', 'network'],
  check: async ({ contract }, { chain }) =>
    (await chain.read(contract, presale.state())) === 'ended'
      ? null
      : { code: 'PRESALE_NOT_ENDABLE' },
  summary: ({ params: { name }, t }) => ({
    review: t('failReview'),
    doing: t('failDoing', { name }),
    done: t('failDone', { name }),
    undone: t('failUndone'),
    give: [],
    giveNothing: t('onlyNetwork'),
    get: t('failGet', { name }),
    canFail: t('endCanFail'),
  }),
  before: ({ token }) =>
    callSignedIn(wire.orders.prepare, { action: 'presale.fail', tokenAddress: addressIn(token) }),
  call: ({ contract }) => ({ contract: addressIn(contract), call: presale.fail() }),
  after: wire.orders.report,
  invalidate: () => saleKeys,
});
