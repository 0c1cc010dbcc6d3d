import { basePool, type PresaleState, presale } from '@vellum/contracts/presale';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { getNowBlock } from '@vellum/tron/client/blocks';
import { ContractReverted } from '@vellum/tron/errors';
import type { Chain } from '../../shared/chain/chain.ts';
import { readBalance } from '../../shared/coins/use-balance.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import type { Split } from '../../shared/sale/money-split.tsx';
import type { Vesting } from './vesting.ts';

/** A presale as its contract tells it. Times in milliseconds, TRX in sun. */
export type PresaleFacts = Readonly<{
  state: PresaleState;
  startTime: number;
  endTime: number;
  leaveUntil: number;
  price: bigint;
  shares: number;
  perBuyer: number;
  /** Shares from which on it succeeds. */
  softCap: number;
  sold: number;
  raised: bigint;
  split: Split;
  vesting: Vesting;
  /** Null before the launch. */
  launchedAt: number | null;
  lpForUsers: bigint;
  pair: Address;
  /** Who may not buy. */
  owner: Address;
  /** Sun behind the token. */
  backing: bigint;
  /** Of an ended presale: from when on anyone may fail it, 0 once that has come. Null while it is not known. */
  failableFrom: number | null;
  block: number;
}>;

const SECOND = 1000;
const BPS = 10_000n;

export async function readPresale(chain: Chain, launch: Launch): Promise<PresaleFacts> {
  const place = launch.presale;
  const [data, leaveUntil, split, pair, owner, backing, head] = await Promise.all([
    chain.read(place, presale.data()),
    chain.read(place, presale.leaveUntil()),
    chain.read(place, presale.moneySplit()),
    chain.read(place, presale.pair()),
    chain.read(place, presale.owner()),
    chain.read(launch.basePool, basePool.backing()),
    getNowBlock(chain.client),
  ]);
  const { config, state, sold, raised, lpForUsers, endedAt } = data;
  const [shares, rate] = [BigInt(config.maxTotalNum), BigInt(config.softCapRate)];
  return {
    state,
    startTime: milliseconds(config.startTime),
    endTime: milliseconds(config.endTime),
    leaveUntil: milliseconds(leaveUntil),
    price: config.presaleEthAmount,
    shares: Number(shares),
    perBuyer: Number(config.presaleMaxNum),
    softCap: Number((shares * rate + BPS - 1n) / BPS),
    sold: Number(sold),
    raised,
    split,
    vesting: {
      delay: milliseconds(config.vestingDelay),
      rate: Number(config.vestingRate),
      interval: milliseconds(config.vestingDis),
    },
    launchedAt: endedAt === 0n ? null : milliseconds(endedAt),
    lpForUsers,
    pair: fromHexAddress(pair),
    owner: fromHexAddress(owner),
    backing,
    failableFrom: state === 'ended' ? await readFailableFrom(chain, place) : null,
    block: head.number,
  };
}

/** The contract tells the time only by refusing to be failed before. Null when it launched or failed meanwhile. */
export async function readFailableFrom(
  chain: Pick<Chain, 'read'>,
  place: Address,
): Promise<number | null> {
  try {
    await chain.read(place, { data: presale.fail().data, decode: () => null });
    return 0;
  } catch (error) {
    if (!(error instanceof ContractReverted)) throw error;
    const refusal = presale.refusal(error.data);
    const isEarly = refusal.kind === 'custom' && refusal.name === 'PresaleFailTooEarly';
    return isEarly ? milliseconds(refusal.arguments[0] as bigint) : null;
  }
}

/** What one address holds in a presale, by the contract. */
export type PresalePart = Readonly<{
  shares: number;
  /** LP that was claimed, and that can be claimed now. */
  claimed: bigint;
  vested: bigint;
  isRefunded: boolean;
  /** Sun in the wallet, and base units of the token. */
  balance: bigint;
  tokens: bigint;
}>;

export async function readPart(
  chain: Chain,
  { presale: place, token }: Launch,
  account: Address,
): Promise<PresalePart> {
  const [buyer, vested, balance, tokens] = await Promise.all([
    chain.read(place, presale.buyer(account)),
    chain.read(place, presale.vestedOf(account)),
    readBalance(chain, account, null),
    readBalance(chain, account, token),
  ]);
  return {
    shares: Number(buyer.shares),
    claimed: buyer.claimed,
    vested,
    isRefunded: buyer.isRefunded,
    balance,
    tokens,
  };
}

function milliseconds(seconds: bigint | number): number {
  return Number(seconds) * SECOND;
}
