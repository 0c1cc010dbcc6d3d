import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { Caller } from '@vellum/api/wire/endpoint';
import type { Address } from '@vellum/tron/address';
import type { Clock } from '../clock.ts';
import type { Session } from './session.ts';

/** What the chain says an address may do; read from the index. */
export type Rights = Readonly<{
  isActive(address: Address): Promise<boolean>;
  /** Whether the address made the token that the body names. */
  isCreator(address: Address, body: unknown): Promise<boolean>;
  isAdmin(address: Address): boolean;
}>;

/** An administrator signs in again after an hour. */
const adminSessionMs = 3_600_000;

/** Why the caller may not go on before the body is looked at; null when they may. */
export async function refusalOfCaller(
  needed: Caller,
  session: Session | null,
  rights: Rights,
  clock: Clock,
): Promise<CodeWithParams | null> {
  if (needed === '-') return null;
  if (session === null) return { code: 'AUTH_REQUIRED' };
  if (needed === 'S+' && !(await rights.isActive(session.address)))
    return { code: 'NOT_ACTIVATED' };
  if (needed !== 'A') return null;
  if (!rights.isAdmin(session.address)) return { code: 'ADMIN_REQUIRED' };
  return clock() - session.createdAt > adminSessionMs ? { code: 'SIGN_IN_AGAIN' } : null;
}
