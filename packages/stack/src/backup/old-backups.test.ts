import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FORMAT, type Manifest, writeManifest } from './manifest.ts';
import { removeOldBackups, removeStaleParts, requireBackupSpace } from './old-backups.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'vellum-backups-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const at = (name: string) => join(place, name);
const left = () => readdirSync(place).sort();

/** A finished backup of a day. */
async function made(day: number, changes: Partial<Manifest> = {}): Promise<void> {
  const madeAt = new Date(Date.UTC(2026, 0, day)).toISOString();
  mkdirSync(at(`day-${day}`));
  await writeManifest(at(`day-${day}`), {
    ...{ format: FORMAT, madeAt, network: 'nile', genesisId: 'aa', keys: false, index: true },
    database: { migrations: [], tables: [], sequences: [], head: null },
    files: [],
    ...changes,
  });
}

const ofSize = (bytes: number) => ({
  files: [{ path: 'database/member.copy.gz', bytes, sha256: '' }],
});

test('the newest are kept, and what is no backup of this chain stays', async () => {
  for (const day of [3, 1, 2, 4]) await made(day);
  await made(5, { genesisId: 'bb' });
  mkdirSync(at('mine'));
  mkdirSync(at('damaged'));
  writeFileSync(at('damaged/manifest.json'), '{}');
  expect(await removeOldBackups(at('day-4'), 2)).toEqual(['day-2', 'day-1']);
  expect(left()).toEqual(['damaged', 'day-3', 'day-4', 'day-5', 'mine']);
});

test('the backup just made is never removed, whatever the clocks said', async () => {
  for (const day of [1, 2]) await made(day);
  expect(await removeOldBackups(at('day-1'), 1)).toEqual([]);
  expect(left()).toEqual(['day-1', 'day-2']);
});

test('what killed runs left is removed, and neither a run under way nor a stranger', async () => {
  const now = new Date();
  const old = new Date(now.getTime() - 7_200_000);
  for (const name of ['killed.part', 'running.part', 'stranger.part']) mkdirSync(at(name));
  for (const name of ['killed.part', 'running.part']) mkdirSync(at(`${name}/database`));
  writeFileSync(at('stranger.part/film'), '');
  for (const name of readdirSync(place, { recursive: true })) utimesSync(at(`${name}`), old, old);
  writeFileSync(at('running.part/database/member.copy.gz'), 'rows');
  await removeStaleParts(at('new'), now);
  expect(left()).toEqual(['running.part', 'stranger.part']);
});

test('a disk without room for another like the last refuses before anything is written', async () => {
  await made(1, ofSize(1_000));
  await requireBackupSpace(at('new'), true);
  await made(2, ofSize(1e18));
  const refused = { name: 'BackupProblem', code: 'BACKUP_NO_SPACE' };
  await expect(requireBackupSpace(at('new'), true)).rejects.toMatchObject(refused);
  await requireBackupSpace(at('new'), false);
});
