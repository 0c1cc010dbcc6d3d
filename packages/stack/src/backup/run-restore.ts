import { resolve } from 'node:path';
import { commandWords, runCommand } from './command-settings.ts';
import type { Manifest } from './manifest.ts';
import { releaseName } from './release.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

const help = `npm run restore -- <folder of a backup> [--replace] [--end-sessions] [--verify]

Makes the platform of a backup again, in DATA_DIR and, when it is set, DATABASE_URL. Every byte is verified before
anything is changed; then it is made in DATA_DIR.restoring, which gets the name of the data folder at the very end. A
restore that was cut off can be run again, and until then npm start refuses.

  --replace        moves a data folder that is there aside (DATA_DIR.before-<time>); drops the tables of DATABASE_URL
  --end-sessions   everybody has to sign in again: use it when the backup may have been seen by others, or when
                   sessions were ended after it
  --verify         verifies the backup and changes nothing

It refuses, with a code and changing nothing: BACKUP_MISSING, BACKUP_DAMAGED, BACKUP_FORMAT, BACKUP_NETWORK (another
chain than the settings name), SCHEMA_NEWER (made by a newer version), SCHEMA_CHANGED, TARGET_NOT_EMPTY, TARGET_IN_USE
(a platform runs on DATA_DIR or DATABASE_URL), TARGET_MOUNTED (something is mounted at or below DATA_DIR: unmount it).
Start the platform with npm start afterwards; an older backup is brought up to date by that start. Where the keeper ran
until a moment ago, wait two minutes: by then whatever it signed after the backup is on the chain or can never be.`;

/** `npm run restore`. */
async function main(): Promise<number> {
  const words = commandWords({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      replace: { type: 'boolean', default: false },
      'end-sessions': { type: 'boolean', default: false },
      verify: { type: 'boolean' },
    },
  });
  if (words === null) return 2;
  const { values, positionals } = words;
  const [source] = positionals;
  if (values.help || source === undefined) {
    console.log(help);
    return values.help ? 0 : 2;
  }
  if (values.verify) return runCommand(() => verify(source));
  return runCommand(async (config) => {
    const began = performance.now();
    const { replace, 'end-sessions': endSessions } = values;
    const manifest = await restoreBackup(config, { source, replace, endSessions, now: new Date() });
    const seconds = ((performance.now() - began) / 1000).toFixed(2);
    console.log(
      `restored ${resolve(source)}, made ${originOf(manifest)}, into ${resolve(config.dataDir)} in ${seconds} s`,
    );
  });
}

async function verify(source: string): Promise<void> {
  const manifest = await verifyBackup(source);
  const { network, files } = manifest;
  const made = originOf(manifest);
  console.log(`${resolve(source)} is whole: ${network}, made ${made}, ${files.length} files`);
}

const originOf = ({ madeAt, release }: Manifest): string =>
  release === undefined ? madeAt : `${madeAt} by ${releaseName(release)}`;

process.exit(await main());
