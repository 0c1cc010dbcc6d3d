import { burnMineAbi } from '../generated/abi/burn-mine.ts';
import type { AnyAddress } from './any-address.ts';
import { answered, contractFace } from './contract-face.ts';
import { entryPause } from './entry-pause.ts';
import { ownership } from './ownership.ts';

const { read, write, event, refusal } = contractFace(burnMineAbi);

/** Destroy mining: what is burned is gone permanently; power earns a share of what was funded. */
export const burnMine = {
  abi: burnMineAbi,
  ...ownership,
  ...entryPause,
  /** Coin that `value` U (6 decimals) cost now, at the dearer of average and present price. */
  coinFor: (coin: AnyAddress, value: bigint) => read('getUToCoin', [coin, value]),
  burn: (coin: AnyAddress, value: bigint) => write('burn', [coin, value]),
  burnAtMost: (coin: AnyAddress, value: bigint, maxCoin: bigint) =>
    write('burnMax', [coin, value, maxCoin]),
  swapToBurn: (coin: AnyAddress, value: bigint) => write('swapToBurn', [coin, value]),
  swapToBurnAtLeast: (coin: AnyAddress, value: bigint, minCoin: bigint) =>
    write('swapToBurnMin', [coin, value, minCoin]),
  /** Ids count from 1 to this. */
  lastId: () => read('burnId', []),
  record: (id: bigint) =>
    answered(read('burns', [id]), ({ burnAmount, uAmount, ...record }) => ({
      ...record,
      amount: burnAmount,
      value: uAmount,
    })),
  powerOf: (user: AnyAddress) => read('power', [user]),
  totalPower: () => read('totalPower', []),
  earned: (user: AnyAddress) => read('earned', [user]),
  claim: () => write('getReward', []),
  rewardCoin: () => read('rewardCoin', []),
  rewardLeft: () => read('rewardFree', []),
  rewardRate: () => read('rewardRate', []),
  fundedUntil: () => read('finish', []),
  funded: () => read('funded', []),
  /** U that can still be burned for this coin in the present block. */
  roomInBlock: (coin: AnyAddress) => read('roomInBlock', [coin]),
  swapRoomInBlock: (coin: AnyAddress) => read('swapRoomInBlock', [coin]),
  isAllowed: (coin: AnyAddress) => read('isAllowed', [coin]),
  isFunder: (account: AnyAddress) => read('isFunder', [account]),
  fund: (amount: bigint, duration: bigint) => write('fund', [amount, duration]),
  setCoin: (coin: AnyAddress, allowed: boolean) => write('setCoin', [coin, allowed]),
  setFunder: (account: AnyAddress, allowed: boolean) => write('setFunder', [account, allowed]),
  event,
  refusal,
};
