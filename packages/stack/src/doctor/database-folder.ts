import { existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { damageRemedy } from '../embedded/damaged-data.ts';
import { type Finding, good, unsure, wrong } from './finding.ts';

/** PostgreSQL's DBState, in its order; the file begins with identifier (8), version (4), catalogue (4), state (4). */
const states = [
  'starting',
  'stopped cleanly',
  'stopped cleanly while recovering',
  'stopping',
  'in recovery from a crash',
  'in recovery from an archive',
  'running',
] as const;
const STATE_AT = 16;

/** The folder of an embedded database, without starting it. `runs`: someone uses it now. */
export async function databaseFolderFindings(folder: string, runs: boolean): Promise<Finding[]> {
  if (!existsSync(join(folder, 'data'))) {
    return [good('database', 'none yet; npm start makes one')];
  }
  const version = await readFile(join(folder, 'data', 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null) return [wrong('database', `${folder} has no PG_VERSION`, damageRemedy)];
  const state = await stateOf(join(folder, 'data', 'global', 'pg_control'));
  if (state === null) return [wrong('database', `${folder} has no whole pg_control`, damageRemedy)];
  return [stopFinding(state, runs)];
}

function stopFinding(state: (typeof states)[number], runs: boolean): Finding {
  if (runs) return good('last stop', 'it is running');
  if (state.startsWith('stopped')) return good('last stop', 'clean');
  const remedy = 'nothing: what was answered is in its log, from which it recovers by itself';
  return unsure('last stop', `not clean (${state})`, remedy);
}

async function stateOf(path: string): Promise<(typeof states)[number] | null> {
  const file = await open(path).catch(() => null);
  if (file === null) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(STATE_AT + 4), 0, STATE_AT + 4, 0);
    // Written in the order of bytes of the machine, and read by the same.
    return bytesRead < STATE_AT + 4 ? null : (states[buffer.readUInt32LE(STATE_AT)] ?? null);
  } finally {
    await file.close();
  }
}
