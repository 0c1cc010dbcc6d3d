import { type HexAddress, hexAddressFromBytes } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import type { Transaction } from '@vellum/tron/transaction';
import type { Block } from '../../chain/block.ts';
import type { Receipt } from '../../chain/receipt.ts';
import { ownerOf } from '../../execution/owner.ts';
import { logRpc } from './log-rpc.ts';
import { bytes, EMPTY_BLOOM, evmAddress, NOBODY, quantity } from './rpc-values.ts';

/** Where a transaction stands in its block. */
export type Place = Readonly<{ block: Block; index: number }>;

type Sent = Readonly<{ to: string | null; value: bigint; input: string }>;

/** A transaction as Ethereum clients read it; native contracts have no input. */
export function transactionRpc({ block, index }: Place, energyPrice: bigint): JsonObject | null {
  const transaction = block.transactions[index];
  const receipt = block.receipts[index];
  if (transaction === undefined) return null;
  const { to, value, input } = sentBy(transaction);
  return {
    blockHash: `0x${block.id}`,
    blockNumber: quantity(block.number),
    transactionIndex: quantity(index),
    hash: `0x${transaction.id}`,
    from: block.number === 0 ? NOBODY : fromOf(transaction),
    to,
    value: quantity(value),
    input,
    gas: quantity(receipt?.energyUsageTotal ?? 0n),
    gasPrice: quantity(energyPrice),
    nonce: '0x0000000000000000',
    type: '0x0',
    ...signatureRpc(transaction.signatures[0]),
  };
}

function signatureRpc(signature: Uint8Array = new Uint8Array(65)): JsonObject {
  const recovery = signature[64] ?? 0;
  const isUnsigned = signature.every((byte) => byte === 0);
  return {
    v: bytes(Uint8Array.of(isUnsigned || recovery >= 27 ? recovery : recovery + 27)),
    r: bytes(signature.subarray(0, 32)),
    s: bytes(signature.subarray(32, 64)),
  };
}

/** What a transaction did, as Ethereum clients read it. Gas is energy. */
export function receiptRpc({ block, index }: Place, energyPrice: bigint): JsonObject | null {
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
    transactionIndex: quantity(index),
    transactionHash: `0x${transaction.id}`,
    from: fromOf(transaction),
    to: sentBy(transaction).to,
    contractAddress:
      isCreation && receipt.contractAddress ? evmAddress(receipt.contractAddress) : null,
    cumulativeGasUsed: quantity(used),
    gasUsed: quantity(receipt.energyUsageTotal),
    effectiveGasPrice: quantity(energyPrice),
    logs: receipt.logs.map((log, place) => logRpc(log, { block, index, place: firstLog + place })),
    logsBloom: EMPTY_BLOOM,
    status: quantity(isSuccess(receipt) ? 1 : 0),
    type: '0x0',
  };
}

const isSuccess = ({ result }: Receipt) => result === undefined || result === 'SUCCESS';

function fromOf({ contract }: Transaction): string | null {
  const owner = ownerOf(contract);
  return owner ? evmAddress(owner) : null;
}

function sentBy({ contract }: Transaction): Sent {
  switch (contract.type) {
    case 'TransferContract':
      return { to: shown(contract.value.to_address), value: contract.value.amount, input: '0x' };
    case 'TriggerSmartContract':
      return {
        to: shown(contract.value.contract_address),
        value: contract.value.call_value,
        input: `0x${toHex(contract.value.data)}`,
      };
    case 'CreateSmartContract':
      return {
        to: null,
        value: contract.value.new_contract?.call_value ?? 0n,
        input: `0x${toHex(contract.value.new_contract?.bytecode ?? new Uint8Array(0))}`,
      };
    default:
      return { to: null, value: 0n, input: '0x' };
  }
}

function shown(address: Uint8Array): string | null {
  const hex: HexAddress | null = address.length === 21 ? hexAddressFromBytes(address) : null;
  return hex ? evmAddress(hex) : null;
}
