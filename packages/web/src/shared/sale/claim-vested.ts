import { paths as wire } from '@vellum/api/wire/paths';
import { dexFactory } from '@vellum/contracts/dex';
import { presale } from '@vellum/contracts/presale';
import { fromHexAddress } from '@vellum/tron/address';
import { addressIn } from '../chain/address-in.ts';
import { lpNow } from '../lp/lp-now.ts';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { callSignedIn } from '../session/call-signed-in.ts';
import { saleKeys } from './sale-keys.ts';
import { type SaleText, saleTexts } from './texts.ts';

/** `amount` as it is shown; what vests until the block is added to it. */
export type ClaimVestedParams = Readonly<{
  token: string;
  contract: string;
  name: string;
  amount: string;
}>;

/** The LP that has vested so far. */
export const claimVested = definePaidAction<ClaimVestedParams, unknown, SaleText>({
  key: 'presale.claim',
  texts: saleTexts,
  lock: ({ token }) => `presale.claim:${token}`,
  needs: ['wallet', 'network'],
  check: async ({ contract }, { account, chain }) => {
    const vested = await chain.read(contract, presale.vestedOf(account));
    return vested > 0n ? null : { code: 'NOTHING_VESTED' };
  },
  summary: ({ params: { name, amount }, t }) => ({
    review: t('claimReview'),
    doing: t('claimDoing', { name }),
    done: t('claimDone', { amount }),
    undone: t('claimUndone'),
    give: [],
    giveNothing: t('claimGive'),
    get: t('claimGet', { amount, name }),
    canFail: t('claimCanFail'),
  }),
  renew: async (params, { account, chain }) => {
    const [vested, pair] = await Promise.all([
      chain.read(params.contract, presale.vestedOf(account)),
      chain.read('dex', dexFactory.pairOf(addressIn(params.token), chain.contract('wtrx'))),
    ]);
    const amount = await lpNow(chain, fromHexAddress(pair), vested);
    return { ...params, amount: amount ?? params.amount };
  },
  before: ({ token }) =>
    callSignedIn(wire.presale.prepareClaim, { tokenAddress: addressIn(token) }),
  call: ({ contract }) => ({ contract: addressIn(contract), call: presale.claimVested() }),
  after: wire.presale.confirmClaim,
  invalidate: () => saleKeys,
});
