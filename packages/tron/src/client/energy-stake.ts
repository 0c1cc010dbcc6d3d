import type { HexAddress } from '../address.ts';
import type { Sun } from '../amount.ts';
import type { Client } from './client.ts';

/** What an account has staked for energy, in sun. */
export type EnergyStake = Readonly<{
  /** Staked and kept. */
  kept: Sun;
  /** Staked and lent to others, who use its energy. */
  lent: Sun;
  /** The part of `kept` that could be lent now: energy that is used up cannot go with it. */
  lendable: Sun;
}>;

const ENERGY = 'ENERGY';
const ENERGY_CODE = 1;

/** All zero for an address that was never activated. */
export async function getEnergyStake(
  client: Client,
  address: HexAddress,
  signal?: AbortSignal,
): Promise<EnergyStake> {
  const [account, size] = await Promise.all([
    client.full.request({ path: '/wallet/getaccount', body: { address }, signal }),
    client.full.request({
      path: '/wallet/getcandelegatedmaxsize',
      body: { owner_address: address, type: ENERGY_CODE },
      signal,
    }),
  ]);
  const ofEnergy = account.objects('frozenV2').find((stake) => stake.text('type') === ENERGY);
  const resource = account.object('account_resource');
  return {
    kept: ofEnergy?.sun('amount') ?? (0n as Sun),
    lent: resource.sun('delegated_frozenV2_balance_for_energy'),
    lendable: size.sun('max_size'),
  };
}
