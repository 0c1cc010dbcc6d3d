import { taggedState } from './block-tags.ts';
import type { RpcMethod } from './rpc-methods.ts';
import { addressOf, bytes, quantity, quantityOf, word } from './rpc-values.ts';

/** Accounts and contracts as of the newest, or the newest final block. */
export const stateMethods: Readonly<Record<string, RpcMethod>> = {
  eth_getBalance: ({ chain }, [account, tag]) => {
    const address = addressOf(account);
    return chain.read(taggedState(chain, tag), (state) =>
      quantity(state.account(address)?.balance ?? 0n),
    );
  },
  eth_getCode: ({ chain }, [account, tag]) => {
    const address = addressOf(account);
    return chain.read(taggedState(chain, tag), (state) => bytes(state.code(address)));
  },
  eth_getStorageAt: ({ chain }, [account, slot, tag]) => {
    const address = addressOf(account);
    const key = word(quantityOf(slot, 'storage index')).slice(2);
    return chain.read(taggedState(chain, tag), (state) => {
      const row = state.slot(address, key);
      return row ? bytes(row) : word(0n);
    });
  },
  // Transactions of TRON name a block instead of counting.
  eth_getTransactionCount: () => '0x0',
};
