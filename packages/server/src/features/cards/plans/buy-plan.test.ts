import { ContractReverted } from '@vellum/tron/errors';
import { expect, test } from 'vitest';
import type { KnownLevel } from '../level-facts.ts';
import { requireSaleRoom } from './buy-plan.ts';
import type { PlanParts } from './plan-parts.ts';

const level = { priced_in_u: true, price: 100n } as KnownLevel;

test('a room that the contract cannot tell yet is a price that is not there, and no fault of ours', async () => {
  const ask = () => Promise.reject(new ContractReverted('', new Uint8Array()));
  const parts = { ask, contract: 'T' } as unknown as PlanParts;
  await expect(requireSaleRoom(parts, level, 'buying')).rejects.toMatchObject({
    problem: { code: 'PRICE_UNAVAILABLE' },
  });
});
