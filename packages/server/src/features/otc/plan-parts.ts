import { trc20 } from '@vellum/contracts/coins';
import { otcDesk } from '@vellum/contracts/otc';
import type { Address } from '@vellum/tron/address';
import { formatAmount } from '@vellum/tron/amount';
import { sensible } from '../../platform/chain/coin-facts.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { OtcParts } from './otc-parts.ts';

const MS = 1000;

/** The chain's time, once entries are known to be open; exits never ask. */
export async function requireEntries({ ask, contract, position }: OtcParts): Promise<number> {
  const [until, { chainTime }] = await Promise.all([
    ask(contract, otcDesk.pausedUntil()),
    position(),
  ]);
  if (until * BigInt(MS) > BigInt(chainTime)) throw new Refusal({ code: 'CONTRACT_PAUSED' });
  return chainTime;
}

/** Refuses what is no coin with COIN_UNKNOWN, and a balance below the sum. TRX is null. */
export async function requireBalance(
  parts: OtcParts,
  address: Address,
  coin: Address | null,
  sum: bigint,
): Promise<void> {
  const balance = coin === null ? await trxOf(parts, address) : await coinOf(parts, coin, address);
  if (balance >= sum) return;
  const { symbol } = await parts.coin(coin);
  throw new Refusal({ code: 'INSUFFICIENT_BALANCE', params: { coin: symbol ?? coin ?? '' } });
}

const trxOf = async ({ account }: OtcParts, address: Address): Promise<bigint> =>
  (await account(address))?.balance ?? 0n;

/** Asking an address that is no contract would look like a node that is away. */
export async function coinOf(
  { account, ask }: OtcParts,
  coin: Address,
  of: Address,
): Promise<bigint> {
  const found = await account(coin);
  const balance = found?.isContract ? await sensible(ask(coin, trc20.balanceOf(of))) : null;
  if (balance === null) throw new Refusal({ code: 'COIN_UNKNOWN' });
  return balance;
}

/** An amount in the coin's own words. */
export async function shownSum({ coin }: OtcParts, of: Address | null, amount: bigint) {
  const { symbol, decimals } = await coin(of);
  return `${formatAmount(amount, decimals ?? 0, { grouping: true })} ${symbol ?? ''}`.trim();
}
