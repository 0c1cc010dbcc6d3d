import type { Address } from '@vellum/tron/address';
import type { LaunchMoney } from './launch-owed.ts';

/** A launch that an address has something of. */
export type LaunchFacts = LaunchMoney &
  Readonly<{
    token: Address;
    pair: Address;
    /** Null until the node was asked. */
    name: string | null;
    symbol: string | null;
    presale_owner: Address | null;
    reserve_token: bigint;
    reserve_trx: bigint;
    lp_supply: bigint;
    share_price: bigint;
    backing_share: bigint;
    liquidity_supply: bigint | null;
    presale_fee: bigint | null;
    vesting_delay: bigint;
    vesting_rate: bigint;
    vesting_interval: bigint;
    /** Of the token, at the presale. */
    in_presale: bigint;
    opened_txid: string | null;
  }>;

export type SeriesFacts = Readonly<{
  series: bigint;
  operator: Address;
  prize_coin: Address;
  total: bigint;
  sold: bigint;
  opened: bigint;
  escrow: bigint;
  bond: bigint;
  seed: string | null;
  revealed_at: bigint | null;
  captured_at: bigint | null;
  reveal_block: bigint | null;
  /** Null until the node was asked. */
  price: bigint | null;
  start_at: bigint | null;
  end_at: bigint | null;
  fee_bps: bigint | null;
  reveal_time: bigint | null;
  tiers: readonly (readonly [bigint, string])[] | null;
  reclaimed: boolean;
  proceeds_taken: boolean;
  bond_taken: boolean;
  /** Boxes nobody bought that were opened, of a series that the address operates. */
  opened_unsold: readonly bigint[] | null;
}>;

/** What the LP of an owner was made of: the coins in the order of the pair, see the migration. */
export type LpDeposit = Readonly<{
  pair: Address;
  owner: Address;
  lp: bigint;
  in0: bigint;
  in1: bigint;
  root: bigint;
  since: bigint;
}>;

/** Everything that the index knows an address to have, at one block. Amounts in base units, times in milliseconds. */
export type Person = Readonly<{
  address: Address;
  cursor: Readonly<{
    number: bigint;
    block_id: string;
    block_time: bigint;
    solid_number: bigint;
  }>;
  /** Only where the address wants it shown. */
  nick_name: string | null;
  pools: readonly Readonly<{
    pair: Address;
    reserve0: bigint;
    reserve1: bigint;
    lp_supply: bigint;
  }>[];
  /** Let in by the owner of a desk or of the boxes. */
  let_in: readonly Address[];
  launches: readonly LaunchFacts[];
  tokens: readonly Readonly<{ token: Address; amount: bigint }>[];
  lps: readonly Readonly<{ pair: Address; amount: bigint }>[];
  /** What LP was made of, of the address and of presales that it has something of. */
  deposits: readonly LpDeposit[];
  cards: readonly Readonly<{ level: bigint; count: bigint; listed: bigint }>[];
  pledged: readonly Readonly<{ token_id: bigint; level: bigint; unlock_at: bigint }>[];
  levels: readonly Readonly<{
    level: bigint;
    price: bigint;
    priced_in_u: boolean;
    open: boolean;
    remain: bigint;
    /** Cheapest listing of others. */
    listing: bigint | null;
  }>[];
  reservations: readonly Readonly<{
    level: bigint;
    first: bigint;
    second: bigint;
    deadline: bigint;
  }>[];
  staked_lp: bigint;
  terms: readonly Readonly<{
    id: bigint;
    amount: bigint;
    reward: bigint;
    unlock_at: bigint;
    days: bigint;
  }>[];
  locks: readonly Readonly<{
    idx: bigint;
    coin: Address;
    amount: bigint;
    lock_time: bigint;
    made_by: Address | null;
  }>[];
  power: bigint;
  presales: readonly Readonly<{
    token: Address;
    shares: bigint;
    paid: bigint;
    claimed_lp: bigint;
    refunded: bigint;
  }>[];
  trades: readonly Readonly<{ token: Address; shares: bigint; paid: bigint }>[];
  offers: readonly Readonly<{ id: bigint; sell: Address; remaining: bigint; expires: bigint }>[];
  otc_credit: bigint;
  energy_credit: bigint;
  payout_bond: bigint;
  rentals: readonly Readonly<{
    id: bigint;
    buyer: Address;
    price: bigint;
    rented_at: bigint;
    ends_at: bigint | null;
  }>[];
  bonus: bigint;
  sale_credit: bigint;
  payout: Readonly<{
    rebates: bigint;
    distributions: bigint;
    received: bigint;
    uncovered: bigint;
    active: bigint;
    reach: bigint;
    waiting: bigint;
    eta: bigint | null;
  }>;
  /** Ever earned, by coin: empty for TRX. */
  earned: readonly Readonly<{ coin: Address | ''; amount: bigint }>[];
  boxes: readonly Readonly<{ series: bigint; box: bigint }>[];
  series: readonly SeriesFacts[];
}>;

/** Of each list. Whoever has more gets no sum that leaves the rest out: the answer says that it is cut. */
export const MOST_ROWS = 1_000;

export const isCut = (person: Person): boolean =>
  Object.values(person).some((list) => Array.isArray(list) && list.length > MOST_ROWS);

/** What no event says about a launch or a series is not known yet. */
export const isUnknown = ({ launches, series }: Person): boolean =>
  launches.some(
    ({ symbol, opened_txid, trade_end }) =>
      symbol === null || (opened_txid !== null && trade_end === null),
  ) || series.some(({ price }) => price === null);
