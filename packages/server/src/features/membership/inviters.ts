import type { Address } from '@vellum/tron/address';

/** An active address as membership needs to know it. */
export type ActiveMember = Readonly<{
  address: Address;
  /** Null for the root. */
  parent: Address | null;
  activatedAt: number | null;
  activationCode: string | null;
  directCount: number;
  teamSize: number;
}>;

/** The invitation tree as indexed: an address is active when its event is, and not before. */
export type Inviters = Readonly<{
  find(address: Address): Promise<ActiveMember | null>;
  findByCode(code: string): Promise<ActiveMember | null>;
  /** Active, or the root. */
  isActive(address: Address): Promise<boolean>;
  root: Readonly<{
    /** The neutral top of the tree; refuses with CHAIN_UNAVAILABLE until it was read once. */
    address(): Promise<Address>;
  }>;
}>;
