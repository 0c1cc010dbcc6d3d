import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import type { ClaimMoment, ClaimRow } from './claim-row.ts';

type Row = Readonly<{ owner: Address; amount: bigint }>;

/** TRX that waits to be taken: bonuses, income, credits of sales, first instalments, rentals that still run, bonds. */
export async function trxClaims(moment: ClaimMoment): Promise<readonly ClaimRow[]> {
  const { contracts } = moment;
  const desk = contracts['energyDesk'];
  return [
    ...(await claims(moment, contracts.feeVault, bonuses)),
    ...(await claims(moment, contracts.payout, incomes)),
    ...(await claims(moment, contracts.payout, bonds)),
    ...(await claims(moment, contracts.cards, cardCredits)),
    ...(await claims(moment, contracts.otcDesk, offerCredits)),
    ...(desk === undefined ? [] : await claims(moment, desk, rentals)),
  ];
}

async function claims(
  { database }: ClaimMoment,
  contract: Address,
  query: RawBuilder<Row>,
): Promise<readonly ClaimRow[]> {
  const { rows } = await query.execute(database);
  return rows.map(({ owner, amount }) => ({ contract, coin: null, owner, amount }));
}

const bonuses = sql<Row>`
  select address as owner, earned + returned - received as amount from income_total
  where type = 'bonus' and coin = '' and earned + returned > received`;

/** Rebates as far as they are funded, in the order in which they arose, and distributions; less what was paid. */
const incomes = sql<Row>`
  with cover as (
    select coalesce((select covers from payout_funding
      order by block desc, tx_idx desc, log_idx desc limit 1), 0) as covers
  ), entitled as (
    select address, sum(case when type = 'distribution' then earned
      else greatest(0, least(earned, covers - (upto - earned))) end) as amount
    from income_record, cover where type in ('feeRebate', 'distribution') group by address
  )
  select e.address as owner, e.amount - coalesce(t.received, 0) as amount
  from entitled e left join income_total t
    on t.address = e.address and t.type = '' and t.coin = ''
  where e.amount > coalesce(t.received, 0)`;

/** Of strangers' roots, until lost or withdrawn. A contract from before `BondPosted` counts for none. */
const bonds = sql<Row>`
  select owner, sum(case event when 'BondPosted' then amount else -amount end) as amount
  from solvency_move where source = 'payout'
  group by owner having sum(case event when 'BondPosted' then amount else -amount end) > 0`;

const cardCredits = sql<Row>`
  select owner, amount from (
    select address as owner, earned + returned - received as amount from income_total
    where type = 'saleCredit' and coin = ''
    union all select owner, first from card_reservation where state = 'running'
  ) due where amount > 0`;

const offerCredits = sql<Row>`
  select owner, sum(amount) as amount from (
    select maker as owner, paid as amount from otc_fill where want is null
    union all select owner, -amount from solvency_move
      where source = 'otcDesk' and event = 'CreditPaid'
  ) due group by owner having sum(amount) > 0`;

/** Who is paid in the end is open until then; without proof it is the buyer. */
const rentals = sql<Row>`
  select owner, sum(amount) as amount from (
    select buyer as owner, price as amount from energy_rental
      where settled_at is null and refunded_at is null
    union all select owner, case event when 'Credited' then amount else -amount end
      from solvency_move where source = 'energyDesk'
  ) due group by owner having sum(amount) > 0`;
