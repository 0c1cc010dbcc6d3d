import { expect, it } from 'vitest';
import { actionable, sumOf, waitingGroups } from './waiting-groups.ts';
import type { WaitingRow } from './waiting-query.ts';

const row = (of: Partial<WaitingRow>): WaitingRow => ({
  ...{ kind: 'closeStake', group: 'ready', id: null, box: null, token: null, name: null },
  ...{ level: null, flow: 'in', amounts: [], value: null, at: null },
  ...of,
});
const worth = (u: number) => ({ u: `${u}`, trx: `${u * 3}` });
const trx = (amount: number) => [{ coin: null, symbol: 'TRX', decimals: 6, amount: `${amount}` }];

it('boxes of a series stand in one row with their sum, those of another apart', () => {
  const boxes = [1, 2, 3].map((box) =>
    row({ kind: 'refundBox', id: '7', box, amounts: trx(5), value: worth(20_000) }),
  );
  const other = row({ kind: 'refundBox', id: '8', box: 1, amounts: trx(5), value: worth(1) });
  const { ready } = waitingGroups([...boxes, other]);
  expect(ready.map(({ id, count, amounts }) => [id, count, amounts[0]?.amount])).toEqual([
    ['7', 3, '15'],
    ['8', 1, '5'],
  ]);
  expect(ready[0]?.value).toEqual({ u: '60000', trx: '180000' });
});

it('rows that are alike and no boxes stay apart', () => {
  expect(waitingGroups([row({}), row({})]).ready).toHaveLength(2);
});

it('what expires first comes first, whatever else it is worth', () => {
  const groups = waitingGroups([
    row({ kind: 'claimBonus', value: worth(900_000) }),
    row({ kind: 'offerEnds', group: 'due', at: 20 }),
    row({ kind: 'order', group: 'unfinished', at: 10 }),
    row({ kind: 'closeStake', value: worth(2_000_000) }),
    row({ kind: 'stakeEnds', group: 'coming', at: 5 }),
  ]);
  const shown = actionable(groups).map(({ kind }) => kind);
  expect(shown).toEqual(['order', 'offerEnds', 'closeStake', 'claimBonus']);
  expect(groups.coming.map(({ kind }) => kind)).toEqual(['stakeEnds']);
});

it('a sum is the sum of rows as they are shown, to the cent', () => {
  const { ready } = waitingGroups([row({ value: worth(19_999) }), row({ value: worth(19_999) })]);
  expect(sumOf(ready)).toBe(20_000n);
});
