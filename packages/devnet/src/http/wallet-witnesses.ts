import { addressBytes } from '@vellum/tron/address';
import type { Json, JsonObject } from '@vellum/tron/json';
import { defineMessage } from '@vellum/tron/protobuf/message-type';
import { messageToJson } from '@vellum/tron/protocol/to-json';
import { slotOf } from '../execution/context.ts';
import { topBlock } from './chain-view.ts';
import type { HandlerTable, HttpCall } from './handler.ts';
import { addressOf, int64Of } from './params.ts';
import { HttpRefusal } from './reply.ts';

/** Share of the rewards that a witness keeps unless it says otherwise, in percent. */
const DEFAULT_BROKERAGE = 20;

const Witness = defineMessage('Witness', {
  address: [1, 'address'],
  voteCount: [2, 'int64'],
  url: [4, 'string'],
  totalProduced: [5, 'int64'],
  latestBlockNum: [7, 'int64'],
  latestSlotNum: [8, 'int64'],
  isJobs: [9, 'bool'],
});

/** The one witness of the chain, and rewards, on the full and on the confirmed node. */
export const witnessReads: HandlerTable = {
  listwitnesses: (call) => ({ witnesses: [theWitness(call)] }),
  getpaginatednowwitnesslist: (call) => {
    const offset = int64Of(call.params, 'offset');
    const limit = int64Of(call.params, 'limit');
    return offset === 0n && limit > 0n ? { witnesses: [theWitness(call)] } : {};
  },
  getReward: (call) => onAddress(call, { reward: 0n }, { reward: 0n }),
  getBrokerage: (call) => onAddress(call, { brokerage: DEFAULT_BROKERAGE }, { brokerage: 0 }),
};

/** The voting calendar. */
export const votingReads: HandlerTable = {
  getnextmaintenancetime: ({ chain }) => {
    const interval = Number(chain.parameters.getMaintenanceTimeInterval);
    const past = chain.head().timestamp - chain.genesisTime;
    return { num: BigInt(chain.genesisTime + (Math.floor(past / interval) + 1) * interval) };
  },
};

function theWitness(call: HttpCall): JsonObject {
  const { number, timestamp, witness } = topBlock(call);
  const message = {
    address: addressBytes(witness),
    totalProduced: BigInt(number),
    latestBlockNum: BigInt(number),
    latestSlotNum: BigInt(slotOf(timestamp, call.chain.genesisTime)),
    isJobs: true,
  };
  return messageToJson(Witness, message, call.params);
}

/** These servlets take an address in either spelling, whatever `visible` says. */
function onAddress(call: HttpCall, found: Json, missing: Json): Json {
  const { fields } = call.params;
  const text = fields['address'];
  if (typeof text !== 'string' || text.trim() === '') return missing;
  try {
    const visible = !text.startsWith('41');
    return addressOf({ ...call.params, visible }, 'address') ? found : missing;
  } catch {
    // Only a malformed address is thrown, and this is how java-tron reports it.
    throw new HttpRefusal(200, { Error: 'INVALID address' });
  }
}
