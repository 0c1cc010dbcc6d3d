import type { ReplyOf } from '@vellum/api/endpoints/call-shape';
import { smaller } from '@vellum/api/numbers/bigint-order';
import { priceOf } from '@vellum/api/numbers/price-unit';
import { powersLeft } from '@vellum/api/token-launch/launch-powers';
import { phaseOf, softCapShares, vestingSpan } from '@vellum/api/token-launch/launch-stage';
import { nextRound, vestedBps } from '@vellum/api/token-launch/launch-vesting';
import { safetyFacts } from '@vellum/api/token-launch/safety-facts';
import { safetyScore, scoreLimit, shownScore } from '@vellum/api/token-launch/safety-score';
import type { tokenLaunch } from '@vellum/api/token-launch/token-launch';
import { reviewOf } from '@vellum/api/token-launch/token-review';
import { reservedCoinAlike } from '@vellum/api/typed-text/look-alike';
import { vestingTermsOf } from '../../launches/vesting-terms.ts';
import { rememberedByKey } from '../../platform/remembered-by-key.ts';
import type { TokenRow } from './token-store.ts';

const BPS = 10_000n;
const MS = 1000n;
/** A pool of next to nothing can be bent by more than a number of the answer can say. */
const MOST_CHANGE = BigInt(Number.MAX_SAFE_INTEGER);

/** Tokens of which is remembered what follows from their texts alone. */
const REMEMBERED = 5_000;

type Worded = Pick<TokenRow, 'name' | 'symbol' | 'texts' | 'hash'>;

const ownAlike = rememberedByKey(
  REMEMBERED,
  ({ name, symbol }: Worded) => `${name}\n${symbol}`,
  ({ name, symbol }) => reservedCoinAlike({ tokenName: name, tokenSymbol: symbol }),
);

/** What the content check finds. */
export const findingsIn = rememberedByKey(
  REMEMBERED,
  ({ name, symbol, hash }: Worded) => `${name}\n${symbol}\n${hash}`,
  ({ name, symbol, texts }) => reviewOf({ name, symbol, ...texts }),
);

export type ListedToken = Omit<ReplyOf<typeof tokenLaunch.list>['list'][number], 'final'>;

/** A launch as lists show it. */
export function listedToken(row: TokenRow): ListedToken {
  const now = Number(row.now);
  const trade = tradeStateOf(row, now);
  const looksLike = alikeOf(row);
  const { score } = safetyScore(safetyFacts(stateOf(row, trade), BigInt(now) / MS));
  return {
    tokenAddress: row.token,
    presaleAddress: row.presale,
    basePoolAddress: row.base_pool,
    tradeAddress: row.trade,
    pairAddress: row.pair,
    creator: row.creator,
    createdAt: Number(row.created_at),
    tokenName: row.name,
    tokenSymbol: row.symbol,
    totalSupply: String(row.supply),
    hasLiquidity: row.reserve_trx > 0n && row.launched_at !== null,
    label: labelOf(row, now),
    image: row.texts?.image ?? null,
    holders: row.holders,
    trade,
    ...saleOf(row),
    ...marketOf(row),
    ...lockOf(row, now),
    score: shownScore(score, scoreLimit(row.stage, looksLike !== null)),
    powers: powersLeft(ownedOf(row, trade)),
    looksLike,
  };
}

function saleOf(row: TokenRow) {
  const { stage, share_price: price, shares, sold, soft_cap_rate } = row;
  const least = softCapShares({ shares: Number(shares), softCapRate: soft_cap_rate });
  return {
    stage,
    phase: phaseOf(stage),
    startTime: Number(row.start_time),
    endTime: Number(row.end_time),
    sharePrice: String(price),
    shares: Number(shares),
    maxShares: Number(row.shares_per_buyer),
    sold: Number(sold),
    raised: String(sold * price),
    hardCap: String(shares * price),
    softCap: String(BigInt(least) * price),
    softCapShares: least,
  };
}

function marketOf(row: TokenRow) {
  const { price, priceOf: of } = priceNow(row);
  const before = row.before === null ? 0n : BigInt(row.before);
  const isTraded = of === 'pool' && price !== null && before > 0n;
  return {
    price: price === null ? null : String(price),
    priceOf: of,
    change24h: isTraded ? Number(smaller(((price - before) * BPS) / before, MOST_CHANGE)) : null,
    volume24h: String(row.volume ?? 0n),
    spark: [...(row.closes ?? [])],
  };
}

/** In the pool; before the launch what it would be with the shares sold now, and nothing for what cannot launch. */
function priceNow(row: TokenRow) {
  if (row.stage === 'launched') {
    const hasPool = row.reserve_token > 0n;
    const price = hasPool ? priceOf(row.reserve_trx, row.reserve_token) : null;
    return { price, priceOf: 'pool' as const };
  }
  const raised = row.sold * row.share_price;
  if (raised === 0n || row.stage === 'failed') return { price: null, priceOf: 'launch' as const };
  const fee = (raised * BigInt(row.presale_fee)) / BPS;
  const backing = (raised * BigInt(row.backing_share)) / BPS;
  const price = priceOf(raised - fee - backing, row.liquidity_supply);
  return { price, priceOf: 'launch' as const };
}

/** LP that cannot leave: burned, in locks, or not vested yet. */
function lockOf(row: TokenRow, now: number) {
  if (row.launched_at === null || row.lp_supply === 0n) {
    return { lpLockedShare: 0, lpLockedUntil: null };
  }
  const terms = vestingTermsOf(row);
  const elapsed = BigInt(now) / MS - row.launched_at / MS;
  const vested = vestedBps(terms, elapsed);
  const unvested = row.lp_for_users - (row.lp_for_users * vested) / BPS;
  const held = row.lp_burned + (row.locked ?? 0n) + unvested;
  const round = nextRound(terms, elapsed);
  const next = unvested === 0n || round === null ? null : Number(row.launched_at + round * MS);
  const opens = row.locked_until === null ? null : Number(row.locked_until);
  const share = Number((held * BPS) / row.lp_supply);
  return { lpLockedShare: share, lpLockedUntil: earlier(next, opens) };
}

const earlier = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** Spec §4: what of the liquidity is being locked or unlocked; the content check before that. */
function labelOf(row: TokenRow, now: number) {
  if (findingsIn(row).length > 0) return 'reviewFailed' as const;
  if (row.stage === 'ended') return 'locking' as const;
  const span = vestingSpan({
    launchedAt: row.launched_at === null ? null : Number(row.launched_at),
    vestingDelay: Number(row.vesting_delay * MS),
    vestingInterval: Number(row.vesting_interval * MS),
    vestingRate: row.vesting_rate,
  });
  if (span === null || now >= span.last) return null;
  return now < span.first ? ('waitingUnlock' as const) : ('unlocking' as const);
}

/** As the contract computes it; the end time is asked of the node and may be unknown for a moment. */
export function tradeStateOf(row: TokenRow, now: number) {
  if (row.trade_shares === 0n) return 'none' as const;
  if (row.trade_state === 3 || row.stage === 'failed') return 'cancelled' as const;
  if (row.trade_state === 0) return 'closed' as const;
  const isOver = row.trade_end !== null && now >= Number(row.trade_end);
  const isEnded = row.trade_state === 2 || row.trade_sold === row.trade_shares || isOver;
  return isEnded ? ('ended' as const) : ('open' as const);
}

type TradeState = ReturnType<typeof tradeStateOf>;

const ownedOf = (row: TokenRow, trade: TradeState) => ({
  stage: row.stage,
  trade,
  presaleOwned: row.presale_owner !== null,
  tradeOwned: row.trade_owner !== null,
});

const stateOf = (row: TokenRow, trade: TradeState) => ({
  ...ownedOf(row, trade),
  presale: {
    ...vestingTermsOf(row),
    softCapRate: BigInt(row.soft_cap_rate),
    userLpShare: BigInt(row.user_lp_share),
    creatorLpShare: BigInt(row.creator_lp_share),
    backingShare: BigInt(row.backing_share),
  },
  launchedAt: row.launched_at === null ? null : row.launched_at / MS,
  creatorUnlockAt: row.creator_until === null ? null : row.creator_until / MS,
  supply: row.first_supply,
  tradeSupply: row.trade_shares * row.tokens_per_share,
  creatorSupply: row.creator_supply,
  totalSupply: row.supply,
  topTenHold: row.concentrations.topTen,
  shares: row.concentrations.shares,
  lp: row.concentrations.lp,
  lockerHolds: row.in_locker,
  boughtInLaunchBlock: row.early_bought,
  launchReserve: row.launch_reserve,
});

/** A coin of the platform before an older token. */
function alikeOf(row: TokenRow) {
  const own = ownAlike(row);
  if (own !== null) return { tokenAddress: null, ...own };
  const { alike_token, alike_name, alike_symbol } = row;
  if (alike_token === null) return null;
  return {
    tokenAddress: alike_token,
    tokenName: alike_name ?? '',
    tokenSymbol: alike_symbol ?? '',
  };
}
