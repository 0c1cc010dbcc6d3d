import type { Address } from '@vellum/tron/address';
import { readChainPosition } from '../../indexer/chain-position.ts';
import type { LedgerParts } from '../../ledger/ledger-parts.ts';
import { trx } from '../../ledger/shown-money.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Page, readPage } from '../../platform/http/read-page.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { shownDetail, shownWithdrawal } from './withdrawal-shape.ts';
import {
  findWithdrawal,
  openWithdrawal,
  type PaymentRow,
  pageOfPayments,
  pageOfWithdrawals,
} from './withdrawal-store.ts';

export type PageParts = Readonly<{ database: Database; ledger: LedgerParts }>;

const LARGEST_ID = 2n ** 63n - 1n;

async function positionOf(database: Database) {
  const { head, solid } = (await readChainPosition(database)) ?? { head: 0, solid: 0 };
  return { head, solid };
}

export async function withdrawalPage({ database }: PageParts, address: Address, page: Page) {
  const asOf = await positionOf(database);
  const found = await readPage(page, (rows) =>
    pageOfWithdrawals(database, address, rows, asOf.solid),
  );
  const isOver = (status: string) => status === 'success' || status === 'failed';
  const list = found.list.map((row) => ({ ...shownWithdrawal(row), final: isOver(row.status) }));
  return { ...found, list, asOf };
}

export async function withdrawalDetail({ database }: PageParts, address: Address, id: string) {
  const asOf = await positionOf(database);
  const number = BigInt(id);
  const row =
    number > LARGEST_ID
      ? null
      : await findWithdrawal(database, { address, id: number }, asOf.solid);
  if (row === null) throw new Refusal({ code: 'NOT_FOUND' });
  return { ...shownDetail(row), asOf };
}

export async function paymentPage({ database }: PageParts, address: Address, page: Page) {
  const asOf = await positionOf(database);
  const found = await readPage(page, (rows) => pageOfPayments(database, address, rows));
  return { ...found, list: found.list.map((row) => shownPayment(row, asOf.solid)), asOf };
}

function shownPayment(row: PaymentRow, solid: number) {
  const final = row.block <= solid;
  return {
    id: `${row.block}-${row.tx_idx}-${row.log_idx}`,
    amount: trx(row.received),
    status: final ? ('success' as const) : ('confirming' as const),
    time: Number(row.at),
    txid: row.txid,
    cumulative: String(row.upto),
    block: row.block,
    withdrawalId: row.withdrawal_id === null ? null : String(row.withdrawal_id),
    final,
  };
}

/** What an address has there, and the proofs by which it can take it. */
export async function claimableOf({ database, ledger }: PageParts, address: Address) {
  const asOf = await positionOf(database);
  const [balance, parts, open] = await Promise.all([
    ledger.payouts.balance(address),
    ledger.payouts.parts(address),
    openWithdrawal(database, address, asOf.solid),
  ]);
  return {
    available: trx(balance.available),
    claimable: trx(balance.claimable),
    parts: parts.map(({ root, since, cumulative, proof }) => ({
      root: `0x${root}`,
      since: String(since),
      cumulative: String(cumulative),
      proof: proof.map((word) => `0x${word}`),
    })),
    waiting: trx(balance.waiting),
    nextOpenAt: balance.eta,
    unfunded: trx(balance.unfunded),
    gathering: trx(balance.gathering),
    earned: { feeRebate: trx(balance.feeRebate), distribution: trx(balance.distribution) },
    received: trx(balance.received),
    open: open === null ? null : shownWithdrawal(open),
    asOf,
  };
}

/** What anyone needs to compute a root again and hold it against the chain's. */
export async function rootFile({ ledger }: PageParts, file: string) {
  const { payouts, home, contracts } = ledger;
  const found = await payouts.root(file.slice(0, -'.json'.length));
  if (found === null) throw new Refusal({ code: 'NOT_FOUND' });
  const leaves = await payouts.leaves(found);
  return {
    root: `0x${found.root}`,
    upToBlock: Number(found.up_to_block),
    total: String(found.total),
    budget: String(found.budget),
    chainId: String(home.chainId),
    payout: contracts.payout,
    isRight: found.is_right,
    leaves: leaves.map(({ address, since, cumulative }) => ({
      address,
      since: String(since),
      cumulative: String(cumulative),
    })),
  };
}
