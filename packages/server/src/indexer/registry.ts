import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { ChainEvent } from './projection.ts';

/** A contract of the deployment, under the name by which sources ask for it. */
export type WatchedContract = Readonly<{
  source: string;
  address: Address;
  /** No block before this one can concern it. */
  fromBlock?: number;
}>;

/** An event by which a contract tells that it made others. */
export type FactoryRule = Readonly<{
  source: string;
  event: string;
  children(event: ChainEvent): readonly Readonly<{ source: string; address: Address }>[];
}>;

export type RegisteredContract = Readonly<{
  address: Address;
  source: string;
  fromBlock: number;
  /** The factory that made it. */
  parent: Address | null;
}>;

/** The contracts whose logs are kept, by address. */
export class Registry {
  readonly #contracts: Map<Address, RegisteredContract>;

  constructor(contracts: readonly RegisteredContract[]) {
    this.#contracts = new Map(contracts.map((contract) => [contract.address, contract]));
  }

  sourceOf(address: Address): string | undefined {
    return this.#contracts.get(address)?.source;
  }

  has(address: Address): boolean {
    return this.#contracts.has(address);
  }

  add(contract: RegisteredContract): void {
    this.#contracts.set(contract.address, contract);
  }
}

export async function readContracts(database: Database): Promise<readonly RegisteredContract[]> {
  const { rows } = await sql<RegisteredContract>`
    select address, source, from_block as "fromBlock", parent from contract_registry
  `.execute(database);
  return rows;
}

export async function insertContracts(
  transaction: DatabaseTransaction,
  contracts: readonly RegisteredContract[],
): Promise<void> {
  if (contracts.length === 0) return;
  await sql`
    insert into contract_registry (address, source, from_block, parent)
    select * from unnest(
      ${contracts.map(({ address }) => address)}::text[],
      ${contracts.map(({ source }) => source)}::text[],
      ${contracts.map(({ fromBlock }) => fromBlock)}::integer[],
      ${contracts.map(({ parent }) => parent)}::text[])
    on conflict do nothing
  `.execute(transaction);
}
