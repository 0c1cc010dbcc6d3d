import { hexAddressFromBytes } from '@vellum/tron/address';
import type { JsonObject } from '@vellum/tron/json';
import type { Transaction } from '@vellum/tron/transaction';
import type { Block } from '../../chain/block.ts';
import { ownerOf } from '../../execution/owner.ts';
import type { Receipt } from '../../execution/receipt.ts';
import { logRpc } from './log-rpc.ts';
import { bytes, EMPTY_BLOOM, evmAddress, NOBODY, quantity } from './rpc-values.ts';
import { amountOf, recipientOf } from './transaction-parties.ts';

/** Where a transaction is in its block. */
export type BlockPosition = Readonly<{ block: Block; index: number }>;

/** A transaction as Ethereum clients read it; native contracts have no input. */
export function transactionRpc(
  { block, index }: BlockPosition,
  energyPrice: bigint,
): JsonObject | null {
  const transaction = block.transactions[index];
  const receipt = block.receipts[index];
  if (transaction === undefined) return null;
  const { r, s, v } = signatureRpc(transaction.signatures[0]);
  return {
    blockHash: `0x${block.id}`,
    blockNumber: quantity(block.number),
    from: block.number === 0 ? NOBODY : fromOf(transaction),
    gas: quantity(receipt?.energyUsageTotal ?? 0n),
    gasPrice: quantity(energyPrice),
    hash: `0x${transaction.id}`,
    input: inputOf(transaction),
    nonce: '0x0000000000000000',
    r,
    s,
    to: toOf(transaction),
    transactionIndex: quantity(index),
    type: '0x0',
    v,
    value: quantity(amountOf(transaction, receipt)),
  };
}

function signatureRpc(signature: Uint8Array = new Uint8Array(65)) {
  const recovery = signature[64] ?? 0;
  const isUnsigned = signature.every((byte) => byte === 0);
  return {
    v: bytes(Uint8Array.of(isUnsigned || recovery >= 27 ? recovery : recovery + 27)),
    r: bytes(signature.subarray(0, 32)),
    s: bytes(signature.subarray(32, 64)),
  };
}

/** What a transaction did, as Ethereum clients read it. Gas is energy. */
export function receiptRpc(
  { block, index }: BlockPosition,
  energyPrice: bigint,
): JsonObject | null {
  const transaction = block.transactions[index];
  const receipt = block.receipts[index];
  if (transaction === undefined || receipt === undefined) return null;
  const before = block.receipts.slice(0, index);
  const firstLog = before.reduce((sum, { logs }) => sum + logs.length, 0);
  const used = [...before, receipt].reduce((sum, each) => sum + each.energyUsageTotal, 0n);
  const isCreation = transaction.contract.type === 'CreateSmartContract';
  return {
    blockHash: `0x${block.id}`,
    blockNumber: quantity(block.number),
    contractAddress:
      isCreation && receipt.contractAddress ? evmAddress(receipt.contractAddress) : null,
    cumulativeGasUsed: quantity(used),
    effectiveGasPrice: quantity(energyPrice),
    from: fromOf(transaction),
    gasUsed: quantity(receipt.energyUsageTotal),
    logs: receipt.logs.map((log, place) => logRpc(log, { block, index, place: firstLog + place })),
    logsBloom: EMPTY_BLOOM,
    status: quantity(isSuccess(receipt) ? 1 : 0),
    to: toOf(transaction),
    transactionHash: `0x${transaction.id}`,
    transactionIndex: quantity(index),
    type: '0x0',
  };
}

const isSuccess = ({ result }: Receipt) => result === undefined || result === 'SUCCESS';

function fromOf({ contract }: Transaction): string | null {
  const owner = ownerOf(contract);
  return owner ? evmAddress(owner) : null;
}

/** Only calls of contracts have an input. */
function inputOf({ contract }: Transaction): string {
  return contract.type === 'TriggerSmartContract' ? bytes(contract.value.data) : '0x';
}

function toOf(transaction: Transaction): string | null {
  const address = recipientOf(transaction);
  return address?.length === 21 ? evmAddress(hexAddressFromBytes(address)) : null;
}
