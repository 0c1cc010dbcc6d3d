import type { JsonObject } from '@vellum/tron/json';
import { defineMessage, mapOf } from '@vellum/tron/protobuf/message-type';
import { messageToJson } from '@vellum/tron/protocol/to-json';
import { votesGiven } from '../governance/votes.ts';
import type { ChainParameters } from '../params/chain-parameters.ts';
import { usedAt } from '../stakes/resource-window.ts';
import {
  energyLimit,
  netLimit,
  SUN_PER_TRX,
  TOTAL_ENERGY_WEIGHT,
  TOTAL_NET_WEIGHT,
} from '../stakes/stake.ts';
import { TOTAL_POWER_WEIGHT, votingPower } from '../stakes/staking.ts';
import type { Account } from '../state/account.ts';
import type { StateReader } from '../state/state-reader.ts';
import { tokenNets } from '../tokens/token-net.ts';

const NET_FIELDS = {
  freeNetUsed: [1, 'int64'],
  freeNetLimit: [2, 'int64'],
  NetUsed: [3, 'int64'],
  NetLimit: [4, 'int64'],
  assetNetUsed: [5, mapOf('string')],
  assetNetLimit: [6, mapOf('string')],
  TotalNetLimit: [7, 'int64'],
  TotalNetWeight: [8, 'int64'],
} as const;

const POWER_FIELDS = {
  TotalTronPowerWeight: [9, 'int64'],
  tronPowerUsed: [10, 'int64'],
  tronPowerLimit: [11, 'int64'],
} as const;

const AccountNetMessage = defineMessage('AccountNetMessage', NET_FIELDS);

const AccountResourceMessage = defineMessage('AccountResourceMessage', {
  ...NET_FIELDS,
  ...POWER_FIELDS,
  EnergyUsed: [13, 'int64'],
  EnergyLimit: [14, 'int64'],
  TotalEnergyLimit: [15, 'int64'],
  TotalEnergyWeight: [16, 'int64'],
});

/** The state and rules that limits are measured by; `slot` is the time of usages. */
export type ResourceView = Readonly<{
  state: StateReader;
  parameters: ChainParameters;
  slot: number;
}>;

/** Bandwidth of an account, as `getaccountnet` prints it. */
export function accountNetJson(account: Account, view: ResourceView): JsonObject {
  return messageToJson(AccountNetMessage, netOf(account, view), { visible: false });
}

/** Bandwidth and energy of an account, as `getaccountresource` prints them. */
export function accountResourceJson(account: Account, view: ResourceView): JsonObject {
  const { state, parameters, slot } = view;
  const resources = {
    ...netOf(account, view),
    TotalTronPowerWeight: state.property(TOTAL_POWER_WEIGHT) ?? 0n,
    tronPowerUsed: votesGiven(account),
    tronPowerLimit: votingPower(account) / SUN_PER_TRX,
    EnergyUsed: usedAt(account.energy, slot),
    EnergyLimit: energyLimit(view, account),
    TotalEnergyLimit: parameters.getTotalEnergyCurrentLimit,
    TotalEnergyWeight: state.property(TOTAL_ENERGY_WEIGHT) ?? 0n,
  };
  return messageToJson(AccountResourceMessage, resources, { visible: false });
}

function netOf(account: Account, view: ResourceView) {
  const { state, parameters, slot } = view;
  const nets = tokenNets(account);
  return {
    freeNetUsed: usedAt(account.freeNet, slot),
    freeNetLimit: parameters.getFreeNetLimit,
    NetUsed: usedAt(account.net, slot),
    NetLimit: netLimit(view, account),
    assetNetUsed: new Map(nets.map(({ id, usage }) => [id, usedAt(usage, slot)])),
    assetNetLimit: new Map(
      nets.map(({ id }) => [id, state.record('token', id)?.freeNetLimit ?? 0n]),
    ),
    TotalNetLimit: parameters.getTotalNetLimit,
    TotalNetWeight: state.property(TOTAL_NET_WEIGHT) ?? 0n,
  };
}
