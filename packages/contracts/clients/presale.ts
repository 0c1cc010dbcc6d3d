import { basePoolAbi } from '../generated/abi/base-pool.ts';
import { presaleAbi } from '../generated/abi/presale.ts';
import type { AnyAddress } from './any-address.ts';
import { answered, contractFace, stateName } from './contract-face.ts';
import { ownership } from './ownership.ts';

const { read, write, create, event, refusal } = contractFace(presaleAbi);
const pool = contractFace(basePoolAbi);

const presaleStates = ['not-started', 'in-progress', 'ended', 'launched', 'failed'] as const;
export type PresaleState = (typeof presaleStates)[number];

/** Times in unix seconds, lengths in seconds, shares and rates in bps, TRX in sun. */
export type PresalePlan = Readonly<{
  startTime: bigint;
  endTime: bigint;
  sharePrice: bigint;
  shares: bigint;
  sharesPerBuyer: bigint;
  softCapRate: bigint;
  userLpShare: bigint;
  creatorLpShare: bigint;
  creatorLpReceiver: AnyAddress;
  vestingDelay: bigint;
  vestingRate: bigint;
  vestingInterval: bigint;
  backingShare: bigint;
}>;

/** The plan as the contract spells it. */
export function presaleConfig(plan: PresalePlan) {
  return {
    startTime: plan.startTime,
    endTime: plan.endTime,
    presaleEthAmount: plan.sharePrice,
    maxTotalNum: plan.shares,
    presaleMaxNum: plan.sharesPerBuyer,
    softCapRate: plan.softCapRate,
    userLPShare: plan.userLpShare,
    devLPShare: plan.creatorLpShare,
    devLPReceiver: plan.creatorLpReceiver,
    // The contract takes no other value: without it a buyer would pay for nothing.
    lpDistributionEnabled: true,
    vestingDelay: plan.vestingDelay,
    vestingRate: plan.vestingRate,
    vestingDis: plan.vestingInterval,
    backingShare: plan.backingShare,
  };
}

/** The sale of shares in a launch's first liquidity. */
export const presale = {
  abi: presaleAbi,
  ...ownership,
  buy: (shares: bigint, sharePrice: bigint) => write('preSale', [], shares * sharePrice),
  leave: (shares: bigint) => write('leavePresale', [shares]),
  refund: () => write('refundPresale', []),
  /** Launches: wraps, funds the pair and opens the token. */
  end: () => create('endPresale', []),
  fail: () => write('failPresale', []),
  claimVested: () => write('claimVestedLP', []),
  reclaimTokens: () => write('reclaimTokens', []),
  cancel: () => write('setPresaleStatus', [4n]),
  setPlan: (plan: PresalePlan) => write('setPresaleConfig', [presaleConfig(plan)]),
  vestedOf: (user: AnyAddress) => read('calculateVestedAmount', [user]),
  data: () =>
    answered(read('getPresaleData', []), ([config, state, sold, raised, lpForUsers, endedAt]) => ({
      config,
      state: stateName(presaleStates, state),
      sold,
      raised,
      lpForUsers,
      endedAt,
    })),
  state: () => answered(read('status', []), (state) => stateName(presaleStates, state)),
  buyer: (user: AnyAddress) =>
    answered(read('userPresale', [user]), (record) => ({
      user: record.user,
      shares: record.preSaleCount,
      claimed: record.hasUnlockAmount,
      lastClaimedAt: record.userLastClaimedTime,
      isRefunded: record.isReturn,
    })),
  leaveUntil: () => read('leaveUntil', []),
  vestingEnd: () => read('vestingEnd', []),
  launchedAt: () => read('launchedAt', []),
  openingTerms: () =>
    answered(read('openingTerms', []), ([trx, tokens, buyersFreeAt, creatorFreeAt]) => ({
      trx,
      tokens,
      buyersFreeAt,
      creatorFreeAt,
    })),
  /** Of each 10000 sun paid. */
  moneySplit: () =>
    answered(read('moneySplit', []), ([userLp, creatorLp, burnedLp, backing, fee]) => ({
      userLp,
      creatorLp,
      burnedLp,
      backing,
      fee,
    })),
  token: () => read('token', []),
  pair: () => read('pair', []),
  basePool: () => read('basePool', []),
  supplies: () =>
    answered(read('supplies', []), ([liquidity, creator]) => ({ liquidity, creator })),
  fee: () => read('feeBps', []),
  event,
  refusal,
};

/** TRX behind a launched token: holders redeem their part by burning. */
export const basePool = {
  abi: basePoolAbi,
  backing: () => pool.read('backing', []),
  quote: (tokens: bigint) => pool.read('quote', [tokens]),
  redeem: (tokens: bigint, minOut: bigint) => pool.write('redeem', [tokens, minOut]),
  deposit: (amount: bigint) => pool.write('deposit', [], amount),
  event: pool.event,
  refusal: pool.refusal,
};
