import type { Abi } from '@vellum/tron/abi/abi-item';
import { decodeMessage } from '@vellum/tron/protobuf/decode';
import { Abi as AbiMessage } from '@vellum/tron/protocol/smart-contract';

const abis = new WeakMap<Uint8Array, Abi>();

/** Functions and errors of the ABI that a contract was deployed with. */
export function publishedAbi(encoded: Uint8Array): Abi {
  const known = abis.get(encoded);
  if (known) return known;
  const abi = decodeMessage(AbiMessage, encoded).entrys.map(({ type, name, inputs }) => ({
    type: type.toLowerCase(),
    name,
    inputs,
  }));
  abis.set(encoded, abi);
  return abi;
}
