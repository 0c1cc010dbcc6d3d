import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENGINE } from '../src/engine.ts';
import { createDevnet, type Devnet, type DevnetOptions } from '../src/index.ts';
import { parametersHash } from '../src/params/chain-parameters.ts';
import { WorldState } from '../src/state/world-state.ts';
import { DataFolderOutdated, DataFolderRefused } from '../src/store/data-folder.ts';
import { DataFolderInUse } from '../src/store/folder-lock.ts';
import { LogCorrupted, scanRecords } from '../src/store/log-record.ts';
import { openLedger } from './open-ledger.ts';
import { randomOf, randomTransaction, worldOf } from './random-transactions.ts';
import { scaled, scaledSlow, seedFor } from './scale.ts';
import { mined, transferOf } from './signed.ts';

const DAY = 86_400_000;

let parent: string;
let folder: string;
let open: Devnet | undefined;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vellum-persistence-'));
  folder = join(parent, 'chain');
});
afterEach(async () => {
  await open?.close();
  open = undefined;
  await rm(parent, { recursive: true });
});

async function start(options: DevnetOptions = {}): Promise<Devnet> {
  open = await createDevnet({ dataFolder: folder, ...options });
  return open;
}

/** A chain of some 60 random transactions with edits, a revert and reorganisations among them. */
async function live(devnet: Devnet, seed: number): Promise<void> {
  const random = randomOf(seed);
  const { chain, accounts } = devnet;
  const world = await worldOf(devnet, random);
  const run = async (count: number) => {
    for (let sent = 0; sent < count; sent += 1) await chain.submit(randomTransaction(world));
  };
  await run(20);
  await devnet.edit([{ kind: 'balance', address: accounts[7]!.address, balance: 77n }]);
  const mark = await devnet.snapshot();
  await run(10);
  await devnet.increaseTime(15 * DAY);
  await run(10);
  await devnet.revert(mark);
  await run(20);
  const reference = chain.blockByNumber(chain.head().number - 2)!;
  const blocks = Array.from({ length: 3 }, () => ({
    transactions: [randomTransaction(world, { reference })],
  }));
  await devnet.reorganise({ depth: 2, blocks });
  await run(10);
}

const seen = ({ chain }: Devnet) =>
  Array.from({ length: chain.head().number + 1 }, (_, number) => {
    const { id, stateHash, receipts, transactions } = chain.blockByNumber(number)!;
    const txids = transactions.map((each) => each.id);
    const places = txids.map((txid) => chain.find(txid)?.block?.id);
    return { id, stateHash, receipts, txids, places };
  });

const snapshots = async () => (await readdir(folder)).filter((name) => name.startsWith('snapshot'));
const seed = seedFor('persistence');

describe('a chain in a data folder', () => {
  it('ends every impersonation, and keeps what was sent under it', async () => {
    const first = await start();
    const [, owner, stranger, receiver] = first.accounts;
    const send = ({ chain }: Devnet) => {
      const keys = [stranger!.privateKey];
      return chain.submit(transferOf(chain, owner!, receiver!.address, 1n, { keys }));
    };
    await first.impersonate([owner!.address]);
    expect(await send(first)).toMatchObject({ code: 'SUCCESS' });
    const { id } = first.chain.head();
    await first.close();
    const second = await start();
    expect(second.chain.head().id).toBe(id);
    expect(await send(second)).toMatchObject({ code: 'SIGERROR' });
  });

  it('is the same after a restart, from the snapshot of a clean stop and from the log alone', async () => {
    const first = await start({ solidLag: 3 });
    await live(first, seed);
    const before = seen(first);
    await first.close();
    expect(await snapshots()).toEqual([`snapshot-${before.length - 1 - 3}.bin`]);
    const second = await start({ solidLag: 3 });
    expect(seen(second)).toEqual(before);
    const mine = { transactions: [] };
    await second.reorganise({ depth: 3, blocks: [mine, mine, mine, mine] });
    const longer = seen(second);
    await second.close();
    for (const name of await snapshots()) await rm(join(folder, name));
    const third = await start({ solidLag: 3 });
    expect(seen(third)).toEqual(longer);
    await third.close();
    expect(await snapshots()).toHaveLength(1);
  });

  it('takes the newest of many snapshots that is deep enough', async () => {
    const first = await start({ solidLag: 3, snapshotInterval: 10 });
    await live(first, seed);
    const before = seen(first);
    await first.close();
    expect(await snapshots()).toHaveLength(2);
    const { ledger, close } = await openLedger(folder, 3);
    expect(ledger.state.blocksUndoable()).toBe(3);
    const digest = ledger.state.digest();
    await close();
    for (const name of await snapshots()) await rm(join(folder, name));
    const replayed = await openLedger(folder, 3);
    expect(replayed.ledger.state.digest()).toBe(digest);
    expect(replayed.ledger.archive.height).toBe(before.length - 1);
    await replayed.close();
  });

  it('replays to the same state though transactions, calls and solid reads came all at once', async () => {
    const first = await start({ solidLag: 3, snapshotInterval: 7 });
    const { chain, accounts } = first;
    const random = randomOf(seed);
    const world = await worldOf(first, random);
    const caller = accounts[1]!.address;
    const call = { caller, target: world.contracts.register, data: new Uint8Array(0), value: 3n };
    const operations = [
      () => chain.submit(randomTransaction(world)),
      () => chain.submit(randomTransaction(world)),
      () => chain.constantCall('head', call),
      () => chain.constantCall('solid', { ...call, value: 0n }),
      () => chain.estimateEnergy('head', call),
      () => chain.read('solid', (state) => state.account(caller)?.balance),
      () => first.mine(),
    ];
    for (let round = 0; round < scaled(50); round += 1) {
      await Promise.all(Array.from({ length: 30 }, () => operations[random(operations.length)]!()));
    }
    const before = seen(first);
    await first.close();
    for (const name of await snapshots()) await rm(join(folder, name));
    expect(seen(await start({ solidLag: 3 }))).toEqual(before);
  });

  it('keeps time that was moved forward', async () => {
    const clock = () => 1_760_000_000_000;
    const first = await start({ clock });
    await first.increaseTime(1_000_000);
    await first.mine();
    await first.close();
    expect((await start({ clock })).chain.now()).toBe(1_760_001_000_000);
  });

  it('keeps its own genesis', async () => {
    const first = await start({ genesis: { seed: 'one', accounts: 3 } });
    const { accounts } = first;
    await first.close();
    expect((await start({ genesis: { seed: 'two', accounts: 5 } })).accounts).toEqual(accounts);
  });

  it('serves one process at a time', async () => {
    await start();
    await expect(createDevnet({ dataFolder: folder })).rejects.toThrow(DataFolderInUse);
  });

  it('is refused when its genesis is missing or of another format', async () => {
    const first = await start();
    await first.mine();
    await first.close();
    const path = join(folder, 'genesis.json');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('"format": 2', '"format": 3'));
    await expect(start()).rejects.toThrow(DataFolderRefused);
    await writeFile(path, text.replace('"format": 2', '"format": 1'));
    await expect(start()).rejects.toThrow(DataFolderOutdated);
    await writeFile(path, '{');
    await expect(start()).rejects.toThrow(DataFolderRefused);
    await rm(path);
    await expect(start()).rejects.toThrow('has blocks but no genesis.json');
    await writeFile(path, text);
    expect((await start()).chain.head().number).toBe(1);
  });
});

describe('a chain made under other rules', () => {
  /** A snapshot of the right block whose content is wrong, so that using it would show. */
  async function plant(engine: string, parameters: string): Promise<void> {
    const { ledger, folder: files, close } = await openLedger(folder);
    const number = ledger.archive.height;
    const wrong = new WorldState();
    const content = { ...wrong.export(), hash: ledger.state.stateHash() };
    const label = { number, blockId: ledger.archive.id(number)!, engine, parameters };
    await files.writeSnapshot({ label, content });
    await close();
  }

  it('is replayed past a snapshot of another engine or other parameters', async () => {
    const first = await start({ solidLag: 3 });
    await live(first, seed);
    const before = seen(first);
    const { address } = first.accounts[7]!;
    const own = parametersHash(first.chain.parameters);
    await first.close();
    const balanceWith = async (engine: string, parameters: string) => {
      for (const name of await snapshots()) await rm(join(folder, name));
      await plant(engine, parameters);
      const again = await start();
      expect(seen(again)).toEqual(before);
      const balance = await again.chain.read('head', (state) => state.account(address)?.balance);
      await again.close();
      return balance;
    };
    expect(await balanceWith('0', own)).toBe(77n);
    expect(await balanceWith(ENGINE, 'other')).toBe(77n);
    // With the present rules on its label the planted snapshot is taken, which shows that the label decides.
    expect(await balanceWith(ENGINE, own)).toBeUndefined();
  });

  it('is refused where the replay comes out differently', async () => {
    const first = await start({ solidLag: 3 });
    await live(first, seed);
    await first.close();
    const parameters = { getEnergyFee: 420n };
    await expect(start({ parameters })).rejects.toThrow(/written under other rules: block 1 /);
    await (await start()).close();
  });
});

describe('a damaged log', () => {
  /** A chain with one record per block, and what its blocks were. */
  async function sample() {
    const first = await start();
    const { chain, accounts } = first;
    for (let sent = 0; sent < 12; sent += 1) {
      await mined(chain, transferOf(chain, accounts[1]!, accounts[2]!.address, 5n));
    }
    const blocks = seen(first);
    await first.close();
    open = undefined;
    for (const name of await snapshots()) await rm(join(folder, name));
    return { blocks, log: await readFile(join(folder, 'blocks.log')) };
  }

  it('loses only what is torn off, and the chain goes on from there', async () => {
    const random = randomOf(seed);
    const { blocks, log } = await sample();
    for (let round = 0; round < scaledSlow(100); round += 1) {
      const cut = random(log.length);
      await writeFile(join(folder, 'blocks.log'), log.subarray(0, cut));
      const devnet = await start();
      const whole = scanRecords(log.subarray(0, cut));
      expect(devnet.repairedBytes).toBe(cut - whole.end);
      expect(seen(devnet)).toEqual(blocks.slice(0, whole.entries.length + 1));
      await devnet.mine();
      const after = seen(devnet);
      await devnet.close();
      expect(seen(await start())).toEqual(after);
      await open?.close();
      for (const name of await snapshots()) await rm(join(folder, name));
    }
  });

  it('is refused and left alone when intact blocks follow the damage', async () => {
    const random = randomOf(seed + 1);
    const { blocks, log } = await sample();
    const lastStart = log.lastIndexOf('VLR1');
    for (let round = 0; round < scaledSlow(100); round += 1) {
      const at = random(log.length);
      const damaged = Buffer.from(log);
      damaged[at] = damaged[at]! ^ (1 << random(8));
      await writeFile(join(folder, 'blocks.log'), damaged);
      if (at < lastStart) {
        await expect(start()).rejects.toThrow(LogCorrupted);
        expect(await readFile(join(folder, 'blocks.log'))).toEqual(damaged);
      } else {
        expect(seen(await start())).toEqual(blocks.slice(0, -1));
        await open?.close();
      }
      for (const name of await snapshots()) await rm(join(folder, name));
    }
  });

  it.each([
    'null',
    '[]',
    '{"format":2}',
    '{"format":2,"genesis":null}',
    '{"format":2,"genesis":{"timestamp":"x","seed":"s","accounts":1,"balance":"1"}}',
    '{"format":2,"genesis":{"timestamp":1,"seed":"s","accounts":1e9,"balance":"1"}}',
    '{"format":2,"genesis":{"timestamp":1,"seed":"s","accounts":1,"balance":"-1"}}',
  ])('is refused with a genesis.json that says %s', async (text) => {
    await (await start()).close();
    await writeFile(join(folder, 'genesis.json'), text);
    await expect(start()).rejects.toThrow(DataFolderRefused);
  });

  it('is not needed for what a copy of it holds', async () => {
    const { blocks } = await sample();
    await cp(folder, join(parent, 'copy'), { recursive: true });
    folder = join(parent, 'copy');
    expect(seen(await start())).toEqual(blocks);
  });
});
