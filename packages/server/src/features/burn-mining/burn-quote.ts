import type { BurnMode } from '@vellum/api/wire/choice-lists';
import { burnMine } from '@vellum/contracts/burn-mining';
import type { Address } from '@vellum/tron/address';
import { QUOTE_LIFETIME } from '../../orders/order-plan.ts';
import { shownPrice } from '../../platform/chain/shown-price.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { type BurnAmounts, coinFor, worthOf } from './burn-amounts.ts';
import { type BurnFacts, fundedDays } from './burn-facts.ts';
import { type CoinPool, PRICE_DECIMALS } from './burn-market.ts';
import type { BurnParts } from './burn-parts.ts';

const BPS = 10_000n;
/** How far the price may move until it is in a block; the contract keeps to it. */
const HEAD_ROOM_BPS = 50n;
const U_DECIMALS = 6;

type Question = Readonly<{
  mode: BurnMode;
  coin: Address;
  uAmount?: bigint | undefined;
  coinAmount?: bigint | undefined;
}>;

/** What a burn takes or a swap burns now: from U to coin, or from coin to U. */
export async function burnQuote(parts: BurnParts, question: Question) {
  const { mode, coin } = question;
  const position = await parts.position();
  const decimals = await decimalsOfListed(parts, coin);
  const [prices, pool, facts] = await Promise.all([
    parts.market.prices(coin, decimals),
    parts.market.pool(coin),
    parts.facts(position.headId, 'now'),
  ]);
  if (prices === null || pool === null) throw new Refusal({ code: 'PRICE_UNAVAILABLE' });
  const amounts = await amountsOf(parts, question, pool);
  const quotedAt = parts.clock();
  return {
    mode,
    uAmount: String(amounts.uAmount),
    coinAmount: String(amounts.coinAmount),
    power: String(amounts.uAmount),
    limit: String(limitOf(mode, amounts.coinAmount)),
    price: shownPrice(priceIn(amounts, decimals), PRICE_DECIMALS),
    averagePrice: shownPrice(prices.average, PRICE_DECIMALS),
    spotPrice: shownPrice(prices.spot, PRICE_DECIMALS),
    slippage: slippageOf(mode, prices.average, priceIn(amounts, decimals)),
    block: position.head,
    quotedAt,
    validUntil: quotedAt + QUOTE_LIFETIME,
    room: String(await roomFor(parts, mode, coin)),
    breakEven: breakEven(facts, amounts.uAmount, position.chainTime),
  };
}

async function decimalsOfListed(
  { ask, contracts, coins }: BurnParts,
  coin: Address,
): Promise<number> {
  const isListed = await ask(contracts.burnMine, burnMine.isAllowed(coin));
  if (!isListed) throw new Refusal({ code: 'COIN_UNKNOWN' });
  const { decimals } = await coins(coin);
  if (decimals === null) throw new Refusal({ code: 'COIN_UNKNOWN' });
  return decimals;
}

function amountsOf(
  parts: BurnParts,
  { mode, coin, uAmount, coinAmount }: Question,
  pool: CoinPool,
): Promise<BurnAmounts> {
  if (uAmount !== undefined) return coinFor(parts, { mode, coin, uAmount, pool });
  if (coinAmount !== undefined) return worthOf(parts, { mode, coin, coinAmount, pool });
  throw new Refusal({ code: 'FIELD_REQUIRED' });
}

/** A burn may take a little more, a swap may burn a little less. */
const limitOf = (mode: BurnMode, coinAmount: bigint): bigint => {
  const room = (coinAmount * HEAD_ROOM_BPS) / BPS;
  return mode === 'burn' ? coinAmount + room : coinAmount - room;
};

const roomFor = ({ ask, contracts }: BurnParts, mode: BurnMode, coin: Address) =>
  ask(
    contracts.burnMine,
    mode === 'burn' ? burnMine.roomInBlock(coin) : burnMine.swapRoomInBlock(coin),
  );

/** U of one whole coin, with `PRICE_DECIMALS` decimals. */
const priceIn = ({ uAmount, coinAmount }: BurnAmounts, decimals: number): bigint =>
  coinAmount === 0n
    ? 0n
    : (uAmount * 10n ** BigInt(decimals + PRICE_DECIMALS - U_DECIMALS)) / coinAmount;

/** How much worse than the average: a burner wants his coins to count for more, a buyer wants to pay less. */
function slippageOf(mode: BurnMode, average: bigint, price: bigint): number {
  const worse = mode === 'burn' ? average - price : price - average;
  return worse <= 0n || average === 0n ? 0 : Number((worse * BPS) / average);
}

/** With `power` of all, a day brings `dailyU` times the own share; days until that is what was given. */
function breakEven({ power, dailyU, ...facts }: BurnFacts, uAmount: bigint, chainTime: number) {
  const days = (others: bigint) =>
    dailyU === null || dailyU === 0n ? null : Number((others + uAmount + dailyU - 1n) / dailyU);
  return {
    days: days(power),
    daysIfDoubled: days(power * 2n),
    fundedDays: fundedDays({ power, dailyU, ...facts }, chainTime),
  };
}
