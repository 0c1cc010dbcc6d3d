import type { HexAddress } from '@vellum/tron/address';

/** Consumption of a recovering resource: `used` decays linearly to nothing over its window. */
export type Usage = Readonly<{
  used: bigint;
  /** Slot (3 s since genesis) of the last consumption. */
  at: number;
  /** Thousandths of a slot until it is used up; 24 hours when absent. Only stakes have windows of their own. */
  window?: number;
}>;

/** What TRX can be staked for, by the names of the protocol. */
export type Resource = 'BANDWIDTH' | 'ENERGY' | 'TRON_POWER';

/** Sun staked for one resource: to be used oneself, lent to others, and lent by others. */
export type Stake = Readonly<{ own: bigint; lent: bigint; borrowed: bigint }>;

/** Votes beyond those of the other two are staked for as `power`, in sun. */
export type Stakes = Readonly<{
  net: Stake;
  energy: Stake;
  power: bigint;
  /** Resources in the order in which the account first staked for them. */
  order: readonly Resource[];
}>;

/** Sun that can be withdrawn from a time on, in milliseconds. */
export type Unstaking = Readonly<{ resource: Resource; amount: bigint; expires: number }>;

/** Units of a token that come free at a time, in milliseconds. */
export type Frozen = Readonly<{ amount: bigint; expires: number }>;

/** Votes for a witness, one for each TRX staked. */
export type Vote = Readonly<{ witness: HexAddress; count: bigint }>;

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
  /** Absent while there is none. */
  stakes?: Stakes;
  /** What was unstaked and is not withdrawn, oldest first; absent when nothing is. */
  unstaking?: readonly Unstaking[];
  /** Units of TRC-10 tokens by id; absent when there never were any. */
  tokens?: Readonly<Record<string, bigint>>;
  /** Bandwidth that issuers of tokens gave, by id of the token; absent when there never was any. */
  tokenNet?: Readonly<Record<string, Usage>>;
  /** The token that the account issued, and the parts of its supply that are still to come. */
  issued?: Readonly<{ id: string; frozen: readonly Frozen[] }>;
  /** Absent when it votes for nobody. */
  votes?: readonly Vote[];
  /** Rewards in sun that are not in the balance until they are withdrawn; absent while there are none. */
  allowance?: bigint;
  /** Milliseconds; absent when it never withdrew rewards. */
  latestWithdrawTime?: number;
  /** A name in lower case that is unique among accounts. */
  accountId?: Uint8Array;
  /** Empty until permissions are defined; a missing owner permission means the address itself. */
  permissions: readonly Permission[];
}>;
