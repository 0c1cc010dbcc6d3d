import type { HexAddress } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import { slotOf } from '../execution/context.ts';
import { idKey } from '../execution/set-account-id.ts';
import { isWitness } from '../governance/witnesses.ts';
import { usedAt } from '../stakes/resource-window.ts';
import { useStake } from '../stakes/stake.ts';
import type { Account } from '../state/account.ts';
import type { StateReader } from '../state/state-reader.ts';
import { type AccountView, accountJson } from '../wire/account-json.ts';
import { accountNetJson, accountResourceJson, type ResourceView } from '../wire/resource-json.ts';
import { topBlock } from './chain-view.ts';
import type { HandlerTable, HttpCall } from './handler.ts';
import { addressOf, hexOf, textOf } from './params.ts';

/** Account reads, on the full and on the confirmed node. */
export const accountReads: HandlerTable = {
  getaccount: (call) =>
    onAccount(call, 'address', (account, state) => showAccount(call, account, state, 'all')),
  getaccountbyid: (call) => {
    const { params } = call;
    const id = params.visible
      ? utf8ToBytes(textOf(params, 'account_id'))
      : hexOf(params, 'account_id');
    return call.chain.read(call.finality, (state) => {
      const owner = state.record('accountId', idKey(id));
      const account = owner && state.account(owner);
      return account ? showAccount(call, account, state, 'recorded') : {};
    });
  },
};

/** Resource reads of the full node. */
export const resourceReads: HandlerTable = {
  getaccountnet: (call) =>
    onAccount(call, 'address', (account, state) => accountNetJson(account, viewOf(call, state))),
  getaccountresource: (call) =>
    onAccount(call, 'address', (account, state) =>
      accountResourceJson(account, viewOf(call, state)),
    ),
};

/** Shows an account with its usages as of the newest block in view. */
export function showAccount(
  call: HttpCall,
  account: Account,
  state: StateReader,
  stakes: AccountView['stakes'],
): JsonObject {
  const slot = slotInView(call);
  return accountJson(account, {
    visible: call.params.visible,
    genesisTime: call.chain.genesisTime,
    stakes,
    isWitness: isWitness(state, account.address),
    tokenName: (id) => state.record('token', id)?.name,
    stillUsed: (usage) => usedAt(usage, slot),
    recovered: (usage) => useStake(call.chain.parameters, usage, 0n, slot),
  });
}

async function onAccount(
  call: HttpCall,
  field: string,
  show: (account: Account, state: StateReader) => JsonObject,
): Promise<JsonObject> {
  const address: HexAddress | undefined = addressOf(call.params, field);
  if (address === undefined) return {};
  return call.chain.read(call.finality, (state) => {
    const account = state.account(address);
    return account ? show(account, state) : {};
  });
}

function viewOf(call: HttpCall, state: StateReader): ResourceView {
  return { state, parameters: call.chain.parameters, slot: slotInView(call) };
}

function slotInView(call: HttpCall): number {
  return slotOf(topBlock(call).timestamp, call.chain.genesisTime);
}
