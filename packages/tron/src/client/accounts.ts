import type { HexAddress } from '../address.ts';
import type { Sun } from '../amount.ts';
import type { Client } from './client.ts';
import { type ReadOptions, readWallet } from './wallet-request.ts';

export type Account = Readonly<{
  address: HexAddress;
  type: 'Normal' | 'AssetIssue' | 'Contract';
  balance: Sun;
  /** Milliseconds. */
  createTime: number;
}>;

/** Bandwidth in bytes, energy in units; limits and use of the sliding day. */
export type AccountResource = Readonly<{
  freeNetUsed: bigint;
  freeNetLimit: bigint;
  netUsed: bigint;
  netLimit: bigint;
  energyUsed: bigint;
  energyLimit: bigint;
  /** Energy that all stakes together give, and the coins staked for it: their ratio prices energy. */
  totalEnergyLimit: bigint;
  totalEnergyWeight: bigint;
}>;

const accountTypes = ['Normal', 'AssetIssue', 'Contract'] as const;

/** Null when the address was never activated. */
export async function getAccount(
  client: Client,
  address: HexAddress,
  options?: ReadOptions,
): Promise<Account | null> {
  const answer = await readWallet(client, 'getaccount', { address }, options);
  if (answer.empty) return null;
  const type = answer.text('type');
  return {
    address: answer.requiredAddress('address'),
    type: accountTypes.find((known) => known === type) ?? 'Normal',
    balance: answer.sun('balance'),
    createTime: answer.number('create_time'),
  };
}

/** All zero for an address that was never activated. */
export async function getAccountResource(
  client: Client,
  address: HexAddress,
  signal?: AbortSignal,
): Promise<AccountResource> {
  const path = '/wallet/getaccountresource';
  const answer = await client.full.request({ path, body: { address }, signal });
  return {
    freeNetUsed: answer.int('freeNetUsed'),
    freeNetLimit: answer.int('freeNetLimit'),
    netUsed: answer.int('NetUsed'),
    netLimit: answer.int('NetLimit'),
    energyUsed: answer.int('EnergyUsed'),
    energyLimit: answer.int('EnergyLimit'),
    totalEnergyLimit: answer.int('TotalEnergyLimit'),
    totalEnergyWeight: answer.int('TotalEnergyWeight'),
  };
}
