import { paths as wire } from '@vellum/api/paths';
import { presale } from '@vellum/contracts/presale';
import { addressIn } from '../../shared/chain/address-in.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { saleKeys } from '../../shared/sale/sale-keys.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { type PresaleText, presaleTexts } from './texts.ts';

/** `amount` as it is shown; what vests until the block is added to it. */
export type ClaimLpParams = Readonly<{
  token: string;
  contract: string;
  name: string;
  amount: string;
}>;

/** The LP that has vested so far. */
export const claimLp = definePaidAction<ClaimLpParams, unknown, PresaleText>({
  key: 'presale.claim',
  texts: presaleTexts,
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
    giveNothing: t('onlyNetwork'),
    get: t('claimGet', { amount, name }),
    canFail: t('claimCanFail'),
  }),
  before: ({ token }) =>
    callSignedIn(wire.presale.prepareClaim, { tokenAddress: addressIn(token) }),
  call: ({ contract }) => ({ contract: addressIn(contract), call: presale.claimVested() }),
  after: wire.presale.confirmClaim,
  invalidate: () => saleKeys,
});
