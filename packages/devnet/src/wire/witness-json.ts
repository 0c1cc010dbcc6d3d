import { addressBytes } from '@vellum/tron/address';
import type { JsonObject } from '@vellum/tron/json';
import { defineMessage } from '@vellum/tron/protobuf/message-type';
import { type JsonStyle, messageToJson } from '@vellum/tron/protocol/to-json';
import type { Witness } from '../state/witness.ts';

const WitnessMessage = defineMessage('Witness', {
  address: [1, 'address'],
  voteCount: [2, 'int64'],
  url: [4, 'string'],
  totalProduced: [5, 'int64'],
  latestBlockNum: [7, 'int64'],
  latestSlotNum: [8, 'int64'],
  isJobs: [9, 'bool'],
});

/** What the maker of the chain's blocks has made. */
type Production = Readonly<{ blocks: number; latestSlot: number }>;

/** A witness as `listwitnesses` prints it. */
export function witnessJson(
  { address, votes, url, isActive }: Witness,
  made: Production | undefined,
  style: JsonStyle,
): JsonObject {
  const message = {
    address: addressBytes(address),
    voteCount: votes,
    url,
    totalProduced: BigInt(made?.blocks ?? 0),
    latestBlockNum: BigInt(made?.blocks ?? 0),
    latestSlotNum: BigInt(made?.latestSlot ?? 0),
    isJobs: isActive,
  };
  return messageToJson(WitnessMessage, message, style);
}
