import { MAX_LOCK_DAYS } from '@vellum/api/locks/locks';
import { trc20 } from '@vellum/contracts/coins';
import { locker } from '@vellum/contracts/locks';
import {
  type Address,
  fromHexAddress,
  type HexAddress,
  parseHexAddress,
} from '@vellum/tron/address';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { AnyOrderPlan, OrderPlan, OrderProof } from '../../orders/order-plan.ts';
import { sensible } from '../../platform/chain/coin-facts.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { LockParts } from './lock-parts.ts';
import { requireContract } from './lock-proof.ts';
import type { LockRow } from './lock-row.ts';

type NewLock = Readonly<{ coin: Address; amount: bigint; days: number }>;
type LockFor = NewLock & Readonly<{ beneficiary: Address }>;
type OneLock = Readonly<{ createTime: number }>;
type LongerLock = OneLock & Readonly<{ days: number }>;

const DAY_MS = 86_400_000;
const MS = 1000;
const nobody = parseHexAddress(`0x${'00'.repeat(20)}`);
const NOBODY = nobody === null ? null : fromHexAddress(nobody);

/** Locking for oneself. */
export function lockPlan(parts: LockParts): OrderPlan<NewLock> {
  return {
    kind: 'locks.lock',
    async prepare({ address, body }) {
      const ready = await newLock(parts, address, body);
      const call = locker.lock(body.amount, body.coin, BigInt(body.days));
      return { ...ready, call: { contract: parts.contract, ...call } };
    },
    refusal: locker.refusal,
    proof: lockMade((_, address) => address),
  };
}

/** Locking for someone else: it is theirs at once, and only they can take it out. */
export function lockForPlan(parts: LockParts): OrderPlan<LockFor> {
  return {
    kind: 'locks.lock-for',
    async prepare({ address, body }) {
      const { beneficiary, coin, amount, days } = body;
      // Nobody could ever take it out of there again.
      if ([NOBODY, parts.contract, coin].includes(beneficiary)) {
        throw new Refusal({ code: 'ADDRESS_INVALID' });
      }
      const ready = await newLock(parts, address, body);
      const account = await parts.account(beneficiary);
      const call = locker.lockFor(amount, coin, BigInt(days), beneficiary);
      return {
        ...ready,
        quote: {
          ...{ ...ready.quote, beneficiary, toIsNew: account === null },
          toIsContract: account?.isContract ?? false,
        },
        call: { contract: parts.contract, ...call },
      };
    },
    refusal: locker.refusal,
    proof: lockMade((beneficiary) => beneficiary),
  };
}

/** What both ways to lock check and quote. */
async function newLock(parts: LockParts, address: Address, { coin, amount, days }: NewLock) {
  if (amount === 0n) throw new Refusal({ code: 'AMOUNT_ZERO' });
  await requireContract(parts, coin);
  const [{ symbol }, balance] = await Promise.all([
    parts.coin(coin),
    sensible(parts.ask(coin, trc20.balanceOf(address))),
  ]);
  if (balance === null) throw new Refusal({ code: 'COIN_UNKNOWN' });
  if (balance < amount) {
    throw new Refusal({ code: 'INSUFFICIENT_BALANCE', params: { coin: symbol ?? coin } });
  }
  const { chainTime } = await parts.position();
  return {
    quote: {
      amount: String(amount),
      symbol: symbol ?? '',
      unlockAt: chainTime + days * DAY_MS,
    },
    approvals: [{ token: coin, spender: parts.contract, minAllowance: amount }],
  };
}

/** Moving the end of a lock further away. */
export function extendPlan(parts: LockParts): OrderPlan<LongerLock> {
  return {
    kind: 'locks.extend',
    async prepare({ address, body: { createTime, days } }) {
      const lock = await ownLock(parts, address, createTime);
      const { chainTime } = await parts.position();
      const from = Math.max(Number(lock.lock_time), chainTime);
      const most = Math.floor((chainTime - from) / DAY_MS) + MAX_LOCK_DAYS;
      if (days > most) {
        throw new Refusal({ code: 'LOCK_DAYS_RANGE', params: { min: '1', max: String(most) } });
      }
      const call = locker.extend(keyOf(lock), BigInt(days));
      return {
        quote: { unlockAt: from + days * DAY_MS },
        call: { contract: parts.contract, ...call },
      };
    },
    refusal: locker.refusal,
    proof: {
      source: 'locker',
      event: 'Extended',
      // The event names the lock by number, the call by key: a call extends only the caller's own lock.
      concerns: () => true,
      ofCallOnly: true,
      result: ({ args }) => ({ index: String(args['index']), unlockAt: msOf(args['lockTime']) }),
    },
  };
}

/** Taking out what is due. */
export function unlockPlan(parts: LockParts): OrderPlan<OneLock> {
  return {
    kind: 'locks.unlock',
    async prepare({ address, body: { createTime } }) {
      const lock = await ownLock(parts, address, createTime);
      const { chainTime } = await parts.position();
      if (lock.lock_time > BigInt(chainTime)) throw new Refusal({ code: 'NOT_YET_UNLOCK_TIME' });
      const call = locker.unlock(keyOf(lock));
      return {
        quote: { amount: String(lock.amount), coin: lock.coin },
        call: { contract: parts.contract, ...call },
      };
    },
    refusal: locker.refusal,
    proof: {
      source: 'locker',
      event: 'Unlock',
      concerns: ({ args }, { address, call }) =>
        base58Of(args['locker'] as HexAddress) === address &&
        String(args['createTime']) === call.params[0]?.value,
      result: ({ args }) => ({ amount: String(args['amount']) }),
    },
  };
}

/** Of a lock that is still in; LOCK_UNKNOWN also of those of others. */
async function ownLock(parts: LockParts, owner: Address, createTime: number): Promise<LockRow> {
  const lock = await parts.store.find(owner, createTime);
  if (lock === null || lock.taken_at !== null) throw new Refusal({ code: 'LOCK_UNKNOWN' });
  return lock;
}

/** The contract counts in seconds. */
const keyOf = ({ create_time }: LockRow) => create_time / BigInt(MS);
const msOf = (seconds: unknown) => String((seconds as bigint) * BigInt(MS));

/** `lock(amount, coin, day)` and `lockByAdd(amount, coin, day, add)`: the locker is who signed, or `add`. */
const lockMade = (lockerOf: (add: string, signer: Address) => string): OrderProof => ({
  source: 'locker',
  event: 'Lock',
  concerns: ({ args }, { address, call: { params } }) =>
    base58Of(args['locker'] as HexAddress) === lockerOf(String(params[3]?.value), address) &&
    base58Of(args['coin'] as HexAddress) === params[1]?.value &&
    String(args['amount']) === params[0]?.value,
  result: ({ args }) => ({
    index: String(args['index']),
    createTime: msOf(args['createTime']),
    unlockAt: msOf(args['lockTime']),
  }),
});

/** Every paid action with locks. */
export const lockPlans = (parts: LockParts): readonly AnyOrderPlan[] => [
  lockPlan(parts),
  lockForPlan(parts),
  extendPlan(parts),
  unlockPlan(parts),
];
