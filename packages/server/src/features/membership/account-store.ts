import type { Language } from '@vellum/api/typed-text/language';
import type { Address } from '@vellum/tron/address';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

type Tables = {
  account: {
    address: Address;
    language: Language;
    inviter_hint: Address | null;
    created_at: bigint;
  };
  /** Only whether someone is active. */
  member: { address: Address };
};

type AccountPreferences = Readonly<{
  address: Address;
  /** Null keeps what was told before. */
  language: Language | null;
  inviterHint: Address | null;
  /** For an address that never told one. */
  otherwise: Language;
}>;

export type AccountStore = Readonly<{
  find(address: Address): Promise<Readonly<{ language: Language }> | undefined>;
  /** Makes the record when there is none; gives the language that is kept. */
  save(told: AccountPreferences): Promise<Language>;
  /** Accounts that came by a link of this address and are not active; counted up to a thousand. */
  countWaiting(inviter: Address): Promise<number>;
}>;

/** Anyone may name an inviter, so a count stops where it no longer helps anyone. */
const MOST_COUNTED = 1_000;

/** What addresses told after signing in. */
export function accountStore(database: Database, clock: Clock): AccountStore {
  const tables = database.withTables<Tables>();
  return {
    find: (address) =>
      tables
        .selectFrom('account')
        .select('language')
        .where('address', '=', address)
        .executeTakeFirst(),
    save: (told) => save(tables, told, clock()),
    countWaiting: (inviter) => countWaiting(tables, inviter),
  };
}

async function save(
  tables: Kysely<Tables>,
  told: AccountPreferences,
  now: number,
): Promise<Language> {
  const { address, language, inviterHint, otherwise } = told;
  const { language: kept } = await tables
    .insertInto('account')
    .values({
      address,
      language: language ?? otherwise,
      inviter_hint: inviterHint,
      created_at: BigInt(now),
    })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet({
        language: sql`coalesce(${language}, account.language)`,
        inviter_hint: sql`coalesce(${inviterHint}, account.inviter_hint)`,
      }),
    )
    .returning('language')
    .executeTakeFirstOrThrow();
  return kept;
}

async function countWaiting(tables: Kysely<Tables>, inviter: Address): Promise<number> {
  const waiting = tables
    .selectFrom('account')
    .select('account.address')
    .where('inviter_hint', '=', inviter)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('member').select('address').whereRef('member.address', '=', 'account.address'),
        ),
      ),
    )
    .limit(MOST_COUNTED);
  const { count } = await tables
    .selectFrom(waiting.as('waiting'))
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
