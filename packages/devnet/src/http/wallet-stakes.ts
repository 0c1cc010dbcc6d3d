import type { JsonObject } from '@vellum/tron/json';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { DelegateResourceContract } from '@vellum/tron/protocol/balance';
import { slotOf } from '../execution/context.ts';
import type { ChainParameters } from '../params/chain-parameters.ts';
import { delegatable } from '../stakes/delegatable.ts';
import { SUN_PER_TRX } from '../stakes/stake.ts';
import { stakesOf } from '../stakes/staking.ts';
import { MOST_UNSTAKING, waiting, withdrawable } from '../stakes/staking-rules.ts';
import type { Account } from '../state/account.ts';
import type { StateReader } from '../state/state-reader.ts';
import {
  delegationIndexJson,
  delegationsJson,
  noDelegationIndexJson,
} from '../wire/delegation-json.ts';
import { topBlock } from './chain-view.ts';
import type { HandlerTable, HttpCall } from './handler.ts';
import { addressOf, countOf, int64Of } from './params.ts';

/** Stakes and loans of resources, on the full and on the confirmed node. */
export const stakeReads: HandlerTable = {
  // Of the first way to stake, which nobody can use any more.
  getdelegatedresource: () => ({}),
  getdelegatedresourceaccountindex: (call) => {
    const account = addressOf(call.params, 'value');
    return account === undefined ? {} : noDelegationIndexJson(account, call.params);
  },
  getdelegatedresourcev2: (call) => {
    const from = addressOf(call.params, 'fromAddress');
    const to = addressOf(call.params, 'toAddress');
    if (from === undefined || to === undefined) return {};
    const read = (state: StateReader) => delegationsJson(state, { from, to }, call.params);
    return call.chain.read(call.finality, read);
  },
  getdelegatedresourceaccountindexv2: (call) => {
    const account = addressOf(call.params, 'value');
    if (account === undefined) return {};
    const read = (state: StateReader) => delegationIndexJson(state, account, call.params);
    return call.chain.read(call.finality, read);
  },
  getavailableunfreezecount: (call) =>
    onOwner(call, (account) => {
      const count = MOST_UNSTAKING - waiting(account, topBlock(call).timestamp);
      return count > 0 ? { count: BigInt(count) } : {};
    }),
  getcanwithdrawunfreezeamount: (call) =>
    onOwner(call, (account) => {
      const asked = int64Of(call.params, 'timestamp');
      const time = asked > 0n ? Number(asked) : topBlock(call).timestamp;
      return amountJson('amount', withdrawable(account, time));
    }),
  getcandelegatedmaxsize: (call) =>
    onOwner(call, (account, state) => {
      const type = countOf(call.params, 'type');
      if (type !== 0 && type !== 1) return {};
      const { parameters, genesisTime } = call.chain;
      const now = slotOf(topBlock(call).timestamp, genesisTime);
      const asked =
        type === 1
          ? ({ resource: 'ENERGY', now } as const)
          : ({ resource: 'BANDWIDTH', now, more: ownCost(parameters, account) } as const);
      return amountJson('max_size', delegatable({ state, parameters }, account, asked));
    }),
};

async function onOwner(
  call: HttpCall,
  show: (account: Account, state: StateReader) => JsonObject,
): Promise<JsonObject> {
  const owner = addressOf(call.params, 'owner_address');
  if (owner === undefined) return {};
  return call.chain.read(call.finality, (state) => {
    const account = state.account(owner);
    return account ? show(account, state) : {};
  });
}

const amountJson = (name: string, amount: bigint): JsonObject =>
  amount > 0n ? { [name]: amount } : {};

/** Bytes of a transaction that lends one TRX without a lock. */
const BASE_SIZE = 275;

/** Bandwidth that lending all of it would itself use, by java-tron's estimate. */
function ownCost({ getMaxDelegateLockPeriod }: ChainParameters, account: Account): bigint {
  const size = (value: Parameters<typeof encodeMessage<typeof DelegateResourceContract>>[1]) =>
    encodeMessage(DelegateResourceContract, value).length;
  const largest = size({
    balance: stakesOf(account).net.own,
    lock: true,
    lock_period: getMaxDelegateLockPeriod,
  });
  return BigInt(BASE_SIZE + Math.max(0, largest - size({ balance: SUN_PER_TRX })));
}
