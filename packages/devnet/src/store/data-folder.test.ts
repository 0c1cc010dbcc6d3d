import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HexAddress } from '@vellum/tron/address';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newAccount } from '../state/new-account.ts';
import { WorldState } from '../state/world-state.ts';
import { DataFolder } from './data-folder.ts';
import { DataFolderInUse } from './folder-lock.ts';
import type { Snapshot } from './snapshot-file.ts';

let parent: string;
let path: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vellum-data-'));
  path = join(parent, 'chain');
});
afterEach(() => rm(parent, { recursive: true }));

function snapshotOf(number: number): Snapshot {
  const state = new WorldState();
  const address = `41${'ab'.repeat(20)}` as HexAddress;
  state.putAccount(newAccount(address, 5, { balance: 2n ** 62n, name: Uint8Array.of(1, 2) }));
  state.putSlot(address, '0'.repeat(64), Uint8Array.of(number));
  state.putProperty('burned', BigInt(number));
  state.sealBlock();
  const label = { number, blockId: `id-${number}`, engine: '1', parameters: 'ff' };
  return { label, content: state.export() };
}

async function snapshotsIn(folder: DataFolder): Promise<Snapshot[]> {
  const found: Snapshot[] = [];
  for await (const snapshot of folder.snapshots()) found.push(snapshot);
  return found;
}

describe('DataFolder', () => {
  it('lets one chain at a time in, and the next after closing', async () => {
    const first = await DataFolder.open(path);
    await expect(DataFolder.open(path)).rejects.toThrow(DataFolderInUse);
    await first.close();
    await (await DataFolder.open(path)).close();
  });

  it('names the running process that holds it', async () => {
    await (await DataFolder.open(path)).close();
    const stat = await readFile(`/proc/${process.ppid}/stat`, 'utf8').catch(() => undefined);
    const started = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
    await writeFile(join(path, 'lock'), `${process.ppid} ${started}`);
    await expect(DataFolder.open(path)).rejects.toThrow(`process ${process.ppid}`);
  });

  it('takes over from a process that is gone, also when its id is in use again', async () => {
    for (const lock of ['4194304999 77', `${process.ppid} 1`, `${process.pid} 1`, 'rubbish', '']) {
      await (await DataFolder.open(path)).close();
      await writeFile(join(path, 'lock'), lock);
      await (await DataFolder.open(path)).close();
    }
  });

  it('keeps two snapshots, none above the last written, and gives them back equal', async () => {
    const folder = await DataFolder.open(path);
    for (const number of [5, 20, 100]) await folder.writeSnapshot(snapshotOf(number));
    expect(await snapshotsIn(folder)).toEqual([snapshotOf(100), snapshotOf(20)]);
    await folder.writeSnapshot(snapshotOf(50));
    expect(await snapshotsIn(folder)).toEqual([snapshotOf(50), snapshotOf(20)]);
    const [newest] = await snapshotsIn(folder);
    const state = WorldState.import(newest!.content);
    expect(state.export()).toEqual(snapshotOf(50).content);
    await folder.close();
  });

  it('passes over a damaged snapshot', async () => {
    const folder = await DataFolder.open(path);
    for (const number of [1, 2]) await folder.writeSnapshot(snapshotOf(number));
    const file = await readFile(join(path, 'snapshot-2.bin'));
    for (const at of [0, 4, 60, file.length - 1]) {
      const damaged = Buffer.from(file);
      damaged[at] = damaged[at]! ^ 4;
      await writeFile(join(path, 'snapshot-2.bin'), damaged);
      expect(await snapshotsIn(folder)).toEqual([snapshotOf(1)]);
    }
    await writeFile(join(path, 'snapshot-2.bin'), '');
    expect(await snapshotsIn(folder)).toEqual([snapshotOf(1)]);
    await folder.close();
  });
});
