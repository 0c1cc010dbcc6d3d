import { isTime } from './clock.ts';
import { ENGINE } from './engine.ts';
import type { Genesis } from './genesis.ts';
import { type ChainParameters, parametersHash } from './params/chain-parameters.ts';
import { type DataFolder, DataFolderRefused } from './store/data-folder.ts';

/** Number of the layout of files in a data folder. */
const FORMAT = 1;

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
  if (file?.format !== FORMAT) {
    throw new DataFolderRefused(`${path} has format ${file?.format}, this is format ${FORMAT}`);
  }
  const { genesis } = file;
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
    format: FORMAT,
    engine: ENGINE,
    parametersHash: parametersHash(parameters),
    genesis,
  };
  await folder.writeGenesis(file);
}
