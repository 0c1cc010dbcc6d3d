import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { TriggerSmartContract } from '@vellum/tron/protocol/smart-contract';
import { createTransactionCodec, type Transaction } from '@vellum/tron/transaction-codec';

const contracts = { TriggerSmartContract };

/** The one kind of transaction that pages let users sign: a call of a contract. */
export const callCodec = /* @__PURE__ */ createTransactionCodec(contracts);
export type CallTransaction = Transaction<typeof contracts>;

/** A call as it was asked for: what every later form of the transaction is held against. */
export type AskedCall = Readonly<{
  caller: HexAddress;
  contract: HexAddress;
  data: Uint8Array;
  /** Sun sent along. */
  value: bigint;
  /** Sun. */
  feeLimit: bigint;
  /** Of the permission under which it is signed; the owner's unless told. */
  permissionId?: number | undefined;
  /** Milliseconds of chain time in which the network takes the transaction; a minute unless told. */
  lifetime?: number | undefined;
}>;

/** What nodes give, too. */
export const LIFETIME = 60_000;

type Reference = Readonly<{ number: number; id: string; timestamp: number }>;

/** The transaction of a call, built here and not by a node. */
export function buildCall(asked: AskedCall, reference: Reference): CallTransaction {
  return callCodec.build({
    type: 'TriggerSmartContract',
    value: {
      owner_address: addressBytes(asked.caller),
      contract_address: addressBytes(asked.contract),
      call_value: asked.value,
      data: asked.data,
    },
    feeLimit: asked.feeLimit,
    reference,
    timestamp: reference.timestamp,
    permissionId: asked.permissionId || undefined,
    expiration: reference.timestamp + (asked.lifetime ?? LIFETIME),
  });
}

/** A transaction in the JSON that nodes build and wallets sign. Numbers stay far below 2^53. */
export type WalletTransaction = Readonly<{
  visible: false;
  txID: string;
  raw_data: Readonly<Record<string, unknown>>;
  raw_data_hex: string;
  signature?: readonly string[];
}>;

export function toWalletJson(transaction: CallTransaction): WalletTransaction {
  const { raw, contract } = transaction;
  const { owner_address, contract_address, call_value, data } = contract.value;
  const value = {
    data: toHex(data),
    owner_address: toHex(owner_address),
    contract_address: toHex(contract_address),
    ...(call_value > 0n && { call_value: Number(call_value) }),
  };
  const type_url = 'type.googleapis.com/protocol.TriggerSmartContract';
  return {
    visible: false,
    txID: transaction.id,
    raw_data: {
      contract: [
        {
          parameter: { value, type_url },
          type: 'TriggerSmartContract',
          ...(contract.permissionId > 0 && { Permission_id: contract.permissionId }),
        },
      ],
      ref_block_bytes: toHex(raw.ref_block_bytes),
      ref_block_hash: toHex(raw.ref_block_hash),
      expiration: Number(raw.expiration),
      fee_limit: Number(raw.fee_limit),
      timestamp: Number(raw.timestamp),
    },
    raw_data_hex: toHex(transaction.rawBytes),
  };
}
