import { paths as wire } from '@vellum/api/wire/paths';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { addressIn } from '../../shared/chain/address-in.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { administerTrade } from './administer-trade.tsx';
import { configurePresale } from './configure-presale.tsx';
import { ownerAct } from './owner-act.ts';
import { ownerKeys } from './owner-keys.ts';
import { ownerSummary } from './owner-summary.ts';
import { type OwnerText, ownerTexts } from './texts.ts';

export type OwnerActions = ReturnType<typeof useOwnerActions>;

/** Everything an owner can sign for; the sheets outlive the parts they began in. */
export function useOwnerActions() {
  const act = usePaidAction(ownerAct);
  const presale = usePaidAction(configurePresale);
  const trade = usePaidAction(administerTrade);
  const helper = usePaidAction(editHelper);
  const refusal = act.refusal ?? presale.refusal ?? trade.refusal ?? helper.refusal;
  const sheets = (
    <>
      {act.sheet}
      {presale.sheet}
      {trade.sheet}
      {helper.sheet}
    </>
  );
  return { act, presale, trade, helper, refusal, sheets };
}

/** `bps` of the slippage, or `coin` whose stray amounts come out. */
type HelperParams = Readonly<{ bps: number | null; coin: string | null; value: string }>;

/** What the owner of the liquidity helper sets and takes out. */
const editHelper = definePaidAction<HelperParams, unknown, OwnerText>({
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
