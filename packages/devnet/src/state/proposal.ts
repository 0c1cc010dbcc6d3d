import type { HexAddress } from '@vellum/tron/address';

/** A wish to change chain parameters; times in milliseconds. */
export type Proposal = Readonly<{
  id: number;
  proposer: HexAddress;
  /** By the numbers that proposals use. */
  parameters: readonly Readonly<{ code: bigint; value: bigint }>[];
  createTime: number;
  /** When it is decided: the time of a maintenance. */
  expires: number;
  approvals: readonly HexAddress[];
  state: 'PENDING' | 'DISAPPROVED' | 'APPROVED' | 'CANCELED';
}>;

/** Ordered like the ids. */
export function proposalKey(id: number | bigint): string {
  return String(id).padStart(19, '0');
}
