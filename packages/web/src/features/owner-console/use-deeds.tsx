import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { administerTrade } from './administer-trade.ts';
import { configurePresale } from './configure-presale.ts';
import { editHelper } from './edit-helper.ts';
import { ownerAct } from './owner-act.ts';

export type Deeds = ReturnType<typeof useDeeds>;

/** Everything an owner can sign for; the sheets outlive the parts they began in. */
export function useDeeds() {
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
