import { tradeAbi } from '../generated/abi/trade.ts';
import type { AnyAddress } from './any-address.ts';
import { answered, contractFace, stateName } from './contract-face.ts';
import { ownership } from './ownership.ts';

const { read, write, event, refusal } = contractFace(tradeAbi);

const tradeStates = ['closed', 'open', 'ended', 'cancelled'] as const;
export type TradeState = (typeof tradeStates)[number];

/** `sharePrice` in sun. Number of shares and tokens of a share never change. */
export type TradePlan = Readonly<{
  sharePrice: bigint;
  sharesPerBuyer: bigint;
  shares: bigint;
  tokensPerShare: bigint;
}>;

/** The plan as the contract spells it. */
export function tradeConfig(plan: TradePlan) {
  return {
    tradeAmount: plan.sharePrice,
    tradeMaxNum: plan.sharesPerBuyer,
    tradeShares: plan.shares,
    tokensPerShare: plan.tokensPerShare,
  };
}

/** The internal trade of a launch, for whitelisted addresses. */
export const trade = {
  abi: tradeAbi,
  ...ownership,
  buy: (shares: bigint, sharePrice: bigint) => write('trade', [], shares * sharePrice),
  unlock: () => write('tradeUnlock', []),
  refund: () => write('tradeRefund', []),
  withdrawProceeds: () => write('WITHDRAW', []),
  burnUnsold: () => write('burnUnsold', []),
  open: (endTime: bigint) => write('openTrade', [endTime]),
  end: () => write('endTrade', []),
  setEnded: () => write('setTradeStatus', [2n]),
  cancel: () => write('setTradeStatus', [3n]),
  allow: (users: readonly AnyAddress[], allowed: boolean) => write('setCanTrade', [users, allowed]),
  setPlan: (plan: TradePlan) => write('setTradeConfig', [tradeConfig(plan)]),
  plan: () =>
    answered(read('tradeConfig', []), ([sharePrice, sharesPerBuyer, shares, tokensPerShare]) => ({
      sharePrice,
      sharesPerBuyer,
      shares,
      tokensPerShare,
    })),
  state: () => answered(read('status', []), (state) => stateName(tradeStates, state)),
  isAllowed: (user: AnyAddress) => read('canTrade', [user]),
  buyer: (user: AnyAddress) =>
    answered(read('userTrade', [user]), (record) => ({
      user: record.user,
      shares: record.tradeCount,
      isSettled: record.claimed,
    })),
  data: () => answered(read('getTradeData', []), tradeData),
  sharePrice: () => read('getInsidePrice', []),
  /** `from` in unix seconds, beyond every calendar before the launch. */
  unlockTerms: () =>
    answered(read('unlockTerms', []), ([locks, from]) => ({ isLocked: locks, from })),
  token: () => read('token', []),
  presale: () => read('presale', []),
  fee: () => read('feeBps', []),
  event,
  refusal,
};

function tradeData(numbers: readonly bigint[]) {
  const [state, sharePrice, sharesPerBuyer, sold, left, endTime] = numbers as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  return { state: stateName(tradeStates, state), sharePrice, sharesPerBuyer, sold, left, endTime };
}
