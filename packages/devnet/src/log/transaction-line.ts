import { findByHash, signatureOf } from '@vellum/tron/abi/abi-lookup';
import { fromHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { Transaction } from '@vellum/tron/transaction';
import type { Receipt } from '../execution/receipt.ts';
import type { StateReader } from '../state/state-reader.ts';
import { printable } from './printable.ts';
import { publishedAbi } from './published-abi.ts';
import { revertReason } from './revert-reason.ts';

const SUN_PER_TRX = 1_000_000n;
const NO_ABI = new Uint8Array(0);

/** One line on what a mined transaction did: method, energy, fee, and why it failed. */
export function transactionLine(
  transaction: Transaction,
  receipt: Receipt,
  state: StateReader,
): string {
  const { blockNumber, energyUsageTotal: energy, fee, txid } = receipt;
  const parts = [
    `block ${blockNumber}`,
    txid,
    methodText(transaction, receipt, state),
    `energy ${energy.toLocaleString('en')}`,
    `fee ${trx(fee)} TRX`,
    resultText(receipt, state),
  ];
  return printable(parts.join('  '));
}

function methodText({ contract }: Transaction, receipt: Receipt, state: StateReader): string {
  const target = receipt.contractAddress;
  if (target === undefined) return contract.type;
  const known = state.contract(target);
  const name = known?.name || 'contract';
  const at = `at ${fromHexAddress(target)}`;
  if (contract.type === 'CreateSmartContract') return `deploy ${nameOfNew(contract.value)} ${at}`;
  if (contract.type !== 'TriggerSmartContract') return `${contract.type} ${at}`;
  return `${name}.${functionText(contract.value.data, known?.abi ?? NO_ABI)} ${at}`;
}

// A deployment that failed has left no contract to ask.
const nameOfNew = ({ new_contract }: { new_contract?: { name: string } | undefined }) =>
  new_contract?.name || 'contract';

function functionText(data: Uint8Array, abi: Uint8Array): string {
  if (data.length < 4) return 'receive()';
  const selector = data.slice(0, 4);
  const item = findByHash(publishedAbi(abi), 'function', selector);
  return item ? signatureOf(item) : `0x${toHex(selector)}`;
}

function resultText({ result, message, returnData, contractAddress }: Receipt, state: StateReader) {
  if (result === undefined || result === 'SUCCESS') return 'SUCCESS';
  const abi = (contractAddress && state.contract(contractAddress)?.abi) || NO_ABI;
  const reason = result === 'REVERT' ? revertReason(returnData, publishedAbi(abi)) : message;
  return reason === '' ? result : `${result}: ${reason}`;
}

function trx(sun: bigint): string {
  const decimals = (sun % SUN_PER_TRX).toString().padStart(6, '0').replace(/0+$/, '');
  const whole = (sun / SUN_PER_TRX).toLocaleString('en');
  return decimals === '' ? whole : `${whole}.${decimals}`;
}
