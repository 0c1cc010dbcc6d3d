import { trc20 } from '@vellum/contracts/coins';
import { router } from '@vellum/contracts/dex';
import { presale } from '@vellum/contracts/presale';
import { contractAt } from '../stack/earn-pools.ts';
import type { Account, TestStack } from '../stack/stack.ts';
import { buyPast, type MadeLaunch, pass, readAt, sendTo } from './launches.ts';

const COIN = 1_000_000n;
const LATER = 3_600n;

const deadline = ({ devnet }: TestStack) =>
  BigInt(Math.floor(devnet.chain.head().timestamp / 1000)) + LATER;

/** Sells out a presale that has started, and launches it; gives its two buyers. */
export async function launchPast(
  site: TestStack,
  launch: MadeLaunch,
): Promise<readonly [Account, Account]> {
  const buyers = [await buyPast(site, launch, 12n), await buyPast(site, launch, 8n)] as const;
  await sendTo(site, buyers[0], launch.presale, presale.end());
  return buyers;
}

/** Someone buys tokens of a pool with whole TRX, past the app. */
export async function buyFromPool(
  site: TestStack,
  launch: MadeLaunch,
  trx: bigint,
  who?: Account,
): Promise<Account> {
  const buyer = who ?? (await site.account());
  const path = [contractAt(site, 'wtrx'), launch.token];
  const call = router.swapTrx(trx * COIN, 0n, path, buyer.address, deadline(site));
  await site.send(buyer, 'router', call);
  return buyer;
}

/** The same account sells half of what it has. */
async function sellHalf(site: TestStack, launch: MadeLaunch, who: Account): Promise<void> {
  const held = await readAt(site, launch.token, trc20.balanceOf(who.address));
  const amount = held / 2n;
  await sendTo(site, who, launch.token, trc20.approve(contractAt(site, 'router'), amount));
  const path = [launch.token, contractAt(site, 'wtrx')];
  await site.send(who, 'router', router.swapForTrx(amount, 0n, path, who.address, deadline(site)));
}

/** A launched token with a few hours of trades: up, up, down, up. */
export async function tradeSomeHours(site: TestStack, launch: MadeLaunch): Promise<Account> {
  const holder = await buyFromPool(site, launch, 100n);
  await pass(site, 61);
  await buyFromPool(site, launch, 150n);
  await pass(site, 61);
  await sellHalf(site, launch, holder);
  await pass(site, 61);
  await buyFromPool(site, launch, 60n);
  await site.indexed();
  return holder;
}
