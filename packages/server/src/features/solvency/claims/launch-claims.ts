import { stageAt } from '@vellum/api/launch-stage';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { ClaimMoment, ClaimRow, HoldingRow } from './claim-row.ts';

type Launch = Readonly<{
  token: Address;
  symbol: string | null;
  presale: Address;
  trade: Address;
  base_pool: Address;
  pair: Address;
  start_time: bigint;
  end_time: bigint;
  shares: bigint;
  sold: bigint;
  soft_cap_rate: number;
  sold_out_at: bigint | null;
  launched_at: bigint | null;
  failed_at: bigint | null;
  lp_for_users: bigint;
  backing: bigint;
  supply: bigint;
  trade_price: bigint;
  trade_state: number;
  trade_sold: bigint;
  trade_withdrawn: boolean;
  trade_owner: Address | null;
  trade_shares: bigint | null;
  tokens_per_share: bigint | null;
  trade_fee: number | null;
  trade_end: bigint | null;
}>;

type PresaleBuyer = Readonly<{
  buyer: Address;
  shares: bigint;
  paid: bigint;
  claimed_lp: bigint;
  refunded: bigint;
}>;

type Trader = Readonly<{ buyer: Address; shares: bigint; paid: bigint }>;
type Holder = Readonly<{ owner: Address; amount: bigint }>;

const BPS = 10_000n;
const ENDED = 2;
const CANCELLED = 3;

export type LaunchClaims = Readonly<{
  claims: readonly ClaimRow[];
  holdings: readonly HoldingRow[];
  /** Tokens and pairs of launches: coins whose code is ours, pairs with what people call them. */
  coins: ReadonlyMap<Address, string | null>;
}>;

/** What presales, internal trades and base pools owe their buyers. */
export async function launchClaims(moment: ClaimMoment): Promise<LaunchClaims> {
  const { database, chainTime } = moment;
  const { rows } = await launches.execute(database);
  const inPresale = grouped(await presaleBuyers.execute(database), 'presale');
  const inTrade = grouped(await traders.execute(database), 'trade');
  const holders = grouped(await backed.execute(database), 'token');
  return {
    claims: rows.flatMap((launch) => [
      ...ofPresale(launch, inPresale.get(launch.presale) ?? [], chainTime),
      ...ofTrade(launch, inTrade.get(launch.trade) ?? [], chainTime),
      ...ofBasePool(launch, holders.get(launch.token) ?? []),
    ]),
    holdings: rows.flatMap(holdingsOf),
    coins: new Map(rows.flatMap(coinsOf)),
  };
}

function ofPresale(
  launch: Launch,
  buyers: readonly PresaleBuyer[],
  now: number,
): readonly ClaimRow[] {
  const contract = launch.presale;
  switch (stageOf(launch, now)) {
    case 'launched':
      return buyers.map(({ buyer, shares, claimed_lp }) => {
        const all = (launch.lp_for_users * shares) / launch.sold;
        return { contract, coin: launch.pair, owner: buyer, amount: all - claimed_lp };
      });
    case 'failed':
      return buyers
        .filter(({ refunded }) => refunded === 0n)
        .map(({ buyer, paid }) => ({ contract, coin: null, owner: buyer, amount: paid }));
    default:
      return buyers.map(({ buyer, paid }) => ({
        contract,
        coin: null,
        owner: buyer,
        amount: paid,
      }));
  }
}

/** Money back until the sale has ended and the token is launched; then tokens for the buyers and money for the seller. */
function ofTrade(launch: Launch, buyers: readonly Trader[], now: number): readonly ClaimRow[] {
  const contract = launch.trade;
  if (!isDelivered(launch, now)) {
    return buyers.map(({ buyer, paid }) => ({ contract, coin: null, owner: buyer, amount: paid }));
  }
  const each = launch.tokens_per_share ?? 0n;
  const tokens = buyers.map(({ buyer, shares }) => ({
    contract,
    coin: launch.token,
    owner: buyer,
    amount: shares * each,
  }));
  const proceeds = launch.trade_sold * launch.trade_price;
  const fee = (proceeds * BigInt(launch.trade_fee ?? 0)) / BPS;
  const owner = launch.trade_owner;
  const due = launch.trade_withdrawn || owner === null ? 0n : proceeds - fee;
  return owner === null ? tokens : [...tokens, { contract, coin: null, owner, amount: due }];
}

function isDelivered(launch: Launch, now: number): boolean {
  const { trade_state, trade_sold, trade_shares, trade_end, launched_at } = launch;
  if (launched_at === null || trade_state === CANCELLED || trade_state === 0) return false;
  const isOver = trade_end !== null && BigInt(now) >= trade_end;
  return trade_state === ENDED || isOver || trade_sold === trade_shares;
}

/** Every holder may give tokens up for their share of the backing. */
function ofBasePool(launch: Launch, holders: readonly Holder[]): readonly ClaimRow[] {
  const { base_pool: contract, backing, supply } = launch;
  return holders.map(({ owner, amount }) => ({
    contract,
    coin: null,
    owner,
    amount: supply === 0n ? 0n : (amount * backing) / supply,
  }));
}

const coinsOf = ({ token, pair, symbol }: Launch): [Address, string | null][] => [
  [token, null],
  [pair, symbol === null ? null : `${symbol}/TRX LP`],
];

function holdingsOf({ presale, trade, base_pool, pair, token, symbol }: Launch): HoldingRow[] {
  const of = { token: symbol };
  return [
    { contract: presale, coin: null, kind: 'presale', ...of },
    { contract: presale, coin: pair, kind: 'presale', ...of },
    { contract: trade, coin: null, kind: 'trade', ...of },
    { contract: trade, coin: token, kind: 'trade', ...of },
    { contract: base_pool, coin: null, kind: 'basePool', ...of },
  ];
}

const timeOf = (value: bigint | null) => (value === null ? null : Number(value));

const stageOf = (launch: Launch, now: number) =>
  stageAt(
    {
      startTime: Number(launch.start_time),
      endTime: Number(launch.end_time),
      shares: Number(launch.shares),
      sold: Number(launch.sold),
      softCapRate: launch.soft_cap_rate,
      soldOutAt: timeOf(launch.sold_out_at),
      launchedAt: timeOf(launch.launched_at),
      failedAt: timeOf(launch.failed_at),
    },
    now,
  );

function grouped<R extends object>(
  { rows }: Readonly<{ rows: readonly R[] }>,
  key: keyof R,
): ReadonlyMap<R[keyof R], readonly R[]> {
  return Map.groupBy(rows, (row) => row[key]);
}

const launches = sql<Launch>`
  select l.*, c.symbol, c.trade_shares, c.tokens_per_share, c.trade_fee, e.end_time as trade_end
  from launch_token l
  left join launch_constant c on c.token = l.token
  left join trade_total t on t.trade = l.trade
  left join trade_end e on e.trade = l.trade and e.opened_txid = t.opened_txid`;

const presaleBuyers = sql<PresaleBuyer & { presale: Address }>`
  select * from presale_buyer where shares > 0`;

const traders = sql<Trader & { trade: Address }>`
  select * from trade_buyer where shares > 0 and settled is null`;

const backed = sql<Holder & { token: Address }>`
  select h.* from launch_holder h join launch_token l on l.token = h.token
  where l.backing > 0 and h.amount > 0`;
