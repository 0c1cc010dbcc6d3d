import { publishedAbi } from '@vellum/contracts/deploy/published-abi';
import { payout } from '@vellum/contracts/income';
import { type LaunchPlan, tokenFactory } from '@vellum/contracts/token-launch';
import type { Abi } from '@vellum/tron/abi/abi-item';
import { type Address, toHexAddress } from '@vellum/tron/address';
import type { JsonObject } from '@vellum/tron/json';
import { expect, it } from 'vitest';
import { readCall } from '../../shared/chain/read-call.ts';
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

const plan: LaunchPlan = {
  token: { name: 'Tin', symbol: 'TIN', totalSupply: 21n, lpBurn: null },
  presale: {
    startTime: 1n,
    endTime: 2n,
    sharePrice: 3n,
    shares: 4n,
    sharesPerBuyer: 5n,
    softCapRate: 6n,
    userLpShare: 7n,
    creatorLpShare: 8n,
    creatorLpReceiver: toHexAddress(copy),
    vestingDelay: 9n,
    vestingRate: 10n,
    vestingInterval: 11n,
    backingShare: 12n,
  },
  trade: { sharePrice: 13n, sharesPerBuyer: 14n, shares: 15n, tokensPerShare: 16n },
  liquiditySupply: 17n,
  tradeSupply: 18n,
};

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

it('calls with tuples are told part by part, though nodes keep no parts', async () => {
  const kept = async (abi: Abi): Promise<Abi> => {
    const { entrys } = publishedAbi(abi);
    const smart_contract = { abi: { entrys } as unknown as JsonObject, origin_address: factory };
    return (await publishedContract(async () => ({ smart_contract }), factory))?.abi ?? [];
  };
  const launched = readCall(tokenFactory.create(plan, 0n).data, await kept(tokenFactory.abi));
  expect(launched.signature).toBe('createToken(t, p, d, lpSupply, tradeSupply)');
  expect(launched.args).toHaveLength(27);
  expect(launched.args).toContainEqual({ name: 't.name', value: { kind: 'text', text: 'Tin' } });
  expect(launched.args).toContainEqual({
    name: 'p.devLPReceiver',
    value: { kind: 'address', address: copy },
  });

  const parts = [1n, 2n].map((since) => ({ since, cumulative: 9n, proof: [] }));
  const claims = await kept(payout.abi);
  const claimed = readCall(payout.claim(5n, parts).data, claims);
  expect(claimed.signature).toBe('claim(amount, parts)');
  expect(claimed.args.map(({ name }) => name)).toContain('parts[1].since');
  const none = readCall(payout.claim(5n, []).data, claims);
  expect(none.args[1]).toEqual({ name: 'parts', value: { kind: 'text', text: '[]' } });
});

it('a call that another contract only names alike is not told', async () => {
  const { data } = tokenFactory.create(plan, 0n);
  const alike = [{ type: 'Function', name: 'createToken', inputs: [{ name: 't', type: 'tuple' }] }];
  const smart_contract = { abi: { entrys: alike }, origin_address: factory };
  const published = await publishedContract(async () => ({ smart_contract }), factory);
  expect(readCall(data, published?.abi ?? [])).toMatchObject({ signature: null, args: [] });
});
