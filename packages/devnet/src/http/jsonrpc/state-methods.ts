import type { Json } from '@vellum/tron/json';
import { JavaError } from '../wallet/java-error.ts';
import { hexBytes } from '../wallet/java-values.ts';
import { requireLatest } from './block-tags.ts';
import { type RpcTable, taking } from './rpc-methods.ts';
import { addressOf, textOf } from './rpc-params.ts';
import { bytes, quantity, word } from './rpc-values.ts';

const WORD = 32;

/** Accounts and contracts as of the newest block. */
export const stateMethods: RpcTable = {
  ...taking(2, {
    eth_getBalance: ({ chain }, [account, tag]) => {
      const [who, when] = [textOf(account), textOf(tag)];
      requireLatest(when);
      const address = addressOf(who);
      return chain.read('head', (state) => quantity(state.account(address)?.balance ?? 0n));
    },
    eth_getCode: ({ chain }, [account, tag]) => {
      const [who, when] = [textOf(account), textOf(tag)];
      requireLatest(when);
      const address = addressOf(who);
      return chain.read('head', (state) => bytes(state.code(address)));
    },
  }),
  ...taking(3, {
    eth_getStorageAt: ({ chain }, [account, slot, tag]) => {
      const [who, where, when] = [textOf(account), textOf(slot), textOf(tag)];
      requireLatest(when);
      const address = addressOf(who);
      return chain.read('head', (state): Json => {
        if (state.contract(address) === undefined) return word(0n);
        const row = state.slot(address, slotOf(where));
        return row ? bytes(row) : word(0n);
      });
    },
  }),
};

function slotOf(text: string | null): string {
  const key = hexBytes(text);
  if (key.length > WORD) {
    const digits = Buffer.from(key).toString('hex');
    throw new JavaError('java.lang.RuntimeException', `Data word can't exceed 32 bytes: ${digits}`);
  }
  return Buffer.from(key).toString('hex').padStart(64, '0');
}
