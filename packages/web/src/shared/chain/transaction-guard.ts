import { addressBytes } from '@vellum/tron/address';
import { equalBytes, fromHex, toHex } from '@vellum/tron/bytes';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { TransactionEnvelope } from '@vellum/tron/protocol/transaction';
import {
  type AskedCall,
  type CallTransaction,
  callCodec,
  LIFETIME,
  type WalletTransaction,
} from './call-transaction.ts';
import { type SwappedField, TransactionSwapped } from './chain-refusals.ts';

/**
 * Holds a transaction against the call that was asked for, from its raw bytes alone: what a node or a
 * wallet prints beside them is not looked at. Throws TransactionSwapped.
 */
export function checkTransaction(
  json: Pick<WalletTransaction, 'txID' | 'raw_data_hex'>,
  asked: AskedCall,
): CallTransaction {
  const transaction = read(json.raw_data_hex);
  if (transaction.id !== json.txID) throw new TransactionSwapped('id');
  const field = swappedField(transaction, asked);
  if (field) throw new TransactionSwapped(field);
  return transaction;
}

/** A transaction that a wallet has signed, ready to be sent. */
export type SignedCall = Readonly<{
  txid: string;
  /** The whole transaction in protobuf, hex: sending it again can never execute it twice. */
  hex: string;
  rawHex: string;
  /** Milliseconds of chain time after which no block can hold it. */
  expiration: number;
}>;

/** What a wallet gave back: the very bytes it was asked to sign, with one signature. Throws TransactionSwapped. */
export function checkSigned(
  json: Pick<WalletTransaction, 'txID' | 'raw_data_hex' | 'signature'>,
  built: CallTransaction,
  asked: AskedCall,
): SignedCall {
  const transaction = checkTransaction(json, asked);
  if (!equalBytes(transaction.rawBytes, built.rawBytes)) throw new TransactionSwapped('bytes');
  const [signature, second] = json.signature ?? [];
  if (signature === undefined || second !== undefined || !/^(0x)?[0-9a-fA-F]{130}$/.test(signature))
    throw new TransactionSwapped('signature');
  const envelope = { raw_data: [transaction.rawBytes], signature: [fromHex(signature)] };
  return {
    txid: transaction.id,
    hex: toHex(encodeMessage(TransactionEnvelope, envelope)),
    rawHex: toHex(transaction.rawBytes),
    expiration: Number(transaction.raw.expiration),
  };
}

function read(hex: string): CallTransaction {
  try {
    return callCodec.fromRaw(fromHex(hex), []);
  } catch {
    // Whatever is wrong with the bytes, they are not a call of a contract.
    throw new TransactionSwapped('type');
  }
}

function swappedField({ raw, contract }: CallTransaction, asked: AskedCall): SwappedField | null {
  const { value } = contract;
  const longest = BigInt(asked.lifetime ?? LIFETIME);
  const holds: Readonly<Record<Exclude<SwappedField, 'id' | 'bytes' | 'signature'>, boolean>> = {
    type: contract.type === 'TriggerSmartContract',
    owner: equalBytes(value.owner_address, addressBytes(asked.caller)),
    contract: equalBytes(value.contract_address, addressBytes(asked.contract)),
    value: value.call_value === asked.value,
    token: value.call_token_value === 0n && value.token_id === 0n,
    data: equalBytes(value.data, asked.data),
    'fee-limit': raw.fee_limit === asked.feeLimit,
    memo: raw.data.length === 0,
    permission: contract.permissionId === (asked.permissionId ?? 0),
    expiration: raw.expiration > 0n && raw.expiration - raw.timestamp <= longest,
  };
  const [swapped] = Object.entries(holds).find(([, right]) => !right) ?? [];
  return (swapped as SwappedField | undefined) ?? null;
}
