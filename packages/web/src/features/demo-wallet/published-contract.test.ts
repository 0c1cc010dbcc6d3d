import { type Address, toHexAddress } from '@vellum/tron/address';
import type { JsonObject } from '@vellum/tron/json';
import { expect, it } from 'vitest';
import { publishedContract } from './published-contract.ts';

const factory = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const template = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' as Address;
const copy = 'TVjsyZ7fYF3qLF6BQgPmTEZy1xrNNyVAAA' as Address;

const proxy = `363d3d373d3d3d363d73${toHexAddress(template).slice(2)}5af43d82803e903d91602b57fd5bf3`;
const entrys = [{ type: 'Function', name: 'buy', inputs: [{ name: 'shares', type: 'uint256' }] }];

const chain: Readonly<Record<string, JsonObject>> = {
  [template]: {
    runtimecode: '6080',
    smart_contract: { name: 'Presale', abi: { entrys }, origin_address: copy },
  },
  [copy]: { runtimecode: proxy, smart_contract: { abi: {}, origin_address: factory } },
};
const ask = async (address: Address) => chain[address] ?? {};

it('a copy has the words of the code that it runs, and the maker of its own', async () => {
  expect(await publishedContract(ask, copy)).toEqual({
    name: 'Presale',
    abi: [{ type: 'function', name: 'buy', inputs: [{ name: 'shares', type: 'uint256' }] }],
    maker: factory,
  });
});

it('a contract speaks for itself, and what is none says nothing', async () => {
  expect(await publishedContract(ask, template)).toMatchObject({ name: 'Presale', maker: copy });
  expect(await publishedContract(ask, factory)).toBeNull();
});

it('code that only begins like a copy is not read as one', async () => {
  const longer = async (): Promise<JsonObject> => ({
    runtimecode: `${proxy}00`,
    smart_contract: { abi: {}, origin_address: factory },
  });
  expect(await publishedContract(longer, copy)).toMatchObject({ name: '', abi: [] });
});
