import type { IncomeState } from '@vellum/api/order-kinds/display-states';
import { trx } from '../../ledger/shown-money.ts';
import type { WithdrawalRow } from '../../ledger/withdrawal-view.ts';

type Mark = Readonly<{ block: number; time: number; txid: string }>;
type Step = Readonly<{
  status: IncomeState;
  time: number | null;
  block: number | null;
  txid: string | null;
}>;

/** A request as lists show it. */
export function shownWithdrawal(row: WithdrawalRow) {
  const isPaid = row.status === 'success';
  return {
    id: String(row.id),
    amount: trx(isPaid ? (row.received ?? row.asked) : row.asked),
    status: row.status,
    ...(row.status === 'failed' && { reason: 'ROOT_VETOED' as const }),
    time: Number(row.chain_time),
    ...(row.paid_txid !== null && { txid: row.paid_txid }),
  };
}

/** With its root and the way so far. */
export function shownDetail(row: WithdrawalRow) {
  return {
    ...shownWithdrawal(row),
    asked: trx(row.asked),
    received: row.received === null ? null : trx(row.received),
    root: rootOf(row),
    steps: stepsOf(row),
  };
}

function rootOf(row: WithdrawalRow) {
  const proposed = markOf(row.proposed_block, row.proposed_at, row.proposed_txid);
  if (row.root === null || proposed === null) return null;
  return {
    root: `0x${row.root}`,
    upToBlock: Number(row.up_to_block),
    total: String(row.total),
    proposed,
    eta: Number(row.eta),
    activated: markOf(row.active_block, row.active_at, row.active_txid),
    vetoed: markOf(row.vetoed_block, row.vetoed_at, row.vetoed_txid),
  };
}

const markOf = (block: number | null, at: bigint | null, txid: string | null): Mark | null =>
  block === null || at === null || txid === null ? null : { block, time: Number(at), txid };

/** What was active when it was asked for goes straight to the transfer. */
function stepsOf(row: WithdrawalRow): Step[] {
  const asked = Number(row.chain_time);
  const wasActive = row.active_at !== null && row.active_at <= row.chain_time;
  const proposed = markOf(row.proposed_block, row.proposed_at, row.proposed_txid);
  const active = markOf(row.active_block, row.active_at, row.active_txid);
  const vetoed = markOf(row.vetoed_block, row.vetoed_at, row.vetoed_txid);
  const paid = markOf(row.paid_block, row.paid_at, row.paid_txid);
  const beyondConfirming = row.status !== 'packing' && row.status !== 'confirming';
  return [
    { status: 'packing', time: asked, block: null, txid: null },
    ...(proposed && !wasActive ? [step('confirming', proposed)] : []),
    // When the proposal became final is not a fact of the chain.
    ...(proposed && !wasActive && beyondConfirming
      ? [{ status: 'verifying' as const, time: null, block: null, txid: null }]
      : []),
    ...(active ? [step('transferring', { ...active, time: Math.max(active.time, asked) })] : []),
    ...(paid && row.status === 'success' ? [step('success', paid)] : []),
    ...(vetoed ? [step('failed', vetoed)] : []),
  ];
}

const step = (status: IncomeState, { time, block, txid }: Mark): Step => ({
  status,
  time,
  block,
  txid,
});
