import { type DueKind, dueKinds } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import type { ReadHoldings } from '../../holdings/holdings.ts';
import { waitingList } from './waiting-list.ts';

/** The dates ahead of an address, the soonest first: the same rows as in the list of what waits for it. */
export async function dueDatesOf(holdings: ReadHoldings, address: Address) {
  const found = await holdings(address);
  if (found === null) return [];
  return waitingList(found)
    .flatMap(({ kind, at, id, name }) =>
      at !== null && at > found.now && isDue(kind) ? [{ kind, at, of: name ?? id }] : [],
    )
    .toSorted((one, other) => one.at - other.at);
}

const isDue = (kind: string): kind is DueKind => (dueKinds as readonly string[]).includes(kind);
