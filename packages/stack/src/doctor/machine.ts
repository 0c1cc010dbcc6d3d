import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { freeMegabytes, neededMegabytes } from '../machine/free-space.ts';
import { type Finding, good, unsure, wrong } from './finding.ts';

const MB = 1_048_576;
const NODE_MAJOR = 24;
/** The whole stack with a full demo world takes about 900 MB. */
const MEMORY_MB = 1_500;
/** What PostgreSQL shares between its processes at least, as Docker gives it. */
const SHARED_MB = 32;

/** Whether everything can run here. `isFirst`: the data folder is still to be made. */
export async function machineFindings(dataDir: string, isFirst: boolean): Promise<Finding[]> {
  return [
    nodeFinding(process.versions.node),
    memoryFinding(Math.floor(totalmem() / MB)),
    spaceFinding(await freeMegabytes(dataDir), isFirst),
    sharedMemoryFinding(process.platform === 'linux' ? await sharedMegabytes() : 'elsewhere'),
    localeFinding(process.env),
  ];
}

export function nodeFinding(version: string): Finding {
  if (Number(version.split('.')[0]) >= NODE_MAJOR) return good('Node', version);
  return wrong('Node', `${version} cannot run the code`, `install Node ${NODE_MAJOR} or newer`);
}

export function memoryFinding(megabytes: number): Finding {
  if (megabytes >= MEMORY_MB) return good('memory', `${megabytes} MB`);
  const remedy = 'set DEMO_WORLD=small, or give it more';
  return unsure('memory', `${megabytes} MB, less than ${MEMORY_MB}`, remedy);
}

export function spaceFinding(free: number, isFirst: boolean): Finding {
  const needed = neededMegabytes(isFirst);
  if (free < needed) {
    const text = `${free} MB free, a start needs ${needed}`;
    return wrong('disk', text, 'free some, or choose another DATA_DIR');
  }
  return free < 10 * needed
    ? unsure('disk', `${free} MB free`, 'it will not last: logs and blocks grow every day')
    : good('disk', `${free} MB free`);
}

/** Megabytes of /dev/shm; null when there is none, `elsewhere` on systems that do without. */
export function sharedMemoryFinding(megabytes: number | null | 'elsewhere'): Finding {
  if (megabytes === 'elsewhere') return good('shared memory', 'not limited on this system');
  const remedy =
    'mount /dev/shm with 64 MB or more (in a container: --shm-size), or set DATABASE_URL';
  if (megabytes === null) return wrong('shared memory', 'there is no /dev/shm', remedy);
  return megabytes < SHARED_MB
    ? wrong('shared memory', `/dev/shm has ${megabytes} MB free`, remedy)
    : good('shared memory', `/dev/shm has ${megabytes} MB free`);
}

/** The database has a locale of its own; this is about what the terminal can show. */
export function localeFinding(env: Readonly<Record<string, string | undefined>>): Finding {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  if (/utf-?8/i.test(locale)) return good('locale', locale);
  return unsure(
    'locale',
    `${locale || 'none set'}: names in Chinese may not show in this terminal; nothing else depends on it`,
    'export LANG=C.UTF-8',
  );
}

async function sharedMegabytes(): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs('/dev/shm');
    return Math.floor((bavail * bsize) / MB);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
