import { readFileSync } from 'node:fs';
import { orderKinds } from '@vellum/api/order-kinds/order-kinds';
import { expect, test } from 'vitest';
import { receiptFiles } from './held-receipts.ts';

test('receipts of every kind of order are held against the chain by a file of tests', () => {
  expect(Object.keys(receiptFiles).toSorted()).toEqual([...orderKinds].toSorted());
  const silent = [...new Set(Object.values(receiptFiles))].filter((file) => {
    const source = readFileSync(new URL(`../../src/features/${file}`, import.meta.url), 'utf8');
    return !/^holdsReceipts\(import\.meta\.url\);$/m.test(source);
  });
  expect(silent).toEqual([]);
});
