import { MAX_INT64 } from '../execution/native-contract.ts';
import type { StateEdit } from '../execution/state-edit.ts';

const ADDRESS = /^41[0-9a-f]{40}$/;
const SLOT = /^[0-9a-f]{64}$/;

const NOT_AN_AMOUNT = 'amounts are from 0 to 2^63 - 1';

/** Why an edit cannot be written into the state, undefined when it can. */
export function editProblem(edit: StateEdit): string | undefined {
  if (!ADDRESS.test(edit.address)) return `${edit.address} is not an address`;
  if (edit.kind === 'balance') return areAmounts(edit.balance) ? undefined : NOT_AN_AMOUNT;
  if (edit.kind === 'stake') return areAmounts(edit.net, edit.energy) ? undefined : NOT_AN_AMOUNT;
  if (edit.kind === 'code') return undefined;
  if (!SLOT.test(edit.slot)) return 'a storage row is named by 64 hex digits';
  return edit.value.length === 32 ? undefined : 'the value of a storage row has 32 bytes';
}

function areAmounts(...values: readonly bigint[]): boolean {
  return values.every((value) => value >= 0n && value <= MAX_INT64);
}
