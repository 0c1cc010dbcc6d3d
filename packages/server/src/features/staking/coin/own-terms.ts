import { trc20 } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import { type Page, readPage } from '../../../platform/http/read-page.ts';
import { moneyOf } from '../named-coin.ts';
import type { StakingParts } from '../staking-parts.ts';
import type { TermFacts } from './term-facts.ts';
import { EARLY_AFTER_MS, termPoolOf } from './term-pool.ts';
import { type TermStakeRow, termPools } from './term-rows.ts';
import { type TermStatus, termStatusOf } from './term-store.ts';

/** The stakes of an address in one coin, summed up. */
export async function termSummary(parts: StakingParts, address: Address, coin: Address) {
  const facts = await termPoolOf(parts, coin);
  const { chainTime } = await parts.position();
  const mine = await parts.terms.mine(facts.source, address, chainTime);
  const [balance, uValue] = await Promise.all([
    parts.ask(coin, trc20.balanceOf(address)),
    parts.worthOf(mine.staked, coin),
  ]);
  return {
    staked: String(mine.staked),
    unlockable: String(mine.due_staked),
    pending: moneyOf(facts, mine.reserved),
    due: moneyOf(facts, mine.due_reward),
    paid: moneyOf(facts, mine.paid),
    balance: String(balance),
    uValue: uValue === null ? null : String(uValue),
    running: Number(mine.running),
    nextDue: mine.next_due === null ? null : Number(mine.next_due),
  };
}

type TermsFilter = Page & Readonly<{ coin?: Address | undefined; status?: TermStatus | undefined }>;

export async function termStakePage(
  parts: StakingParts,
  address: Address,
  { coin, status, ...page }: TermsFilter,
) {
  const { head, solid, chainTime } = await parts.position();
  const all = await Promise.all(termPools.map(({ source }) => parts.termFacts(source)));
  const facts = new Map(
    all.filter((one) => coin === undefined || one.coin === coin).map((one) => [one.source, one]),
  );
  const filter = { address, sources: [...facts.keys()], status };
  const found = await readPage(page, (rows) => parts.terms.page(filter, chainTime, rows));
  const list = found.list.map((row) => ({
    ...stakeShown(row, chainTime),
    coin: (facts.get(row.source) as TermFacts).coin,
    symbol: (facts.get(row.source) as TermFacts).symbol,
    final: (row.end_block ?? row.block) <= solid,
  }));
  return { ...found, list, asOf: { head, solid } };
}

const stakeShown = (row: TermStakeRow, now: number) => ({
  positionId: String(row.id),
  amount: String(row.amount),
  reward: String(row.reward),
  paid: row.paid === null ? null : String(row.paid),
  rate: row.rate,
  days: row.days,
  since: Number(row.since),
  earlyFrom: Number(row.since) + EARLY_AFTER_MS,
  unlockAt: Number(row.unlock_at),
  closedAt: row.closed_at === null ? null : Number(row.closed_at),
  status: termStatusOf(row, now),
  block: row.block,
  txid: row.txid,
  closeTxid: row.end_txid,
});
