import type { HexAddress } from '@vellum/tron/address';

/** Consumption of a recovering resource: `used` decays linearly to nothing over its window. */
export type Usage = Readonly<{
  used: bigint;
  /** Slot (3 s since genesis) of the last consumption. */
  at: number;
  /** Thousandths of a slot until it is used up; 24 hours when absent. Only stakes have windows of their own. */
  window?: number;
}>;

/** One key of a permission with its weight towards the threshold. */
export type PermissionKey = Readonly<{ address: HexAddress; weight: bigint }>;

/** Who may sign for an account: owner (id 0), witness (id 1), active (id 2 to 9). */
export type Permission = Readonly<{
  type: 'Owner' | 'Witness' | 'Active';
  id: number;
  name: string;
  threshold: bigint;
  /** 32-byte bitmap of allowed contract types; empty for owner and witness. */
  operations: Uint8Array;
  keys: readonly PermissionKey[];
}>;

/** An activated account. Values are replaced, never mutated, so that undo keeps plain references. */
export type Account = Readonly<{
  address: HexAddress;
  type: 'Normal' | 'AssetIssue' | 'Contract';
  name: Uint8Array;
  /** Sun. */
  balance: bigint;
  /** Milliseconds. */
  createTime: number;
  /** Milliseconds; 0 when the account never sent a transaction. */
  latestOperationTime: number;
  freeNet: Usage;
  net: Usage;
  energy: Usage;
  /** Sun staked for each resource; absent when nothing is. */
  stake?: Readonly<{ net: bigint; energy: bigint }>;
  /** Empty until permissions are defined; a missing owner permission means the address itself. */
  permissions: readonly Permission[];
}>;
