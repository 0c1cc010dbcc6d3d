import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { costText } from '../../shared/paid-action/cost-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FootBar } from '../../shared/ui/foot-bar.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { cancelParams } from './cancel-params.ts';
import type { StandingApproval } from './standing-approval.ts';
import { approvalTexts } from './texts.ts';
import { useCancelCost } from './use-cancel-cost.ts';
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
