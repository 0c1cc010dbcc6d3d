import {
  changedTexts,
  hashOfTexts,
  plainTexts,
  type TextField,
  type TokenTexts,
} from '@vellum/api/token-launch/token-texts';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { claimImage } from '../../images/claim-image.ts';
import type { LaunchRow } from '../../launches/launch-row.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { OpenDatabase } from '../../platform/database/open.ts';
import type { Rows } from '../../platform/http/read-page.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';

/** One line of the public log of a token's texts. */
export type TextRow = Readonly<{
  token: Address;
  number: number;
  /** Milliseconds: of the chain for the first, of ours for the others. */
  at: number;
  author: Address;
  texts: TokenTexts;
  changed: readonly TextField[];
  hash: string;
  previous: string | null;
}>;

type Created = Pick<LaunchRow, 'token' | 'creator' | 'created_at' | 'txid'>;
type Opened = Pick<OpenDatabase, 'database' | 'pool'>;
type Edit = Readonly<{ token: Address; author: Address; changes: TokenTexts }>;

/** Edits that a token can have in a day: the log is public and kept permanently. */
const DAILY_EDITS = 20;
const DAY = 86_400_000;

/** The texts of tokens: what they are, and every one they ever were. */
export function textStore({ database, pool }: Opened, clock: Clock) {
  return {
    /** The first line, from what came with the order of the creation; nothing came from elsewhere. */
    async begin(launch: Created): Promise<void> {
      const texts = await draftOf(database, launch);
      await addLine(database, {
        token: launch.token,
        number: 0,
        at: Number(launch.created_at),
        author: launch.creator,
        texts,
        changed: changedTexts({}, texts),
        hash: hashOfTexts(texts, null),
        previous: null,
      });
    },
    /** The hash of what is shown now; null for a token without a log. */
    async hashOf(token: Address): Promise<string | null> {
      return (await newest(database, token))?.hash ?? null;
    },
    newest: (token: Address) => newest(database, token),
    /** Shown with every token, so the statement is prepared. */
    async page(token: Address, { offset, limit }: Rows): Promise<TextRow[]> {
      const text = `select token, number, at, author, texts, changed, hash, previous from token_text
        where token = $1 order by number desc offset $2 limit $3`;
      return (await pool.query({ name: 'token texts', text, values: [token, offset, limit] })).rows;
    },
    /**
     * Adds a line unless nothing changes, and refuses the one too many of a day and a new image that the author does not
     * have. Two at once become two lines, one after the other.
     */
    edit({ token, author, changes }: Edit): Promise<void> {
      return database.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`texts ${token}`}, 0))`.execute(
          transaction,
        );
        const before = await newest(transaction, token);
        if (before === null) throw new Error(`${token} has no log of texts`);
        const texts = plainTexts({ ...before.texts, ...changes });
        const changed = changedTexts(before.texts, texts);
        if (changed.length === 0) return;
        await requireImage(transaction, author, { before: before.texts, texts });
        if ((await editsSince(transaction, token, clock() - DAY)) >= DAILY_EDITS) {
          throw new Refusal({ code: 'DAILY_LIMIT', params: { max: String(DAILY_EDITS) } });
        }
        const next = { token, author, texts, changed, previous: before.hash, at: clock() };
        const hash = hashOfTexts(texts, before.hash);
        await addLine(transaction, { ...next, number: before.number + 1, hash });
      });
    },
  };
}

export type TextStore = ReturnType<typeof textStore>;

type Change = Readonly<{ before: TokenTexts; texts: TokenTexts }>;

async function requireImage(transaction: Database, author: Address, { before, texts }: Change) {
  const { image = '' } = texts;
  if (image === '' || image === before.image) return;
  if (!(await claimImage(transaction, image, author))) throw new Refusal({ code: 'IMAGE_UNKNOWN' });
}

async function editsSince(database: Database, token: Address, since: number): Promise<number> {
  const { rows } = await sql<{ n: bigint }>`select count(*) as n from token_text
    where token = ${token} and number > 0 and at > ${new Date(since)}`.execute(database);
  return Number(rows[0]?.n ?? 0n);
}

async function newest(database: Database, token: Address): Promise<TextRow | null> {
  const { rows } =
    await sql<TextRow>`select token, number, at, author, texts, changed, hash, previous
    from token_text where token = ${token} order by number desc limit 1`.execute(database);
  return rows[0] ?? null;
}

async function draftOf(database: Database, { creator, txid }: Created): Promise<TokenTexts> {
  const { rows } = await sql<{ texts: TokenTexts }>`select d.texts from order_chain c
    join orders o on o.id = c.order_id and o.kind = 'token-launch.create' and o.address = ${creator}
    join launch_draft d on d.id = o.quote ->> 'draftId' and d.address = ${creator}
    where c.txid = ${txid} and c.outcome = 'succeeded'`.execute(database);
  return plainTexts(rows[0]?.texts ?? {});
}

async function addLine(database: Database | DatabaseTransaction, line: TextRow): Promise<void> {
  const { token, number, at, author, texts, changed, hash, previous } = line;
  await sql`insert into token_text (token, number, at, author, texts, changed, hash, previous)
    values (${token}, ${number}, ${new Date(at)}, ${author}, ${JSON.stringify(texts)}::jsonb,
      ${[...changed]}::text[], ${hash}, ${previous})
    on conflict do nothing`.execute(database);
}
