import type { Mining } from './chain/control.ts';
import type { Clock, Schedule } from './clock.ts';
import type { ParameterName } from './params/chain-parameters.ts';
import type { PresetName } from './params/presets.ts';

/** How a chain is made. Everything has a default: `createDevnet()` is an instant-mining chain in memory. */
export type DevnetOptions = Readonly<{
  /** Rules of the chain; `mainnet` unless told. */
  preset?: PresetName;
  /** Single parameters that differ from the preset. */
  parameters?: Partial<Record<ParameterName, bigint>>;
  mining?: Mining;
  /** Transactions that may wait at once; 2,000 unless told. More are refused as SERVER_BUSY. */
  poolCapacity?: number;
  /** Blocks until one can no longer be replaced; 0 unless told. */
  solidLag?: number;
  /** Refuses to revert to a snapshot below a final block, for a chain that an indexer follows. */
  protectFinal?: boolean;
  /** Where blocks are kept; in memory only when absent. A folder's own genesis goes before `genesis`. */
  dataFolder?: string;
  /** Blocks between snapshots in the data folder; 5,000 unless told. */
  snapshotInterval?: number;
  genesis?: GenesisOptions;
  clock?: Clock;
  /** Timers of interval mining. */
  schedule?: Schedule;
  /** Where lines of contracts' console.log go, and of `verbose`; to standard output unless given. */
  log?: (line: string) => void;
  /** Logs each transaction with its method, energy, fee and revert reason. */
  verbose?: boolean;
  /** Serves HTTP on this port (0: any free one). Without it the chain is reached in process only. */
  port?: number;
  /** Interface to listen on; this machine only unless told. */
  host?: string;
  /** Web origins, beside those of this machine, whose pages may use the test hooks. */
  allowedOrigins?: readonly string[];
  /** Lets callers from other machines use the test hooks, where `host` lets them connect at all. */
  remoteAdmin?: boolean;
}>;

export type GenesisOptions = Readonly<{
  /** Milliseconds; the time of creation unless told. */
  timestamp?: number;
  /** Seed of the funded keys. */
  seed?: string;
  /** How many accounts are funded; at least the witness. */
  accounts?: number;
  /** Sun of each funded account. */
  balance?: bigint;
}>;
