import { type Address, toHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { getPermissions, type Permission } from '@vellum/tron/client/permissions';
import { SignerLacking } from './chain-refusals.ts';

/** What the wallet's key may sign calls under. */
export type SigningPermission = Readonly<{
  id: number;
  name: string;
  /** Of the wallet's key. */
  weight: bigint;
  threshold: bigint;
}>;

/**
 * The permission under which the key of this address alone can sign calls for it: the owner's where that is enough,
 * else the first active one. Throws SignerLacking where the network would refuse its signature.
 */
export async function signingPermission(
  client: Client,
  address: Address,
): Promise<SigningPermission> {
  const key = toHexAddress(address);
  const permissions = await getPermissions(client, key);
  const own = permissions.flatMap((permission) => withWeight(permission, key));
  const [first] = own.filter(({ isEnough, allowsCalls }) => isEnough && allowsCalls);
  if (first) return first;
  if (own.some(({ isEnough }) => isEnough)) throw new SignerLacking('operation');
  const [nearest] = own.filter(({ allowsCalls }) => allowsCalls);
  if (nearest) throw new SignerLacking('weight', nearest.weight, nearest.threshold);
  throw new SignerLacking(own.length > 0 ? 'operation' : 'key');
}

function withWeight(permission: Permission, key: string) {
  const weight = permission.keys.find(({ address }) => address === key)?.weight;
  if (weight === undefined) return [];
  const { id, name, threshold, allowsCalls } = permission;
  return [{ id, name, threshold, weight, allowsCalls, isEnough: weight >= threshold }];
}
