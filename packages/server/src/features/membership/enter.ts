import { readInviter } from '@vellum/api/membership/inviter';
import { teamLevel } from '@vellum/api/team/team-level';
import type { Address } from '@vellum/tron/address';
import type { AccountStore } from './account-store.ts';
import type { ActiveMember, Inviters } from './inviters.ts';

type EntryDependencies = Readonly<{
  inviters: Inviters;
  accounts: AccountStore;
  configVersion(): Promise<string>;
}>;
type Visit = Readonly<{
  address: Address;
  /** As it is in the link or was typed. */
  inviter: string | undefined;
  /** Of the session, when there is one. */
  caller: Address | null;
}>;

/** The first call of a page: what anyone may know of an address, and whom its invite link leads to. */
export async function enter(parts: EntryDependencies, { address, inviter, caller }: Visit) {
  const root = await parts.inviters.root.address();
  const [member, account, invited] = await Promise.all([
    parts.inviters.find(address),
    parts.accounts.find(address),
    activeInviter(parts.inviters, root, inviter ?? ''),
  ]);
  const activated = member !== null || address === root;
  return {
    registered: activated || account !== undefined,
    activated,
    parent: member?.parent ?? null,
    level: teamLevel(member?.directCount ?? 0),
    needSignIn: caller !== address,
    inviter: invited && {
      address: invited.address,
      activatedAt: invited.activatedAt,
      teamSize: invited.teamSize,
      isRoot: invited.address === root,
    },
    root,
    configVersion: await parts.configVersion(),
  };
}

async function activeInviter(
  inviters: Inviters,
  root: Address,
  typed: string,
): Promise<ActiveMember | null> {
  const inviter = readInviter(typed);
  if (inviter.by === 'code') return inviters.findByCode(inviter.code);
  if (inviter.by !== 'address') return null;
  const member = await inviters.find(inviter.address);
  return member ?? (inviter.address === root ? rootMember(root) : null);
}

/** The root before anyone stands below it. */
const rootMember = (address: Address): ActiveMember => ({
  address,
  parent: null,
  activatedAt: null,
  activationCode: null,
  directCount: 0,
  teamSize: 0,
});
