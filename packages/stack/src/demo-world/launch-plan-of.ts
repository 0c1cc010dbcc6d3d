import type { LaunchPlan } from '@vellum/contracts/token-launch';
import type { HexAddress } from '@vellum/tron/address';
import type { LaunchTale } from './launch-tales.ts';
import { DAY, TRX } from './world.ts';

const COIN = 1_000_000n;
const daySeconds = 86_400n;

/** What a tale's creator asks the factory for, in a world whose present is at this time (milliseconds). */
export function launchPlanOf(tale: LaunchTale, maker: HexAddress, present: number): LaunchPlan {
  const { inside, vesting, burn } = tale;
  const at = (daysAgo: number) => BigInt(Math.floor((present - daysAgo * DAY) / 1000));
  const tokensPerShare = (inside?.tokensPerShare ?? 0n) * COIN;
  const shares = inside?.shares ?? 0n;
  return {
    token: {
      name: tale.name,
      symbol: tale.symbol,
      totalSupply: tale.supply * COIN,
      lpBurn: burn && { interval: daySeconds, rate: burn.rate, floor: burn.floor * COIN },
    },
    presale: {
      startTime: at(tale.start),
      endTime: at(tale.end),
      sharePrice: tale.price * TRX,
      shares: tale.shares,
      sharesPerBuyer: tale.most,
      softCapRate: tale.softCap,
      userLpShare: tale.lp.users,
      creatorLpShare: tale.lp.creator,
      creatorLpReceiver: maker,
      vestingDelay: vesting.delay * daySeconds,
      vestingRate: vesting.rate,
      vestingInterval: vesting.interval * daySeconds,
      backingShare: tale.backing,
    },
    trade: {
      sharePrice: (inside?.price ?? 0n) * TRX,
      sharesPerBuyer: inside?.most ?? 0n,
      shares,
      tokensPerShare,
    },
    liquiditySupply: tale.liquidity * COIN,
    tradeSupply: shares * tokensPerShare,
  };
}
