import type { Address } from '@vellum/tron/address';

/** The nick names of those among some addresses who have one. */
export type NickNames = (addresses: readonly Address[]) => Promise<ReadonlyMap<Address, string>>;
