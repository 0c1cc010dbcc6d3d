import { burnLeftBps } from '@vellum/api/swap/pool-burn';
import { vestingLength } from '@vellum/api/token-launch/launch-vesting';
import { reservedCoinAlike } from '@vellum/api/typed-text/look-alike';
import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { vestingTermsOf } from '../../launches/vesting-terms.ts';
import type { KnownPair } from '../../pairs/known-pairs.ts';
import type { PairContracts } from '../../pairs/platform-pairs.ts';
import type { LaunchedTokenRow } from './swap-store.ts';

const MS = 1000n;

/** What the platform deals in itself; all have as many decimals as TRX. */
export const platformTokens = ({ vlm, usdt, wtrx }: PairContracts) =>
  [
    { coin: null, name: 'TRON', symbol: 'TRX' },
    { coin: wtrx, name: 'Wrapped TRX', symbol: 'WTRX' },
    { coin: usdt, name: 'Tether USD', symbol: 'USDT' },
    { coin: vlm, name: 'Vellum', symbol: 'VLM' },
  ] as const;

export type PlatformToken = ReturnType<typeof platformTokens>[number];

export const shownPlatformToken = (
  token: PlatformToken,
  pairs: readonly KnownPair[],
  wtrx: Address,
) => ({
  ...token,
  decimals: COIN_DECIMALS,
  standing: 'platform' as const,
  image: null,
  liquidity: liquidityOf(token, pairs, wtrx),
  like: null,
  poolBurn: null,
});

/** TRX beside the token in its pool; TRX itself has none. */
function liquidityOf(
  { coin }: PlatformToken,
  pairs: readonly KnownPair[],
  wtrx: Address,
): string | null {
  if (coin === null || coin === wtrx) return null;
  const found = pairs.find(({ coins }) => coins.includes(coin) && coins.includes(wtrx));
  if (found === undefined) return '0';
  return String(found.reserves[found.coins[0] === wtrx ? 0 : 1]);
}

export const shownLaunchedToken = (row: LaunchedTokenRow) => ({
  coin: row.token,
  name: row.token_name,
  symbol: row.token_symbol,
  decimals: COIN_DECIMALS,
  standing: 'launched' as const,
  image: row.image === '' ? null : row.image,
  liquidity: String(row.reserve_trx),
  like:
    reservedCoinAlike({ tokenName: row.token_name, tokenSymbol: row.token_symbol })?.tokenSymbol ??
    row.alike_symbol,
  poolBurn: poolBurnOf(row),
});

function poolBurnOf(row: LaunchedTokenRow) {
  const { burn_interval, burn_rate, burn_floor, launched_at } = row;
  if (burn_interval === null || burn_rate === null || launched_at === null) return null;
  const launchedAt = launched_at / MS;
  return {
    rateBps: burn_rate,
    interval: Number(burn_interval),
    floor: String(burn_floor ?? 0n),
    leftBps: burnLeftBps(row.burned_bps),
    lastBurnAt: Number((row.last_pair_burn ?? launched_at) / MS),
    vestedAt: Number(launchedAt + vestingLength(vestingTermsOf(row))),
  };
}
