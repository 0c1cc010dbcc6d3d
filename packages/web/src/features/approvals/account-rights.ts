import { type Address, fromHexAddress, type HexAddress, toHexAddress } from '@vellum/tron/address';
import type { Answer } from '@vellum/tron/client/answer';
import type { Chain } from '../../shared/chain/chain.ts';

/** One permission of an account: who must sign for it, and how many of them. */
type Permission = Readonly<{
  threshold: number;
  keys: readonly Readonly<{ address: HexAddress; weight: number }>[];
}>;

export type AccountRights = Readonly<{
  /** `own`: its own key alone signs. `owner`: another key can sign for everything. `shared`: anything else. */
  standing: 'own' | 'shared' | 'owner';
  /** Keys beside its own that can sign anything for it. */
  others: readonly Address[];
}>;

/** Who can sign for an address, by the node. A permission change makes a wallet somebody else's without any approval. */
export async function readRights({ client }: Chain, account: Address): Promise<AccountRights> {
  const path = '/wallet/getaccount';
  const answer = await client.full.request({ path, body: { address: toHexAddress(account) } });
  const owner = answer.json['owner_permission'] && permissionOf(answer.object('owner_permission'));
  const active = answer.objects('active_permission').map(permissionOf);
  return judgeRights(account, owner || null, active);
}

/** An address without a permission of its own is ruled by its key, as every address is at first. */
export function judgeRights(
  account: Address,
  owner: Permission | null,
  active: readonly Permission[],
): AccountRights {
  const own = toHexAddress(account);
  const all = owner ? [owner, ...active] : active;
  const others = new Set(all.flatMap(({ keys }) => keys.map(({ address }) => address)));
  others.delete(own);
  const isOwn = (permission: Permission) => reachedBy(permission, own);
  const isTaken = owner?.keys.some((key) => key.address !== own) ?? false;
  const isPlain = others.size === 0 && all.every(isOwn);
  return {
    standing: isPlain ? 'own' : isTaken ? 'owner' : 'shared',
    others: [...others].map(fromHexAddress),
  };
}

function reachedBy({ keys, threshold }: Permission, who: HexAddress): boolean {
  const weight = keys.find(({ address }) => address === who)?.weight ?? 0;
  return weight >= threshold;
}

function permissionOf(answer: Answer): Permission {
  return {
    threshold: answer.number('threshold'),
    keys: answer.objects('keys').map((key) => ({
      address: key.requiredAddress('address'),
      weight: key.number('weight'),
    })),
  };
}
