import type { ReadCall } from '@vellum/contracts/contract-face';
import { dexFactory, pair } from '@vellum/contracts/dex';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { expect, it } from 'vitest';
import type { ActionContext } from '../../shared/paid-action/paid-action.ts';
import { type AddParams, addLiquidity } from './add-liquidity.ts';
import { addParams } from './add-params.ts';
import { filledAdding } from './token-pool.ts';

const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' as Address;
const wtrx = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const pool = { tokens: 100_000n, trx: 2_000_000_000n, lpSupply: 14_142_135n };

const [tokens, trx] = [50_000n, 1_000_000_000n];
const made = addParams(
  { address, symbol: 'TWO', decimals: 2, pair: null },
  tokens,
  trx,
  filledAdding(pool, tokens, trx, 50n),
  50,
);

const isFirst = toHexAddress(address) < toHexAddress(wtrx);
const [reserve0, reserve1] = isFirst ? [pool.tokens, pool.trx] : [pool.trx, pool.tokens];

const answers: readonly (readonly [ReadCall<unknown>, unknown])[] = [
  [dexFactory.pairOf(address, wtrx), toHexAddress(wtrx)],
  [pair.reserves(), { reserve0, reserve1 }],
  [pair.totalSupply(), pool.lpSupply],
  [liquidityHelper.slippage(), 100n],
];

const context = {
  account: address,
  chain: {
    contract: () => wtrx,
    read: async (_at: unknown, { data }: ReadCall<unknown>) =>
      answers.find(([asked]) => toHex(asked.data) === toHex(data))?.[1],
  },
} as unknown as ActionContext;

const givenBy = (params: AddParams) =>
  addLiquidity.summary({ params, order: null, t: (key) => key }).give[1];

it('reviews and approves a token with its own decimals, also when it is renewed', async () => {
  const renewed = (await addLiquidity.renew?.(made, context)) as AddParams;
  for (const params of [made, renewed]) {
    expect(givenBy(params)).toMatchObject({ decimals: 2, amount: tokens });
    const [approval] = addLiquidity.approvals?.(params, context) ?? [];
    expect(approval?.coin).toMatchObject({ decimals: 2, amount: tokens });
    expect(params.coins).toContain('500');
  }
});

it('takes the token of an earlier record for one of ours', () => {
  const { decimals: _, ...earlier } = made;
  expect(givenBy(earlier)?.decimals).toBe(6);
});
