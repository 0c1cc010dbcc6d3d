import type { JsonObject } from '@vellum/tron/json';
import { idKey } from '../../execution/accounts/set-account-id.ts';
import { slotOf } from '../../execution/context.ts';
import { addressIn } from '../../execution/owner.ts';
import { isWitness } from '../../governance/witnesses.ts';
import { usedAt } from '../../stakes/resource-window.ts';
import { useStake } from '../../stakes/stake.ts';
import type { Account } from '../../state/account.ts';
import type { StateReader } from '../../state/state-reader.ts';
import { AccountMessage, type AccountView, accountJson } from '../../wire/account-json.ts';
import { readMessage } from '../../wire/message-reader.ts';
import {
  accountNetJson,
  accountResourceJson,
  type ResourceView,
} from '../../wire/resource-json.ts';
import { type ChainView, topBlock } from '../chain-view.ts';
import { accountBy, addressBytesOf, byFields, byMessage, byParameters } from './readings.ts';
import { type Reading, type ServletCall, type ServletTable, servlet } from './servlet.ts';
import { textOf } from './servlet-request.ts';

/** Account reads, on the full and on the confirmed node. */
export const accountReads: ServletTable = {
  getaccount: servlet(anAccountWith('address'), (call, { address }) =>
    onAccount(call, address, (account, state) => showAccount(call, account, state, 'all')),
  ),
  getaccountbyid: servlet(anAccountWith('account_id'), (call, { account_id: id }) =>
    call.chain.read(call.finality, (state) => {
      const owner = state.record('accountId', idKey(id ?? new Uint8Array(0)));
      const account = owner && state.account(owner);
      return account ? showAccount(call, account, state, 'recorded') : {};
    }),
  ),
};

/** Resource reads of the full node. */
export const resourceReads: ServletTable = {
  getaccountnet: servlet(accountBy(AccountMessage, 'address'), (call, address) =>
    onAccount(call, address, (account, state) => accountNetJson(account, viewOf(call, state))),
  ),
  getaccountresource: servlet(
    {
      get: byParameters(({ parameter }, visible) => addressBytesOf(parameter('address'), visible)),
      post: byFields((fields, visible) =>
        addressBytesOf(textOf(fields['address']) ?? undefined, visible),
      ),
    },
    (call, address) =>
      onAccount(call, address, (account, state) =>
        accountResourceJson(account, viewOf(call, state)),
      ),
  ),
};

type AskedAccount = ReturnType<typeof readMessage<typeof AccountMessage>>;

/** By the one field of an account that tells which it is; a parameter is read like a body. */
function anAccountWith(name: 'address' | 'account_id'): Reading<AskedAccount> {
  return {
    get: byParameters(({ parameter }, visible) =>
      readMessage(AccountMessage, JSON.stringify({ [name]: parameter(name) }), { visible }),
    ),
    post: byMessage(AccountMessage),
  };
}

/** Shows an account with its usages as of the newest block in view. */
export function showAccount(
  call: ChainView & Readonly<{ visible: boolean }>,
  account: Account,
  state: StateReader,
  stakes: AccountView['stakes'],
): JsonObject {
  const slot = slotInView(call);
  return accountJson(account, {
    visible: call.visible,
    genesisTime: call.chain.genesisTime,
    stakes,
    isWitness: isWitness(state, account.address),
    tokenName: (id) => state.record('token', id)?.name,
    stillUsed: (usage) => usedAt(usage, slot),
    recovered: (usage) => useStake(call.chain.parameters, usage, 0n, slot),
  });
}

async function onAccount(
  call: ServletCall,
  bytes: Uint8Array | undefined,
  show: (account: Account, state: StateReader) => JsonObject,
): Promise<JsonObject> {
  const address = addressIn(bytes ?? new Uint8Array(0));
  if (address === undefined) return {};
  return call.chain.read(call.finality, (state) => {
    const account = state.account(address);
    return account ? show(account, state) : {};
  });
}

function viewOf(call: ServletCall, state: StateReader): ResourceView {
  return { state, parameters: call.chain.parameters, slot: slotInView(call) };
}

function slotInView(call: ChainView): number {
  return slotOf(topBlock(call).timestamp, call.chain.genesisTime);
}
