import { type Address, parseAddress } from '@vellum/tron/address';
import type { ErrorCode } from '../refusals/error-codes.ts';
import { readActivationCode } from './activation-code.ts';

/** What a person typed as their inviter. */
export type Inviter =
  | Readonly<{ by: 'address'; address: Address }>
  | Readonly<{ by: 'code'; code: string }>
  | Readonly<{ by: 'nothing' }>
  | Readonly<{ by: 'nonsense' }>;

export function readInviter(typed: string): Inviter {
  const text = typed.trim();
  if (text === '') return { by: 'nothing' };
  const address = parseAddress(text);
  if (address) return { by: 'address', address };
  const code = readActivationCode(text);
  return code === null ? { by: 'nonsense' } : { by: 'code', code };
}

/** The refusals both sides must agree on; the page asks before the wallet opens. */
export function refusalToInvite(member: Address, typed: string): ErrorCode | null {
  const inviter = readInviter(typed);
  if (inviter.by === 'nothing') return 'ACTIVATION_CODE_REQUIRED';
  if (inviter.by === 'nonsense') return 'PARENT_INVALID';
  return inviter.by === 'address' && inviter.address === member ? 'SELF_INVITE' : null;
}
