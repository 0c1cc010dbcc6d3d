import { reservedCoinAlike, searchForm } from '@vellum/api/typed-text/look-alike';
import type { Address } from '@vellum/tron/address';
import { stageOf } from '../../launches/launch-stage.ts';
import { type Page, readPage } from '../../platform/http/read-page.ts';
import type { SwapParts } from './swap-parts.ts';
import type { LaunchedTokenRow } from './swap-store.ts';
import { platformTokens, shownLaunchedToken, shownPlatformToken } from './token-shape.ts';

type TokenQuestion = Page & Readonly<{ keyword?: string | undefined }>;

/** Tokens that can be swapped: those of the platform first. */
export async function tokenPage(parts: SwapParts, { keyword = '', ...page }: TokenQuestion) {
  const { head, solid } = await parts.caughtUp();
  const { contracts, store } = parts;
  const { pairs } = await parts.pairs.around([]);
  const key = searchForm(keyword);
  const own = platformTokens(contracts)
    .filter(
      ({ name, symbol, coin }) =>
        [name, symbol].some((text) => searchForm(text).startsWith(key)) || coin === keyword,
    )
    .map((token) => ({ ...shownPlatformToken(token, pairs, contracts.wtrx), final: true }));
  const found = await readPage(page, async ({ offset, limit }) => {
    const first = own.slice(offset, offset + limit);
    const rest = { offset: Math.max(0, offset - own.length), limit: limit - first.length };
    const launched = rest.limit === 0 ? [] : await store.tokens(keyword, rest);
    return [
      ...first,
      ...launched.map((row) => ({ ...shownLaunchedToken(row), final: row.block <= solid })),
    ];
  });
  return { ...found, asOf: { head, solid } };
}

/** A token by its contract: one of the platform, a launched one, or one that only looks like it. */
export async function tokenDetail(parts: SwapParts, token: Address) {
  const { head, solid, chainTime } = await parts.caughtUp();
  const asOf = { head, solid };
  const { wtrx } = parts.contracts;
  const platform = platformTokens(parts.contracts).find(({ coin }) => coin === token);
  if (platform !== undefined) {
    const { pairs } = await parts.pairs.around([]);
    return { ...shownPlatformToken(platform, pairs, wtrx), reason: null, asOf };
  }
  const launched = await parts.store.token(token);
  if (launched === undefined) return { ...(await strangerOf(parts, token)), asOf };
  return { ...shownLaunchedToken(launched), reason: whyNot(launched, chainTime), asOf };
}

/** Why a launch cannot be swapped at a chain time. */
function whyNot(launch: LaunchedTokenRow, chainTime: number) {
  const stage = stageOf(launch, chainTime);
  if (stage === 'failed') return 'failed' as const;
  if (stage !== 'launched') return 'notLaunched' as const;
  const isEmpty = launch.reserve_token === 0n || launch.reserve_trx === 0n;
  return isEmpty ? ('poolEmpty' as const) : null;
}

async function strangerOf({ account, coins }: SwapParts, token: Address) {
  const found = await account(token);
  const { symbol, decimals } = found?.isContract
    ? await coins(token)
    : { symbol: null, decimals: null };
  const name = symbol ?? '';
  return {
    ...{ coin: token, name, symbol, decimals },
    standing: 'unknown' as const,
    image: null,
    liquidity: null,
    like: reservedCoinAlike({ tokenName: name, tokenSymbol: name })?.tokenSymbol ?? null,
    poolBurn: null,
    reason: 'unknown' as const,
  };
}

type Ends = Readonly<{ pay?: Address | undefined; receive?: Address | undefined }>;

/** What a browser computes quotes from. */
export async function poolsBetween(parts: SwapParts, { pay, receive }: Ends) {
  const { wtrx } = parts.contracts;
  const ends = [pay ?? wtrx, receive ?? wtrx];
  const { pairs, head, solid } = await parts.pairs.around(ends);
  const list = pairs
    .filter(({ isOpen }) => isOpen)
    .map(({ pair, coins, reserves }) => ({
      pair,
      coins: [...coins] as [Address, Address],
      reserves: reserves.map(String) as [string, string],
    }));
  return { list, wtrx, router: parts.router, asOf: { head, solid } };
}

type SwapQuestion = Page & Readonly<{ pair?: Address | undefined; trader?: Address | undefined }>;

/** Swaps, the newest first. */
export async function swapPage(parts: SwapParts, { pair, trader, ...page }: SwapQuestion) {
  const { head, solid } = await parts.position();
  const found = await readPage(page, (rows) => parts.store.swaps({ pair, trader }, rows));
  const list = found.list.map((row) => ({
    pair: row.pair,
    trader: row.trader,
    paid: { coin: row.paid_coin, amount: String(row.paid) },
    received: { coin: row.received_coin, amount: String(row.received) },
    at: Number(row.at),
    txid: row.txid,
    final: row.block <= solid,
  }));
  return { ...found, list, asOf: { head, solid } };
}
