import { resolve } from 'node:path';
import { BackupProblem } from '../backup/backup-problem.ts';
import { requireNoRestore, stagingOf } from '../backup/restore-place.ts';
import { type Finding, wrong } from './finding.ts';

/** A restore that is in progress or was cut off, for which a start refuses; none when there is none. */
export function restoreFindings(dataDir: string): Finding[] {
  try {
    requireNoRestore(dataDir);
    return [];
  } catch (error) {
    if (!(error instanceof BackupProblem)) throw error;
    const text = `${error.code}: the one into ${resolve(dataDir)}, and a start refuses`;
    const remedy = `npm run restore again, or remove ${stagingOf(dataDir)} to give it up`;
    return [wrong('restore', text, remedy)];
  }
}
