import { teamAbi } from '../generated/abi/team.ts';
import type { AnyAddress } from './any-address.ts';
import { contractFace } from './contract-face.ts';

const { read, write, event, refusal } = contractFace(teamAbi);

/** The invitation tree. A binding is permanent. */
export const team = {
  abi: teamAbi,
  root: () => read('root', []),
  isActive: (user: AnyAddress) => read('isActive', [user]),
  /** The zero address for an address that is not active. */
  inviterOf: (user: AnyAddress) => read('team', [user]),
  memberCount: (top: AnyAddress) => read('getMembersSize', [top]),
  /** Direct members, as the product names them. */
  directCount: (user: AnyAddress) => read('teamNum', [user]),
  memberAt: (top: AnyAddress, index: bigint) => read('teamUsers', [top, index]),
  /** At most 200 at once. */
  members: (top: AnyAddress, start: bigint, end: bigint) =>
    read('getMembersByPage', [top, start, end]),
  bindInviter: (inviter: AnyAddress) => write('bindParent', [inviter]),
  event,
  refusal,
};
