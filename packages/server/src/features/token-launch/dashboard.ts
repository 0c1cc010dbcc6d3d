import type { ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { tokenLaunch } from '@vellum/api/token-launch/token-launch';
import type { Address } from '@vellum/tron/address';
import { vestedLp } from '../../launches/vested-lp.ts';
import type { LockHolding, PresaleHolding, TradeHolding } from './holding-store.ts';
import type { LaunchParts } from './launch-parts.ts';
import { listedToken, tradeStateOf } from './token-shape.ts';
import type { TokenRow } from './token-store.ts';

const MOST = { offset: 0, limit: 50 } as const;

/** Tokens that are mine, and what I hold in sales and locks. */
export async function dashboard(
  { tokens, holdings }: LaunchParts,
  me: Address,
): Promise<ReplyOf<typeof tokenLaunch.dashboard>> {
  const [mine, presales, trades, locks] = await Promise.all([
    tokens.page({ filter: { held: me }, sort: '-created', rows: MOST }),
    holdings.presales(me),
    holdings.trades(me),
    holdings.locks(me),
  ]);
  const { now } = mine;
  const [named, totals] = await Promise.all([
    tokensOf(tokens, [...presales, ...trades, ...locks]),
    holdings.totals(me, now),
  ]);
  return {
    created: mine.rows.map((row) => ownToken(row, me)),
    presales: presales.flatMap((one) => withToken(one, named, now, shownPresale)),
    trades: trades.flatMap((one) => withToken(one, named, now, shownTrade)),
    locks: locks.map((lock) => shownLock(lock, named)),
    totals: {
      raised: String(totals.raised),
      paidIn: String(totals.paid_in),
      refundable: String(totals.refundable),
    },
  };
}

async function tokensOf(
  tokens: LaunchParts['tokens'],
  holdings: readonly Readonly<{ token: Address | null }>[],
): Promise<ReadonlyMap<Address, TokenRow>> {
  const named = [...new Set(holdings.flatMap(({ token }) => token ?? []))];
  if (named.length === 0) return new Map();
  const rows = { offset: 0, limit: named.length };
  const found = await tokens.page({ filter: { tokens: named }, sort: '-created', rows });
  return new Map(found.rows.map((row) => [row.token, row]));
}

function withToken<H extends Readonly<{ token: Address }>, S>(
  holding: H,
  tokens: ReadonlyMap<Address, TokenRow>,
  now: number,
  show: (holding: H, row: TokenRow, now: number) => S,
): S[] {
  const row = tokens.get(holding.token);
  return row === undefined ? [] : [show(holding, row, now)];
}

const ownToken = (row: TokenRow, me: Address) => ({
  ...listedToken(row),
  ownsPresale: row.presale_owner === me,
  ownsTrade: row.trade_owner === me,
  tradeWithdrawn: row.trade_withdrawn,
});

function shownPresale(holding: PresaleHolding, row: TokenRow, now: number) {
  const { shares, paid, claimed_lp: claimed, refunded } = holding;
  return {
    token: shortOf(row),
    stage: row.stage,
    shares: String(shares),
    paid: String(paid),
    claimed: String(claimed),
    vestedNow: String(vestedLp(row, shares, now) - claimed),
    refunded: refunded > 0n,
  };
}

function shownTrade({ shares, paid, settled }: TradeHolding, row: TokenRow, now: number) {
  const state = tradeStateOf(row, now);
  return {
    token: shortOf(row),
    // Shares are of a trade that is there.
    state: state === 'none' ? ('closed' as const) : state,
    shares: String(shares),
    paid: String(paid),
    claimed: settled !== null,
  };
}

function shownLock(lock: LockHolding, tokens: ReadonlyMap<Address, TokenRow>) {
  const row = lock.token === null ? undefined : tokens.get(lock.token);
  return {
    coin: lock.coin,
    token: row === undefined ? null : shortOf(row),
    amount: String(lock.amount),
    unlockAt: Number(lock.lock_time),
    createTime: Number(lock.create_time),
  };
}

const shortOf = ({ token, name, symbol }: TokenRow) => ({
  tokenAddress: token,
  tokenName: name,
  tokenSymbol: symbol,
});
