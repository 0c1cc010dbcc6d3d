import type { HexAddress } from '@vellum/tron/address';
import { delegatable } from '../../stakes/delegatable.ts';
import { usedAt, windowEnd } from '../../stakes/resource-window.ts';
import { energyPool, netPool, sunFor, usable } from '../../stakes/stake.ts';
import { type Lendable, ownStake, stakeFields, stakesOf } from '../../stakes/staking.ts';
import { MOST_UNSTAKING, waiting, withdrawable } from '../../stakes/staking-rules.ts';
import type { Account } from '../../state/account.ts';
import { delegationKey } from '../../state/delegation.ts';
import { addressOfWord, type Word } from '../words.ts';
import type { Precompile, PrecompileContext } from './precompile.ts';
import { query } from './query.ts';

const ENERGY = 50;
const MAX_INT64 = 2n ** 63n - 1n;
const SLOT_SECONDS = 3;

const shape = (words: number, answers: number) => ({ words, answers, energy: ENERGY });

/** What does not fit a long counts as the largest. */
const longOf = (word: Word): bigint => (word > MAX_INT64 ? MAX_INT64 : word);

const accountOf = (word: Word, { state }: PrecompileContext): Account | undefined =>
  state.account(addressOfWord(word));

const lendables: readonly (Lendable | undefined)[] = ['BANDWIDTH', 'ENERGY'];
const lendableOf = (word: Word): Lendable | undefined => lendables[Number(longOf(word))];

/** A question about one resource of one account. */
function ofAccount(
  answers: number,
  answer: (account: Account, resource: Lendable, context: PrecompileContext) => readonly bigint[],
): Precompile {
  return query(shape(2, answers), ([address = 0n, type = 0n], context) => {
    const account = accountOf(address, context);
    const resource = lendableOf(type);
    return account && resource ? answer(account, resource, context) : [];
  });
}

/** Sun that the use of the day stands for, and the seconds until it is all back. */
function useOf(account: Account, resource: Lendable, context: PrecompileContext) {
  const usage = account[stakeFields[resource]];
  const { slot } = context.head;
  const rest = windowEnd(usage) - slot;
  if (rest <= 0) return { sun: 0n, seconds: 0n };
  const pool = resource === 'ENERGY' ? energyPool(context) : netPool(context);
  return { sun: sunFor(usedAt(usage, slot), pool), seconds: BigInt(rest * SLOT_SECONDS) };
}

/** Limits and totals of the chain by number. */
export const chainParameter = query(shape(1, 1), ([code = 0n], context) => {
  const [net, energy] = [netPool(context), energyPool(context)];
  const values = [net.total, net.weight, energy.total, energy.weight];
  return [[...values, context.parameters.getUnfreezeDelayDays][Number(longOf(code)) - 1] ?? 0n];
});

/** How often an account can still unstake. */
export const availableUnstakings = query(shape(1, 1), ([address = 0n], context) => {
  const account = accountOf(address, context);
  return account ? [BigInt(MOST_UNSTAKING - waiting(account, context.head.time))] : [];
});

/** Sun that an account can unstake. */
export const unstakeable = query(shape(2, 1), ([address = 0n, type = 0n], context) => {
  const account = accountOf(address, context);
  const resource = longOf(type) === 2n ? 'TRON_POWER' : lendableOf(type);
  return account && resource ? [ownStake(account, resource)] : [];
});

/** Sun that an account can withdraw at a time in seconds. */
export const withdrawableAt = query(shape(2, 1), ([address = 0n, seconds = 0n], context) => {
  const account = accountOf(address, context);
  return account ? [withdrawable(account, Number(longOf(seconds)) * 1000)] : [];
});

/** Sun whose resource an account can lend. */
export const delegatableResource = ofAccount(1, (account, resource, context) => [
  delegatable(context, account, { resource, now: context.head.slot }),
]);

/** Sun that one account lends to another, or has staked for itself: (target, from, type). */
export const resourceOf = query(shape(3, 1), ([target = 0n, from = 0n, type = 0n], context) => {
  const [to, lender] = [addressOfWord(target), addressOfWord(from)];
  const resource = lendableOf(type);
  if (to === lender) {
    const account = context.state.account(to);
    const own = longOf(type) === 2n ? 'TRON_POWER' : resource;
    return account && own ? [ownStake(account, own)] : [];
  }
  return resource ? [lent(context, lender, to, resource)] : [];
});

function lent(
  { state }: PrecompileContext,
  from: HexAddress,
  to: HexAddress,
  resource: Lendable,
): bigint {
  const parts = [false, true].map((locked) =>
    state.record('delegation', delegationKey(from, to, locked)),
  );
  return parts.reduce((sum, part) => sum + (part?.[stakeFields[resource]].amount ?? 0n), 0n);
}

/** Of so much lent: what comes back unused, what used, and the seconds until that is back: (target, amount, type). */
export const undelegationCheck = query(
  shape(3, 3),
  ([target = 0n, asked = 0n, type = 0n], context) => {
    const account = accountOf(target, context);
    const resource = lendableOf(type);
    if (!account || !resource || asked === 0n) return [];
    const limit = usable(stakesOf(account)[stakeFields[resource]]);
    const { sun, seconds } = useOf(account, resource, context);
    let amount = longOf(asked);
    if (amount > limit) amount = limit;
    if (limit <= sun) return [0n, amount, seconds];
    const clean = (amount * (limit - sun)) / limit;
    return [clean, amount - clean, seconds];
  },
);

/** Sun that the use of the day stands for, and the seconds until it is all back. */
export const resourceUsage = ofAccount(2, (account, resource, context) => {
  const { sun, seconds } = useOf(account, resource, context);
  return [sun, seconds];
});

/** Sun that an account draws on: staked and borrowed. */
export const totalResource = ofAccount(1, (account, resource) => [
  usable(stakesOf(account)[stakeFields[resource]]),
]);

export const totalLent = ofAccount(1, (account, resource) => [
  stakesOf(account)[stakeFields[resource]].lent,
]);

export const totalBorrowed = ofAccount(1, (account, resource) => [
  stakesOf(account)[stakeFields[resource]].borrowed,
]);
