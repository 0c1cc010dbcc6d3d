import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { expect, it } from 'vitest';
import { realToken } from './real-token.ts';

const place = (n: number): Address =>
  fromHexAddress(`41${n.toString(16).padStart(40, '0')}` as HexAddress);
const contracts = { vlm: place(1), usdt: place(2), wtrx: place(3), dai: place(4) };

it('is a token of the platform, or TRX', () => {
  expect(realToken('VLM', contracts)).toBe(place(1));
  expect(realToken('USDT', contracts)).toBe(place(2));
  expect(realToken('TRX', contracts)).toBeNull();
});

it.each(['BTC', 'DAI', 'stUSDT', null])('is nothing for %s, which is not traded here', (like) => {
  expect(realToken(like, contracts)).toBeUndefined();
});

it('is nothing before the contracts are known', () => {
  expect(realToken('VLM')).toBeUndefined();
});
