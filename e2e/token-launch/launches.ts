import type { ReadCall, WriteCall } from '@vellum/contracts/contract-face';
import { presale } from '@vellum/contracts/presale';
import { type LaunchPlan, tokenFactory } from '@vellum/contracts/token-launch';
import { act, ask, person } from '@vellum/stack/demo-world/actor';
import { clientOf } from '@vellum/stack/embedded/contracts';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import type { Account, TestStack } from '../stack/stack.ts';

const COIN = 1_000_000n;
const MINUTE = 60_000;
const HOUR = 3_600n;
const DAY = 86_400n;

export type MadeLaunch = Readonly<{
  name: string;
  symbol: string;
  creator: Account;
  /** As pages and links spell it. */
  address: string;
  token: HexAddress;
  presale: HexAddress;
  trade: HexAddress;
  basePool: HexAddress;
  pair: HexAddress;
}>;

type LaunchWishes = Readonly<{
  name?: string;
  symbol?: string;
  /** TRX for a share of the presale; 100 unless told. */
  price?: bigint;
  /** Shares of the presale, and for each buyer; 20 and 15 unless told. At least half must be sold. */
  shares?: bigint;
  perBuyer?: bigint;
  /** Minutes until it starts; 1 unless told. */
  startsIn?: number;
  /** Whether an internal trade of 100 shares at 10 TRX is part of it, at most 5 for each address. */
  withTrade?: boolean;
  /** Of the raised TRX, in hundredths of a percent; only without a trade. */
  backing?: bigint;
  /** Who makes it; a new account unless told. */
  creator?: Account;
}>;

/** The plan of a small launch: a presale of a day, LP released in four rounds a day apart. */
function planOf(start: bigint, receiver: Address, wishes: LaunchWishes): LaunchPlan {
  const { name = 'Night Ferry', symbol = 'FERRY', withTrade = false, backing = 0n } = wishes;
  const trade = withTrade
    ? { sharePrice: 10n * COIN, sharesPerBuyer: 5n, shares: 100n, tokensPerShare: 1_000n * COIN }
    : { sharePrice: 0n, sharesPerBuyer: 0n, shares: 0n, tokensPerShare: 0n };
  const tradeSupply = trade.shares * trade.tokensPerShare;
  return {
    token: { name, symbol, totalSupply: 1_000_000n * COIN, lpBurn: null },
    presale: {
      startTime: start,
      endTime: start + DAY,
      sharePrice: (wishes.price ?? 100n) * COIN,
      shares: wishes.shares ?? 20n,
      sharesPerBuyer: wishes.perBuyer ?? 15n,
      softCapRate: 5_000n,
      userLpShare: 8_000n,
      creatorLpShare: 1_000n,
      creatorLpReceiver: receiver,
      vestingDelay: HOUR,
      vestingRate: 2_500n,
      vestingInterval: DAY,
      backingShare: backing,
    },
    trade,
    liquiditySupply: 1_000_000n * COIN - tradeSupply,
    tradeSupply,
  };
}

/** A launch by someone who is active, past the app. */
export async function makeLaunch(site: TestStack, wishes: LaunchWishes = {}): Promise<MadeLaunch> {
  const creator = wishes.creator ?? (await site.account());
  if (!wishes.creator) await site.activate(creator);
  const soon = site.devnet.chain.head().timestamp + (wishes.startsIn ?? 1) * MINUTE;
  const plan = planOf(BigInt(Math.ceil(soon / 1000)), creator.address, wishes);
  const fee = await site.read('tokenFactory', tokenFactory.creationFee());
  await site.send(creator, 'tokenFactory', tokenFactory.create(plan, fee));
  const count = await site.read('tokenFactory', tokenFactory.launchCount());
  const made = await site.read('tokenFactory', tokenFactory.launch(count - 1n));
  const { token, presale: sale, trade, basePool } = made;
  const pair = await readAt(site, sale, presale.pair());
  const address = fromHexAddress(token);
  const { name, symbol } = plan.token;
  return { name, symbol, creator, address, token, presale: sale, trade, basePool, pair };
}

/** Calls a contract of a launch, past the app. */
export function sendTo(
  { devnet }: TestStack,
  who: Account,
  contract: HexAddress,
  call: WriteCall,
): Promise<void> {
  return act(clientOf(devnet), person(who.address, who.privateKey), contract, call);
}

/** Asks a contract of a launch, past app and server. */
export function readAt<R>(
  { devnet }: TestStack,
  contract: HexAddress,
  call: ReadCall<R>,
): Promise<R> {
  return ask(clientOf(devnet), contract, call);
}

/** Lets the chain's clock run on, and the index follow. */
export async function pass(site: TestStack, minutes: number): Promise<void> {
  await site.devnet.increaseTime(minutes * MINUTE);
  await site.devnet.mine();
  await site.indexed();
}

/** Someone buys shares of a presale, past the app. */
export async function buyPast(
  site: TestStack,
  { presale: sale }: MadeLaunch,
  shares: bigint,
): Promise<Account> {
  const { config } = await readAt(site, sale, presale.data());
  const cost = Number((shares * config.presaleEthAmount) / COIN);
  const buyer = await site.account(cost + 1_000);
  await site.activate(buyer);
  await sendTo(site, buyer, sale, presale.buy(shares, config.presaleEthAmount));
  return buyer;
}
