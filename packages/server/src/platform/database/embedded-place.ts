import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { accountForPostgres, canReach, type PostgresAccount } from './postgres-account.ts';
import { type PostgresPrograms, postgresPrograms } from './postgres-programs.ts';

/** Where an embedded server keeps its data, with which programs, under which account. */
export type DatabaseHome = Readonly<{
  folder: string;
  account: PostgresAccount | null;
  programs: PostgresPrograms;
}>;

/** Root's own folders are closed to every other account, PostgreSQL's included; this one is open. */
const openFolder = '/var/lib/vellum';

/**
 * As root the data may have to lie elsewhere, since PostgreSQL runs under another account. The place
 * depends on the asked folder alone, so that the next start finds it again.
 */
export function placeFor(asked: string): DatabaseHome {
  const account = accountForPostgres();
  mkdirSync(dirname(asked), { recursive: true });
  const reachable = canReach(account, asked);
  const id = createHash('sha256').update(asked).digest('hex').slice(0, 12);
  const folder = reachable ? asked : join(openRoot(), id, 'pg');
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  return { folder, account, programs: postgresPrograms(account, openRoot) };
}

function openRoot(): string {
  try {
    mkdirSync(openFolder, { recursive: true, mode: 0o755 });
    return openFolder;
  } catch (cause) {
    throw new Error(
      `As root, PostgreSQL runs under another account, which can enter neither this folder nor ${openFolder}. ` +
        'Move the project out of the home folder of root, start as an ordinary user, or set DATABASE_URL.',
      { cause },
    );
  }
}
