import { ENGINE } from '../engine.ts';
import { nativeCall } from '../execution/native-call.ts';
import type { Genesis } from '../genesis.ts';
import { type GenesisBlock, makeGenesis } from '../genesis.ts';
import { type ChainParameters, parametersHash } from '../params/chain-parameters.ts';
import { WorldState } from '../state/world-state.ts';
import { type DataFolder, DataFolderRefused } from '../store/data-folder.ts';
import type { Snapshot } from '../store/snapshot-file.ts';
import { createMachine } from '../tvm/machine.ts';
import { decodeBlock, indexedPart } from './block-record.ts';
import { archiveOfGenesis, Ledger } from './ledger.ts';
import { survivingBlocks } from './log-entry.ts';
import { ReplayDiffers, replayBlock } from './replay.ts';

/** A ledger at block 0. */
export async function freshLedger(genesis: Genesis, parameters: ChainParameters): Promise<Ledger> {
  return ledgerAt(makeGenesis(genesis, parameters), parameters);
}

/** A ledger and the number of the block whose snapshot it started from. */
export type Restored = Readonly<{ ledger: Ledger; snapshot: number }>;

/**
 * The ledger that a data folder's log leads to: the newest usable snapshot, then every later block executed
 * again and compared with its record. Snapshots made under other rules are passed over, so such a folder is
 * replayed from genesis, and refused with `DataFolderRefused` if that comes out differently.
 */
export async function restoreLedger(
  folder: DataFolder,
  genesis: Genesis,
  parameters: ChainParameters,
  solidLag: number,
): Promise<Restored> {
  const blocks = survivingBlocks(folder.entries);
  folder.entries.length = 0;
  const start = makeGenesis(genesis, parameters);
  const snapshot = await usableSnapshot(folder, blocks, parametersHash(parameters), solidLag);
  const ledger = await ledgerAt(start, parameters, snapshot);
  for (const bytes of blocks.slice(0, snapshot?.label.number ?? 0)) {
    ledger.archive.append({ ...indexedPart(bytes), bytes });
  }
  await replayAll(folder, ledger, blocks.slice(ledger.archive.height), solidLag);
  return { ledger, snapshot: snapshot?.label.number ?? 0 };
}

async function ledgerAt(
  start: GenesisBlock,
  parameters: ChainParameters,
  snapshot?: Snapshot,
): Promise<Ledger> {
  const { header } = start;
  const archive = archiveOfGenesis(start);
  const state = snapshot ? WorldState.import(snapshot.content) : start.state;
  const machine = await createMachine({
    state,
    parameters,
    genesisId: header.id,
    native: nativeCall,
  });
  return new Ledger({ parameters, state, machine, archive, genesisTime: header.timestamp });
}

/** One of a block that is still on the chain and so deep that no reorganisation can reach below it. */
async function usableSnapshot(
  folder: DataFolder,
  blocks: readonly Uint8Array[],
  parameters: string,
  solidLag: number,
): Promise<Snapshot | undefined> {
  for await (const snapshot of folder.snapshots()) {
    const { label, content } = snapshot;
    const bytes = blocks[label.number - 1];
    if (bytes === undefined || label.number > blocks.length - solidLag) continue;
    if (label.engine !== ENGINE || label.parameters !== parameters) continue;
    const { header, stateHash } = decodeBlock(bytes);
    if (header.id === label.blockId && stateHash === content.hash) return snapshot;
  }
  return undefined;
}

async function replayAll(
  folder: DataFolder,
  ledger: Ledger,
  blocks: readonly Uint8Array[],
  solidLag: number,
): Promise<void> {
  try {
    for (const bytes of blocks) {
      await replayBlock(ledger, bytes);
      ledger.state.forgetBefore(solidLag);
    }
  } catch (cause) {
    if (!(cause instanceof ReplayDiffers)) throw cause;
    throw new DataFolderRefused(
      `${folder.path} was written under other rules: ${cause.message}. Start with the version and ` +
        'parameters it was made with, or with another data folder',
      { cause },
    );
  }
}
