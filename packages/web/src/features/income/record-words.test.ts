import { describe, expect, it } from 'vitest';
import type { IncomeRecord } from './income-queries.ts';
import { reasonText, recordAmount, recordName } from './record-words.ts';

const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  [key, ...Object.values(values)].join(' ');
const record = (change: Partial<IncomeRecord>): IncomeRecord => ({
  id: '1',
  kind: 'earned',
  type: 'bonus',
  amount: { coin: null, symbol: 'TRX', amount: '2560000' },
  status: 'success',
  claimed: true,
  time: 0,
  final: true,
  ...change,
});

describe('a record in words', () => {
  it.each([
    [{}, 'type_bonus', '+2.56'],
    [{ kind: 'received' }, 'kind_received type_bonus', '2.56'],
    [{ kind: 'received', type: 'staking' }, 'type_staking', '+2.56'],
    [{ kind: 'withdrawal', type: null }, 'kind_withdrawal', '\u22122.56'],
    [{ kind: 'received', type: 'burnPower', amount: null }, 'type_burnPower', null],
  ] as const)('%o', (change, name, amount) => {
    expect(recordName(t, record(change))).toBe(name);
    expect(recordAmount(record(change))).toBe(amount);
  });

  it('says why only when it failed', () => {
    expect(reasonText(t, record({}))).toBeNull();
    expect(reasonText(t, record({ status: 'failed', reason: 'ROOT_VETOED' }))).toBe('reasonVetoed');
    expect(reasonText(t, record({ status: 'failed', reason: 'TX_REVERTED' }))).toBe(
      'reasonRefused',
    );
  });
});
