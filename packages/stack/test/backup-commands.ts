import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeFor } from '@vellum/server/platform/database/embedded-place';
import type { KeptFile, Manifest } from '../src/backup/manifest.ts';
import type { Config } from '../src/config/config.ts';
import { commandEnvironment } from './command-environment.ts';
import type { Ports } from './running-stack.ts';
import { validConfig } from './valid-config.ts';

export type Ended = Readonly<{ code: number | null; out: string; err: string }>;

const files = {
  backup: '../src/backup/run-backup.ts',
  restore: '../src/backup/run-restore.ts',
  reset: '../src/reset/run-reset.ts',
  doctor: '../src/doctor/run-doctor.ts',
};

/**
 * `npm run backup`, `restore`, `reset` or `doctor` in a folder that stands for the project; dead by -9 after so many milliseconds
 * however far it came, when they are given.
 */
export async function command(
  name: keyof typeof files,
  folder: string,
  words: readonly string[],
  milliseconds?: number,
): Promise<Ended> {
  const file = fileURLToPath(new URL(files[name], import.meta.url));
  const child = spawn(process.execPath, [file, ...words], {
    cwd: folder,
    env: commandEnvironment(),
    killSignal: 'SIGKILL',
    ...(milliseconds !== undefined && { timeout: milliseconds }),
  });
  const seen = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    seen.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    seen.err += text;
  });
  const [code] = await once(child, 'close');
  return { code, ...seen };
}

/** The settings of a project folder, as the commands read them. */
export function settingsOf(
  folder: string,
  ports: Ports,
  env: Readonly<Record<string, string>> = {},
): Config {
  const own = { PORT: String(ports.app), DEVNET_PORT: String(ports.chain) };
  return validConfig({ DATA_DIR: join(folder, '.data'), ...own, ...env });
}

/** Every file by its hash: equal for two backups of the same platform that nobody used in between. */
export function hashesOf({ files }: Manifest): ReadonlyMap<string, KeptFile['sha256']> {
  return new Map(files.map(({ path, sha256 }) => [path, sha256]));
}

/** A project folder with all that lies elsewhere for it: as root the database does. */
export function removeProject(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!name.startsWith('.data')) continue;
    const asked = join(folder, name, 'pg');
    const place = placeFor(asked).folder;
    if (place !== asked) rmSync(dirname(place), { recursive: true, force: true });
  }
  rmSync(folder, { recursive: true, force: true });
}
