import type { Address } from '@vellum/tron/address';
import { asOf, type ReplyPosition } from '../../indexer/chain-position.ts';
import type { MemberStore } from './member-store.ts';
import type { TeamFigures } from './team-figures.ts';

type TeamStatisticDependencies = Readonly<{
  members: MemberStore;
  figures: TeamFigures;
  position(): Promise<ReplyPosition>;
  /** Who signed in by a link of this address and has not activated. */
  waitingInvitees(inviter: Address): Promise<number>;
}>;

const DAY = 86_400_000;

export async function directStatistics(parts: TeamStatisticDependencies, address: Address) {
  const position = await parts.position();
  const today = position.chainTime - (position.chainTime % DAY);
  const [member, waiting, since] = await Promise.all([
    parts.members.find(address),
    parts.waitingInvitees(address),
    parts.figures.directSince(address, today),
  ]);
  const active = Number(member?.direct_count ?? 0n);
  return {
    count: active + waiting,
    activeCount: active,
    today: since,
    feesPaid: `${member?.direct_fees ?? 0n}`,
    earned: `${member?.earned_direct ?? 0n}`,
    asOf: asOf(position),
  };
}

/** Nobody is in a team without having activated, so both sizes are the same. */
export async function teamStatistics(parts: TeamStatisticDependencies, address: Address) {
  const position = await parts.position();
  const [member, depth] = await Promise.all([
    parts.members.find(address),
    parts.figures.depth(address),
  ]);
  const size = Number(member?.team_size ?? 0n);
  return {
    teamSize: size,
    activeSize: size,
    depth,
    feesPaid: `${member?.team_fees ?? 0n}`,
    earned: `${(member?.earned_direct ?? 0n) + (member?.earned_second ?? 0n)}`,
    asOf: asOf(position),
  };
}
