import type { Json } from '@vellum/tron/json';
import type { Block } from '../../chain/block.ts';
import { blockRpc } from './block-rpc.ts';
import { taggedBlock } from './block-tags.ts';
import { invalidParams } from './rpc-error.ts';
import { type RpcContext, type RpcTable, taking } from './rpc-methods.ts';
import { flagOf, hashOf, textOf } from './rpc-params.ts';
import { quantity } from './rpc-values.ts';
import { type BlockPosition, receiptRpc, transactionRpc } from './transaction-rpc.ts';

const price = ({ chain }: RpcContext) => chain.parameters.getEnergyFee;

const byHash = ({ chain }: RpcContext, hash: Json | undefined) => chain.blockById(hashOf(hash));

const byTag = ({ chain }: RpcContext, tag: Json | undefined) => taggedBlock(chain, textOf(tag));

function shown(context: RpcContext, block: Block | undefined, whole: Json | undefined): Json {
  return block ? blockRpc(block, flagOf(whole), price(context)) : null;
}

function atIndex(context: RpcContext, block: Block | undefined, index: Json | undefined): Json {
  if (block === undefined) return null;
  const text = textOf(index);
  if (text === null || !/^0x[0-9a-fA-F]{1,7}$/.test(text)) {
    throw invalidParams('invalid index value');
  }
  return transactionRpc({ block, index: Number(text) }, price(context));
}

const countIn = (block: Block | undefined): Json =>
  block ? quantity(block.transactions.length) : null;

function placeOf({ chain }: RpcContext, hash: Json | undefined): BlockPosition | null {
  const id = hashOf(hash);
  const block = chain.find(id)?.block;
  if (block === undefined) return null;
  return { block, index: block.transactions.findIndex((each) => each.id === id) };
}

/** Blocks and what is in them. */
export const blockMethods: RpcTable = {
  ...taking(0, {
    eth_blockNumber: ({ chain }) => quantity(chain.head().number),
  }),
  ...taking(1, {
    eth_getBlockTransactionCountByHash: (context, [hash]) => countIn(byHash(context, hash)),
    eth_getBlockTransactionCountByNumber: (context, [tag]) => countIn(byTag(context, tag)),
    eth_getTransactionByHash: (context, [hash]) => {
      const place = placeOf(context, hash);
      return place && transactionRpc(place, price(context));
    },
    eth_getTransactionReceipt: (context, [hash]) => {
      const place = placeOf(context, hash);
      return place && receiptRpc(place, price(context));
    },
    // No block of this chain has an uncle.
    eth_getUncleCountByBlockHash: () => '0x0',
    eth_getUncleCountByBlockNumber: () => '0x0',
  }),
  ...taking(2, {
    eth_getBlockByHash: (context, [hash, whole]) => shown(context, byHash(context, hash), whole),
    eth_getBlockByNumber: (context, [tag, whole]) => shown(context, byTag(context, tag), whole),
    eth_getTransactionByBlockHashAndIndex: (context, [hash, index]) =>
      atIndex(context, byHash(context, hash), index),
    eth_getTransactionByBlockNumberAndIndex: (context, [tag, index]) =>
      atIndex(context, byTag(context, tag), index),
    eth_getUncleByBlockHashAndIndex: () => null,
    eth_getUncleByBlockNumberAndIndex: () => null,
  }),
};
