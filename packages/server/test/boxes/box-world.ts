import { blindBox, type PrizeTier } from '@vellum/contracts/blind-boxes';
import { commitOf } from '@vellum/contracts/box-draw';
import { type SeriesHome, seriesSecret } from '@vellum/contracts/box-secret';
import { trc20 } from '@vellum/contracts/coins';
import { toHexAddress } from '@vellum/tron/address';
import { type MemberWorld, memberWorld } from '../membership/member-world.ts';
import type { Person } from '../test-server.ts';

export type NewSeries = Readonly<{
  tiers?: readonly PrizeTier[];
  price?: bigint;
  /** Seconds from now. */
  startIn?: number;
  /** Seconds of the sale. */
  lasting?: number;
  limit?: bigint;
  secret?: Uint8Array;
}>;

export type MadeSeries = Readonly<{ series: bigint; secret: Uint8Array; price: bigint }>;

/** A member world in which the root operates blind boxes. */
export type BoxWorld = MemberWorld &
  Readonly<{
    home: SeriesHome;
    make(plan?: NewSeries): Promise<MadeSeries>;
    buy(who: Person, made: MadeSeries, count: number): Promise<string>;
    /** Chain time passes and a block comes. */
    pass(seconds: number): Promise<void>;
    /** From the end of the sale to the captured hash. */
    arm(series: bigint): Promise<void>;
    /** From the end of the sale to the public secret. */
    reveal(made: MadeSeries): Promise<void>;
  }>;

const someTiers: readonly PrizeTier[] = [
  { count: 1n, amount: 500_000_000n },
  { count: 3n, amount: 50_000_000n },
  { count: 16n, amount: 1_000_000n },
];
const REVEAL_BLOCKS = 20;

export async function boxWorld(people = 6): Promise<BoxWorld> {
  const world = await memberWorld(people);
  const { devnet, deployment } = world.chain;
  const { root } = world;
  const contract = toHexAddress(world.at('blindBox'));
  const home = { genesisId: deployment.genesisId, contract };
  await world.send(root, 'vlm', trc20.approve(contract, 2n ** 255n));
  const now = () => BigInt(Math.floor(devnet.chain.head().timestamp / 1000));
  const nextSecret = async () =>
    seriesSecret(root.privateKey, home, await world.read('blindBox', blindBox.seriesCount()));

  const make: BoxWorld['make'] = async (plan = {}) => {
    const { tiers = someTiers, price = 5_000_000n, startIn = 0, lasting = 600, limit = 10n } = plan;
    const secret = plan.secret ?? (await nextSecret());
    const series = await world.read('blindBox', blindBox.seriesCount());
    const start = now() + 10n + BigInt(startIn);
    const total = tiers.reduce((sum, { count }) => sum + count, 0n);
    const config = {
      ...{ commit: commitOf(secret), prizeCoin: toHexAddress(world.at('vlm')), price, limit },
      ...{ start, end: start + BigInt(lasting) },
    };
    await mined(root, blindBox.createSeries(config, tiers, (price * total) / 10n));
    if (startIn === 0) await pass(12);
    return { series, secret, price };
  };
  const mined = async (who: Person, call: Parameters<typeof world.send>[2]) => {
    const txid = await world.send(who, 'blindBox', call);
    const result = devnet.chain.find(txid)?.receipt?.result;
    if (result !== 'SUCCESS') throw new Error(`the contract refused: ${result}`);
    return txid;
  };
  const pass = async (seconds: number) => {
    await devnet.increaseTime(seconds * 1000);
    await devnet.mine();
  };
  const arm = async (series: bigint) => {
    await mined(root, blindBox.close(series));
    await devnet.mine(REVEAL_BLOCKS + 1);
    await mined(root, blindBox.capture(series));
  };
  return {
    ...world,
    home,
    make,
    pass,
    arm,
    buy: (who, { series, price }, count) => mined(who, blindBox.buy(series, BigInt(count), price)),
    async reveal({ series, secret }) {
      await arm(series);
      await mined(root, blindBox.reveal(series, secret));
    },
  };
}
