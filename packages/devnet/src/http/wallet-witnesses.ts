import type { HexAddress } from '@vellum/tron/address';
import type { Json, JsonObject } from '@vellum/tron/json';
import { slotOf } from '../execution/context.ts';
import { nextMaintenance } from '../governance/maintenance.ts';
import { rewardsOf } from '../governance/voter-rewards.ts';
import { votesSinceCount } from '../governance/votes.ts';
import { DEFAULT_BROKERAGE, ranked, witnessesOf } from '../governance/witnesses.ts';
import type { StateReader } from '../state/state-reader.ts';
import type { Witness } from '../state/witness.ts';
import { witnessJson } from '../wire/witness-json.ts';
import { topBlock } from './chain-view.ts';
import type { HandlerTable, HttpCall } from './handler.ts';
import { addressOf, int64Of } from './params.ts';
import { HttpRefusal } from './reply.ts';

/** Witnesses and rewards, on the full and on the confirmed node. */
export const witnessReads: HandlerTable = {
  listwitnesses: (call) => onState(call, (state) => listJson(call, witnessesOf(state))),
  // With the votes that are not counted yet, the most first.
  getpaginatednowwitnesslist: (call) => {
    const offset = int64Of(call.params, 'offset');
    const limit = int64Of(call.params, 'limit');
    if (offset < 0n || limit <= 0n) return {};
    return onState(call, (state) => {
      const page = ranked(asOfNow(state)).slice(Number(offset), Number(offset + limit));
      return page.length > 0 ? listJson(call, page) : {};
    });
  },
  getReward: (call) =>
    onAddress(call, { reward: 0n }, (state, address) => {
      const account = state.account(address);
      return { reward: account ? rewardsOf(state, call.chain.parameters, account) : 0n };
    }),
  getBrokerage: (call) =>
    onAddress(call, { brokerage: 0 }, (state, address) => ({
      brokerage: state.record('witness', address)?.brokerage ?? DEFAULT_BROKERAGE,
    })),
};

/** The voting calendar. */
export const votingReads: HandlerTable = {
  getnextmaintenancetime: (call) =>
    onState(call, (state) => ({ num: BigInt(nextMaintenance(state)) })),
};

const onState = (call: HttpCall, read: (state: StateReader) => Json) =>
  call.chain.read(call.finality, read);

function asOfNow(state: StateReader): Witness[] {
  const changes = votesSinceCount(state);
  return witnessesOf(state).map((witness) => ({
    ...witness,
    votes: witness.votes + (changes.get(witness.address) ?? 0n),
  }));
}

function listJson(call: HttpCall, witnesses: readonly Witness[]): JsonObject {
  const { number, timestamp, witness: maker } = topBlock(call);
  const latestSlot = slotOf(timestamp, call.chain.genesisTime);
  const made = (witness: Witness) =>
    witness.address === maker ? { blocks: number, latestSlot } : undefined;
  return {
    witnesses: witnesses.map((witness) => witnessJson(witness, made(witness), call.params)),
  };
}

/** These servlets take an address in either spelling, whatever `visible` says. */
async function onAddress(
  call: HttpCall,
  missing: Json,
  read: (state: StateReader, address: HexAddress) => Json,
): Promise<Json> {
  const address = addressIn(call);
  return address ? onState(call, (state) => read(state, address)) : missing;
}

function addressIn(call: HttpCall): HexAddress | undefined {
  const { fields } = call.params;
  const text = fields['address'];
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  try {
    const visible = !text.startsWith('41');
    return addressOf({ ...call.params, visible }, 'address');
  } catch {
    // Only a malformed address is thrown, and this is how java-tron reports it.
    throw new HttpRefusal(200, { Error: 'INVALID address' });
  }
}
