import { ChainCore, type Journal, noJournal } from './chain/core.ts';
import { encodeEntry } from './chain/log-entry.ts';
import { mineWaiting } from './chain/mine.ts';
import { Miner } from './chain/miner.ts';
import { freshLedger, type Restored, restoreLedger } from './chain/restore.ts';
import { Snapshotter } from './chain/snapshotter.ts';
import { AdjustableClock, systemSchedule } from './clock.ts';
import { Devnet } from './devnet.ts';
import { fundedKeys, type Genesis } from './genesis.ts';
import { genesisOf, recordRules } from './genesis-file.ts';
import { startHttp } from './http/server.ts';
import { activityLog } from './log/activity-log.ts';
import { BoundedLog } from './log/bounded-log.ts';
import type { DevnetOptions } from './options.ts';
import type { ChainParameters } from './params/chain-parameters.ts';
import { parametersOf } from './params/presets.ts';
import type { StateReader } from './state/state-reader.ts';
import { DataFolder } from './store/data-folder.ts';

export type { Devnet } from './devnet.ts';
export type { DevnetOptions, GenesisOptions } from './options.ts';

const SLOT = 3_000;
const SNAPSHOT_INTERVAL = 5_000;
/** java-tron's bound on waiting transactions. */
const POOL_CAPACITY = 2_000;

/** Starts a chain: new, or the one in `dataFolder`. */
export async function createDevnet(options: DevnetOptions = {}): Promise<Devnet> {
  const clock = new AdjustableClock(options.clock ?? Date.now);
  const parameters = parametersOf(options.preset ?? 'mainnet', options.parameters);
  const folder = options.dataFolder ? await DataFolder.open(options.dataFolder) : undefined;
  try {
    const wanted = wantedGenesis(options, clock);
    const genesis = folder ? await genesisOf(folder, wanted, parameters) : wanted;
    const restored = await ledgerOf(folder, genesis, parameters, options.solidLag ?? 0);
    const devnet = assemble(options, clock, folder, restored, genesis);
    return await serve(devnet, options);
  } catch (error) {
    await folder?.close();
    throw error;
  }
}

function wantedGenesis({ genesis = {} }: DevnetOptions, clock: AdjustableClock): Genesis {
  return {
    timestamp: genesis.timestamp ?? Math.floor(clock.now() / SLOT) * SLOT,
    seed: genesis.seed ?? 'vellum',
    accounts: Math.max(1, genesis.accounts ?? 10),
    balance: (genesis.balance ?? 1_000_000_000_000n).toString(),
  };
}

async function ledgerOf(
  folder: DataFolder | undefined,
  genesis: Genesis,
  parameters: ChainParameters,
  solidLag: number,
): Promise<Restored> {
  if (folder === undefined) {
    return { ledger: await freshLedger(genesis, parameters), snapshot: 0 };
  }
  const restored = await restoreLedger(folder, genesis, parameters, solidLag);
  await recordRules(folder, genesis, parameters);
  return restored;
}

function assemble(
  options: DevnetOptions,
  clock: AdjustableClock,
  folder: DataFolder | undefined,
  { ledger, snapshot }: Restored,
  genesis: Genesis,
): Devnet {
  // A clock that was moved forward before a restart must not fall behind the blocks it stamped.
  if (clock.now() < ledger.head.timestamp) clock.set(ledger.head.timestamp);
  const { solidLag = 0, poolCapacity = POOL_CAPACITY, protectFinal = false } = options;
  const journal = folder ? journalIn(folder) : noJournal;
  const core = new ChainCore({
    ...{ ledger, clock, solidLag, protectFinal, poolCapacity, journal },
    observer: observerOf(options, ledger.state),
  });
  const mine = () => core.exclusive(() => mineWaiting(core));
  const miner = new Miner(options.schedule ?? systemSchedule, mine);
  const devnet = new Devnet(core, miner, fundedKeys(genesis));
  core.listeners.add(() => miner.blockMade());
  devnet.repairedBytes = folder?.repairedBytes ?? 0;
  if (folder) {
    const interval = options.snapshotInterval ?? SNAPSHOT_INTERVAL;
    keepOn(devnet, core, folder, new Snapshotter(core, folder, interval, snapshot));
  }
  devnet.onClose(() => core.stop('the chain is closed'));
  devnet.onClose(() => miner.stop());
  miner.set(options.mining ?? { mode: 'instant' });
  return devnet;
}

function observerOf({ log = console.log, verbose = false }: DevnetOptions, state: StateReader) {
  return activityLog(new BoundedLog(log, () => performance.now()), state, verbose);
}

function journalIn(folder: DataFolder): Journal {
  return { append: (entry) => folder.append(encodeEntry(entry)) };
}

function keepOn(
  devnet: Devnet,
  core: ChainCore,
  folder: DataFolder,
  snapshotter: Snapshotter,
): void {
  core.listeners.add(() => snapshotter.blockMade());
  devnet.onClose(() => folder.close());
  devnet.onClose(() => snapshotter.close());
}

async function serve(devnet: Devnet, options: DevnetOptions): Promise<Devnet> {
  const { port, host = '127.0.0.1', allowedOrigins = [], remoteAdmin = false } = options;
  if (port === undefined) return devnet;
  try {
    const http = await startHttp(
      { chain: devnet.chain, control: devnet },
      { host, port, allowedOrigins, remoteAdmin },
    );
    devnet.url = http.url;
    devnet.onClose(http.close);
    return devnet;
  } catch (error) {
    await devnet.close();
    throw error;
  }
}
