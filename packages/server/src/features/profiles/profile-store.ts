import { searchForm, skeleton } from '@vellum/api/typed-text/look-alike';
import type { Address } from '@vellum/tron/address';
import { type Kysely, sql } from 'kysely';
import { claimImage } from '../../images/claim-image.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ProfileRow } from './profile-row.ts';

type Tables = { profile: ProfileRow };

export type ProfileTexts = Readonly<{
  nickName: string;
  introduction: string;
  /** Null for none; left out it stays as it is. */
  avatar?: string | null;
}>;

export type SaveResult = 'saved' | 'name-taken' | 'image-unknown';

export type ProfileStore = ReturnType<typeof profileStore>;

/** What people say of themselves, as they said it. */
export function profileStore(database: Database, clock: Clock) {
  const db = database.withTables<Tables>();
  return {
    find: (address: Address) =>
      db.selectFrom('profile').selectAll().where('address', '=', address).executeTakeFirst(),
    /** Only those who have a name. */
    names: (addresses: readonly Address[]) =>
      db
        .selectFrom('profile')
        .select(['address', 'nick_name'])
        .where('address', '=', sql<Address>`any (${[...addresses]}::text[])`)
        .where('nick_name', '<>', '')
        .execute(),
    /**
     * Nothing is saved when another active address has a name that can be mistaken for this one, or the address has no
     * such image.
     */
    save: (address: Address, said: ProfileTexts): Promise<SaveResult> =>
      db.transaction().execute((transaction) => save(transaction, address, said, BigInt(clock()))),
  };
}

async function save(
  db: Kysely<Tables>,
  address: Address,
  { nickName, introduction, avatar }: ProfileTexts,
  now: bigint,
): Promise<SaveResult> {
  const shape = skeleton(nickName);
  // Two who want the same name come one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`nick name ${shape}`}, 0))`.execute(db);
  const before = await db
    .selectFrom('profile')
    .selectAll()
    .where('address', '=', address)
    .forUpdate()
    .executeTakeFirst();
  const isSame = before?.name_shape === shape;
  if (!isSame && (await isTaken(db, address, shape))) return 'name-taken';
  const isNewAvatar = Boolean(avatar) && avatar !== before?.avatar;
  if (isNewAvatar && !(await claimImage(db, avatar ?? '', address))) return 'image-unknown';
  const row = {
    nick_name: nickName,
    name_key: searchForm(nickName),
    name_shape: shape,
    named_at: isSame ? before.named_at : now,
    introduction,
    avatar: avatar === undefined ? (before?.avatar ?? null) : avatar,
    updated_at: now,
  };
  await db
    .insertInto('profile')
    .values({ address, ...row })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(row))
    .execute();
  return 'saved';
}

/** Names of who is not active keep nobody from theirs: signing in costs nothing. */
async function isTaken(db: Kysely<Tables>, address: Address, shape: string): Promise<boolean> {
  if (shape === '') return false;
  const { rows } = await sql`select from profile join member using (address)
    where name_shape = ${shape} and address <> ${address} limit 1`.execute(db);
  return rows.length > 0;
}
