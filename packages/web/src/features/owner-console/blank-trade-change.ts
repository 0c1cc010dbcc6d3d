import type { OwnedLaunch } from './use-owned-launch.ts';

const empty = {
  ...{ status: null, endTime: null, users: null, allowed: null, price: null, most: null },
  value: '',
} as const;

/** A change of this internal sale with nothing entered yet. */
export const blankTradeChange = ({ token, trade, symbol }: OwnedLaunch) => ({
  ...{ ...empty, tokenAddress: token, trade: trade.at, symbol },
  ...{ shares: trade.plan.shares.toString(), perShare: trade.plan.tokensPerShare.toString() },
});
