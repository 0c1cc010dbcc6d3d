import { ChainCore, type Journal } from '../src/chain/core.ts';
import { LocalChain } from '../src/chain/local-chain.ts';
import { LocalControl } from '../src/chain/local-control.ts';
import { Miner } from '../src/chain/miner.ts';
import { freshLedger } from '../src/chain/restore.ts';
import { AdjustableClock } from '../src/clock.ts';
import { fundedKeys } from '../src/genesis.ts';
import { parametersOf } from '../src/params/presets.ts';

const genesis = { timestamp: 0, seed: 'core', accounts: 3, balance: '1000000000' };

/** A chain that mines at once and keeps its blocks in `journal`. */
export async function chainOn(journal: Journal) {
  const ledger = await freshLedger(genesis, parametersOf('mainnet'));
  const clock = new AdjustableClock(() => 3_000);
  const core = new ChainCore({ ledger, clock, solidLag: 0, poolCapacity: 10, journal });
  const miner = new Miner(
    () => () => {},
    () => Promise.resolve(),
  );
  miner.set({ mode: 'instant' });
  const chain = new LocalChain(core, miner);
  const accounts = fundedKeys(genesis);
  return { core, chain, control: new LocalControl(core, miner, chain, accounts), accounts };
}
