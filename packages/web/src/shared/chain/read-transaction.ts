import { type Address, fromHexAddress, hexAddressFromBytes } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { TransferContract } from '@vellum/tron/protocol/balance';
import { TriggerSmartContract } from '@vellum/tron/protocol/smart-contract';
import { createTransactionCodec, MalformedTransaction } from '@vellum/tron/transaction-codec';

/** What the bytes of a transaction say: read from what is signed, never from what came beside it. */
export type ReadTransaction = Readonly<{
  id: string;
  owner: Address;
  /** The contract that is called, or who receives the coins. */
  to: Address;
  /** Sun that go along. */
  value: bigint;
  /** Call data; null for a plain transfer of coins. */
  data: Uint8Array | null;
  /** Sun that may be burned for energy. */
  feeLimit: bigint;
  /** Chain time in milliseconds after which no block can hold it. */
  expiration: number;
  rawHex: string;
}>;

// The product signs calls and transfers; whatever else comes is refused unread.
const codec = /* @__PURE__ */ createTransactionCodec({ TriggerSmartContract, TransferContract });

/** Throws `MalformedTransaction` for bytes that are neither a call nor a transfer of coins, or that attach TRC-10 tokens. */
export function readTransaction(rawHex: string): ReadTransaction {
  const { id, contract, raw } = codec.fromRaw(fromHex(rawHex), []);
  const common = {
    id,
    rawHex,
    owner: addressIn(contract.value.owner_address),
    feeLimit: raw.fee_limit,
    expiration: Number(raw.expiration),
  };
  if (contract.type === 'TransferContract') {
    const { to_address, amount } = contract.value;
    return { ...common, to: addressIn(to_address), value: amount, data: null };
  }
  const { contract_address, call_value, data, call_token_value, token_id } = contract.value;
  // No contract of ours can see or return them: they would be lost.
  if (call_token_value !== 0n || token_id !== 0n) throw new MalformedTransaction('TRC-10 attached');
  return { ...common, to: addressIn(contract_address), value: call_value, data };
}

function addressIn(bytes: Uint8Array): Address {
  return fromHexAddress(hexAddressFromBytes(bytes));
}
