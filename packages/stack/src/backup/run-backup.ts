import { resolve } from 'node:path';
import { saysFull } from '../machine/free-space.ts';
import { StackProblem } from '../stack-problem.ts';
import { commandWords, readableSize, runCommand } from './command-settings.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';

const help = `npm run backup -- [folder] [--without-index] [--keep <count>]

Keeps everything that the platform of this data folder (DATA_DIR, DATABASE_URL, NETWORK as for npm start) is made of,
while it runs or not, in a new folder; backups/<time> unless told. The folder has its name only when it is complete.

  --without-index   leaves out the tables that the chain can give back: smaller, but a restore reads the chain again
  --keep <count>    removes older finished backups beside the new one, except so many with it, and what runs that were
                    killed left there

It refuses with BACKUP_NO_SPACE where the last backup beside it would not fit once more.

Inside: the database as it was at one moment (profiles, sessions as hashes, drafts, orders, announcements, signed
transactions of the keeper), uploaded images of the folder, and, of an embedded chain, its blocks and the keys it obeys.
Not inside: images in a bucket (S3_URL), keys of any other network, the settings (.env), the password of the database, logs.
Files are readable by their owner only (0600). Whoever has the backup has the data: keep it like the data folder.

npm run restore makes a platform of it again.`;

/** `npm run backup`. */
async function main(): Promise<number> {
  const words = commandWords({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      'without-index': { type: 'boolean' },
      keep: { type: 'string' },
    },
  });
  if (words === null) return 2;
  const { values, positionals } = words;
  if (values.help) {
    console.log(help);
    return 0;
  }
  const { keep } = values;
  if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) {
    console.error('vellum: --keep wants a number of backups, 1 or more; see --help');
    return 2;
  }
  const now = new Date();
  const target = positionals[0] ?? `backups/${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  return runCommand(async (config) => {
    const began = performance.now();
    const index = !values['without-index'];
    const options = { target, index, now, ...(keep !== undefined && { keep: Number(keep) }) };
    const manifest = await makeBackup(config, options).catch((cause: unknown) => {
      if (!saysFull(cause)) throw cause;
      const text = `no space left for ${resolve(target)}: free some, or name another folder.`;
      throw new StackProblem(text, { cause });
    });
    console.log(told(target, manifest, performance.now() - began));
  });
}

function told(target: string, { database, files, keys, index, network }: Manifest, ms: number) {
  const sum = (of: (file: Manifest['files'][number]) => number) =>
    files.reduce((total, file) => total + of(file), 0);
  const rows = sum((file) => file.rows ?? 0);
  const images = files.filter(({ path }) => path.startsWith('data/media/')).length;
  const size = readableSize(sum(({ bytes }) => bytes));
  return [
    `backup of ${network} in ${resolve(target)}`,
    `  ${database.tables.length} tables with ${rows} rows${index ? '' : ' (without the index)'}, ${images} images, ${size}, ${(ms / 1000).toFixed(2)} s`,
    ...(keys ? ['  holds the keys of the embedded chain: keep it as safe as the data folder'] : []),
  ].join('\n');
}

process.exit(await main());
