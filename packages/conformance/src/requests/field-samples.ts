import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import type { Json } from '@vellum/tron/json';
import type { FieldSort } from './route-fields.ts';

/** Addresses that a request can name. */
export type Cast = Readonly<{ account: HexAddress; stranger: HexAddress; contract: HexAddress }>;

/** A value of the sort that a node reads without complaint; `visible` chooses base58 and plain text. */
export function goodValue(sort: FieldSort, cast: Cast, visible: boolean): Json {
  switch (sort) {
    case 'account':
    case 'stranger':
    case 'contract':
      return visible ? fromHexAddress(cast[sort]) : cast[sort];
    case 'hash':
      return '0'.repeat(60).concat('abcd');
    case 'count':
    case 'amount':
      return 999_999_937;
    case 'text':
      return 'ENERGY';
    case 'hex':
    case 'label':
      return visible ? 'name' : '6e616d65';
    case 'flag':
      return true;
    case 'list':
      return [];
    case 'object':
      return {};
  }
}

const wrongAddresses: readonly Json[] = [
  'zz',
  '41ab',
  '',
  5,
  null,
  'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC',
];
const wrongNumbers: readonly Json[] = [-1, 0, '999999938', 'x', '', 1n << 63n, null, true, []];
const wrongBytes: readonly Json[] = ['zz', 'abc', '0xab', '', 5, null];

const wrong: Readonly<Record<FieldSort, readonly Json[]>> = {
  account: wrongAddresses,
  stranger: ['zz', '', null],
  contract: ['zz', '41ab', ''],
  hash: wrongBytes,
  count: wrongNumbers,
  amount: wrongNumbers,
  text: ['', 'x', 0, 1, 7, null, {}],
  hex: wrongBytes,
  // An empty name can be taken, by one account of a chain.
  label: ['zz', 'abc', '0xab', 5],
  flag: ['true', 'x', 1, null],
  list: ['x', {}, null, [1], [{}]],
  object: ['x', [], null, 1, { unknown: 1 }],
};

/** Values that a node may refuse, ignore or read in its own way. */
export function oddValues(sort: FieldSort): readonly Json[] {
  return wrong[sort];
}
