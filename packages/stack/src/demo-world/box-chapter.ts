import { blindBox } from '@vellum/contracts/blind-boxes';
import { commitOf } from '@vellum/contracts/box-draw';
import { seriesSecret } from '@vellum/contracts/box-secret';
import { trc20 } from '@vellum/contracts/coins';
import { fromHex, toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { boxStory, type SeriesScene } from './box-story.ts';
import type { Member } from './family.ts';
import { acts, asks, contract, type Moment, passUntil, provide, type World } from './world.ts';

/** Sale to draw takes a few blocks; the contract names the one whose hash decides. */
const mostWaitingBlocks = 50;

/** Series of boxes in every phase. */
export function boxMoments(world: World, members: readonly Member[]): Moment[] {
  return boxStory.flatMap((scene, index) => {
    const series = BigInt(index);
    const moments = [
      { before: scene.made, live: () => makeSeries(world, series, scene) },
      { before: scene.start, live: () => sellBoxes(world, series, scene, members) },
      { before: scene.end, live: () => draw(world, series, scene) },
    ];
    // What lies ahead of the present is for visitors to see.
    return moments.filter(({ before }) => before > 0);
  });
}

async function makeSeries(world: World, series: bigint, scene: SeriesScene): Promise<void> {
  if ((await asks(world, 'blindBox', blindBox.seriesCount())) > series) return;
  await passUntil(world, scene.made);
  const total = scene.tiers.reduce((sum, { count }) => sum + count, 0n);
  const escrow = scene.tiers.reduce((sum, { count, amount }) => sum + count * amount, 0n);
  const bond = (total * scene.price) / 10n;
  const { operator, treasurer } = world;
  const { address } = operator.signer;
  if ((await asks(world, 'vlm', trc20.balanceOf(address))) < escrow) {
    await acts(world, treasurer, 'vlm', trc20.transfer(address, escrow));
  }
  await acts(world, operator, 'vlm', trc20.approve(contract(world, 'blindBox'), escrow));
  await provide(world, operator, bond);
  const plan = {
    commit: commitOf(secretOf(world, series, scene)),
    prizeCoin: contract(world, 'vlm'),
    price: scene.price,
    start: seconds(world.present - scene.start),
    end: seconds(world.present - scene.end),
    limit: scene.limit,
  };
  await acts(world, operator, 'blindBox', blindBox.createSeries(plan, scene.tiers, bond));
}

async function sellBoxes(
  world: World,
  series: bigint,
  { start, price, sales }: SeriesScene,
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

async function draw(world: World, series: bigint, scene: SeriesScene): Promise<void> {
  await arm(world, series, scene);
  if (scene.secret === 'kept') await reveal(world, series, scene);
}

/** Ends the sale and keeps the hash that decides. */
async function arm(world: World, series: bigint, scene: SeriesScene): Promise<void> {
  const read = () => asks(world, 'blindBox', blindBox.series(series));
  if ((await read()).revealBlock === 0n) {
    await passUntil(world, scene.end);
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

async function reveal(world: World, series: bigint, scene: SeriesScene): Promise<void> {
  const { revealedAt, opened } = await asks(world, 'blindBox', blindBox.series(series));
  if (revealedAt === 0n) {
    const secret = secretOf(world, series, scene);
    await acts(world, world.operator, 'blindBox', blindBox.reveal(series, secret));
  }
  for (const box of scene.opened.slice(Number(opened))) {
    await acts(world, world.keeper, 'blindBox', blindBox.open(series, box));
  }
}

function secretOf(
  { operatorKey, genesisId, at }: World,
  series: bigint,
  { secret }: SeriesScene,
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
