import type { Address } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import { type DayParts, dayKeeper } from './keep-days.ts';

test('an address that cannot be read is passed over, and holds up no other', async () => {
  const members = Array.from({ length: 30 }, (_, place) => `T${String(place).padStart(2, '0')}`);
  const asked: string[] = [];
  const parts = {
    chainTime: async () => 5,
    days: {
      withoutDay: async (_day: number, after: string, limit: number) =>
        members.filter((address) => address > after).slice(0, limit),
    },
    holdings: async (address: Address) => {
      asked.push(address);
      if (address === 'T03') throw new Error('unreadable');
      return null;
    },
  } as unknown as DayParts;
  const keep = dayKeeper(parts);
  await expect(keep()).rejects.toThrow('unreadable');
  expect(await keep()).toBe(10);
  expect(await keep()).toBe(0);
  expect(asked).toEqual(members);
});
