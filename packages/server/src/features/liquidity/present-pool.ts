import { dexFactory, pair } from '@vellum/contracts/dex';
import { type Address, fromHexAddress, toHexAddress } from '@vellum/tron/address';
import { sensible } from '../../platform/chain/coin-facts.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { LiquidityParts } from './liquidity-parts.ts';

/** A token's pair with TRX as the node has it now. */
export type PresentPool = Readonly<{
  pair: Address;
  tokens: bigint;
  trx: bigint;
  lpSupply: bigint;
}>;

/** Refuses with NOT_FOUND where there is no pair, or nothing in it. */
export async function presentPool(
  { ask, contracts }: Pick<LiquidityParts, 'ask' | 'contracts'>,
  token: Address,
): Promise<PresentPool> {
  const found = await sensible(ask(contracts.dex, dexFactory.pairOf(token, contracts.wtrx)));
  if (found === null || /^41(00)+$/.test(found)) throw new Refusal({ code: 'NOT_FOUND' });
  const at = fromHexAddress(found);
  const [{ reserve0, reserve1 }, lpSupply] = await Promise.all([
    ask(at, pair.reserves()),
    ask(at, pair.totalSupply()),
  ]);
  const isFirst = toHexAddress(token) < toHexAddress(contracts.wtrx);
  const [tokens, trx] = isFirst ? [reserve0, reserve1] : [reserve1, reserve0];
  if (tokens === 0n || trx === 0n) throw new Refusal({ code: 'NOT_FOUND' });
  return { pair: at, tokens, trx, lpSupply };
}
