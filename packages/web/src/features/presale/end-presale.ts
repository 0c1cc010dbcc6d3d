import { paths as wire } from '@vellum/api/paths';
import { presale } from '@vellum/contracts/presale';
import { addressIn } from '../../shared/chain/address-in.ts';
import { moneyText } from '../../shared/paid-action/cost-text.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import { saleKeys } from '../../shared/sale/sale-keys.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { type PresaleText, presaleTexts } from './texts.ts';

/** `raised` in sun. */
export type EndParams = Readonly<{ token: string; contract: string; name: string; raised: string }>;

/** Launches a presale that succeeded. Anyone may, and nobody gains by it but the buyers. */
export const endPresale = definePaidAction<EndParams, unknown, PresaleText>({
  key: 'presale.end',
  texts: presaleTexts,
  lock: ({ token }) => `presale.end:${token}`,
  needs: ['wallet', 'network'],
  check: async ({ contract }, { chain }) =>
    (await chain.read(contract, presale.state())) === 'ended'
      ? null
      : { code: 'PRESALE_NOT_ENDABLE' },
  summary: ({ params: { name, raised }, t }) => ({
    review: t('endReview'),
    doing: t('endDoing', { name }),
    done: t('endDone', { name }),
    undone: t('endUndone'),
    give: [],
    giveNothing: t('onlyNetwork'),
    get: t('endGet', { amount: moneyText(trx(BigInt(raised))), name }),
    canFail: t('endCanFail'),
  }),
  before: ({ token }) => callSignedIn(wire.presale.prepareEnd, { tokenAddress: addressIn(token) }),
  call: ({ contract }) => ({ contract: addressIn(contract), call: presale.end() }),
  after: wire.presale.confirmEnd,
  invalidate: () => saleKeys,
});
