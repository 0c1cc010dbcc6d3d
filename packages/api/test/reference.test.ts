import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { reference } from '../scripts/reference.ts';
import { shapeText } from '../scripts/shape-text.ts';
import { endpointList } from '../src/endpoints/endpoints.ts';
import { actionList } from '../src/orders/actions.ts';

describe('docs/api.md', () => {
  test('is current; `node packages/api/scripts/write-reference.ts` makes it so', () => {
    const written = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
    expect(written).toBe(reference());
  });

  test('has every call and every action', () => {
    const text = reference();
    for (const { endpoint } of endpointList) {
      expect(text).toContain(`${endpoint.method} \`${endpoint.path}\``);
    }
    for (const { kind } of actionList) expect(text).toContain(`- \`${kind}\`: `);
  });
});

test('a shape is told in one line', () => {
  const text = { type: 'string' };
  const row = { type: 'object', properties: { id: text, txid: text }, required: ['id'] };
  const list = { type: 'array', items: row };
  expect(shapeText(list)).toBe('{ id: text, txid?: text }[]');
  expect(shapeText({ anyOf: [text, { type: 'null' }] })).toBe('text or null');
  expect(shapeText({ type: 'array', items: { enum: ['a', 'b'] } })).toBe('("a" or "b")[]');
  const ofPages = { pageNo: text, pageSize: text, hasMore: text, total: text, asOf: text };
  const page = { properties: { list, ...ofPages, sum: text }, required: ['sum'] };
  expect(shapeText(page)).toBe('page of { id: text, txid?: text }, with sum: text');
  const many = 'abcdefghi'.split('');
  expect(shapeText({ enum: many })).toBe('"a" or "b" or "c" or … (9 in all)');
});
