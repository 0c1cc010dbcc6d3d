import type { HexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { describe, expect, it } from 'vitest';
import { InternalTransactions } from './internal-transactions.ts';

const from = `41${'aa'.repeat(20)}` as HexAddress;
const to = `41${'bb'.repeat(20)}` as HexAddress;
const root = fromHex('11'.repeat(32));
const data = fromHex('c0de');

describe('internal transactions', () => {
  it('are hashed over parent, receiver, data, value and their number', () => {
    const internal = new InternalTransactions();
    const first = internal.add(root, { note: 'call', from, to, value: 258n, data });
    const second = internal.add(first, { note: 'create', from, to, value: 0n, data });
    const called = `${'11'.repeat(32)}${to}c0de00000000000001020000000000000001`;
    expect(toHex(first)).toBe(toHex(keccak256(fromHex(called))));
    // A create has no receiver yet.
    const created = `${toHex(first)}c0de00000000000000000000000000000002`;
    expect(toHex(second)).toBe(toHex(keccak256(fromHex(created))));
    expect(internal.list().map(({ hash }) => hash)).toEqual([toHex(first), toHex(second)]);
  });

  it('stay listed and counted when they are undone', () => {
    const internal = new InternalTransactions();
    const action = { note: 'call', from, to, value: 0n, data } as const;
    internal.add(root, action);
    internal.add(root, action);
    internal.rejectFrom(1);
    expect(internal.count).toBe(2);
    expect(internal.list().map(({ rejected }) => rejected)).toEqual([false, true]);
  });
});
