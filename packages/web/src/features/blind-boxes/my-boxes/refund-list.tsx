import type { ReactNode } from 'react';
import { amountText, signedAmount } from '../../../shared/format/amount.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { usePaidAction } from '../../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { StatusBadge } from '../../../shared/ui/states/status-badge.tsx';
import { openWalletSheet } from '../../../shared/wallet/wallet-sheet-state.ts';
import type { OwnedBox } from '../box-queries.ts';
import { Envelope } from '../envelope.tsx';
import { boxNumber } from '../figures.ts';
import { useSeriesName } from '../series-name.ts';
import { boxTexts } from '../texts.ts';
import { Unit } from '../unit.tsx';
import { BoxListFrame } from './box-list-frame.tsx';
import { bySeries } from './by-series.ts';
import { type RefundParams, refundBox } from './refund-box.ts';
import type { MyBoxes } from './use-my-boxes.ts';

const trx = (sun: bigint): string => amountText(sun, 6).full;

/** Boxes of series that were never revealed: what each gets back, and what was taken back. */
export function RefundList({ boxes }: Readonly<{ boxes: MyBoxes }>): ReactNode {
  const t = useTexts(boxTexts);
  const { begin, refusal, blocker, sheet } = usePaidAction(refundBox);
  const take = (params: RefundParams) =>
    blocker === 'wallet' || blocker === 'network' ? openWalletSheet() : begin(params);
  return (
    <>
      <BoxListFrame boxes={boxes} empty={t('noneRefund')}>
        {refusal && (
          <div role="alert" className="px-4 pt-4">
            <Notice kind="bad">{refusal}</Notice>
          </div>
        )}
        {bySeries(boxes.rows).map((group) => (
          <Group key={group.seriesId} {...group} take={take} isBusy={blocker === 'running'} />
        ))}
      </BoxListFrame>
      {sheet}
    </>
  );
}

type GroupProps = Readonly<{
  seriesId: string;
  boxes: readonly OwnedBox[];
  take: (params: RefundParams) => void;
  isBusy: boolean;
}>;

function Group({ seriesId, boxes, take, isBusy }: GroupProps): ReactNode {
  const t = useTexts(boxTexts);
  const name = useSeriesName();
  return (
    <section aria-label={name(seriesId)} className="pt-4">
      <div className="px-4">
        <h2 className="title text-20">{name(seriesId)}</h2>
        <p className="text-14 text-ink-2">{t('neverRevealed')}</p>
      </div>
      <ul className="mt-1">
        {boxes.map((box) => (
          <li key={box.boxId} className="border-t border-line-soft first:border-t-0">
            <Refund box={box} take={take} isBusy={isBusy} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type RefundProps = Readonly<{
  box: OwnedBox;
  take: (params: RefundParams) => void;
  isBusy: boolean;
}>;

function Refund({ box, take, isBusy }: RefundProps): ReactNode {
  const t = useTexts(boxTexts);
  const { seriesId, boxId, price } = box;
  const refund = BigInt(box.refund ?? price);
  return (
    <div className="flex items-center gap-3 px-4 py-3">
      <span className="w-16 flex-none self-start">
        <Envelope seriesId={seriesId} state="sealed" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-mono">{boxNumber(boxId)}</p>
        <p className="text-14 text-ink-2">
          {t('refundParts', { price: trx(BigInt(price)), share: trx(refund - BigInt(price)) })}
        </p>
        {box.status === 'refundable' && (
          <div className="mt-2">
            <Button
              kind="secondary"
              size="small"
              disabled={isBusy}
              onClick={() => take({ seriesId, boxId, price, refund: refund.toString() })}
            >
              {t('takeBack', { amount: trx(refund) })}
            </Button>
          </div>
        )}
      </div>
      {box.status === 'refunded' && (
        <span className="flex-none text-right">
          <b className="block font-strong">
            {signedAmount(refund, 6, 6)}
            <Unit of="TRX" />
          </b>
          <StatusBadge>{t('refunded')}</StatusBadge>
        </span>
      )}
    </div>
  );
}
