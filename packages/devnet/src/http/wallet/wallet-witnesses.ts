import type { Json, JsonObject } from '@vellum/tron/json';
import { slotOf } from '../../execution/context.ts';
import { addressIn } from '../../execution/owner.ts';
import { nextMaintenance } from '../../governance/maintenance.ts';
import { rewardsOf } from '../../governance/voter-rewards.ts';
import { votesSinceCount } from '../../governance/votes.ts';
import { DEFAULT_BROKERAGE, ranked, witnessesOf } from '../../governance/witnesses.ts';
import type { StateReader } from '../../state/state-reader.ts';
import type { Witness } from '../../state/witness.ts';
import { witnessJson } from '../../wire/witness-json.ts';
import { topBlock } from '../chain-view.ts';
import { anyAddress } from './any-address.ts';
import { aPage, nothing } from './readings.ts';
import { type ServletCall, type ServletTable, servlet } from './servlet.ts';

/** Witnesses and rewards, on the full and on the confirmed node. */
export const witnessReads: ServletTable = {
  listwitnesses: servlet(nothing, (call) =>
    onState(call, (state) => listJson(call, witnessesOf(state))),
  ),
  // With the votes that are not counted yet, the most first. Newer than java-tron 4.8.1, and asked by TronWeb.
  getpaginatednowwitnesslist: servlet(aPage, (call, { offset, limit }) => {
    if (offset < 0n || limit <= 0n) return {};
    return onState(call, (state) => {
      const page = ranked(asOfNow(state)).slice(Number(offset), Number(offset + limit));
      return page.length > 0 ? listJson(call, page) : {};
    });
  }),
  getReward: servlet(anyAddress, (call, bytes) =>
    onState(call, (state) => {
      const address = bytes && addressIn(bytes);
      const account = address && state.account(address);
      return { reward: account ? rewardsOf(state, call.chain.parameters, account) : 0n };
    }),
  ),
  getBrokerage: servlet(anyAddress, (call, bytes) => {
    if (bytes === null) return { brokerage: 0 };
    const address = addressIn(bytes);
    return onState(call, (state) => {
      const witness = address && state.record('witness', address);
      return { brokerage: witness?.brokerage ?? DEFAULT_BROKERAGE };
    });
  }),
};

/** The voting calendar. */
export const votingReads: ServletTable = {
  getnextmaintenancetime: servlet(nothing, (call) =>
    onState(call, (state) => ({ num: BigInt(nextMaintenance(state)) })),
  ),
};

const onState = (call: ServletCall, read: (state: StateReader) => Json) =>
  call.chain.read(call.finality, read);

function asOfNow(state: StateReader): Witness[] {
  const changes = votesSinceCount(state);
  return witnessesOf(state).map((witness) => ({
    ...witness,
    votes: witness.votes + (changes.get(witness.address) ?? 0n),
  }));
}

function listJson(call: ServletCall, witnesses: readonly Witness[]): JsonObject {
  const { number, timestamp, witness: maker } = topBlock(call);
  const latestSlot = slotOf(timestamp, call.chain.genesisTime);
  const made = (witness: Witness) =>
    witness.address === maker ? { blocks: number, latestSlot } : undefined;
  return {
    witnesses: witnesses.map((witness) => witnessJson(witness, made(witness), call)),
  };
}
