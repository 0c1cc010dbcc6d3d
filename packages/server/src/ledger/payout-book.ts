import { smaller } from '@vellum/api/numbers/bigint-order';
import type { PayoutLeaf } from '@vellum/contracts/payout-tree';
import { type Address, toHexAddress } from '@vellum/tron/address';
import type { LedgerStep } from './ledger-step.ts';
import {
  allowanceAfter,
  type BuiltRoot,
  builtRoot,
  type Claimant,
  type RootLimits,
  rebateOf,
  shareOf,
} from './payout-rules.ts';

type Account = {
  active: boolean;
  fees: bigint;
  power: bigint;
  entitled: bigint;
  rooted: bigint;
  waitingSince: number;
};

export type Moment = Readonly<{
  block: number;
  /** Chain time in milliseconds. */
  timestamp: number;
}>;

/**
 * Payout income in memory, step by step: for who has the logs and nothing else. The server's tables come to the same
 * by another way, and tests hold the two together.
 */
export class PayoutBook {
  readonly #timelock: Address;
  readonly #accounts = new Map<Address, Account>();
  /** Rebates that nothing covers yet, oldest first. */
  readonly #uncovered: { who: Address; left: bigint }[] = [];
  #totalPower = 0n;
  #covers = 0n;
  #held = 0n;
  #total = 0n;
  #dailyCap = 0n;
  #allowanceFrom: bigint | null = null;
  /** The cap when the waiting root was proposed. */
  #capOfWaiting = 0n;

  /** What the timelock funds is a distribution; all else covers rebates. */
  constructor(timelock: Address) {
    this.#timelock = timelock;
  }

  apply(step: LedgerStep, { block, timestamp }: Moment): void {
    switch (step.kind) {
      case 'joined':
        this.#account(step.child).active = true;
        break;
      case 'fee':
        this.#payFee(step.payer, step.fee, block);
        break;
      case 'burned':
        this.#account(step.user).power += step.power;
        this.#totalPower += step.power;
        break;
      case 'funded':
        this.#fund(step.amount, step.from === this.#timelock, block);
        break;
      case 'bond-lost':
        this.#fund(step.amount, false, block);
        break;
      case 'cap':
        this.#dailyCap = step.cap;
        // The contract's creation sets the first.
        this.#allowanceFrom ??= seconds(timestamp);
        break;
      case 'proposed':
        this.#capOfWaiting = this.#dailyCap;
        break;
      case 'active':
        this.#spend(step.total, seconds(timestamp));
        break;
      default:
    }
  }

  /** A right root became active. */
  give(leaves: readonly PayoutLeaf[], addressOf: (leaf: PayoutLeaf) => Address, block: number) {
    for (const leaf of leaves) {
      const account = this.#account(addressOf(leaf));
      account.rooted = leaf.cumulative;
      account.waitingSince = block;
    }
  }

  /** The root over what was applied so far, as of a block's time; without leaves when there is nothing to raise. */
  build(timestamp: number): BuiltRoot {
    const limits: RootLimits = {
      total: this.#total,
      held: this.#held,
      dailyCap: this.#dailyCap,
      allowanceFrom: this.#allowanceFrom ?? seconds(timestamp),
      now: seconds(timestamp),
    };
    return builtRoot(this.#claimants(), limits);
  }

  #spend(total: bigint, activeAt: bigint): void {
    const spending = { increase: total - this.#total, dailyCap: this.#capOfWaiting, activeAt };
    this.#allowanceFrom = allowanceAfter(this.#allowanceFrom ?? activeAt, spending);
    this.#total = total;
  }

  #claimants(): Claimant[] {
    return [...this.#accounts].map(([address, { entitled, rooted, waitingSince }]) => ({
      address: toHexAddress(address),
      entitled,
      rooted,
      waitingSince,
    }));
  }

  #payFee(payer: Address, fee: bigint, block: number): void {
    const account = this.#account(payer);
    if (!account.active) return;
    const rebate = rebateOf(account.fees, fee);
    account.fees += fee;
    if (rebate === 0n) return;
    if (account.waitingSince === 0) account.waitingSince = block;
    this.#uncovered.push({ who: payer, left: rebate });
    this.#cover();
  }

  #fund(amount: bigint, isDistribution: boolean, block: number): void {
    this.#held += amount;
    let rest = amount;
    if (isDistribution && this.#totalPower > 0n) {
      for (const account of this.#accounts.values()) {
        const share = shareOf(amount, account.power, this.#totalPower);
        if (share === 0n) continue;
        account.entitled += share;
        rest -= share;
        if (account.waitingSince === 0) account.waitingSince = block;
      }
    }
    this.#covers += rest;
    this.#cover();
  }

  #cover(): void {
    for (let first = this.#uncovered[0]; first && this.#covers > 0n; first = this.#uncovered[0]) {
      const part = smaller(first.left, this.#covers);
      this.#account(first.who).entitled += part;
      this.#covers -= part;
      first.left -= part;
      if (first.left === 0n) this.#uncovered.shift();
    }
  }

  #account(address: Address): Account {
    const found = this.#accounts.get(address);
    if (found) return found;
    const none = { fees: 0n, power: 0n, entitled: 0n, rooted: 0n, waitingSince: 0 };
    const made: Account = { active: false, ...none };
    this.#accounts.set(address, made);
    return made;
  }
}

const seconds = (milliseconds: number): bigint => BigInt(Math.floor(milliseconds / 1000));
