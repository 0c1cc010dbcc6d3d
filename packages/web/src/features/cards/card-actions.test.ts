import type { Address } from '@vellum/tron/address';
import { describe, expect, test } from 'vitest';
import { actionsFor } from './card-actions.ts';

const owner = 'TOwner' as Address;
const other = 'TOther' as Address;
const owned = { owner, state: 'owned', listing: null, pledge: null } as const;
const listing = { listingId: '1', price: '5', since: 0 };
const pledge = {
  since: 0,
  unlockAt: 1000,
  days: 30,
  weight: 1,
  earned: { coin: null, symbol: 'WTRX', amount: '0' },
};

describe('the one right action', () => {
  test('of the owner: pledge or sell what is free', () => {
    expect(actionsFor(owned, owner, 0)).toEqual({
      first: 'pledge',
      second: 'sell',
      canTransfer: true,
    });
  });

  test('of the owner of an offered card: its price, or off the market', () => {
    const card = { ...owned, state: 'onSale', listing } as const;
    expect(actionsFor(card, owner, 0)).toMatchObject({ first: 'changePrice', second: 'unlist' });
  });

  test('of a pledge: to wait, then to unlock, frozen or not', () => {
    const card = { ...owned, state: 'pledged', pledge } as const;
    expect(actionsFor(card, owner, 999).first).toBe('notYetUnlock');
    expect(actionsFor(card, owner, 1000).first).toBe('unlock');
    const frozen = { ...card, state: 'frozen' } as const;
    expect(actionsFor(frozen, owner, 1000).first).toBe('unlock');
  });

  test('of a frozen card: nothing', () => {
    const card = { ...owned, state: 'frozen' } as const;
    expect(actionsFor({ ...card }, owner, 0)).toEqual({
      first: 'frozen',
      canTransfer: false,
    });
  });

  test('of others: buy what is offered, and nothing else', () => {
    expect(actionsFor({ ...owned, state: 'onSale', listing }, other, 0).first).toBe('buy');
    expect(actionsFor(owned, other, 0).first).toBe('notForSale');
    expect(actionsFor({ ...owned, state: 'pledged', pledge }, null, 5000).first).toBe('notForSale');
    expect(actionsFor({ ...owned, state: 'frozen' }, null, 0).first).toBe('frozen');
  });
});
