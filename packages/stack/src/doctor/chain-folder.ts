import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHAIN_FORMAT } from '@vellum/devnet/chain-format';
import { scanRecords } from '@vellum/devnet/log-record';
import { chainFolderOf } from '../embedded/chain.ts';
import { damageRemedy } from '../embedded/damaged-data.ts';
import { type Finding, good, unsure, wrong } from './finding.ts';

/** Whether the blocks on the disk are whole; reads every byte of them and changes none. */
export async function chainFindings(dataDir: string): Promise<Finding[]> {
  const folder = chainFolderOf(dataDir);
  const names = await readdir(folder).catch(() => null);
  if (names === null) return [good('chain', 'none yet; npm start makes one')];
  const genesis = await genesisFinding(folder);
  const log = await readFile(join(folder, 'blocks.log')).catch(() => null);
  if (log === null) return [genesis, wrong('chain', `${folder} has no blocks.log`, damageRemedy)];
  return [genesis, logFinding(log)];
}

async function genesisFinding(folder: string): Promise<Finding> {
  const path = join(folder, 'genesis.json');
  try {
    const { format, engine } = JSON.parse(await readFile(path, 'utf8'));
    if (format === CHAIN_FORMAT) return good('chain rules', `format ${format}, engine ${engine}`);
    const text = `format ${format}, this version continues format ${CHAIN_FORMAT} only`;
    return wrong('chain rules', text, 'npm run reset wipes the data folder');
  } catch (error) {
    return wrong(
      'chain rules',
      `${path} cannot be read (${(error as Error).message})`,
      damageRemedy,
    );
  }
}

function logFinding(log: Buffer): Finding {
  try {
    const { entries, end } = scanRecords(log);
    const torn = log.length - end;
    const text = `${entries.length} entries in ${log.length} bytes, all intact`;
    if (torn === 0) return good('chain', text);
    const remedy = 'nothing: it was never answered, and the next start cuts it off';
    return unsure('chain', `${torn} bytes of an unfinished block at the end`, remedy);
  } catch (error) {
    // The only thing it throws: damage with intact records after it.
    return wrong('chain', (error as Error).message, damageRemedy);
  }
}
