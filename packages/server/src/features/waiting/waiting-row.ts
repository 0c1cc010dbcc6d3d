import type { WaitingGroup, WaitingKind } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import type { Part } from '../../holdings/prices.ts';

/** Something that waits for an address, before it is valued. LP stands as LP. */
export type WaitingRow = Readonly<{
  kind: WaitingKind;
  group: WaitingGroup;
  id: string | null;
  box: number | null;
  token: Address | null;
  name: string | null;
  level: number | null;
  flow: 'in' | 'out' | 'back';
  parts: readonly Part[];
  at: number | null;
}>;

const nothing: Omit<WaitingRow, 'kind' | 'group'> = {
  id: null,
  box: null,
  token: null,
  name: null,
  level: null,
  flow: 'back',
  parts: [],
  at: null,
};

export const waitingRow = (
  of: Pick<WaitingRow, 'kind' | 'group'> & Partial<WaitingRow>,
): WaitingRow => ({ ...nothing, ...of });

export const trx = (amount: bigint): readonly Part[] => [{ coin: null, amount }];
