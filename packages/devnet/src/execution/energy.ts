import type { HexAddress } from '@vellum/tron/address';
import type { ChainParameters } from '../params/chain-parameters.ts';
import { energyLeft, useStake } from '../stakes/stake.ts';
import type { Account } from '../state/account.ts';
import type { Contract } from '../state/contract.ts';
import { burn, existing } from './balance.ts';
import type { ExecutionContext } from './context.ts';
import { contractRefusal, Refusal } from './refusal.ts';

/** How energy was paid: caller's stake, origin's stake, and sun for the rest. */
export type EnergyBill = Readonly<{ usage: bigint; originUsage: bigint; fee: bigint }>;

/** The part of a contract's settings that decides who pays. */
export type Sharing = Pick<Contract, 'origin' | 'consumeUserResourcePercent' | 'originEnergyLimit'>;

const DEFAULT_PRICE = 100n;

/** Sun for one unit of energy. */
function energyPrice({ getEnergyFee }: ChainParameters): bigint {
  return getEnergyFee > 0n ? getEnergyFee : DEFAULT_PRICE;
}

/** Energy that the caller alone can pay: stake and balance beyond `value`, but no more than the fee limit buys. */
export function callerEnergyLimit(
  context: ExecutionContext,
  caller: Account,
  payment: Readonly<{ feeLimit: bigint; value: bigint }>,
): bigint {
  const price = energyPrice(context.parameters);
  const spare = caller.balance - payment.value;
  const affordable =
    energyLeft(context, caller, context.headSlot) + (spare > 0n ? spare / price : 0n);
  return smaller(affordable, payment.feeLimit / price);
}

/** The caller's limit plus what the origin adds under the contract's settings. */
export function sharedEnergyLimit(
  context: ExecutionContext,
  callerLimit: bigint,
  caller: HexAddress,
  sharing: Sharing,
): bigint {
  const origin = context.state.account(sharing.origin);
  const percent = BigInt(sharing.consumeUserResourcePercent);
  if (origin === undefined || origin.address === caller || percent >= 100n) return callerLimit;
  if (sharing.originEnergyLimit < 0n) throw contractRefusal("originEnergyLimit can't be < 0");
  const left = energyLeft(context, origin, context.headSlot);
  const offered = smaller(left, sharing.originEnergyLimit);
  if (percent <= 0n) return callerLimit + offered;
  return callerLimit + smaller((callerLimit * (100n - percent)) / percent, offered);
}

/** Charges `total` energy to origin and caller. A balance that no longer covers it undoes the transaction. */
export function payEnergy(
  context: ExecutionContext,
  total: bigint,
  caller: HexAddress,
  sharing: Sharing,
): EnergyBill {
  if (total <= 0n) return { usage: 0n, originUsage: 0n, fee: 0n };
  const originUsage = payOrigin(context, total, caller, sharing);
  const rest = total - originUsage;
  const account = context.state.account(caller);
  // Code can be put on any address of a test node, so a caller may have ended itself.
  if (account === undefined) throw cannotPay(caller);
  const usage = smaller(energyLeft(context, account, context.headSlot), rest);
  const fee = (rest - usage) * energyPrice(context.parameters);
  useEnergy(context, caller, usage);
  const paying = existing(context.state, caller);
  if (paying.balance < fee) throw cannotPay(caller);
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
  caller: HexAddress,
  sharing: Sharing,
): bigint {
  const origin = context.state.account(sharing.origin);
  if (origin === undefined || origin.address === caller) return 0n;
  const percent = BigInt(Math.min(100, Math.max(0, 100 - sharing.consumeUserResourcePercent)));
  const left = energyLeft(context, origin, context.headSlot);
  const usage = smaller((total * percent) / 100n, smaller(left, sharing.originEnergyLimit));
  useEnergy(context, origin.address, usage);
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
