import { describe, expect, it } from 'vitest';
import { addressesIn } from './address-list.ts';

const one = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const two = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC';

describe('a list of addresses', () => {
  it('is read whatever divides it, each address once', () => {
    expect(addressesIn(`${one}\n${two};${one}, "${two}"\t`)).toEqual({
      ...{ addresses: [one, two], wrong: [], doubles: 2 },
    });
  });

  it('tells what is no address', () => {
    const found = addressesIn(`address,name\n${one},Ada\n${two.slice(0, -1)}x`);
    expect(found.addresses).toEqual([one]);
    expect(found.wrong).toEqual(['address', 'name', 'Ada', `${two.slice(0, -1)}x`]);
    expect(addressesIn('').addresses).toEqual([]);
  });
});
