import { expect, test } from 'vitest';
import { activityCsv } from './activity-csv.ts';
import type { ActivityEntry } from './activity-entry.ts';

const entry = (changes: Partial<ActivityEntry>): ActivityEntry => ({
  ...{ id: 'a', key: 'otc.make', at: Date.UTC(2026, 10, 15, 9, 21), status: 'done' },
  ...{
    record: null,
    order: null,
    account: null,
    elsewhere: false,
    give: [],
    txid: null,
    block: null,
  },
  ...{ final: false, error: null },
  ...changes,
});

test('every line names transaction and block, and none is a formula to a spreadsheet', () => {
  const give = [{ symbol: '=cmd|A1', amount: '1500000', decimals: 6 }];
  const lines = activityCsv([
    entry({ txid: 'ab'.repeat(32), block: 7, final: true }),
    entry({ give: give as unknown as ActivityEntry['give'], key: '-x' as ActivityEntry['key'] }),
  ]).split('\r\n');
  expect(lines).toEqual([
    'time,action,state,given,order,transaction,block,final',
    `2026-11-15T09:21:00.000Z,otc.make,done,,,${'ab'.repeat(32)},7,yes`,
    "2026-11-15T09:21:00.000Z,'-x,done,1.5 =cmd|A1,,,,no",
  ]);
});

test('LP stands as its two coins, in figures that a spreadsheet reads', () => {
  const stands = '1,600.50\u00a0VLM + 802.94\u00a0TRX';
  const give = [{ symbol: 'VLM/TRX LP', amount: '7', decimals: 18, stands }];
  const [, line] = activityCsv([entry({ give })]).split('\r\n');
  expect(line?.split(',')[3]).toBe('1600.50 VLM + 802.94 TRX');
});
