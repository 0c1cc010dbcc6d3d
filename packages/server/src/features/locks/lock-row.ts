import type { lockStates } from '@vellum/api/locks/locks';
import type { Address } from '@vellum/tron/address';

export type LockRow = {
  idx: bigint;
  locker: Address;
  coin: Address;
  amount: bigint;
  create_time: bigint;
  lock_time: bigint;
  made_by: Address | null;
  made_at: bigint;
  txid: string;
  extended: number;
  taken_at: bigint | null;
  take_txid: string | null;
  block: number;
};

export type LockState = (typeof lockStates)[number];

/** By the chain's time, milliseconds. */
export function lockStateOf(
  { taken_at, lock_time }: Pick<LockRow, 'taken_at' | 'lock_time'>,
  now: number,
): LockState {
  if (taken_at !== null) return 'taken';
  return lock_time > BigInt(now) ? 'running' : 'due';
}
