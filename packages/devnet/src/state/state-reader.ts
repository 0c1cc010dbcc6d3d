import type { HexAddress } from '@vellum/tron/address';
import type { Account } from './account.ts';
import type { Contract } from './contract.ts';
import type { RecordTable, StateRecords } from './records.ts';

/** Read access to the state of one block. */
export interface StateReader {
  account(address: HexAddress): Account | undefined;
  contract(address: HexAddress): Contract | undefined;
  /** Runtime code; empty when there is none. */
  code(address: HexAddress): Uint8Array;
  /** Value of a storage row, 32 bytes, or undefined when the row does not exist. `slot` is 64 hex digits. */
  slot(address: HexAddress, slot: string): Uint8Array | undefined;
  /** All storage rows of a contract, in no particular order. */
  slots(address: HexAddress): readonly (readonly [slot: string, value: Uint8Array])[];
  /** A row of one of the other tables. */
  record<T extends RecordTable>(table: T, key: string): StateRecords[T] | undefined;
  /** Rows whose key begins so, by key. */
  records<T extends RecordTable>(
    table: T,
    prefix?: string,
  ): readonly Readonly<{ key: string; value: StateRecords[T] }>[];
  /** Chain-wide number such as totals of burned sun; undefined when never written. */
  property(name: string): bigint | undefined;
}
