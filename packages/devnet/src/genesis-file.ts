import { isTime } from './clock.ts';
import { ENGINE } from './engine.ts';
import type { Genesis } from './genesis.ts';
import { type ChainParameters, parametersHash } from './params/chain-parameters.ts';
import { CHAIN_FORMAT } from './store/chain-format.ts';
import { type DataFolder, DataFolderOutdated, DataFolderRefused } from './store/data-folder.ts';

/** Deriving keys takes time, and nothing else happens before the chain is there. */
const MOST_ACCOUNTS = 100_000;

/** Content of `genesis.json`. */
type GenesisFile = Readonly<{
  format: number;
  /** Rules under which the log was last replayed as a whole. */
  engine: string;
  parametersHash: string;
  genesis: Genesis;
}>;

/** The genesis of the folder, or `wanted` for a new one, which is written before anything else. */
export async function genesisOf(
  folder: DataFolder,
  wanted: Genesis,
  parameters: ChainParameters,
): Promise<Genesis> {
  const file = (await folder.genesis()) as Partial<GenesisFile> | null | undefined;
  if (file === undefined && folder.entries.length > 0) {
    throw new DataFolderRefused(`${folder.path} has blocks but no genesis.json`);
  }
  if (file !== undefined) return recordedGenesis(folder, file);
  await recordRules(folder, wanted, parameters);
  return wanted;
}

function recordedGenesis({ path }: DataFolder, file: Partial<GenesisFile> | null): Genesis {
  const format = file?.format;
  if (typeof format === 'number' && format < CHAIN_FORMAT) throw new DataFolderOutdated(path);
  if (format !== CHAIN_FORMAT) {
    throw new DataFolderRefused(`${path} has format ${format}, this is format ${CHAIN_FORMAT}`);
  }
  const genesis = file?.genesis;
  if (genesis && isGenesis(genesis)) return genesis;
  throw new DataFolderRefused(`${path}/genesis.json names no chain that could be continued`);
}

/** Every field is one that a chain can be made from. */
function isGenesis({ timestamp, seed, accounts, balance }: Partial<Genesis>): boolean {
  return (
    isTime(timestamp ?? -1) &&
    typeof seed === 'string' &&
    Number.isInteger(accounts) &&
    Number(accounts) >= 1 &&
    Number(accounts) <= MOST_ACCOUNTS &&
    /^\d{1,19}$/.test(balance ?? '')
  );
}

/** Notes that the folder's blocks follow the present rules. */
export async function recordRules(
  folder: DataFolder,
  genesis: Genesis,
  parameters: ChainParameters,
): Promise<void> {
  const file: GenesisFile = {
    format: CHAIN_FORMAT,
    engine: ENGINE,
    parametersHash: parametersHash(parameters),
    genesis,
  };
  await folder.writeGenesis(file);
}
