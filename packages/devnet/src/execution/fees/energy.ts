import type { HexAddress } from '@vellum/tron/address';
import type { ChainParameters } from '../../params/chain-parameters.ts';
import { withoutAdvance } from '../../stakes/resource-window.ts';
import { energyLeft, useStake } from '../../stakes/stake.ts';
import type { Account, Usage } from '../../state/account.ts';
import type { Contract } from '../../state/contract.ts';
import type { ExecutionContext } from '../context.ts';
import { contractRefusal, Refusal } from '../refusal.ts';
import { burn, existing } from './balance.ts';

/** How energy was paid: caller's stake, origin's stake, and sun for the rest. */
export type EnergyBill = Readonly<{ usage: bigint; originUsage: bigint; fee: bigint }>;

/** The part of a contract's settings that decides who pays. */
export type Sharing = Pick<Contract, 'origin' | 'consumeUserResourcePercent' | 'originEnergyLimit'>;

const DEFAULT_PRICE = 100n;

/** Sun for one unit of energy. */
function energyPrice({ getEnergyFee }: ChainParameters): bigint {
  return getEnergyFee > 0n ? getEnergyFee : DEFAULT_PRICE;
}

type Payment = Readonly<{ feeLimit: bigint; value: bigint }>;

/** Staked energy of one account that a run uses in advance. */
type Advance = Readonly<{
  address: HexAddress;
  /** Staked energy that it had. */
  left: bigint;
  original: Usage;
  /** The same brought up to now, and with the advance. */
  before: Usage;
  merged: Usage;
}>;

/** What a run may use, and what was used of stakes in advance. */
export type EnergyAdvance = Readonly<{
  limit: bigint;
  caller: Advance;
  origin: Advance | undefined;
}>;

/**
 * The most energy that a run may use: the caller's stake and balance beyond `value`, but no more than the fee limit
 * buys, and what the origin adds under the contract's settings. As much of their stakes counts as used while code
 * runs, so that it cannot be lent away meanwhile.
 */
export function advanceEnergy(
  context: ExecutionContext,
  caller: HexAddress,
  payment: Payment,
  sharing: Sharing,
): EnergyAdvance {
  const price = energyPrice(context.parameters);
  const account = existing(context.state, caller);
  const left = energyLeft(context, account, context.headSlot);
  const spare = account.balance - payment.value;
  const bought = payment.feeLimit / price;
  const own = smaller(left + (spare > 0n ? spare / price : 0n), bought);
  const ofCaller = advance(context, account, left, smaller(left, bought));
  const origin = context.state.account(sharing.origin);
  if (origin === undefined || origin.address === caller) {
    return { limit: own, caller: ofCaller, origin: undefined };
  }
  if (sharing.originEnergyLimit < 0n) throw contractRefusal("originEnergyLimit can't be < 0");
  const offered = offeredBy(context, origin, own, sharing);
  const ofOrigin = advance(context, origin, offered.left, offered.most);
  return { limit: own + offered.most, caller: ofCaller, origin: ofOrigin };
}

/** What the origin has of staked energy, and the most that it adds to the caller's `own`. */
function offeredBy(context: ExecutionContext, origin: Account, own: bigint, sharing: Sharing) {
  const percent = BigInt(sharing.consumeUserResourcePercent);
  if (percent >= 100n) return { left: 0n, most: 0n };
  const left = energyLeft(context, origin, context.headSlot);
  const most = smaller(left, sharing.originEnergyLimit);
  if (percent <= 0n) return { left, most };
  return { left, most: smaller((own * (100n - percent)) / percent, most) };
}

function advance(
  { state, parameters, headSlot }: ExecutionContext,
  account: Account,
  left: bigint,
  amount: bigint,
): Advance {
  const { address, energy: original } = account;
  const before = useStake(parameters, original, 0n, headSlot);
  const merged = useStake(parameters, before, amount, headSlot);
  if (parameters.getUnfreezeDelayDays > 0n) state.putAccount({ ...account, energy: merged });
  return { address, left, original, before, merged };
}

/** Takes the advances back. java-tron forgets to where a successful run used no energy at all. */
export function returnAdvance(
  { state, parameters }: ExecutionContext,
  advanced: EnergyAdvance,
  outcome: Readonly<{ result: string; energyUsed: bigint }>,
): void {
  if (parameters.getUnfreezeDelayDays === 0n) return;
  const succeeded = outcome.result === 'SUCCESS';
  if (succeeded && outcome.energyUsed === 0n) return;
  for (const each of [advanced.caller, advanced.origin]) {
    const account = each && state.account(each.address);
    if (each === undefined || account === undefined) continue;
    const { before, merged, original } = each;
    const energy = succeeded ? withoutAdvance(account.energy, before, merged) : original;
    state.putAccount({ ...account, energy });
  }
}

/** Charges `total` energy to origin and caller. A balance that no longer covers it undoes the transaction. */
export function payEnergy(
  context: ExecutionContext,
  total: bigint,
  { caller, origin }: EnergyAdvance,
  sharing: Sharing,
): EnergyBill {
  if (total <= 0n) return { usage: 0n, originUsage: 0n, fee: 0n };
  const originUsage = origin ? payOrigin(context, total, origin, sharing) : 0n;
  const rest = total - originUsage;
  const usage = smaller(caller.left, rest);
  const fee = (rest - usage) * energyPrice(context.parameters);
  // Code can be put on any address of a test node, so a caller may have ended itself.
  if (context.state.account(caller.address) === undefined) throw cannotPay(caller.address);
  useEnergy(context, caller.address, usage);
  const paying = existing(context.state, caller.address);
  if (paying.balance < fee) throw cannotPay(caller.address);
  if (fee > 0n) context.state.putAccount({ ...paying, balance: paying.balance - fee });
  burn(context, fee);
  return { usage, originUsage, fee };
}

function cannotPay(caller: HexAddress): Refusal {
  const reason = `${caller} insufficient balance`;
  return new Refusal('CONTRACT_EXE_ERROR', `Contract execute error : ${reason}`);
}

function payOrigin(
  context: ExecutionContext,
  total: bigint,
  { address, left }: Advance,
  sharing: Sharing,
): bigint {
  // An origin that is a contract may have ended with the run.
  if (context.state.account(address) === undefined) return 0n;
  const percent = BigInt(Math.min(100, Math.max(0, 100 - sharing.consumeUserResourcePercent)));
  const usage = smaller((total * percent) / 100n, smaller(left, sharing.originEnergyLimit));
  useEnergy(context, address, usage);
  return usage;
}

function useEnergy(context: ExecutionContext, address: HexAddress, amount: bigint): void {
  const { state, parameters, headSlot, headTime } = context;
  const account = existing(state, address);
  const energy = useStake(parameters, account.energy, amount, headSlot);
  state.putAccount({ ...account, energy, latestOperationTime: headTime });
}

function smaller(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}
