import { equalBytes, utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { decodeMessage, type MessageOf } from '@vellum/tron/protobuf/codec';
import { Abi, type AbiEntry } from '@vellum/tron/protocol/smart-contract';

type Entry = MessageOf<typeof AbiEntry>;

/** Whether the ABI declares the function that the call data selects, and that it changes nothing. */
export function isViewFunction(abi: Uint8Array, data: Uint8Array): boolean {
  if (data.length < 4) return false;
  const selector = data.subarray(0, 4);
  const entry = decodeMessage(Abi, abi).entrys.find(
    (each) => each.type === 'Function' && equalBytes(selectorOf(each), selector),
  );
  return entry !== undefined && isView(entry);
}

function isView({ constant, stateMutability }: Entry): boolean {
  return constant || stateMutability === 'View' || stateMutability === 'Pure';
}

function selectorOf({ name, inputs }: Entry): Uint8Array {
  const signature = `${name}(${inputs.map(({ type }) => type).join(',')})`;
  return keccak256(utf8ToBytes(signature)).subarray(0, 4);
}
