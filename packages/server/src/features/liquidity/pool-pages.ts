import { MAX_ZAP_SWAP_BPS } from '@vellum/api/liquidity/zap';
import type { Address } from '@vellum/tron/address';
import { shownPrice } from '../../platform/chain/shown-price.ts';
import { type Page, readPage } from '../../platform/http/read-page.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { LiquidityParts } from './liquidity-parts.ts';
import type { PoolRow } from './liquidity-rows.ts';
import { priceDecimals } from './pool-facts.ts';

/** All pools. */
export async function poolPage(parts: LiquidityParts, page: Page) {
  const { head, headId, solid } = await parts.position();
  const found = await readPage(page, (rows) => parts.store.pools(rows));
  const list = await Promise.all(
    found.list.map(async (row) => ({
      ...(await shownPool(parts, row, headId)),
      final: row.block <= solid,
    })),
  );
  return { ...found, list, asOf: { head, solid } };
}

export async function poolDetail(parts: LiquidityParts, pair: Address) {
  const row = await parts.store.pool(pair);
  if (row === undefined) throw new Refusal({ code: 'NOT_FOUND' });
  const { head, headId, solid } = await parts.position();
  const [pool, slippage] = await Promise.all([
    shownPool(parts, row, headId),
    parts.facts.slippage(),
  ]);
  return {
    ...pool,
    slippage: Number(slippage),
    maxSwap: Number(MAX_ZAP_SWAP_BPS),
    final: row.block <= solid,
    asOf: { head, solid },
  };
}

async function shownPool({ facts, contracts }: LiquidityParts, row: PoolRow, headId: string) {
  const sides = await facts.sides(row.pair);
  const { base, token, tokenFirst, lpDecimals } = sides;
  const [tokens, bases] = tokenFirst ? [row.reserve0, row.reserve1] : [row.reserve1, row.reserve0];
  const [average, worth] = await Promise.all([
    facts.average(headId, row.pair),
    facts.worth(headId, row.pair),
  ]);
  const decimals = priceDecimals(sides);
  const scale = 10n ** BigInt(token.decimals + decimals - base.decimals);
  return {
    pair: row.pair,
    base: { coin: base.coin, symbol: base.symbol, amount: String(bases) },
    token: { coin: token.coin, symbol: token.symbol, amount: String(tokens) },
    price: shownPrice(tokens === 0n ? 0n : (bases * scale) / tokens, decimals),
    averagePrice: average === null ? null : shownPrice(average, decimals),
    lpSupply: String(row.lp_supply),
    burnedLP: String(row.burned_lp),
    lpDecimals,
    worth: worth === null ? null : String(worth),
    canAdd: base.coin === contracts.wtrx,
  };
}
