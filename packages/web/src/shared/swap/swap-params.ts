import type { SwapSide } from '@vellum/api/swap/swap-quote';
import type { Address } from '@vellum/tron/address';
import { addressIn } from '../chain/address-in.ts';
import type { Chain } from '../chain/chain.ts';
import { moneyText } from '../coins/cost-text.ts';
import type { Money } from '../coins/money.ts';

/** A swap as it was shown. Tokens are null for TRX; `deadline` is chain time in milliseconds. */
export type SwapParams = Readonly<{
  pay: string | null;
  paySymbol: string;
  payDecimals: number;
  receive: string | null;
  receiveSymbol: string;
  receiveDecimals: number;
  /** The coin between them where there are two hops. */
  via: string | null;
  side: SwapSide;
  paid: string;
  received: string;
  /** The least received, or the most paid. */
  limit: string;
  toleranceBps: number;
  impactBps: number;
  deadline: number;
  /** Milliseconds from the review to the deadline. Records of earlier versions have none. */
  lifetime?: number;
  /** What one of the two can be mistaken for; empty for most. */
  alike: string;
  /** The page that sent the person here. */
  from: 'staking' | null;
}>;

/** What leaves the wallet at most. */
export function paidAtMost(params: SwapParams): Money {
  const { pay, paySymbol: symbol, payDecimals: decimals, side, paid, limit } = params;
  const amount = BigInt(side === 'in' ? paid : limit);
  return { coin: pay === null ? null : addressIn(pay), symbol, decimals, amount };
}

/** What comes into the wallet at least. */
export function receivedAtLeast(params: SwapParams): Money {
  const { receive, receiveSymbol: symbol, receiveDecimals: decimals } = params;
  const coin = receive === null ? null : addressIn(receive);
  return { coin, symbol, decimals, amount: BigInt(leastReceived(params)) };
}

export const paidText = (params: SwapParams, amount: bigint | string): string =>
  moneyText({ amount: BigInt(amount), symbol: params.paySymbol, decimals: params.payDecimals });

export const receivedText = (params: SwapParams, amount: bigint | string): string =>
  moneyText({
    amount: BigInt(amount),
    symbol: params.receiveSymbol,
    decimals: params.receiveDecimals,
  });

/** What stays fixed on the receiving side: the least that is accepted. */
export const leastReceived = ({ side, received, limit }: SwapParams): string =>
  side === 'in' ? limit : received;

/** The path as the router takes it, with WTRX for TRX. */
export function pathIn(
  { pay, via, receive }: Pick<SwapParams, 'pay' | 'via' | 'receive'>,
  chain: Pick<Chain, 'contract'>,
): readonly [Address, ...Address[]] {
  const coinOf = (text: string | null) =>
    text === null ? chain.contract('wtrx') : addressIn(text);
  return [coinOf(pay), ...(via === null ? [] : [addressIn(via)]), coinOf(receive)];
}
