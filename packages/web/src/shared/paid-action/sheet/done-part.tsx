import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { finalIn } from '../../chain/final-in.ts';
import { useProjectConfig } from '../../chain/project-config.ts';
import { countText } from '../../coins/cost-text.ts';
import { timeText } from '../../format/date.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DoneSeal } from '../../ui/art/seal.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import type { ActionState } from '../action-state.ts';
import type { JournalRecord } from '../journal/journal-record.ts';
import type { ActionSummary } from '../paid-action.ts';
import { CameCards } from '../receipt/moved-cards.tsx';
import { addressesIn } from '../receipt/named-coins.ts';
import type { PaidTransactions } from '../receipt/read-receipt.ts';
import { ReceiptRows } from '../receipt/receipt-rows.tsx';
import { useReceipt } from '../receipt/use-receipt.ts';
import { paidActionTexts } from '../texts.ts';
import { TransactionLine } from '../transaction-line.tsx';

type DonePartProps = Readonly<{
  state: Extract<ActionState, { step: 'done' }>;
  summary: ActionSummary;
  record: JournalRecord | null;
}>;

/** It is done: what came, what went, what it cost, and whether anything could still take it back. */
export function DonePart({ state, summary, record }: DonePartProps): ReactNode {
  const { txid } = state.sent;
  const receipt = useReceipt(record && paidBy(record, state));
  const isRead = receipt.data !== undefined || receipt.isError;
  return (
    <>
      {/* Whether a card came is known with the receipt: nothing stands in its place meanwhile. */}
      {isRead ? <CameCards receipt={receipt} otherwise={<DoneSeal />} /> : <Skeleton height={96} />}
      <h3 className="title mt-4 text-24">{summary.done}</h3>
      <p role="status" className="mt-1 text-14 text-ink-2">
        <FinalText state={state} />
      </p>
      <ReceiptRows receipt={receipt} least={summary.least} facts={summary.facts} />
      <TransactionLine txid={txid} />
    </>
  );
}

const paidBy = (
  { account, approvalFees = {}, before = [], params }: JournalRecord,
  { sent, mined }: DonePartProps['state'],
): PaidTransactions => ({
  account,
  calls: [sent.txid],
  approvals: Object.keys(approvalFees),
  before,
  block: mined.block,
  coins: addressesIn(params),
});

function FinalText({ state }: Pick<DonePartProps, 'state'>): ReactNode {
  const t = useTexts(paidActionTexts);
  const network = useProjectConfig()?.network;
  const block = countText(state.mined.block);
  if (state.finalAt !== null) return t('finalAt', { time: timeText(state.finalAt), block });
  // Asked for once at the start; nothing is signed without it.
  const { unit, n } = finalIn(network?.finalAfter ?? 0);
  return t(`finalIn_${unit}`, { block, n });
}

type FooterProps = Readonly<{ summary: ActionSummary; onClose: () => void }>;

export function DoneFooter({ summary, onClose }: FooterProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const { next } = summary;
  return (
    <div className="grid gap-1">
      {next && (
        <Link to={next.to} className={buttonClass()}>
          {next.label}
        </Link>
      )}
      <Button {...(next && { kind: 'ghost' as const })} onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}
