import { isJsonObject } from '@vellum/tron/json';
import type { RpcMethod } from '../jsonrpc/rpc-methods.ts';
import { count, flag, milliseconds } from './hook-values.ts';
import { snapshot, snapshotId } from './snapshots.ts';

const MAX_BLOCKS = 10_000;
const MAX_INTERVAL = 86_400_000;

/** Methods that Hardhat, Ganache and Anvil share, with Hardhat's answers. Times are in seconds. */
export const evmMethods: Readonly<Record<string, RpcMethod>> = {
  evm_snapshot: snapshot,
  evm_revert: ({ control }, [id]) => control.revert(snapshotId(id)),
  evm_increaseTime: async ({ chain, control }, [seconds]) => {
    const present = Math.max(chain.now(), chain.head().timestamp);
    const increase = milliseconds(seconds);
    if (increase > 0) await control.travelTo(present + increase);
    return String(Math.floor(control.clockOffset() / 1_000));
  },
  evm_setNextBlockTimestamp: async ({ control }, [seconds]) => {
    const timestamp = milliseconds(seconds);
    await control.setNextBlockTime(timestamp);
    return String(timestamp / 1_000);
  },
  evm_mine: async ({ control }, [argument]) => {
    const options = isJsonObject(argument) ? argument : { timestamp: argument ?? null };
    const { timestamp = null, blocks = 1 } = options;
    const wanted = count(blocks, 1, MAX_BLOCKS);
    if (timestamp !== null) await control.setNextBlockTime(milliseconds(timestamp));
    await control.mine(wanted);
    return '0';
  },
  evm_setAutomine: async ({ control }, [automine]) => {
    await control.setMining({ mode: flag(automine) ? 'instant' : 'manual' });
    return true;
  },
  // In milliseconds. 0 ends an interval, after which no transaction may be left waiting.
  evm_setIntervalMining: async ({ control }, [interval]) => {
    const blockTimeMs = count(interval, 0, MAX_INTERVAL);
    if (blockTimeMs > 0) await control.setMining({ mode: 'interval', blockTimeMs });
    else if (control.mining().mode === 'interval') await control.setMining({ mode: 'instant' });
    return true;
  },
};
