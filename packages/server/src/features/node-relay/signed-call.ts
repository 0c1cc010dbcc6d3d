import { RELAYED_DATA_BYTES } from '@vellum/api/node-relay/node-relay';
import { type HexAddress, hexAddressFromBytes } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { TriggerSmartContract } from '@vellum/tron/protocol/smart-contract';
import { createTransactionCodec, MalformedTransaction } from '@vellum/tron/transaction-codec';

const codec = createTransactionCodec({ TriggerSmartContract });

/** Bytes of the one signature that a wallet gives. */
const SIGNATURE_BYTES = 65;
/** Bytes of a memo: the app writes none. */
const NO_MEMO = 0;

/** A signed call of a contract, as the app makes them. */
export type SignedCall = Readonly<{
  id: string;
  contract: HexAddress;
  /** Milliseconds of chain time after which no block can hold it. */
  expiration: number;
}>;

/** Null for whatever is not a call of a contract with one signature, no memo and no TRC-10 token. */
export function readSignedCall(hex: string): SignedCall | null {
  try {
    const { id, raw, contract, signatures } = codec.decode(fromHex(hex));
    const { contract_address, data, call_token_value, token_id } = contract.value;
    const isOfApp =
      signatures.length === 1 &&
      signatures[0]?.length === SIGNATURE_BYTES &&
      data.length <= RELAYED_DATA_BYTES &&
      raw.data.length === NO_MEMO &&
      call_token_value === 0n &&
      token_id === 0n;
    if (!isOfApp) return null;
    const expiration = Number(raw.expiration);
    return { id, contract: hexAddressFromBytes(contract_address), expiration };
  } catch (error) {
    // Bytes of no transaction, or of an address that is none.
    if (error instanceof MalformedTransaction || error instanceof RangeError) return null;
    throw error;
  }
}
