import type { LaunchPlan } from '@vellum/contracts/token-launch';
import type { HexAddress } from '@vellum/tron/address';
import { DAY, TRX } from '../world.ts';
import type { LaunchFixture } from './launch-fixtures.ts';

const COIN = 1_000_000n;
const daySeconds = 86_400n;

/** What a fixture's creator asks the factory for, in a world whose present is at this time (milliseconds). */
export function launchPlanOf(
  fixture: LaunchFixture,
  maker: HexAddress,
  present: number,
): LaunchPlan {
  const { inside, vesting, burn } = fixture;
  const at = (daysAgo: number) => BigInt(Math.floor((present - daysAgo * DAY) / 1000));
  const tokensPerShare = (inside?.tokensPerShare ?? 0n) * COIN;
  const shares = inside?.shares ?? 0n;
  return {
    token: {
      name: fixture.name,
      symbol: fixture.symbol,
      totalSupply: fixture.supply * COIN,
      lpBurn: burn && { interval: daySeconds, rate: burn.rate, floor: burn.floor * COIN },
    },
    presale: {
      startTime: at(fixture.start),
      endTime: at(fixture.end),
      sharePrice: fixture.price * TRX,
      shares: fixture.shares,
      sharesPerBuyer: fixture.most,
      softCapRate: fixture.softCap,
      userLpShare: fixture.lp.users,
      creatorLpShare: fixture.lp.creator,
      creatorLpReceiver: maker,
      vestingDelay: vesting.delay * daySeconds,
      vestingRate: vesting.rate,
      vestingInterval: vesting.interval * daySeconds,
      backingShare: fixture.backing,
    },
    trade: {
      sharePrice: (inside?.price ?? 0n) * TRX,
      sharesPerBuyer: inside?.most ?? 0n,
      shares,
      tokensPerShare,
    },
    liquiditySupply: fixture.liquidity * COIN,
    tradeSupply: shares * tokensPerShare,
  };
}
