import { paths as wire } from '@vellum/api/paths';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { addressIn } from '../../shared/chain/address-in.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { ownerKeys } from './owner-keys.ts';
import { ownerSummary } from './owner-summary.ts';
import { type OwnerText, ownerTexts } from './texts.ts';

/** `bps` of the slippage, or `coin` whose stray amounts come out. */
export type HelperParams = Readonly<{ bps: number | null; coin: string | null; value: string }>;

/** What the owner of the liquidity helper sets and takes out. */
export const editHelper = definePaidAction<HelperParams, unknown, OwnerText>({
  key: 'liquidity.edit',
  texts: ownerTexts,
  lock: () => 'liquidity.edit',
  needs: ['wallet', 'network'],
  summary: ({ params: { bps, value }, t }) => {
    const edit = bps === null ? 'withdraw' : 'slippage';
    return ownerSummary(t, {
      deed: t(`helper_${edit}`),
      does: t(`helperDoes_${edit}`, { value }),
    });
  },
  before: ({ bps, coin }) =>
    callSignedIn(wire.liquidity.prepareEdit, {
      edit: bps === null ? 'withdraw' : 'slippage',
      ...(bps !== null && { slippageBps: bps }),
      ...(coin !== null && { token: addressIn(coin) }),
    }),
  call: ({ bps, coin }, _order, { chain }) => ({
    contract: chain.contract('liquidityHelper'),
    call:
      bps === null
        ? liquidityHelper.withdrawStray(addressIn(coin ?? ''))
        : liquidityHelper.setSlippage(BigInt(bps)),
  }),
  after: wire.liquidity.confirmEdit,
  invalidate: () => ownerKeys,
});
