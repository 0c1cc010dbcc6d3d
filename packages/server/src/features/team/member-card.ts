import { teamLevel } from '@vellum/api/team/team-level';
import type { Address } from '@vellum/tron/address';
import { asOf, type ReplyPosition } from '../../indexer/chain-position.ts';
import type { MemberRow } from './member-row.ts';
import type { MemberStore } from './member-store.ts';
import type { NickNames } from './nick-names.ts';
import type { TeamRoot } from './team-root.ts';
import type { Balance } from './wallet-balances.ts';

type MemberCardDependencies = Readonly<{
  members: MemberStore;
  root: TeamRoot;
  position(): Promise<ReplyPosition>;
  balances(owner: Address): Promise<readonly Balance[]>;
  nickNames: NickNames;
}>;

/** What an address sees of itself. */
export async function memberCard(parts: MemberCardDependencies, address: Address) {
  const position = await parts.position();
  const [member, balances, names] = await Promise.all([
    parts.members.find(address),
    parts.balances(address),
    parts.nickNames([address]),
  ]);
  return {
    address,
    ...(member ? standing(member, position) : await standingOfStranger(parts, address)),
    nickName: names.get(address) ?? '',
    balances: [...balances],
    asOf: asOf(position),
  };
}

const standing = (member: MemberRow, position: ReplyPosition) => ({
  parent: member.parent,
  activated: true,
  activatedAt: member.activated_at === null ? null : Number(member.activated_at),
  activatedBlock: member.activated_block === null ? null : Number(member.activated_block),
  final: isFinal(member, position),
  activationCode: member.code,
  level: teamLevel(Number(member.direct_count)),
  teamSize: Number(member.team_size),
  directCount: Number(member.direct_count),
});

/** The root is active before anyone stands below it. */
async function standingOfStranger({ root }: MemberCardDependencies, address: Address) {
  const isRoot = await root.is(address);
  return {
    parent: null,
    activated: isRoot,
    activatedAt: null,
    activatedBlock: null,
    final: isRoot,
    activationCode: null,
    level: 0,
    teamSize: 0,
    directCount: 0,
  };
}

/** Whether what is in a block, or was there before all blocks, can no longer be replaced. */
export const isFinal = (
  { activated_block: block }: Readonly<{ activated_block: bigint | null }>,
  { solid }: Pick<ReplyPosition, 'solid'>,
): boolean => block === null || block <= BigInt(solid);
