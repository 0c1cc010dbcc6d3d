import type { JsonObject } from '@vellum/tron/json';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { DelegateResourceContract } from '@vellum/tron/protocol/balance';
import { slotOf } from '../../execution/context.ts';
import { addressIn } from '../../execution/owner.ts';
import type { ChainParameters } from '../../params/chain-parameters.ts';
import { delegatable } from '../../stakes/delegatable.ts';
import { SUN_PER_TRX } from '../../stakes/stake.ts';
import { stakesOf } from '../../stakes/staking.ts';
import { MOST_UNSTAKING, waiting, withdrawable } from '../../stakes/staking-rules.ts';
import type { Account } from '../../state/account.ts';
import type { StateReader } from '../../state/state-reader.ts';
import {
  delegationIndexJson,
  delegationsJson,
  noDelegationIndexJson,
} from '../../wire/delegation-json.ts';
import { topBlock } from '../chain-view.ts';
import {
  accountBy,
  addressBytesOf,
  addressInValue,
  byMessage,
  byParameters,
  intOf,
  longOf,
} from './readings.ts';
import {
  CanDelegatedMaxSizeRequest,
  CanWithdrawRequest,
  DelegatedResourceMessage,
  OwnerMessage,
} from './request-messages.ts';
import { type Reading, type ServletCall, type ServletTable, servlet } from './servlet.ts';

const EMPTY = new Uint8Array(0);

/** These servlets name an account by any bytes of this length. */
const ADDRESS_BYTES = 21;

const bothAddresses: Reading<Readonly<{ from: Uint8Array; to: Uint8Array }>> = {
  get: byParameters(({ parameter }, visible) => ({
    from: addressBytesOf(parameter('fromAddress'), visible),
    to: addressBytesOf(parameter('toAddress'), visible),
  })),
  post: (request) => {
    const { visible, asked } = byMessage(DelegatedResourceMessage)(request);
    return { visible, asked: { from: asked.fromAddress ?? EMPTY, to: asked.toAddress ?? EMPTY } };
  },
};

/** Like `addressInValue`, except that a parameter is read as it is. */
const anIndex: Reading<Uint8Array> = {
  get: byParameters(({ parameter }, visible) => addressBytesOf(parameter('value'), visible)),
  post: addressInValue.post,
};

const anOwner: Reading<Uint8Array> = {
  get: byParameters(({ parameter }, visible) =>
    addressBytesOf(parameter('ownerAddress') ?? parameter('owner_address'), visible),
  ),
  post: accountBy(OwnerMessage, 'owner_address').post,
};

const anOwnerAtTime: Reading<Readonly<{ owner: Uint8Array; time: bigint }>> = {
  get: byParameters(({ parameter }, visible) => ({
    time: longOf(parameter('timestamp'), 0n),
    owner: addressBytesOf(parameter('owner_address'), visible),
  })),
  post: (request) => {
    const { visible, asked } = byMessage(CanWithdrawRequest)(request);
    return { visible, asked: { owner: asked.owner_address ?? EMPTY, time: asked.timestamp ?? 0n } };
  },
};

const anOwnerAndType: Reading<Readonly<{ owner: Uint8Array; type: number }>> = {
  get: byParameters(({ parameter }, visible) => ({
    type: intOf(parameter('type'), 0),
    owner: addressBytesOf(parameter('owner_address'), visible),
  })),
  post: (request) => {
    const { visible, asked } = byMessage(CanDelegatedMaxSizeRequest)(request);
    return { visible, asked: { owner: asked.owner_address ?? EMPTY, type: asked.type ?? 0 } };
  },
};

/** Stakes and loans of resources, on the full and on the confirmed node. */
export const stakeReads: ServletTable = {
  // Of the first way to stake, which nobody can use any more.
  getdelegatedresource: servlet(bothAddresses, () => ({})),
  getdelegatedresourceaccountindex: servlet(anIndex, (call, bytes) => {
    return bytes.length === ADDRESS_BYTES ? noDelegationIndexJson(bytes, call) : {};
  }),
  getdelegatedresourcev2: servlet(bothAddresses, (call, asked) => {
    const [from, to] = [addressIn(asked.from), addressIn(asked.to)];
    if (from === undefined || to === undefined) return {};
    return call.chain.read(call.finality, (state) => delegationsJson(state, { from, to }, call));
  }),
  getdelegatedresourceaccountindexv2: servlet(anIndex, (call, bytes) => {
    if (bytes.length !== ADDRESS_BYTES) return {};
    const account = addressIn(bytes);
    if (account === undefined) return noDelegationIndexJson(bytes, call);
    return call.chain.read(call.finality, (state) => delegationIndexJson(state, account, call));
  }),
  getavailableunfreezecount: servlet(anOwner, (call, owner) =>
    onOwner(call, owner, (account) => {
      const count = MOST_UNSTAKING - waiting(account, topBlock(call).timestamp);
      return count > 0 ? { count: BigInt(count) } : {};
    }),
  ),
  getcanwithdrawunfreezeamount: servlet(anOwnerAtTime, (call, { owner, time }) => {
    if (time < 0n) return {};
    return onOwner(call, owner, (account) => {
      const when = time === 0n ? topBlock(call).timestamp : Number(time);
      return amountJson('amount', withdrawable(account, when));
    });
  }),
  getcandelegatedmaxsize: servlet(anOwnerAndType, (call, { owner, type }) =>
    onOwner(call, owner, (account, state) => {
      if (type !== 0 && type !== 1) return {};
      const { parameters, genesisTime } = call.chain;
      const now = slotOf(topBlock(call).timestamp, genesisTime);
      const asked =
        type === 1
          ? ({ resource: 'ENERGY', now } as const)
          : ({ resource: 'BANDWIDTH', now, more: ownCost(parameters, account) } as const);
      return amountJson('max_size', delegatable({ state, parameters }, account, asked));
    }),
  ),
};

async function onOwner(
  call: ServletCall,
  bytes: Uint8Array,
  show: (account: Account, state: StateReader) => JsonObject,
): Promise<JsonObject> {
  const owner = addressIn(bytes);
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
