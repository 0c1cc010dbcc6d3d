import { larger } from '@vellum/api/numbers/bigint-order';
import type { Concentration, LaunchState } from '@vellum/api/token-launch/safety-facts';
import type { PresaleState } from '@vellum/api/wire/choice-lists';
import { trc20 } from '@vellum/contracts/coins';
import { locker } from '@vellum/contracts/locks';
import { type PresaleState as ContractState, presale } from '@vellum/contracts/presale';
import { launchToken } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { type Address, fromHexAddress, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import type { Chain } from '../chain/chain.ts';
import { type Launch, readLaunch } from './launch.ts';
import { boughtInBlock } from './launch-block.ts';

/** What the node cannot be asked for directly: who may be large, and sums over all buyers. */
export type SafetyHints = Readonly<{
  token: Address;
  /** Addresses that may be among the ten largest; what they hold is asked of the node. */
  holders: readonly Address[];
  /** Block of the launch; believed only when its time is the launch's. */
  launchBlock: number | null;
  /** Places of locks that the presale is said to have made, among which the creator's is looked for. */
  locks: readonly bigint[];
  /** By the index: no node lists buyers, or knows who funded whom. `topTenTokens` is never taken below what the node says. */
  concentration: Readonly<{ shares: Concentration; lp: Concentration; topTenTokens: bigint }>;
  /** LP that buyers took, and TRX that went back to them. */
  lpClaimed: bigint;
  refunded: bigint;
}>;

const stages: Readonly<Record<ContractState, PresaleState>> = {
  'not-started': 'notStarted',
  'in-progress': 'inProgress',
  ended: 'ended',
  launched: 'launched',
  failed: 'failed',
};

/** 0x00…00 and 0x00…dead: what lies there is nobody's. */
const nobody = [`41${'0'.repeat(40)}`, `41${'0'.repeat(36)}dead`];
const TEN = 10;
/** Units of LP by which a part that is computed from another may be off; buyers get at least half. */
const ROUNDING = 2n;

/** All that the score of a launch is made from, asked of a node; null when our factory did not make it. */
export async function readSafetyState(
  chain: Chain,
  hints: SafetyHints,
): Promise<Readonly<{ state: LaunchState; isCovered: boolean }> | null> {
  const launch = await readLaunch(chain, hints.token);
  if (!launch) return null;
  const [sale, owners, inside, coins] = await Promise.all([
    readSale(chain, launch),
    readOwners(chain, launch),
    readTrade(chain, launch),
    readCoins(chain, launch),
  ]);
  const { liquidity, creator } = sale.supplies;
  const [topTenHold, boughtInLaunchBlock, isCovered, creatorUnlockAt] = await Promise.all([
    readTopTen(chain, launch, sale.pair, hints.holders),
    boughtInBlock(chain, { ...sale, token: launch.token, block: hints.launchBlock }),
    readCovered(chain, launch, sale, hints),
    readCreatorLock(chain, sale, hints.locks),
  ]);
  const { shares, lp, topTenTokens } = hints.concentration;
  const state: LaunchState = {
    stage: sale.stage,
    trade: inside.supply === 0n ? 'none' : inside.state,
    ...owners,
    presale: sale.terms,
    launchedAt: sale.launchedAt === 0n ? null : sale.launchedAt,
    creatorUnlockAt,
    // At the creation: the token itself only knows what is left after burns.
    supply: liquidity + creator + inside.supply,
    tradeSupply: inside.supply,
    creatorSupply: creator,
    totalSupply: coins.totalSupply,
    topTenHold: larger(topTenHold, topTenTokens),
    shares,
    lp,
    lockerHolds: coins.lockerHolds,
    boughtInLaunchBlock,
    launchReserve: coins.launchReserve,
  };
  return { state, isCovered };
}

async function readSale(chain: Chain, launch: Launch) {
  const [{ config, state, raised, lpForUsers }, launchedAt, supplies, pair] = await Promise.all([
    chain.read(launch.presale, presale.data()),
    chain.read(launch.presale, presale.launchedAt()),
    chain.read(launch.presale, presale.supplies()),
    chain.read(launch.presale, presale.pair()),
  ]);
  const terms = {
    softCapRate: BigInt(config.softCapRate),
    userLpShare: BigInt(config.userLPShare),
    creatorLpShare: BigInt(config.devLPShare),
    backingShare: BigInt(config.backingShare),
    vestingDelay: BigInt(config.vestingDelay),
    vestingRate: BigInt(config.vestingRate),
    vestingInterval: BigInt(config.vestingDis),
  };
  return {
    stage: stages[state],
    terms,
    raised,
    lpForUsers,
    launchedAt,
    supplies,
    pair: fromHexAddress(pair),
    creatorLpReceiver: config.devLPReceiver,
  };
}

type Sale = Awaited<ReturnType<typeof readSale>>;

async function readTrade(chain: Chain, launch: Launch) {
  const [state, { shares, tokensPerShare }] = await Promise.all([
    chain.read(launch.trade, trade.state()),
    chain.read(launch.trade, trade.plan()),
  ]);
  return { state, supply: BigInt(shares) * BigInt(tokensPerShare) };
}

async function readOwners(chain: Chain, launch: Launch) {
  const [ofPresale, ofTrade] = await Promise.all([
    chain.read(launch.presale, presale.owner()),
    chain.read(launch.trade, trade.owner()),
  ]);
  return {
    presaleOwned: !nobody.includes(ofPresale),
    tradeOwned: !nobody.includes(ofTrade),
  };
}

async function readCoins(chain: Chain, { token }: Launch) {
  const [totalSupply, launchReserve, lockerHolds] = await Promise.all([
    chain.read(token, launchToken.totalSupply()),
    chain.read(token, launchToken.launchReserve()),
    chain.read(token, trc20.balanceOf(chain.contract('locker'))),
  ]);
  return { totalSupply, launchReserve, lockerHolds };
}

/** What the ten largest hold, whoever the server says they are: contracts of the launch are left out here. */
async function readTopTen(
  chain: Chain,
  launch: Launch,
  pair: Address,
  holders: readonly Address[],
): Promise<bigint> {
  const own = [launch.presale, launch.trade, launch.basePool, pair, chain.contract('locker')];
  const people = holders.filter(
    (holder) => !own.includes(holder) && !nobody.includes(toHexAddress(holder)),
  );
  const amounts = await Promise.all(
    people.slice(0, TEN).map((holder) => chain.read(launch.token, trc20.balanceOf(holder))),
  );
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

/** Whether the presale holds its buyers' TRX, or after the launch the LP they have not taken yet. */
async function readCovered(
  chain: Chain,
  { presale: place }: Launch,
  { stage, raised, lpForUsers, pair }: Sale,
  { lpClaimed, refunded }: SafetyHints,
): Promise<boolean> {
  if (stage === 'launched') {
    return (await chain.read(pair, trc20.balanceOf(place))) >= lpForUsers - lpClaimed;
  }
  const account = await getAccount(chain.client, toHexAddress(place));
  return (account?.balance ?? 0n) >= raised - refunded;
}

/**
 * When the lock that the launch made for the creator opens: it may have been made longer. Null without one. Anyone can
 * make a lock for the creator, so only one over the creator's part counts.
 */
async function readCreatorLock(
  chain: Chain,
  { pair, launchedAt, creatorLpReceiver, lpForUsers, terms }: Sale,
  places: readonly bigint[],
): Promise<bigint | null> {
  const locks = await Promise.all(
    places.map((place) => chain.read('locker', locker.lockAt(place))),
  );
  const part = (lpForUsers * terms.creatorLpShare) / terms.userLpShare;
  const own = locks.find(
    (lock) =>
      lock.coin === toHexAddress(pair) &&
      lock.locker === creatorLpReceiver &&
      lock.createTime >= launchedAt &&
      lock.amount >= part - ROUNDING,
  );
  return own?.unlockTime ?? null;
}
