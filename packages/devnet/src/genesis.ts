import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import type { Transaction } from '@vellum/tron/transaction';
import { deriveKeys, type KeyPair, WITNESS } from './accounts.ts';
import { GENESIS_WITNESS, type SealedHeader, sealHeader } from './chain/header.ts';
import { genesisRoot } from './chain/merkle-root.ts';
import { BLACK_HOLE } from './execution/fees/balance.ts';
import { genesisTransfer } from './genesis-transfers.ts';
import { NEXT_MAINTENANCE } from './governance/maintenance.ts';
import { newWitness } from './governance/witnesses.ts';
import { type ChainParameters, parametersHash } from './params/chain-parameters.ts';
import { newAccount } from './state/new-account.ts';
import { WorldState } from './state/world-state.ts';

/** All that a chain starts from; it is kept in `genesis.json`, so it holds only what JSON can. */
export type Genesis = Readonly<{
  /** Milliseconds, a multiple of a slot. */
  timestamp: number;
  /** Keys of the funded accounts are derived from it. */
  seed: string;
  accounts: number;
  /** Sun of each account, in decimal digits; the witness has ten thousand times as much for the faucet. */
  balance: string;
}>;

export type FundedKey = KeyPair & Readonly<{ balance: bigint }>;

const WITNESS_FACTOR = 10_000n;

export function fundedKeys({ seed, accounts, balance }: Genesis): readonly FundedKey[] {
  return deriveKeys(seed, accounts).map((pair, index) => ({
    ...pair,
    balance: BigInt(balance) * (index === 0 ? WITNESS_FACTOR : 1n),
  }));
}

export type GenesisBlock = Readonly<{
  header: SealedHeader;
  /** One for each account, the black hole last, as on every TRON chain. */
  transfers: readonly Transaction[];
  state: WorldState;
}>;

/** Block 0 and the state after it. Chains with other accounts, time or rules have another id. */
export function makeGenesis(genesis: Genesis, parameters: ChainParameters): GenesisBlock {
  const state = new WorldState();
  const accounts = [...fundedKeys(genesis), { address: BLACK_HOLE, balance: 0n }];
  for (const { address, balance } of accounts) {
    state.putAccount(newAccount(address, genesis.timestamp, { balance }));
  }
  state.putRecord('witness', WITNESS, { ...newWitness(WITNESS, ''), isActive: true });
  const interval = parameters.getMaintenanceTimeInterval;
  state.putProperty(NEXT_MAINTENANCE, BigInt(genesis.timestamp) + interval);
  state.sealBlock();
  state.forgetBefore(0);
  const transfers = accounts.map(({ address, balance }) => genesisTransfer(address, balance));
  const header = sealHeader({
    number: 0,
    timestamp: genesis.timestamp,
    parentId: toHex(sha256(utf8ToBytes(`${parametersHash(parameters)}/${state.stateHash()}`))),
    txTrieRoot: genesisRoot(transfers),
    witness: GENESIS_WITNESS,
  });
  return { header, transfers, state };
}
