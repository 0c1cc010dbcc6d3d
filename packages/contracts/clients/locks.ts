import { lockerAbi } from '../generated/abi/locker.ts';
import type { AnyAddress } from './any-address.ts';
import { answered, contractFace } from './contract-face.ts';

const { read, write, event, refusal } = contractFace(lockerAbi);

/** Time locks. `createTime` is the key of a lock; `days` 1 to 3650. */
export const locker = {
  abi: lockerAbi,
  lock: (amount: bigint, coin: AnyAddress, days: bigint) => write('lock', [amount, coin, days]),
  lockFor: (amount: bigint, coin: AnyAddress, days: bigint, beneficiary: AnyAddress) =>
    write('lockByAdd', [amount, coin, days, beneficiary]),
  unlock: (createTime: bigint) => write('unlock', [createTime]),
  extend: (createTime: bigint, days: bigint) => write('extend', [createTime, days]),
  lockAt: (index: bigint) =>
    answered(read('locks', [index]), (lock) => ({
      locker: lock.lockerAddress,
      coin: lock.coinAddress,
      amount: lock.lockAmount,
      createTime: lock.createTime,
      unlockTime: lock.lockTime,
      isLocked: lock.locked,
    })),
  count: () => read('locksLength', []),
  indexOf: (lockerAddress: AnyAddress, createTime: bigint) =>
    read('lockIndex', [lockerAddress, createTime]),
  isMadeByOther: (index: bigint) => read('madeByOther', [index]),
  /** U (6 decimals) of one whole coin, by average price. For display only, like the next two. */
  price: (coin: AnyAddress) => read('getPrice', [coin]),
  valueOf: (amount: bigint, coin: AnyAddress) => read('getCoinUPrice', [amount, coin]),
  lpValueOf: (amount: bigint, lp: AnyAddress) => read('getLPUPrice', [amount, lp]),
  event,
  refusal,
};
