import type { Address } from '@vellum/tron/address';
import { paths } from '../../shared/navigation/paths.ts';

/** The link by which others name this address as their inviter. It carries the address itself, so it needs no trust. */
export function inviteUrl(address: Address): string {
  return new URL(paths.invite.replace(':address', address), location.origin).href;
}

/** A code as people read it out: `K7QM 2XPC`. */
export function codeInGroups(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}
