import { cards } from '@vellum/contracts/cards';
import { trc20 } from '@vellum/contracts/coins';
import { addressesOf } from '@vellum/contracts/deploy/deploy';
import { feeVault } from '@vellum/contracts/fees';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { termStake } from '@vellum/contracts/staking';
import type { HexAddress } from '@vellum/tron/address';
import { buyPastApp, priceOf } from './buy-card.ts';
import type { Account, Site, TestStack } from './stack.ts';

const COIN = 1_000_000n;
const DAY = 86_400_000;

export function contractAt(site: Site, name: string): HexAddress {
  const address = addressesOf(site.deployment)[name];
  if (!address) throw new Error(`no contract is called ${name}`);
  return address;
}

/** VLM in units, from who holds all of it at the start. */
export async function giveVlm(site: Site, to: Account, amount: bigint): Promise<void> {
  await site.send(site.role('deployer'), 'vlm', trc20.transfer(to.address, amount));
}

/** LP for this many TRX and the VLM that belong to them. */
export async function giveLp(site: Site, to: Account, trx: bigint): Promise<void> {
  const vlm = trx * 4n * COIN;
  await giveVlm(site, to, vlm);
  await site.send(to, 'vlm', trc20.approve(contractAt(site, 'liquidityHelper'), vlm));
  const call = liquidityHelper.add(contractAt(site, 'vlm'), vlm, trx * COIN);
  await site.send(to, 'liquidityHelper', call);
  await site.indexed();
}

/** Puts whole VLM into the reserve of term stakes; anyone may. */
export async function fundTerms(site: Site, coins: bigint): Promise<void> {
  const funder = site.role('deployer');
  const amount = coins * COIN;
  await site.send(funder, 'vlm', trc20.approve(contractAt(site, 'termStake'), amount));
  await site.send(funder, 'termStake', termStake.fund(amount));
  await site.indexed();
}

/** Fees of a purchase become rewards of every pool; anyone may hand them on. */
export async function fundByFees(site: TestStack): Promise<void> {
  const buyer = await site.account();
  const keeper = site.role('keeper');
  await buyPastApp(site, buyer, 3n);
  await site.send(keeper, 'cards', cards.settleFees([buyer.address]));
  await site.send(keeper, 'feeVault', feeVault.distributePool());
  await site.indexed();
}

/** Lets days of chain time pass; prices are known again then. */
export async function pass(site: TestStack, days: number): Promise<void> {
  await site.devnet.increaseTime(days * DAY + 60_000);
  await site.devnet.mine();
  await priceOf(site);
  await site.indexed();
}
