import type { Address } from '@vellum/tron/address';
import type { Database } from '../platform/database/database.ts';
import type { Person } from './person.ts';
import { personQuery } from './person-query.ts';

/** What the index has of an address; null before the first block. */
export async function readPerson(database: Database, address: Address): Promise<Person | null> {
  const { rows } = await personQuery(address).execute(database);
  const text = rows[0]?.told;
  if (typeof text !== 'string') return null;
  // The types of the language do not know the third argument yet.
  const parsed = JSON.parse(text, exactly as Parameters<typeof JSON.parse>[1]);
  return { address, ...(parsed as Omit<Person, 'address'>) };
}

type Reviver = (key: string, value: unknown, context: Readonly<{ source: string }>) => unknown;

/** Every number of the chain is whole, and may be larger than JSON.parse would keep. */
const exactly: Reviver = (_, value, { source }) =>
  typeof value === 'number' ? BigInt(source) : value;
