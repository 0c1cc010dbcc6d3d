import { blindBox } from '@vellum/contracts/blind-boxes';
import { commitOf } from '@vellum/contracts/box-draw';
import { seriesSecret } from '@vellum/contracts/box-secret';
import { trc20 } from '@vellum/contracts/coins';
import { fromHex, toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import type { Member } from '../family.ts';
import { acts, asks, contract, passUntil, provide, type SeedStep, type World } from '../world.ts';
import { type SeriesFixture, seriesFixtures } from './box-fixtures.ts';

/** Sale to draw takes a few blocks; the contract names the one whose hash decides. */
const mostWaitingBlocks = 50;

/** Series of boxes in every phase. */
export function boxSteps(world: World, members: readonly Member[]): SeedStep[] {
  return seriesFixtures.flatMap((fixture, index) => {
    const series = BigInt(index);
    const steps = [
      { before: fixture.made, run: () => makeSeries(world, series, fixture) },
      { before: fixture.start, run: () => sellBoxes(world, series, fixture, members) },
      { before: fixture.end, run: () => draw(world, series, fixture) },
    ];
    // What lies ahead of the present is for visitors to see.
    return steps.filter(({ before }) => before > 0);
  });
}

async function makeSeries(world: World, series: bigint, fixture: SeriesFixture): Promise<void> {
  if ((await asks(world, 'blindBox', blindBox.seriesCount())) > series) return;
  await passUntil(world, fixture.made);
  const total = fixture.tiers.reduce((sum, { count }) => sum + count, 0n);
  const escrow = fixture.tiers.reduce((sum, { count, amount }) => sum + count * amount, 0n);
  const bond = (total * fixture.price) / 10n;
  const { operator, treasurer } = world;
  const { address } = operator.signer;
  if ((await asks(world, 'vlm', trc20.balanceOf(address))) < escrow) {
    await acts(world, treasurer, 'vlm', trc20.transfer(address, escrow));
  }
  await acts(world, operator, 'vlm', trc20.approve(contract(world, 'blindBox'), escrow));
  await provide(world, operator, bond);
  const plan = {
    commit: commitOf(secretOf(world, series, fixture)),
    prizeCoin: contract(world, 'vlm'),
    price: fixture.price,
    start: seconds(world.present - fixture.start),
    end: seconds(world.present - fixture.end),
    limit: fixture.limit,
  };
  await acts(world, operator, 'blindBox', blindBox.createSeries(plan, fixture.tiers, bond));
}

async function sellBoxes(
  world: World,
  series: bigint,
  { start, price, sales }: SeriesFixture,
  members: readonly Member[],
): Promise<void> {
  for (const { who: index, count } of sales) {
    const who = members[index]?.who;
    if (!who) throw new Error(`there is no member ${index}`);
    const bought = blindBox.boughtBy(series, who.signer.address);
    if ((await asks(world, 'blindBox', bought)) > 0n) continue;
    await passUntil(world, start);
    await provide(world, who, count * price);
    await acts(world, who, 'blindBox', blindBox.buy(series, count, price));
  }
}

async function draw(world: World, series: bigint, fixture: SeriesFixture): Promise<void> {
  await arm(world, series, fixture);
  if (fixture.secret === 'kept') await reveal(world, series, fixture);
}

/** Ends the sale and keeps the hash that decides. */
async function arm(world: World, series: bigint, fixture: SeriesFixture): Promise<void> {
  const read = () => asks(world, 'blindBox', blindBox.series(series));
  if ((await read()).revealBlock === 0n) {
    await passUntil(world, fixture.end);
    await acts(world, world.operator, 'blindBox', blindBox.close(series));
  }
  const { revealBlock, capturedAt } = await read();
  if (capturedAt !== 0n) return;
  for (let made = 0; BigInt(world.devnet.chain.head().number) <= revealBlock; made += 1) {
    if (made > mostWaitingBlocks)
      throw new Error(`series ${series} waits for block ${revealBlock}`);
    await world.devnet.mine();
  }
  await acts(world, world.keeper, 'blindBox', blindBox.capture(series));
}

async function reveal(world: World, series: bigint, fixture: SeriesFixture): Promise<void> {
  const { revealedAt, opened } = await asks(world, 'blindBox', blindBox.series(series));
  if (revealedAt === 0n) {
    const secret = secretOf(world, series, fixture);
    await acts(world, world.operator, 'blindBox', blindBox.reveal(series, secret));
  }
  for (const box of fixture.opened.slice(Number(opened))) {
    await acts(world, world.keeper, 'blindBox', blindBox.open(series, box));
  }
}

function secretOf(
  { operatorKey, genesisId, at }: World,
  series: bigint,
  { secret }: SeriesFixture,
): Uint8Array {
  const contractAddress = at['blindBox'];
  if (!contractAddress) throw new Error('blindBox is not deployed');
  const key =
    secret === 'kept'
      ? fromHex(operatorKey)
      : sha256(utf8ToBytes(`withheld by ${toHex(sha256(fromHex(operatorKey)))}`));
  return seriesSecret(key, { genesisId, contract: contractAddress }, series);
}

const seconds = (milliseconds: number) => BigInt(Math.floor(milliseconds / 1000));
