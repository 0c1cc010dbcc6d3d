import { addressBytes, type HexAddress } from '@vellum/tron/address';
import type { JsonObject } from '@vellum/tron/json';
import { defineMessage, repeated } from '@vellum/tron/protobuf/message-type';
import { type JsonStyle, messageToJson } from '@vellum/tron/protocol/to-json';
import { delegationKey } from '../state/delegation.ts';
import type { StateReader } from '../state/state-reader.ts';

const DelegatedResource = defineMessage('DelegatedResource', {
  from: [1, 'address'],
  to: [2, 'address'],
  frozen_balance_for_bandwidth: [3, 'int64'],
  frozen_balance_for_energy: [4, 'int64'],
  expire_time_for_bandwidth: [5, 'int64'],
  expire_time_for_energy: [6, 'int64'],
});

const DelegatedResourceAccountIndex = defineMessage('DelegatedResourceAccountIndex', {
  account: [1, 'address'],
  fromAccounts: [2, repeated('address')],
  toAccounts: [3, repeated('address')],
});

/** What one account lends to another, the unlocked part first, as `getdelegatedresourcev2` prints it. */
export function delegationsJson(
  state: StateReader,
  { from, to }: Readonly<{ from: HexAddress; to: HexAddress }>,
  style: JsonStyle,
): JsonObject {
  const found = [false, true].flatMap((locked) => {
    const delegation = state.record('delegation', delegationKey(from, to, locked));
    return delegation ? [delegation] : [];
  });
  if (found.length === 0) return {};
  const delegatedResource = found.map(({ net, energy }) => {
    const message = {
      from: addressBytes(from),
      to: addressBytes(to),
      frozen_balance_for_bandwidth: net.amount,
      frozen_balance_for_energy: energy.amount,
      expire_time_for_bandwidth: BigInt(net.expires),
      expire_time_for_energy: BigInt(energy.expires),
    };
    return messageToJson(DelegatedResource, message, style);
  });
  return { delegatedResource };
}

/** Whom an account lends to and borrows from, oldest first, as `getdelegatedresourceaccountindexv2` prints it. */
export function delegationIndexJson(
  state: StateReader,
  account: HexAddress,
  style: JsonStyle,
): JsonObject {
  const message = {
    account: addressBytes(account),
    fromAccounts: partners(state, 'borrowedFrom', account),
    toAccounts: partners(state, 'lentTo', account),
  };
  return messageToJson(DelegatedResourceAccountIndex, message, style);
}

/** The index of an account without partners, as every one is in the first way to stake. */
export function noDelegationIndexJson(account: Uint8Array, style: JsonStyle): JsonObject {
  return messageToJson(DelegatedResourceAccountIndex, { account }, style);
}

function partners(
  state: StateReader,
  table: 'borrowedFrom' | 'lentTo',
  account: HexAddress,
): Uint8Array[] {
  const rows = [...state.records(table, account)].sort((left, right) => left.value - right.value);
  return rows.map(({ key }) => addressBytes(key.slice(account.length) as HexAddress));
}
