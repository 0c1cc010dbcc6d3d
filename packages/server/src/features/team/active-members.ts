import type { Address } from '@vellum/tron/address';
import type { MemberRow } from './member-row.ts';
import type { MemberStore } from './member-store.ts';
import type { TeamRoot } from './team-root.ts';

/** The tree as other features ask about it; the app hands it to them. */
export function activeMembers(members: MemberStore, root: TeamRoot) {
  return {
    root,
    find: async (address: Address) => shown(await members.find(address)),
    findByCode: async (code: string) => shown(await members.findByCode(code)),
    /** An address is active when its event is indexed; the root always is. */
    isActive: async (address: Address): Promise<boolean> =>
      (await members.find(address)) !== undefined || root.is(address),
  };
}

function shown(member: MemberRow | undefined) {
  if (!member) return null;
  return {
    address: member.address,
    parent: member.parent,
    activatedAt: member.activated_at === null ? null : Number(member.activated_at),
    activationCode: member.code,
    directCount: Number(member.direct_count),
    teamSize: Number(member.team_size),
  };
}
