import type { ReactNode } from 'react';
import { countText, moneyText } from '../../shared/coins/cost-text.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { minedOf } from '../../shared/paid-action/action-state.ts';
import { networkCostOf } from '../../shared/paid-action/cost/network-cost.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import type { JournalRecord } from '../../shared/paid-action/journal/journal-record.ts';
import { CameCards } from '../../shared/paid-action/receipt/moved-cards.tsx';
import { addressesIn } from '../../shared/paid-action/receipt/named-coins.ts';
import type { PaidTransactions } from '../../shared/paid-action/receipt/read-receipt.ts';
import { ReceiptRows } from '../../shared/paid-action/receipt/receipt-rows.tsx';
import { useReceipt } from '../../shared/paid-action/receipt/use-receipt.ts';
import { failureLines, progressOf } from '../../shared/paid-action/sheet/progress-steps.ts';
import { StepList } from '../../shared/paid-action/sheet/step-list.tsx';
import { useStepTexts } from '../../shared/paid-action/sheet/use-step-texts.ts';
import { TransactionLine } from '../../shared/paid-action/transaction-line.tsx';
import { trx } from '../../shared/paid-action/trx.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { useLast } from '../../shared/ui/overlays/use-last.ts';
import type { ActivityEntry } from './activity-entry.ts';
import { OutcomeText } from './outcome-text.tsx';
import { StatusMark } from './status-mark.tsx';
import { activityTexts } from './texts.ts';

type ActivityDetailProps = Readonly<{ entry: ActivityEntry | null; onClose: () => void }>;

/** One action from its first step to its final block. */
export function ActivityDetail({ entry, onClose }: ActivityDetailProps): ReactNode {
  const t = useTexts(activityTexts);
  const locale = useLocale();
  const shown = useLast(entry);
  return (
    <Sheet
      open={entry !== null}
      onClose={onClose}
      title={shown ? t(shown.key) : ''}
      {...(shown && { detail: dateTimeText(shown.at, locale) })}
    >
      {shown && <Detail entry={shown} />}
    </Sheet>
  );
}

function Detail({ entry }: Readonly<{ entry: ActivityEntry }>): ReactNode {
  const t = useTexts(activityTexts);
  const { record, order, txid, block } = entry;
  const paid = paidBy(entry);
  const receipt = useReceipt(paid);
  return (
    <>
      {paid && <CameCards receipt={receipt} otherwise={null} />}
      <OutcomeText entry={entry} />
      {record && record.orderId !== null && <Steps record={record} />}
      <dl className="mt-2">
        <Figure name={t('state')}>
          <StatusMark entry={entry} />
        </Figure>
        {!paid &&
          entry.give.map((money) => (
            <Figure key={money.symbol} name={t('given')}>
              {moneyText({ ...money, amount: BigInt(money.amount) })}
            </Figure>
          ))}
        <OrderFigures entry={entry} />
        {block !== null && <Figure name={t('block')}>{countText(block)}</Figure>}
        {order && <Figure name={t('confirmations')}>{countText(order.confirmations)}</Figure>}
        <Figure name={t('final')}>{t(entry.final ? 'finalYes' : 'finalNo')}</Figure>
        {!paid && <Cost record={record} />}
      </dl>
      {paid && <ReceiptRows receipt={receipt} />}
      {txid && <TransactionLine txid={txid} />}
      {record && entry.elsewhere && (
        <div className="mt-3 grid gap-2 text-14">
          <span className="text-ink-2">{t('account')}</span>
          <AddressFull address={record.account} />
        </div>
      )}
    </>
  );
}

/** What a receipt can be read of: done, and on the chain that is asked here. */
function paidBy({
  status,
  account,
  elsewhere,
  txid,
  block,
  record,
}: ActivityEntry): PaidTransactions | null {
  if (status !== 'done' || elsewhere || account === null || txid === null) return null;
  const approvals = Object.keys(record?.approvalFees ?? {});
  return { account, calls: [txid], approvals, block, coins: addressesIn(record?.params ?? {}) };
}

function OrderFigures({ entry }: Readonly<{ entry: ActivityEntry }>): ReactNode {
  const t = useTexts(activityTexts);
  const orderId = entry.record?.orderId ?? entry.order?.orderId;
  if (!orderId) return null;
  return (
    <Figure name={t('order')}>
      <span className="font-mono text-13 break-all">{orderId}</span>
    </Figure>
  );
}

function Cost({ record }: Readonly<{ record: JournalRecord | null }>): ReactNode {
  const t = useTexts(activityTexts);
  const total = record ? networkCostOf(record.state, record) : 0n;
  const isKnown = record !== null && (minedOf(record.state) !== null || total > 0n);
  return isKnown && <Figure name={t('networkCost')}>{moneyText(trx(total))}</Figure>;
}

function Steps({ record }: Readonly<{ record: JournalRecord }>): ReactNode {
  const { state, approval } = record;
  const steps = useStepTexts(record, record.wallet);
  const allows = approval !== null;
  const reached = state.step === 'failed' && state.reverted ? 'chain' : 'network';
  const lines =
    state.step === 'failed' ? failureLines(reached, allows) : progressOf(state.step, allows);
  return (
    <StepList
      lines={lines.map(({ line, state: look }) => ({
        key: line,
        state: look,
        ...steps(line, look, state),
      }))}
    />
  );
}
