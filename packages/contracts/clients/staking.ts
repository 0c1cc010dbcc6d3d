import { streamStakeAbi } from '../generated/abi/stream-stake.ts';
import { termStakeAbi } from '../generated/abi/term-stake.ts';
import type { AnyAddress } from './any-address.ts';
import { answered, contractFace, stateName } from './contract-face.ts';
import { entryPause } from './entry-pause.ts';
import { ownership } from './ownership.ts';

const stream = contractFace(streamStakeAbi);
const term = contractFace(termStakeAbi);

const termStates = ['none', 'active', 'matured', 'closed', 'closed-early'] as const;
export type TermState = (typeof termStates)[number];

/** Staking without a term; rewards stream from what was funded. */
export const streamStake = {
  abi: streamStakeAbi,
  ...ownership,
  ...entryPause,
  stakeCoin: () => stream.read('stakeCoin', []),
  rewardCoin: () => stream.read('rewardCoin', []),
  stake: (amount: bigint) => stream.write('stake', [amount]),
  withdraw: (amount: bigint) => stream.write('withdraw', [amount]),
  claim: () => stream.write('getReward', []),
  exit: () => stream.write('exit', []),
  /** For a reward coin that refuses transfers: the stake comes back all the same. */
  exitWithoutReward: () => stream.write('exitWithoutReward', []),
  stakeOf: (user: AnyAddress) => stream.read('stakeOf', [user]),
  earned: (user: AnyAddress) => stream.read('earned', [user]),
  totalStaked: () => stream.read('totalStaked', []),
  /** Funded and not yet streamed. */
  rewardLeft: () => stream.read('rewardFree', []),
  /** Units a second, shifted left by 64 bits. */
  rewardRate: () => stream.read('rewardRate', []),
  fundedUntil: () => stream.read('finish', []),
  funded: () => stream.read('funded', []),
  isFunder: (account: AnyAddress) => stream.read('isFunder', [account]),
  fund: (amount: bigint, duration: bigint) => stream.write('fund', [amount, duration]),
  setFunder: (account: AnyAddress, allowed: boolean) =>
    stream.write('setFunder', [account, allowed]),
  event: stream.event,
  refusal: stream.refusal,
};

/** Staking for days at a reward that is set aside when the stake is made. */
export const termStake = {
  abi: termStakeAbi,
  ...ownership,
  ...entryPause,
  coin: () => term.read('coin', []),
  term: (index: bigint) =>
    answered(term.read('terms', [index]), ([days, rate, minimum, isOpen]) => ({
      days,
      rate,
      minimum,
      isOpen,
    })),
  termCount: () => term.read('termsLength', []),
  quote: (amount: bigint, termIndex: bigint) => term.read('quote', [amount, termIndex]),
  /** The largest reward a new stake could get now. */
  available: (termIndex: bigint) => term.read('available', [termIndex]),
  position: (user: AnyAddress, id: bigint) =>
    answered(term.read('positionOf', [user, id]), (position) => ({
      ...position,
      state: stateName(termStates, position.state),
    })),
  stake: (amount: bigint, termIndex: bigint, minReward: bigint) =>
    term.write('stake', [amount, termIndex, minReward]),
  close: (id: bigint) => term.write('close', [id]),
  closeEarly: (id: bigint) => term.write('closeEarly', [id]),
  free: () => term.read('free', []),
  reserved: () => term.read('reserved', []),
  fund: (amount: bigint) => term.write('fund', [amount]),
  addTerm: (days: bigint, rate: bigint, minimum: bigint, dailyCap: bigint) =>
    term.write('addTerm', [days, rate, minimum, dailyCap]),
  setTerm: (index: bigint, isOpen: boolean, dailyCap: bigint) =>
    term.write('setTerm', [index, isOpen, dailyCap]),
  withdrawFree: (to: AnyAddress, amount: bigint) => term.write('withdrawFree', [to, amount]),
  event: term.event,
  refusal: term.refusal,
};
