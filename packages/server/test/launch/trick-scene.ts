import type { LaunchForm } from '@vellum/api/token-launch/launch-form';
import { launchPlan, type PlannedLaunch } from '@vellum/api/token-launch/launch-plan';
import { refusalsOfLaunch } from '@vellum/api/token-launch/launch-refusals';
import { trc20 } from '@vellum/contracts/coins';
import { presale } from '@vellum/contracts/presale';
import { trade } from '@vellum/contracts/trade';
import type { HexAddress } from '@vellum/tron/address';
import { expect } from 'vitest';
import { DAY, type Launch, type LaunchChain, limits, type Someone, TRX } from './launch-chain.ts';

export const PRICE = 100n * TRX;
export const TRADE_PRICE = 10n * TRX;

/** A creator who means no good, buyers who do, and what lies between them. */
export class TrickScene {
  readonly world: LaunchChain;
  readonly launch: Launch;
  readonly plan: PlannedLaunch;
  readonly creator: Someone;
  readonly ann: Someone;
  readonly ben: Someone;
  readonly stranger: Someone;

  private constructor(world: LaunchChain, launch: Launch, plan: PlannedLaunch) {
    this.world = world;
    this.launch = launch;
    this.plan = plan;
    this.creator = world.person(0);
    this.ann = world.person(1);
    this.ben = world.person(2);
    this.stranger = world.person(3);
  }

  /** Twenty shares of 100 TRX in two days, a trade of 100 shares, a tenth of the LP for the creator. */
  static async open(world: LaunchChain, changes: Partial<LaunchForm> = {}): Promise<TrickScene> {
    const now = world.chain.devnet.chain.head().timestamp;
    const form: LaunchForm = { ...shadyForm(now), ...changes };
    expect(refusalsOfLaunch(form, now, limits)).toEqual([]);
    const plan = launchPlan(form, world.addressOf(0));
    return new TrickScene(world, await world.create(world.person(0), plan), plan);
  }

  /** The presale with so many shares sold to Ann and Ben. */
  async sold(shares: bigint): Promise<void> {
    const { world, launch, ann, ben } = this;
    await world.moveTo(this.plan.presale.startTime);
    const half = shares / 2n;
    if (half > 0n) await world.send(ann, launch.presale, presale.buy(half, PRICE));
    if (shares > half) await world.send(ben, launch.presale, presale.buy(shares - half, PRICE));
  }

  /** The whole internal trade bought by someone. */
  async tradeSold(buyer: Someone, shares: bigint): Promise<void> {
    const { world, launch, creator } = this;
    await world.send(creator, launch.trade, trade.open(world.now() + 2n * DAY));
    await world.send(creator, launch.trade, trade.allow([buyer.address], true));
    await world.send(buyer, launch.trade, trade.buy(shares, TRADE_PRICE));
  }

  ended = (): Promise<void> => this.world.moveTo(this.plan.presale.endTime);

  async launched(): Promise<void> {
    await this.ended();
    await this.world.send(this.stranger, this.launch.presale, presale.end());
  }

  state = () => this.world.read(this.launch.presale, presale.state());
  coin = (contract: HexAddress, who: HexAddress) => this.world.read(contract, trc20.balanceOf(who));
}

function shadyForm(now: number): LaunchForm {
  return {
    mode: 'advanced',
    name: 'Quill',
    symbol: 'QLL',
    description: '',
    supply: 1_000_000n * TRX,
    lpSupply: 700_000n * TRX,
    hardCap: 20n * PRICE,
    softCap: 10n * PRICE,
    shares: 20,
    maxShares: 20,
    startTime: now + 2 * 3_600_000,
    endTime: now + 50 * 3_600_000,
    tradeSupply: 100_000n * TRX,
    tradeShares: 100,
    tradePrice: TRADE_PRICE,
    tradeMaxShares: 100,
    backingShare: 0,
    vestingDelay: 86_400,
    vestingInterval: 86_400,
    vestingRounds: 4,
    devShare: 1_000,
    userLpShare: 8_000,
  };
}
