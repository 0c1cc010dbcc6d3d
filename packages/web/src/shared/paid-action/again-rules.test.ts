import { globSync, readFileSync } from 'node:fs';
import { type OrderKind, orderKinds } from '@vellum/api/order-kinds/order-kinds';
import type { Address } from '@vellum/tron/address';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ActionState } from './action-state.ts';
import { againRules } from './again-rules.ts';
import type { JournalRecord } from './journal/journal-record.ts';
import { definedAction } from './paid-action.ts';
import { resumedRun } from './resumed.ts';

const source = `${import.meta.dirname}/../..`;

/** Every module that defines a paid action. */
beforeAll(async () => {
  const files = globSync('{features,shared}/**/*.{ts,tsx}', { cwd: source }).filter(
    (file) =>
      !/\.test\.|paid-action\.ts$/.test(file) &&
      readFileSync(`${source}/${file}`, 'utf8').includes('definePaidAction<'),
  );
  expect(files.length).toBeGreaterThan(40);
  await Promise.all(files.map((file) => import(`${source}/${file}`)));
}, 600_000);

const account = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const record = (key: OrderKind, state: ActionState, orderId: string | null) =>
  ({
    ...{ key, state, orderId, account },
    params: { amount: '1' },
    orderExpiresAt: 600_000,
  }) as unknown as JournalRecord;

const review: ActionState = { step: 'review', note: null };
const signing: ActionState = { step: 'signing', orderId: 'o1', rebuilt: false };
const approving: ActionState = { step: 'approving', orderId: 'o1', approval: 0, of: 1, txid: 'ab' };

describe.each(orderKinds)('%s, opened again with what was kept,', (kind) => {
  const rule = againRules[kind];

  it('does what its row says', () => {
    const action = definedAction(kind);
    expect(action === null).toBe(rule === 'none');
    expect(action?.renew !== undefined).toBe(rule === 'renewed');
    if (rule === 'checked') expect(action?.check).toBeDefined();
  });

  it.each([
    ['before the approval', record(kind, review, null)],
    ['during the approval', record(kind, approving, 'o1')],
    ['between approval and call', record(kind, signing, 'o1')],
  ])('leads back %s', (_, kept) => {
    const resumed = resumedRun(kept);
    if (rule === 'form' || rule === 'none') return expect(resumed).toBeNull();
    // An order on other terms is another one: what is reserved of the first says nothing of it.
    const reservedUntil = kept.orderId === null || rule === 'renewed' ? null : 600_000;
    expect(resumed).toEqual({
      paidAction: { key: kind, params: kept.params, account, reservedUntil },
    });
  });
});
