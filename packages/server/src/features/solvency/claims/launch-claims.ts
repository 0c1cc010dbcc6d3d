import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import {
  type LaunchMoney,
  owedByBasePool,
  owedByPresale,
  owedByTrade,
  type PresaleShares,
  tradeProceeds,
} from '../../../holdings/launch-owed.ts';
import type { ClaimMoment, ClaimRow, HoldingRow } from './claim-row.ts';

type Launch = LaunchMoney & Readonly<{ symbol: string | null }>;
type Buyer = PresaleShares & Readonly<{ buyer: Address }>;
type Trader = Readonly<{ buyer: Address; shares: bigint; paid: bigint }>;
type Holder = Readonly<{ owner: Address; amount: bigint }>;

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
      ...(inPresale.get(launch.presale) ?? []).map((buyer) => ({
        ...owedByPresale(launch, buyer, chainTime),
        owner: buyer.buyer,
      })),
      ...(inTrade.get(launch.trade) ?? []).map((buyer) => ({
        ...owedByTrade(launch, buyer, chainTime),
        owner: buyer.buyer,
      })),
      ...ofSeller(launch, chainTime),
      ...(holders.get(launch.token) ?? []).map(({ owner, amount }) => ({
        ...owedByBasePool(launch, amount),
        owner,
      })),
    ]),
    holdings: rows.flatMap(holdingsOf),
    coins: new Map(rows.flatMap(coinsOf)),
  };
}

function ofSeller(launch: Launch, now: number): readonly ClaimRow[] {
  const { trade: contract, trade_owner: owner } = launch;
  return owner === null
    ? []
    : [{ contract, coin: null, owner, amount: tradeProceeds(launch, now) }];
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

const presaleBuyers = sql<Buyer & { presale: Address }>`
  select * from presale_buyer where shares > 0`;

const traders = sql<Trader & { trade: Address }>`
  select * from trade_buyer where shares > 0 and settled is null`;

const backed = sql<Holder & { token: Address }>`
  select h.* from launch_holder h join launch_token l on l.token = h.token
  where l.backing > 0 and h.amount > 0`;
