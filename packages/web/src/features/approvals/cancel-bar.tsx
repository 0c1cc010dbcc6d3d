import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { tryCall } from '../../shared/chain/trial.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { costText } from '../../shared/coins/cost-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { askedCall } from '../../shared/paid-action/review/review.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { type CancelParams, cancelApproval } from './cancel-approval.tsx';
import { isUnlimited, type StandingApproval } from './standing-approval.ts';
import { approvalTexts } from './texts.ts';
import type { CancelRow } from './use-cancel-row.ts';

type CancelBarProps = Readonly<{
  address: Address;
  marked: readonly StandingApproval[];
  row: CancelRow;
}>;

/** How many are chosen, what ending them costs, and how far a row of them came. */
export function CancelBar({ address, marked, row }: CancelBarProps): ReactNode {
  const t = useTexts(approvalTexts);
  const online = useOnline();
  const cost = useCancelCost(address, marked);
  const n = marked.length;
  const begin = () => row.begin(marked.map((one) => cancelParams(one, t('amountAny'))));
  return (
    <FootBar className="grid gap-2">
      <Progress row={row} />
      <div className="flex items-center gap-4">
        <p className="flex-none text-14 text-ink-2">
          {t('chosen', { n })}
          {n > 0 && (
            <span className="block">
              <b className="font-strong text-ink">{cost === undefined ? '…' : costText(cost)}</b>
              {' TRX'}
            </span>
          )}
        </p>
        <Button
          kind="danger"
          disabled={n === 0 || !online || row.blocker === 'network' || row.blocker === 'running'}
          onClick={begin}
        >
          {t('cancelN', { n })}
        </Button>
      </div>
      {n > 0 && <p className="text-13 text-ink-2">{t('noBatch', { n })}</p>}
    </FootBar>
  );
}

function Progress({ row: { refusal, done, of } }: Readonly<{ row: CancelRow }>): ReactNode {
  const t = useTexts(approvalTexts);
  if (refusal !== null) {
    return (
      <Notice kind="bad">
        {refusal}
        {of > 1 && <span className="block">{t('rowStopped', { done, of })}</span>}
      </Notice>
    );
  }
  if (of < 2 || done === 0) return null;
  return (
    <p role="status" className="text-14 text-ink-2">
      {t('rowDone', { done, of })}
    </p>
  );
}

/** Sun that cancelling these would cost now, each tried on the node and none sent; undefined until known. */
function useCancelCost(account: Address, chosen: readonly StandingApproval[]): bigint | undefined {
  const keys = chosen.map(({ key }) => key);
  const { data } = useChainRead(
    chosen.length > 0 ? ['approvals', 'cost', account, ...keys] : null,
    async (chain) => {
      const costs = chosen.map(async (approval) => {
        const context = { account, chain };
        const planned = cancelApproval.call(cancelParams(approval), null, context);
        if (!planned) return 0n;
        const { cost } = await tryCall(chain.client, askedCall(planned, context), Date.now);
        return cost.expected;
      });
      return (await Promise.all(costs)).reduce((all, one) => all + one, 0n);
    },
  );
  return data;
}

/** What cancelling this approval needs to be told. */
function cancelParams(approval: StandingApproval, anyAmount = '∞'): CancelParams {
  const { coin, spender, spenderName, allowance } = approval;
  return {
    token: coin.address,
    spender,
    spenderName,
    symbol: coin.symbol,
    amount: isUnlimited(approval) ? anyAmount : exactSentence(allowance, coin),
    place: null,
  };
}
