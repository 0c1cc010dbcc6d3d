import { readInviter, refusalToInvite } from '@vellum/api/membership/inviter';
import type { Address } from '@vellum/tron/address';
import type { MembershipText } from './texts.ts';

const ADDRESS_LENGTH = 34;
const CODE_LENGTH = 8;

/** What can be said of a typed inviter without asking anyone. */
export type TypedInviter =
  /** Nothing to say yet: empty, or not long enough to be judged. */
  | Readonly<{ status: 'unfinished' }>
  | Readonly<{ status: 'wrong'; why: MembershipText }>
  /** To be asked about, in its one spelling. */
  | Readonly<{ status: 'readable'; by: 'address' | 'code'; text: string }>;

/** Judges while it is typed; once the field was left, also what is too short. */
export function typedInviter(member: Address, typed: string, left: boolean): TypedInviter {
  const refusal = refusalToInvite(member, typed);
  if (refusal === 'SELF_INVITE') return { status: 'wrong', why: 'self' };
  if (refusal !== null) return unreadable(typed.trim(), left);
  const inviter = readInviter(typed);
  if (inviter.by === 'address') return { status: 'readable', by: 'address', text: inviter.address };
  if (inviter.by === 'code') return { status: 'readable', by: 'code', text: inviter.code };
  return { status: 'unfinished' };
}

function unreadable(text: string, left: boolean): TypedInviter {
  if (text === '') return left ? { status: 'wrong', why: 'required' } : { status: 'unfinished' };
  const like = text.startsWith('T') ? ADDRESS_LENGTH : CODE_LENGTH;
  // A code may be typed in groups, with spaces or hyphens between.
  const isWhole = text.replace(/[\s-]/g, '').length >= like;
  if (!isWhole && !left) return { status: 'unfinished' };
  const meansAddress = text.startsWith('T') && text.length > CODE_LENGTH;
  return { status: 'wrong', why: meansAddress ? 'wrongAddress' : 'wrongCode' };
}
