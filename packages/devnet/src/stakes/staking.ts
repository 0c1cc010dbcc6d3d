import type { HexAddress } from '@vellum/tron/address';
import type { Account, Resource, Stake, Stakes } from '../state/account.ts';
import type { WorldState } from '../state/world-state.ts';
import { SUN_PER_TRX, TOTAL_ENERGY_WEIGHT, TOTAL_NET_WEIGHT } from './stake.ts';

/** Name of the chain-wide total of TRX staked for votes alone. */
export const TOTAL_POWER_WEIGHT = 'TOTAL_TRON_POWER_WEIGHT';

/** Resources that can be used, and lent, as the account keeps them. */
export const stakeFields = { BANDWIDTH: 'net', ENERGY: 'energy' } as const;
export type Lendable = keyof typeof stakeFields;

const NOTHING: Stake = { own: 0n, lent: 0n, borrowed: 0n };
const NO_STAKES: Stakes = { net: NOTHING, energy: NOTHING, power: 0n, order: [] };

const weights = {
  BANDWIDTH: TOTAL_NET_WEIGHT,
  ENERGY: TOTAL_ENERGY_WEIGHT,
  TRON_POWER: TOTAL_POWER_WEIGHT,
} as const;

export function stakesOf({ stakes }: Account): Stakes {
  return stakes ?? NO_STAKES;
}

/** Sun staked for a resource to be used oneself. */
export function ownStake(account: Account, resource: Resource): bigint {
  const stakes = stakesOf(account);
  return resource === 'TRON_POWER' ? stakes.power : stakes[stakeFields[resource]].own;
}

/** Adds to what is staked or lent, sun each; what is not named stays. */
export function withStake(account: Account, resource: Lendable, add: Partial<Stake>): Account {
  const stakes = stakesOf(account);
  const field = stakeFields[resource];
  const { own, lent, borrowed } = stakes[field];
  const stake = {
    own: own + (add.own ?? 0n),
    lent: lent + (add.lent ?? 0n),
    borrowed: borrowed + (add.borrowed ?? 0n),
  };
  const order = add.own === undefined ? stakes.order : orderWith(stakes, resource);
  return { ...account, stakes: { ...stakes, [field]: stake, order } };
}

/** Adds to what the account stakes for its own use, sun; the chain's totals stay. */
export function withOwnStake(account: Account, resource: Resource, own: bigint): Account {
  if (resource !== 'TRON_POWER') return withStake(account, resource, { own });
  const stakes = stakesOf(account);
  const power = stakes.power + own;
  return { ...account, stakes: { ...stakes, power, order: orderWith(stakes, resource) } };
}

function orderWith({ order }: Stakes, resource: Resource): readonly Resource[] {
  return order.includes(resource) ? order : [...order, resource];
}

/** Stakes more, or (negative) less, and keeps the chain's total of whole TRX by which shares are measured. */
export function changeStake(
  state: WorldState,
  account: Account,
  resource: Resource,
  by: bigint,
): Account {
  const before = counted(account, resource);
  const changed = withOwnStake(account, resource, by);
  const weight = counted(changed, resource) / SUN_PER_TRX - before / SUN_PER_TRX;
  const name = weights[resource];
  state.putProperty(name, (state.property(name) ?? 0n) + weight);
  return changed;
}

/** What is lent still counts as the lender's. */
function counted(account: Account, resource: Resource): bigint {
  const stakes = stakesOf(account);
  if (resource === 'TRON_POWER') return stakes.power;
  const { own, lent } = stakes[stakeFields[resource]];
  return own + lent;
}

/** Sun that an account can vote with: all that it staked, lent or not. */
export function votingPower(account: Account): bigint {
  const { power } = stakesOf(account);
  return power + counted(account, 'BANDWIDTH') + counted(account, 'ENERGY');
}

/** java-tron's words for an owner without an account. */
export function missingAccount(address: HexAddress): string {
  return `Account[${address}] not exists`;
}
