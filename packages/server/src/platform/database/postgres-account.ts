import { execFileSync } from 'node:child_process';
import { type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account that PostgreSQL runs under. */
export type PostgresAccount = Readonly<{ uid: number; gid: number; name: string }>;

/** PostgreSQL refuses to run as root; these accounts are taken instead, the first that exists. */
const standIns = ['postgres', 'nobody'];

/** Null when the own account will do, which is every account but root. */
export function accountForPostgres(): PostgresAccount | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of standIns) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== null && gid !== null) return { uid, gid, name };
  }
  throw new Error(
    `PostgreSQL does not run as root, and none of the accounts ${standIns.join(', ')} exists. ` +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}

function idOf(flag: '-u' | '-g', name: string): number | null {
  try {
    const text = execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] });
    return Number.parseInt(text.toString(), 10);
  } catch {
    return null; // No such account.
  }
}

/** Whether the account may pass through every folder above the path. */
export function canReach(account: PostgresAccount | null, path: string): boolean {
  if (account === null) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!mayPass(account, statSync(folder))) return false;
    if (folder === dirname(folder)) return true;
  }
}

function mayPass({ uid, gid }: PostgresAccount, { mode, uid: owner, gid: group }: Stats): boolean {
  if (owner === uid) return (mode & 0o100) !== 0;
  return (mode & (group === gid ? 0o010 : 0o001)) !== 0;
}
