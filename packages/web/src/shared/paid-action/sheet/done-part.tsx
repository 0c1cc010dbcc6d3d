import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { finalIn } from '../../chain/final-in.ts';
import { useProjectConfig } from '../../chain/project-config.ts';
import { timeText } from '../../format/date.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DoneSeal } from '../../ui/art/seal.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { costText, countText, moneyText } from '../cost/cost-text.ts';
import { networkCostOf } from '../cost/network-cost.ts';
import { Figure } from '../fact.tsx';
import type { JournalRecord } from '../journal/journal-record.ts';
import type { ActionSummary } from '../paid-action.ts';
import type { ActionState } from '../run/action-state.ts';
import { paidActionTexts } from '../texts.ts';
import { TransactionLine } from '../transaction-line.tsx';

type DonePartProps = Readonly<{
  state: Extract<ActionState, { step: 'done' }>;
  summary: ActionSummary;
  record: JournalRecord | null;
}>;

/** It is done: what was given, what it cost, and whether anything could still take it back. */
export function DonePart({ state, summary, record }: DonePartProps): ReactNode {
  const t = useTexts(paidActionTexts);
  return (
    <>
      <DoneSeal />
      <h3 className="title mt-4 text-24">{summary.done}</h3>
      <p role="status" className="mt-1 text-14 text-ink-2">
        <FinalText state={state} />
      </p>
      <dl className="mt-3">
        {summary.outcome ??
          summary.give.map((money) => (
            <Figure key={money.symbol} name={money.symbol}>
              <b className="font-strong">{`−${moneyText(money)}`}</b>
              {summary.returned && <span className="block text-ink-2">{summary.returned}</span>}
            </Figure>
          ))}
        <Figure name={t('networkCost')}>
          <CostText state={state} record={record} />
        </Figure>
      </dl>
      {summary.receipt?.({ txid: state.sent.txid, cost: networkCostOf(state, record).total })}
      <TransactionLine txid={state.sent.txid} />
    </>
  );
}

function FinalText({ state }: Pick<DonePartProps, 'state'>): ReactNode {
  const t = useTexts(paidActionTexts);
  const network = useProjectConfig()?.network;
  const block = countText(state.mined.block);
  if (state.finalAt !== null) return t('finalAt', { time: timeText(state.finalAt), block });
  // Asked for once at the start; nothing is signed without it.
  const { unit, n } = finalIn(network?.finalAfter ?? 0);
  return t(`finalIn_${unit}`, { block, n });
}

/** All that the network took, and for what, where it was for two things. */
function CostText({ state, record }: Pick<DonePartProps, 'state' | 'record'>): ReactNode {
  const t = useTexts(paidActionTexts);
  const { total, parts } = networkCostOf(state, record);
  if (total === 0n) return t('nothingSpent');
  return (
    <>
      {`−${costText(total)} TRX`}
      {parts && (
        <span className="block whitespace-pre-line text-ink-2">
          {t('costParts', { call: costText(parts.call), approvals: costText(parts.approvals) })}
        </span>
      )}
    </>
  );
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
