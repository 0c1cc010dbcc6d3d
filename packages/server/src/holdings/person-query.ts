import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import { payoutRow } from '../ledger/payout-store.ts';
import { MOST_ROWS } from './person.ts';

/** Everything of an address by one statement, as the text of a JSON object: one snapshot of all tables. */
export const personQuery = (address: Address): RawBuilder<{ told: string | null }> => sql`
  with now as (
    select number, block_id, block_time, solid_number from chain_cursor where name = 'chain'
  ), tokens as materialized (
    select token, amount from launch_holder where owner = ${address} and amount > 0
    order by token limit ${MOST_ROWS + 1}
  ), lps as materialized (
    select pair, amount from lp_holder where owner = ${address} and amount > 0
    order by pair limit ${MOST_ROWS + 1}
  ), locks as materialized (
    select idx, coin, amount, lock_time, made_by from lock_record
    where locker = ${address} and taken_at is null
    -- One's own first: strangers can lock as much for someone as they like.
    order by made_by is not null, lock_time, idx limit ${MOST_ROWS + 1}
  ), offers as materialized (
    select id, sell, remaining, expires from otc_offer
    where maker = ${address} and closed_at is null and remaining > 0
    order by id desc limit ${MOST_ROWS + 1}
  ), presales as materialized (
    select token, shares, paid, claimed_lp, refunded from presale_buyer
    where buyer = ${address} and shares > 0 order by token limit ${MOST_ROWS + 1}
  ), trades as materialized (
    select token, shares, paid from trade_buyer
    where buyer = ${address} and shares > 0 and settled is null
    order by token limit ${MOST_ROWS + 1}
  ), boxes as materialized (
    select series, box from blind_box
    where owner = ${address} and opened_block is null and refunded_block is null
    order by series, box limit ${MOST_ROWS + 1}
  ), series as materialized (${seriesOf(address)}), named as (
    select token as coin from tokens union select pair from lps union select coin from locks
    union select sell from offers union select token from presales
    union select token from trades union select prize_coin from series
  ), launches as (${launchesOf(address)})
  select json_build_object(
    'cursor', (select row_to_json(now) from now),
    'nick_name', (select nick_name from profile join portfolio_name using (address)
      where address = ${address}),
    'pools', ${rows(sql`select pair, reserve0, reserve1, lp_supply from liquidity_pool`)},
    'let_in', (select coalesce(json_agg(coin), '[]') from (
      select coin from otc_coin where known union select prize_coin from box_series) coins),
    'launches', ${rows(sql`select * from launches`)},
    'tokens', ${rows(sql`select * from tokens`)},
    'lps', ${rows(sql`select * from lps`)},
    'deposits', ${rows(sql`select pair, owner, lp, in0, in1, root, since from lp_deposit
      where owner = ${address} or owner = any (array(select presale from launches))
      limit ${MOST_ROWS + 1}`)},
    'locks', ${rows(sql`select * from locks`)},
    'offers', ${rows(sql`select * from offers`)},
    'presales', ${rows(sql`select * from presales`)},
    'trades', ${rows(sql`select * from trades`)},
    'boxes', ${rows(sql`select * from boxes`)},
    'series', ${rows(sql`select * from series`)},
    ${ofCards(address)}, ${ofStakes(address)}, ${ofIncome(address)}
  )::text as told where exists (select from now)`;

const rows = (query: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(row_to_json(r)), '[]') from (${query}) r)`;

/** The tokens and pairs that are named, and launches whose sale the address owns. */
const launchesOf = (address: Address) => sql`
  select l.token, l.pair, l.presale, l.trade, l.base_pool, c.name, c.symbol, l.presale_owner,
    l.start_time, l.end_time, l.share_price, l.shares, l.soft_cap_rate, l.sold, l.sold_out_at,
    l.launched_at, l.failed_at, l.lp_for_users, l.backing, l.backing_share, l.supply,
    l.reserve_token, l.reserve_trx, l.lp_supply, l.vesting_delay, l.vesting_rate,
    l.vesting_interval, l.trade_price, l.trade_state, l.trade_sold, l.trade_withdrawn,
    l.trade_owner, c.liquidity_supply, c.presale_fee, c.trade_shares, c.tokens_per_share,
    c.trade_fee, t.opened_txid, e.end_time as trade_end,
    coalesce((select h.amount from launch_holder h
      where h.token = l.token and h.owner = l.presale), 0) as in_presale
  from launch_token l left join launch_constant c on c.token = l.token
    left join trade_total t on t.trade = l.trade
    left join trade_end e on e.trade = l.trade and e.opened_txid = t.opened_txid
  where l.token = any (array(select coin from named)) or l.pair = any (array(select coin from named))
    or l.presale_owner = ${address} or l.trade_owner = ${address}`;

const seriesOf = (address: Address) => sql`
  select s.series, s.operator, s.prize_coin, s.total, s.sold, s.opened, s.escrow, s.bond, s.seed,
    s.revealed_at, s.captured_at, s.reveal_block, t.price, t.start_at, t.end_at, t.fee_bps,
    t.reveal_time, t.tiers, ${told('SeriesReclaimed')} as reclaimed,
    ${told('ProceedsTaken')} as proceeds_taken, ${told('BondTaken')} as bond_taken,
    case when s.operator = ${address} then (select coalesce(json_agg(b.box), '[]')
      from blind_box b where b.series = s.series and b.owner is null) end as opened_unsold
  from box_series s left join box_series_terms t on t.series = s.series
    and t.created_txid = s.created_txid and t.created_block = s.created_block
  where s.operator = ${address} or s.series = any (array(select series from boxes))`;

const told = (event: string) => sql`exists (select from solvency_move m
  where m.source = 'blindBox' and m.event = ${event} and m.number = s.series)`;

const ofCards = (address: Address) => sql`
    'cards', ${rows(sql`select level, count(*) as count, count(price) as listed from card
      where owner = ${address} and unlock_at is null group by level order by level desc`)},
    'pledged', ${rows(sql`select token_id, level, unlock_at from card
      where owner = ${address} and unlock_at is not null
      order by unlock_at, token_id limit ${MOST_ROWS + 1}`)},
    'levels', ${rows(sql`select l.level, l.price, l.priced_in_u, l.open, l.remain, (
        select c.price from card c where c.level = l.level and c.price is not null
          and c.owner <> ${address} and c.frozen_until <= (select block_time from now)
        order by c.price limit 1) as listing
      from card_level l`)},
    'reservations', ${rows(sql`select level, first, second, deadline from card_reservation
      where owner = ${address} and state = 'running'`)}`;

const ofStakes = (address: Address) => sql`
    'staked_lp', coalesce((select amount from lp_holding
      where source = 'lpStake' and address = ${address}), 0),
    'terms', ${rows(sql`select id, amount, reward, unlock_at, days from term_stake
      where source = 'termStake' and address = ${address} and closed_at is null
      order by unlock_at, id limit ${MOST_ROWS + 1}`)},
    'power', coalesce((select power from burn_node where address = ${address}), 0)`;

const ofIncome = (address: Address) => sql`
    'otc_credit', coalesce((select sum(paid) from otc_fill
        where maker = ${address} and want is null), 0)
      - coalesce((select sum(amount) from solvency_move
        where owner = ${address} and source = 'otcDesk' and event = 'CreditPaid'), 0),
    'energy_credit', coalesce((select sum(case event when 'Credited' then amount else -amount end)
      from solvency_move where owner = ${address} and source = 'energyDesk'), 0),
    'payout_bond', coalesce((select greatest(sum(case event when 'BondPosted' then amount
      else -amount end), 0) from solvency_move
      where owner = ${address} and source = 'payout'), 0),
    'rentals', ${rows(sql`select id, buyer, price, rented_at, ends_at from energy_rental
      where (buyer = ${address} or receiver = ${address})
        and settled_at is null and refunded_at is null order by id limit ${MOST_ROWS + 1}`)},
    'bonus', ${heldAs(address, 'bonus')},
    'sale_credit', ${heldAs(address, 'saleCredit')},
    'payout', (select row_to_json(p) from (${payoutRow(address)}) p),
    'earned', ${rows(sql`select coin, sum(earned) as amount from income_total
      where address = ${address} and type not in ('', 'saleCredit') group by coin`)}`;

const heldAs = (address: Address, type: 'bonus' | 'saleCredit') => sql`
    coalesce((select earned + returned - received from income_total
      where address = ${address} and type = ${type} and coin = ''), 0)`;
