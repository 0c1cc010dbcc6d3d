import type { Ledger } from '../src/chain/ledger.ts';
import { restoreLedger } from '../src/chain/restore.ts';
import type { Genesis } from '../src/genesis.ts';
import { parametersOf } from '../src/params/presets.ts';
import { DataFolder } from '../src/store/data-folder.ts';

export type OpenedLedger = Readonly<{
  ledger: Ledger;
  folder: DataFolder;
  close: () => Promise<void>;
}>;

/** The chain in a data folder with its inner parts; nothing is mined or written. */
export async function openLedger(path: string, solidLag = 0): Promise<OpenedLedger> {
  const folder = await DataFolder.open(path);
  try {
    const { genesis } = (await folder.genesis()) as { genesis: Genesis };
    const { ledger } = await restoreLedger(folder, genesis, parametersOf('mainnet'), solidLag);
    return { ledger, folder, close: () => folder.close() };
  } catch (error) {
    await folder.close();
    throw error;
  }
}
