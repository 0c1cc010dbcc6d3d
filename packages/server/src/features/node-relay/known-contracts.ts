import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** `own` runs our code; `foreign` is a coin that someone brought, whose code may do anything. */
export type Standing = 'own' | 'foreign';

/** What the deployment or the index knows at an address; null for nothing. */
export type KnownContracts = (address: HexAddress) => Promise<Standing | null>;

/** Contracts that are remembered: more than any deployment has, and little memory. */
const REMEMBERED = 20_000;

type Found = Readonly<{ own: boolean; foreign: boolean }>;

/** Contracts never change their standing for the worse, so that one found once is not looked for again. */
export function knownContracts(
  database: Database,
  deployed: Readonly<Record<string, Address>>,
): KnownContracts {
  const own = new Set<string>(Object.values(deployed));
  const found = new Map<Address, Standing>();
  return async (hexAddress) => {
    const address = fromHexAddress(hexAddress);
    const known = own.has(address) ? 'own' : found.get(address);
    if (known !== undefined) return known;
    const standing = await standingOf(database, address);
    if (standing === null) return null;
    if (found.size >= REMEMBERED) found.clear();
    found.set(address, standing);
    return standing;
  };
}

async function standingOf(database: Database, address: Address): Promise<Standing | null> {
  const { rows } = await sql<Found>`select
    exists (select from contract_registry where address = ${address}) as own,
    exists (select from liquidity_pool where pair = ${address})
      or exists (select from otc_coin where coin = ${address})
      or exists (select from burn_coin where coin = ${address})
      or exists (select from box_series where prize_coin = ${address})
      or exists (select from lock_record where coin = ${address})
      or exists (select from otc_offer where sell = ${address} and closed_at is null)
      or exists (select from otc_offer where want = ${address} and closed_at is null) as foreign
  `.execute(database);
  const [row] = rows;
  if (row?.own) return 'own';
  return row?.foreign ? 'foreign' : null;
}

/** Whether a token launched in the block, so that its receipts tell who bought first. */
export async function isLaunchBlock(database: Database, block: number): Promise<boolean> {
  const { rows } = await sql`
    select from launch_token where launch_block = ${block} limit 1`.execute(database);
  return rows.length > 0;
}
