import { randomBytes } from 'node:crypto';
import { blindBox } from '@vellum/contracts/blind-boxes';
import { commitOf } from '@vellum/contracts/box-draw';
import { trc20 } from '@vellum/contracts/coins';
import { addressesOf } from '@vellum/contracts/deploy/deploy';
import { toHexAddress } from '@vellum/tron/address';
import type { TestStack } from '../stack/stack.ts';

const COIN = 1_000_000n;
/** Milliseconds of chain time. */
const MINUTE = 60_000;

export type MadeSeries = Readonly<{ id: bigint; secret: Uint8Array; price: bigint }>;

type SeriesWishes = Readonly<{
  /** TRX of one box; 64 unless told. */
  price?: bigint;
  limit?: bigint;
  /** How many boxes hold how many VLM. */
  tiers?: readonly (readonly [count: bigint, vlm: bigint])[];
  /** Minutes until the sale begins; 1 unless told. */
  startsIn?: number;
  /** Minutes that the sale lasts; four days unless told. */
  lasts?: number;
}>;

const usual = [
  [2n, 5_000n],
  [18n, 500n],
  [80n, 100n],
  [300n, 40n],
  [600n, 10n],
] as const;

/** A series with a secret that nobody but the test knows, so that the keeper leaves it alone. */
export async function makeSeries(stack: TestStack, wishes: SeriesWishes = {}): Promise<MadeSeries> {
  const { limit = 20n, startsIn = 1, lasts = 4 * 24 * 60 } = wishes;
  const tiers = (wishes.tiers ?? usual).map(([count, vlm]) => ({ count, amount: vlm * COIN }));
  const price = (wishes.price ?? 64n) * COIN;
  const escrow = tiers.reduce((sum, { count, amount }) => sum + count * amount, 0n);
  const total = tiers.reduce((sum, { count }) => sum + count, 0n);
  const bond = (total * price) / 10n;
  const [operator, holder] = [stack.role('operator'), stack.role('deployer')];
  const { blindBox: boxes, vlm } = addressesOf(stack.deployment);
  if (!boxes || !vlm) throw new Error('boxes are not deployed');
  await stack.devnet.faucet(toHexAddress(operator.address), bond + 1_000n * COIN);
  await stack.send(holder, 'vlm', trc20.transfer(operator.address, escrow));
  await stack.send(operator, 'vlm', trc20.approve(boxes, escrow));
  const secret = randomBytes(32);
  const start = chainTime(stack) + startsIn * MINUTE;
  const plan = {
    commit: commitOf(secret),
    prizeCoin: vlm,
    price,
    start: BigInt(Math.ceil(start / 1000)),
    end: BigInt(Math.ceil((start + lasts * MINUTE) / 1000)),
    limit,
  };
  const id = await stack.read('blindBox', blindBox.seriesCount());
  await stack.send(operator, 'blindBox', blindBox.createSeries(plan, tiers, bond));
  return { id, secret, price };
}

/** Lets the chain's clock run on. */
export async function pass(stack: TestStack, minutes: number): Promise<void> {
  await stack.devnet.increaseTime(minutes * MINUTE);
  await stack.devnet.mine();
}

/** After the sale: chooses the block and keeps its hash. */
export async function arm(stack: TestStack, { id }: MadeSeries): Promise<void> {
  const keeper = stack.role('keeper');
  await stack.send(stack.role('operator'), 'blindBox', blindBox.close(id));
  await stack.devnet.mine(21);
  await stack.send(keeper, 'blindBox', blindBox.capture(id));
}

export async function reveal(stack: TestStack, { id, secret }: MadeSeries): Promise<void> {
  await stack.send(stack.role('operator'), 'blindBox', blindBox.reveal(id, secret));
}

function chainTime(stack: TestStack): number {
  return stack.devnet.chain.head().timestamp;
}
