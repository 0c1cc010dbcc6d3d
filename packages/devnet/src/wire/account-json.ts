import { addressBytes } from '@vellum/tron/address';
import type { JsonObject } from '@vellum/tron/json';
import { defineEnum, defineMessage, mapOf, repeated } from '@vellum/tron/protobuf/message-type';
import { Permission } from '@vellum/tron/protocol/permission';
import { type JsonStyle, messageToJson } from '@vellum/tron/protocol/to-json';
import { ownStake, stakesOf } from '../stakes/staking.ts';
import type { Account, Usage } from '../state/account.ts';
import { tokenNets } from '../tokens/token-net.ts';
import { asJavaObject } from './java-object.ts';
import { permissionFields } from './permission-json.ts';

/** 24 hours in thousandths of a slot, as java-tron keeps the windows over which resources come back. */
const FULL_WINDOW = 28_800_000;
const SLOT_MS = 3_000;

const AccountType = defineEnum('AccountType', { Normal: 0, AssetIssue: 1, Contract: 2 });
const ResourceCode = defineEnum('ResourceCode', { BANDWIDTH: 0, ENERGY: 1, TRON_POWER: 2 });

const FreezeV2 = defineMessage('Account.FreezeV2', {
  type: [1, ResourceCode],
  amount: [2, 'int64'],
});

const UnFreezeV2 = defineMessage('Account.UnFreezeV2', {
  type: [1, ResourceCode],
  unfreeze_amount: [3, 'int64'],
  unfreeze_expire_time: [4, 'int64'],
});

const AccountResource = defineMessage('Account.AccountResource', {
  energy_usage: [1, 'int64'],
  latest_consume_time_for_energy: [3, 'int64'],
  energy_window_size: [9, 'int64'],
  delegated_frozenV2_balance_for_energy: [10, 'int64'],
  acquired_delegated_frozenV2_balance_for_energy: [11, 'int64'],
  energy_window_optimized: [12, 'bool'],
});

const Vote = defineMessage('Vote', { vote_address: [1, 'address'], vote_count: [2, 'int64'] });

const Frozen = defineMessage('Account.Frozen', {
  frozen_balance: [1, 'int64'],
  expire_time: [2, 'int64'],
});

export const AccountMessage = defineMessage('Account', {
  account_name: [1, 'name'],
  type: [2, AccountType],
  address: [3, 'address'],
  balance: [4, 'int64'],
  votes: [5, repeated(Vote)],
  net_usage: [8, 'int64'],
  create_time: [9, 'int64'],
  latest_opration_time: [10, 'int64'],
  allowance: [11, 'int64'],
  latest_withdraw_time: [12, 'int64'],
  is_witness: [14, 'bool'],
  frozen_supply: [16, repeated(Frozen)],
  asset_issued_name: [17, 'name'],
  free_net_usage: [19, 'int64'],
  account_id: [23, 'name'],
  latest_consume_time: [21, 'int64'],
  latest_consume_free_time: [22, 'int64'],
  net_window_size: [24, 'int64'],
  net_window_optimized: [25, 'bool'],
  account_resource: [26, AccountResource],
  owner_permission: [31, Permission],
  witness_permission: [32, Permission],
  active_permission: [33, repeated(Permission)],
  frozenV2: [34, repeated(FreezeV2)],
  unfrozenV2: [35, repeated(UnFreezeV2)],
  delegated_frozenV2_balance_for_bandwidth: [36, 'int64'],
  acquired_delegated_frozenV2_balance_for_bandwidth: [37, 'int64'],
  asset_issued_ID: [57, 'string'],
  assetV2: [56, mapOf('string')],
  latest_asset_operation_timeV2: [58, mapOf('string')],
  free_asset_net_usageV2: [59, mapOf('string')],
  asset_optimized: [60, 'bool'],
});

/** What the account itself does not know. */
export type AccountView = JsonStyle &
  Readonly<{
    genesisTime: number;
    /** Stakes for every resource, zeros too, or only for those that the account ever staked for. */
    stakes: 'all' | 'recorded';
    isWitness: boolean;
    /** Name of a token that an account issued. */
    tokenName: (id: string) => Uint8Array | undefined;
    /** What is left of a consumption at the time of the answer. */
    stillUsed: (usage: Usage) => bigint;
    /** Use of a staked resource at the time of the answer, with what is left of its window. */
    recovered: (usage: Usage) => Usage;
  }>;

/** An account as `getaccount` prints it: usages as of now, consumption times in milliseconds. */
export function accountJson(account: Account, view: AccountView): JsonObject {
  const time = ({ at }: Usage) => BigInt(view.genesisTime + SLOT_MS * at);
  const [net, energy] = [view.recovered(account.net), view.recovered(account.energy)];
  const message = {
    account_name: account.name,
    type: account.type,
    address: addressBytes(account.address),
    balance: account.balance,
    net_usage: net.used,
    create_time: BigInt(account.createTime),
    latest_opration_time: BigInt(account.latestOperationTime),
    allowance: account.allowance,
    latest_withdraw_time: BigInt(account.latestWithdrawTime ?? 0),
    is_witness: view.isWitness,
    free_net_usage: view.stillUsed(account.freeNet),
    latest_consume_time: time(account.net),
    latest_consume_free_time: time(account.freeNet),
    net_window_size: BigInt(net.window ?? FULL_WINDOW),
    net_window_optimized: true,
    account_resource: {
      energy_usage: energy.used,
      latest_consume_time_for_energy: time(account.energy),
      energy_window_size: BigInt(energy.window ?? FULL_WINDOW),
      energy_window_optimized: true,
      delegated_frozenV2_balance_for_energy: account.stakes?.energy.lent,
      acquired_delegated_frozenV2_balance_for_energy: account.stakes?.energy.borrowed,
    },
    ...permissionFields(account),
    votes: account.votes?.map(({ witness, count }) => ({
      vote_address: addressBytes(witness),
      vote_count: count,
    })),
    ...stakeFields(account, view),
    ...tokenFields(account, view),
    account_id: account.accountId,
    asset_optimized: true,
  };
  const json = messageToJson(AccountMessage, message, view);
  // java-tron turns the id of an issued token into text in a hash table of all fields.
  return account.issued ? asJavaObject(json) : json;
}

function tokenFields(account: Account, { tokenName, stillUsed }: AccountView) {
  const { tokens, issued, tokenNet = {} } = account;
  return {
    free_asset_net_usageV2: new Map(
      tokenNets(account).map(({ id, usage }) => [id, stillUsed(usage)]),
    ),
    // In slots, unlike other times.
    latest_asset_operation_timeV2: new Map(
      Object.entries(tokenNet).map(([id, { at }]) => [id, BigInt(at)]),
    ),
    assetV2: new Map(Object.entries(tokens ?? {})),
    asset_issued_name: issued && tokenName(issued.id),
    asset_issued_ID: issued?.id,
    frozen_supply: issued?.frozen.map(({ amount, expires }) => ({
      frozen_balance: amount,
      expire_time: BigInt(expires),
    })),
  };
}

const RESOURCES = ['BANDWIDTH', 'ENERGY', 'TRON_POWER'] as const;

function stakeFields(account: Account, view: AccountView) {
  const { stakes, unstaking = [] } = account;
  const resources = view.stakes === 'all' ? RESOURCES : stakesOf(account).order;
  return {
    frozenV2: resources.map((type) => ({ type, amount: ownStake(account, type) })),
    unfrozenV2: unstaking.map(({ resource, amount, expires }) => ({
      type: resource,
      unfreeze_amount: amount,
      unfreeze_expire_time: BigInt(expires),
    })),
    delegated_frozenV2_balance_for_bandwidth: stakes?.net.lent,
    acquired_delegated_frozenV2_balance_for_bandwidth: stakes?.net.borrowed,
  };
}
