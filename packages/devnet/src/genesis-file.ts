import { ENGINE } from './engine.ts';
import type { Genesis } from './genesis.ts';
import { type ChainParameters, parametersHash } from './params/chain-parameters.ts';
import { type DataFolder, DataFolderRefused } from './store/data-folder.ts';

/** Number of the layout of files in a data folder. */
const FORMAT = 1;

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
  const file = (await folder.genesis()) as GenesisFile | undefined;
  if (file === undefined && folder.entries.length > 0) {
    throw new DataFolderRefused(`${folder.path} has blocks but no genesis.json`);
  }
  if (file !== undefined && file.format !== FORMAT) {
    throw new DataFolderRefused(
      `${folder.path} has format ${file.format}, this is format ${FORMAT}`,
    );
  }
  if (file === undefined) await recordRules(folder, wanted, parameters);
  return file?.genesis ?? wanted;
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
