import type { Json } from '@vellum/tron/json';
import type { Block } from '../../chain/block.ts';
import { blockRpc } from './block-rpc.ts';
import { taggedBlock } from './block-tags.ts';
import type { RpcContext, RpcMethod } from './rpc-methods.ts';
import { hashOf, quantity, quantityOf } from './rpc-values.ts';
import { type Place, receiptRpc, transactionRpc } from './transaction-rpc.ts';

const price = ({ chain }: RpcContext) => chain.parameters.getEnergyFee;

const byHash = ({ chain }: RpcContext, hash: Json | undefined) => chain.blockById(hashOf(hash));

function shown(context: RpcContext, block: Block | undefined, whole: Json | undefined): Json {
  return block ? blockRpc(block, whole === true, price(context)) : null;
}

function atIndex(context: RpcContext, block: Block | undefined, index: Json | undefined): Json {
  if (block === undefined) return null;
  const place = { block, index: Number(quantityOf(index, 'index')) };
  return transactionRpc(place, price(context));
}

const countIn = (block: Block | undefined): Json =>
  block ? quantity(block.transactions.length) : null;

function placeOf({ chain }: RpcContext, hash: Json | undefined): Place | null {
  const id = hashOf(hash);
  const block = chain.find(id)?.block;
  if (block === undefined) return null;
  return { block, index: block.transactions.findIndex((each) => each.id === id) };
}

/** A block by its hash, or by number or tag. */
function receiptedBlock(context: RpcContext, which: Json | undefined): Block | undefined {
  const isHash = typeof which === 'string' && /^0x[0-9a-fA-F]{64}$/.test(which);
  return isHash ? byHash(context, which) : taggedBlock(context.chain, which);
}

/** Blocks and what is in them. */
export const blockMethods: Readonly<Record<string, RpcMethod>> = {
  eth_blockNumber: ({ chain }) => quantity(chain.head().number),
  eth_getBlockByHash: (context, [hash, whole]) => shown(context, byHash(context, hash), whole),
  eth_getBlockByNumber: (context, [tag, whole]) =>
    shown(context, taggedBlock(context.chain, tag), whole),
  eth_getBlockTransactionCountByHash: (context, [hash]) => countIn(byHash(context, hash)),
  eth_getBlockTransactionCountByNumber: ({ chain }, [tag]) => countIn(taggedBlock(chain, tag)),
  eth_getTransactionByHash: (context, [hash]) => {
    const place = placeOf(context, hash);
    return place && transactionRpc(place, price(context));
  },
  eth_getTransactionByBlockHashAndIndex: (context, [hash, index]) =>
    atIndex(context, byHash(context, hash), index),
  eth_getTransactionByBlockNumberAndIndex: (context, [tag, index]) =>
    atIndex(context, taggedBlock(context.chain, tag), index),
  eth_getTransactionReceipt: (context, [hash]) => {
    const place = placeOf(context, hash);
    return place && receiptRpc(place, price(context));
  },
  eth_getBlockReceipts: (context, [which]) => {
    const block = receiptedBlock(context, which);
    if (block === undefined) return null;
    return block.receipts.map((_, index) => receiptRpc({ block, index }, price(context)));
  },
  // No block of this chain has an uncle.
  eth_getUncleCountByBlockHash: () => '0x0',
  eth_getUncleCountByBlockNumber: () => '0x0',
  eth_getUncleByBlockHashAndIndex: () => null,
  eth_getUncleByBlockNumberAndIndex: () => null,
};
