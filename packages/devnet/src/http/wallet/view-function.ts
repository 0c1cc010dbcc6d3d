import { selectorOf } from '@vellum/tron/abi/abi-lookup';
import { equalBytes } from '@vellum/tron/bytes';
import { decodeMessage } from '@vellum/tron/protobuf/decode';
import type { MessageOf } from '@vellum/tron/protobuf/message-type';
import { Abi, type AbiEntry } from '@vellum/tron/protocol/smart-contract';

type Entry = MessageOf<typeof AbiEntry>;

/** Whether the ABI declares the function that the call data selects, and that it changes nothing. */
export function isViewFunction(abi: Uint8Array, data: Uint8Array): boolean {
  if (data.length < 4) return false;
  const wanted = data.subarray(0, 4);
  const entry = decodeMessage(Abi, abi).entrys.find(
    ({ type, name, inputs }) =>
      type === 'Function' && equalBytes(selectorOf({ type: 'function', name, inputs }), wanted),
  );
  return entry !== undefined && isView(entry);
}

function isView({ constant, stateMutability }: Entry): boolean {
  return constant || stateMutability === 'View' || stateMutability === 'Pure';
}
