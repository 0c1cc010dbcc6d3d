import { addressBytes, type HexAddress } from '@vellum/tron/address';
import type { TransactionContract } from '@vellum/tron/transaction';
import type { Resource } from '../../state/account.ts';
import { staticViolation } from '../fault.ts';
import type { Frame } from '../frame.ts';
import { type Definition, define } from '../operation.ts';
import type { Rules } from '../rules.ts';
import { addressOfWord } from '../words.ts';
import { resourceName } from './resource-name.ts';

const ENERGY = 10_000;
const EMPTY = new Uint8Array(0);
const INT64_MAX = 2n ** 63n - 1n;

const resources: readonly Resource[] = ['BANDWIDTH', 'ENERGY', 'TRON_POWER'];

/** The contract message without its owner, which is the code that asks. */
type Unowned<C> = C extends { type: infer T; value: infer V }
  ? { type: T; value: Omit<V, 'owner_address'> }
  : never;

type Wish = Readonly<{
  note: string;
  to: HexAddress;
  amount: bigint;
  /** Undefined for what no message can say: an amount beyond a long, a resource that is none. */
  contract: Unowned<TransactionContract> | undefined;
}>;

/** Does it, as an internal transaction of the contract; tells what came of it, or undefined when it was refused. */
function carryOut(frame: Frame, { note, to, amount, contract }: Wish) {
  const { run, message } = frame;
  if (message.isStatic) throw staticViolation();
  const from = message.address;
  const value = BigInt.asIntN(64, amount);
  const position = run.internal.count;
  run.internal.add(message.hash, { note, from, to, value, data: EMPTY });
  const outcome = contract && run.environment.native(owned(contract, from), run);
  if (outcome === undefined) run.internal.rejectFrom(position);
  return outcome;
}

/** What had come due before is paid out on the way, as an internal transaction of its own. */
function listWithdrawn({ run, message }: Frame, note: string, outcome: Outcome): void {
  const { withdrawnUnstaked: value = 0n } = outcome ?? {};
  if (value === 0n) return;
  const { address, hash } = message;
  run.internal.add(hash, { note, from: address, to: address, value, data: EMPTY });
}

type Outcome = ReturnType<typeof carryOut>;

function owned({ type, value }: Unowned<TransactionContract>, owner: HexAddress) {
  return { type, value: { ...value, owner_address: addressBytes(owner) } } as TransactionContract;
}

/** A resource and an amount from the stack, in this order, where a message can hold them. */
function popStake(frame: Frame) {
  const type = frame.pop();
  const amount = frame.pop();
  const resource = type < 3n ? resources[Number(type)] : undefined;
  const stake = resource && amount <= INT64_MAX ? { resource, amount } : undefined;
  return { name: resourceName(type), amount, stake };
}

const push = (frame: Frame, isDone: boolean) => frame.push(isDone ? 1n : 0n);

function freeze(frame: Frame): void {
  const { name, amount, stake } = popStake(frame);
  const contract: Wish['contract'] = stake && {
    type: 'FreezeBalanceV2Contract',
    value: { frozen_balance: stake.amount, resource: stake.resource },
  };
  const wish = { note: `freezeBalanceV2For${name}`, to: frame.message.address, amount, contract };
  push(frame, carryOut(frame, wish) !== undefined);
}

function unfreeze(frame: Frame): void {
  const { name, amount, stake } = popStake(frame);
  const contract: Wish['contract'] = stake && {
    type: 'UnfreezeBalanceV2Contract',
    value: { unfreeze_balance: stake.amount, resource: stake.resource },
  };
  const wish = { note: `unfreezeBalanceV2For${name}`, to: frame.message.address, amount, contract };
  const outcome = carryOut(frame, wish);
  listWithdrawn(frame, 'withdrawExpireUnfreezeWhileUnfreezing', outcome);
  push(frame, outcome !== undefined);
}

function cancelAll(frame: Frame): void {
  const contract = { type: 'CancelAllUnfreezeV2Contract', value: {} } as const;
  const wish = { note: 'cancelAllUnfreezeV2', to: frame.message.address, amount: 0n, contract };
  const position = frame.run.internal.count;
  const outcome = carryOut(frame, wish);
  listWithdrawn(frame, 'withdrawExpireUnfreezeWhileCanceling', outcome);
  if (outcome) frame.run.internal.amend(position, { extra: restakedText(outcome.restaked) });
  push(frame, outcome !== undefined);
}

/** What nodes that keep the details of internal transactions tell of it. */
function restakedText(restaked: Partial<Record<Resource, bigint>> = {}): string {
  const amounts = resources.map((resource) => `"${resource}":${restaked[resource] ?? 0n}`);
  return `{${amounts.join(',')}}`;
}

function withdraw(frame: Frame): void {
  const contract = { type: 'WithdrawExpireUnfreezeContract', value: {} } as const;
  const wish = { note: 'withdrawExpireUnfreeze', to: frame.message.address, amount: 0n, contract };
  const position = frame.run.internal.count;
  const value = carryOut(frame, wish)?.withdrawnUnstaked ?? 0n;
  frame.run.internal.amend(position, { value });
  frame.push(value);
}

function delegate(frame: Frame): void {
  const { name, amount, stake } = popStake(frame);
  const to = addressOfWord(frame.pop());
  const contract: Wish['contract'] = stake && {
    type: 'DelegateResourceContract',
    value: {
      ...loanOf(stake, to),
      lock: false,
      lock_period: 0n,
    },
  };
  push(
    frame,
    carryOut(frame, { note: `delegateResourceOf${name}`, to, amount, contract }) !== undefined,
  );
}

function undelegate(frame: Frame): void {
  const { name, amount, stake } = popStake(frame);
  const to = addressOfWord(frame.pop());
  const contract: Wish['contract'] = stake && {
    type: 'UnDelegateResourceContract',
    value: loanOf(stake, to),
  };
  push(
    frame,
    carryOut(frame, { note: `unDelegateResourceOf${name}`, to, amount, contract }) !== undefined,
  );
}

const loanOf = (
  { resource, amount }: Readonly<{ resource: Resource; amount: bigint }>,
  to: HexAddress,
) => ({ resource, balance: amount, receiver_address: addressBytes(to) });

/** Staking by contracts in its second form. */
export function staking(rules: Rules): readonly Definition[] {
  if (!rules.stake) return [];
  return [
    define(0xda, [2, 1], ENERGY, freeze),
    define(0xdb, [2, 1], ENERGY, unfreeze),
    define(0xdc, [0, 1], ENERGY, cancelAll),
    define(0xdd, [0, 1], ENERGY, withdraw),
    define(0xde, [3, 1], ENERGY, delegate),
    define(0xdf, [3, 1], ENERGY, undelegate),
  ];
}
