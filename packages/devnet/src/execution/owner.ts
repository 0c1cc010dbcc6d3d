import type { HexAddress } from '@vellum/tron/address';
import type { TransactionContract } from '@vellum/tron/transaction';
import { hexOf } from '../tvm/words.ts';

/** The address in a message field, or undefined when the bytes are none. */
export function addressIn(bytes: Uint8Array): HexAddress | undefined {
  return bytes.length === 21 && bytes[0] === 0x41 ? (hexOf(bytes) as HexAddress) : undefined;
}

/** Who the contract acts and pays for; undefined when the field holds no address. */
export function ownerOf(contract: TransactionContract): HexAddress | undefined {
  return addressIn(contract.value.owner_address);
}
