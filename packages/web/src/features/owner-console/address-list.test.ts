import type { Address } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { addressesIn, withoutAddresses } from './address-list.ts';

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

  it('keeps what was not sent yet', () => {
    const three = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
    const text = `address,name\n${one},Ada\n${two};${one} ${three}`;
    const left = withoutAddresses(text, [one, two] as Address[]);
    expect(left).toBe(`address,name\nAda\n${three}`);
    expect(withoutAddresses(`${one}\n${two}\n`, [one, two] as Address[])).toBe('');
  });
});
