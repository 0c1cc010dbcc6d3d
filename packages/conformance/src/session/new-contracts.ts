import { deployedAddress, type HexAddress, hexAddressFromBytes } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';

/** `create` in hex, the note of an internal transaction that makes a contract. */
const CREATE = '637265617465';

/** Contracts that code made in a transaction or a constant call. */
export function childrenOf(body: Json | undefined): HexAddress[] {
  if (body === undefined || !isJsonObject(body)) return [];
  const inner = (body['internal_transactions'] ?? []) as readonly JsonObject[];
  return inner
    .filter(({ note }) => note === CREATE)
    .map(({ transferTo_address }) => hexAddressFromBytes(fromHex(String(transferTo_address))));
}

/** The contract that a drafted transaction would make, if its address follows from its id as it must. */
export function draftedContract(body: Json): HexAddress | undefined {
  if (!isJsonObject(body)) return undefined;
  const { transaction = null, contract_address, txID, raw_data_hex } = body;
  if (isJsonObject(transaction)) return draftedContract(transaction);
  if (typeof contract_address !== 'string' || typeof txID !== 'string') return undefined;
  const [, owner] = /0a15(41[0-9a-f]{40})/.exec(String(raw_data_hex)) ?? [];
  // A draft without an owner gets an address all the same.
  if (owner === undefined) return hexAddressFromBytes(fromHex(contract_address));
  const derived = deployedAddress(fromHex(txID), owner as HexAddress);
  return contract_address === derived ? derived : undefined;
}
