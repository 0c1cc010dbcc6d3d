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
  const named = await tokensOf(tokens, [...presales, ...trades, ...locks]);
  const sales = presales.flatMap((one) => withToken(one, named, now, shownPresale));
  const inside = trades.flatMap((one) => withToken(one, named, now, shownTrade));
  return {
    created: mine.rows.map((row) => ownToken(row, me)),
    presales: sales.map(({ shown }) => shown),
    trades: inside.map(({ shown }) => shown),
    locks: locks.map((lock) => shownLock(lock, named)),
    totals: {
      raised: String(sumOf(mine.rows.map((row) => raisedBy(row, me)))),
      paidIn: String(sumOf([...sales, ...inside].map((one) => one.paidIn))),
      refundable: String(sumOf([...sales, ...inside].map((one) => one.refundable))),
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

type Shown<S> = Readonly<{ shown: S; paidIn: bigint; refundable: bigint }>;

function withToken<H extends Readonly<{ token: Address }>, S>(
  holding: H,
  tokens: ReadonlyMap<Address, TokenRow>,
  now: number,
  show: (holding: H, row: TokenRow, now: number) => Shown<S>,
): Shown<S>[] {
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
  const isOver = row.stage === 'launched' || refunded > 0n;
  return {
    shown: {
      token: shortOf(row),
      stage: row.stage,
      shares: String(shares),
      paid: String(paid),
      claimed: String(claimed),
      vestedNow: String(vestedLp(row, shares, now) - claimed),
      refunded: refunded > 0n,
    },
    paidIn: isOver ? 0n : paid,
    refundable: row.stage === 'failed' && refunded === 0n ? paid : 0n,
  };
}

function shownTrade({ shares, paid, settled }: TradeHolding, row: TokenRow, now: number) {
  const state = tradeStateOf(row, now);
  return {
    shown: {
      token: shortOf(row),
      // Shares are of a trade that is there.
      state: state === 'none' ? 'closed' : state,
      shares: String(shares),
      paid: String(paid),
      claimed: settled !== null,
    },
    paidIn: settled === null ? paid : 0n,
    refundable: state === 'cancelled' && settled === null ? paid : 0n,
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

/** Of what I made; a failed presale raised nothing. */
const raisedBy = (row: TokenRow, me: Address) =>
  row.creator === me && row.stage !== 'failed' ? row.sold * row.share_price : 0n;

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, one) => sum + one, 0n);
