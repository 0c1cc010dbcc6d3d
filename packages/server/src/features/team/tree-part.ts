import { firstCode, possibleCodes } from '@vellum/api/membership/possible-codes';
import type { Address } from '@vellum/tron/address';
import { Earnings, type PaidFee } from './earnings.ts';
import type { MemberRow } from './member-row.ts';
import { TEAM_DEPTH } from './team-depth.ts';

export type Binding = Readonly<{
  child: Address;
  parent: Address;
  block: number;
  timestamp: number;
}>;

/** What is known of the tree before some events: everyone named in them and everyone above those. */
export type KnownTree = Readonly<{
  members: Iterable<MemberRow>;
  fees: Iterable<Readonly<{ address: Address; paid: bigint }>>;
  lastNumber: bigint;
  takenCodes: Iterable<string>;
}>;

/** A new member with everyone above whose team it belongs to, the nearest first. */
export type Placed = Readonly<{ child: Address; number: bigint; above: readonly Address[] }>;

type Mutable = { -readonly [Key in keyof MemberRow]: MemberRow[Key] };

/** The part of the invitation tree that a batch of events touches, and what they change in it. */
export class TreePart {
  readonly #members = new Map<Address, Mutable>();
  readonly #above = new Map<Address, readonly Address[]>();
  readonly #fees = new Map<Address, bigint>();
  readonly #codes: Set<string>;
  readonly #added = new Set<Address>();
  readonly #changed = new Set<Address>();
  readonly #paid = new Set<Address>();
  readonly #placed: Placed[] = [];
  readonly #earnings = new Earnings();
  #lastNumber: bigint;

  constructor(known: KnownTree) {
    for (const row of known.members) this.#members.set(row.address, { ...row });
    for (const { address, paid } of known.fees) this.#fees.set(address, paid);
    this.#codes = new Set(known.takenCodes);
    this.#lastNumber = known.lastNumber;
  }

  /** An address became active. A parent nobody has seen bind can only be the root. */
  bind({ child, parent, block, timestamp }: Binding): void {
    const { depth } = this.#members.get(parent) ?? this.#add(rootRow(parent));
    const number = ++this.#lastNumber;
    this.#add({
      ...rootRow(child),
      parent,
      depth: depth + 1,
      activated_block: BigInt(block),
      activated_at: BigInt(timestamp),
      number,
      code: this.#freeCode(child),
    });
    const paid = this.#fees.get(child) ?? 0n;
    const above = this.#aboveOf(child);
    this.#placed.push({ child, number, above });
    for (const ancestor of above) this.#change(ancestor).team_size += 1n;
    this.#change(parent).direct_count += 1n;
    this.#addFees(child, paid);
  }

  /** An address paid a fee, active or not; inviters that the tree knows may have got parts of it. */
  payFee(paid: PaidFee): void {
    const { payer, fee, first, second } = paid;
    this.#fees.set(payer, (this.#fees.get(payer) ?? 0n) + fee);
    this.#paid.add(payer);
    this.#addFees(payer, fee);
    const [inviter, theirs] = this.#aboveOf(payer);
    this.#earnings.add(paid, this.#aboveOf(payer));
    if (inviter !== undefined && first > 0n) this.#change(inviter).earned_direct += first;
    if (theirs !== undefined && second > 0n) this.#change(theirs).earned_second += second;
  }

  /** The rows to write: new ones whole, known ones where their counts changed. */
  changes() {
    const rows = (addresses: Iterable<Address>) => Array.from(addresses, (one) => this.#row(one));
    return {
      added: rows(this.#added),
      changed: rows(this.#changed),
      placed: this.#placed,
      fees: Array.from(this.#paid, (address) => ({ address, paid: this.#fees.get(address) ?? 0n })),
      earnings: this.#earnings.changes(),
    };
  }

  #addFees(payer: Address, fee: bigint): void {
    if (fee === 0n) return;
    for (const [index, ancestor] of this.#aboveOf(payer).entries()) {
      const row = this.#change(ancestor);
      row.team_fees += fee;
      if (index === 0) row.direct_fees += fee;
    }
  }

  #add(row: MemberRow): Mutable {
    const added = { ...row };
    this.#members.set(row.address, added);
    this.#added.add(row.address);
    return added;
  }

  #change(address: Address): Mutable {
    if (!this.#added.has(address)) this.#changed.add(address);
    return this.#row(address);
  }

  #row(address: Address): Mutable {
    const row = this.#members.get(address);
    if (!row) throw new Error(`${address} is missing in this part of the tree`);
    return row;
  }

  /** Everyone above an address, the nearest first, down to whom it counts. */
  #aboveOf(address: Address): readonly Address[] {
    const known = this.#above.get(address);
    if (known !== undefined) return known;
    const member = this.#members.get(address);
    // Who is not active yet may become so with the next event.
    if (member === undefined) return [];
    const above: Address[] = [];
    let { parent } = member;
    while (parent !== null && above.length < TEAM_DEPTH) {
      above.push(parent);
      parent = this.#row(parent).parent;
    }
    this.#above.set(address, above);
    return above;
  }

  /**
   * Null when all are taken: addresses can be made up until their codes fall together, and whoever does so
   * must not stop the index. Such a member invites by address.
   */
  #freeCode(address: Address): string | null {
    const isFree = (code: string) => !this.#codes.has(code);
    const first = firstCode(address);
    // The others are worked out only for the few who need them.
    const code = isFree(first) ? first : possibleCodes(address).find(isFree);
    if (code === undefined) return null;
    this.#codes.add(code);
    return code;
  }
}

const rootRow = (address: Address): MemberRow => ({
  address,
  parent: null,
  depth: 0,
  activated_block: null,
  activated_at: null,
  number: 0n,
  code: null,
  direct_count: 0n,
  team_size: 0n,
  direct_fees: 0n,
  team_fees: 0n,
  earned_direct: 0n,
  earned_second: 0n,
});
