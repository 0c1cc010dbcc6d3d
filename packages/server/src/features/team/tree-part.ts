import { activationCode } from '@vellum/api/activation-code';
import { activationPayload } from '@vellum/api/activation-payload';
import type { Address } from '@vellum/tron/address';
import type { ClosureRow, MemberRow } from './member-row.ts';
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
  closure: Iterable<ClosureRow>;
  fees: Iterable<Readonly<{ address: Address; paid: bigint }>>;
  lastNumber: bigint;
  takenCodes: Iterable<string>;
}>;

/** Codes that are tried for an address, in order; more than a few are never needed. */
const ATTEMPTS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export const possibleCodes = (address: Address): readonly string[] =>
  ATTEMPTS.map((attempt) => activationCode(activationPayload(address, attempt)));

type Mutable = { -readonly [Key in keyof MemberRow]: MemberRow[Key] };

/** The part of the invitation tree that a batch of events touches, and what they change in it. */
export class TreePart {
  readonly #members = new Map<Address, Mutable>();
  readonly #above = new Map<Address, ClosureRow[]>();
  readonly #fees = new Map<Address, bigint>();
  readonly #codes: Set<string>;
  readonly #added = new Set<Address>();
  readonly #changed = new Set<Address>();
  readonly #paid = new Set<Address>();
  readonly #newClosure: ClosureRow[] = [];
  #lastNumber: bigint;

  constructor(known: KnownTree) {
    for (const row of known.members) this.#members.set(row.address, { ...row });
    for (const row of known.closure) this.#aboveOf(row.descendant).push(row);
    for (const { address, paid } of known.fees) this.#fees.set(address, paid);
    this.#codes = new Set(known.takenCodes);
    this.#lastNumber = known.lastNumber;
  }

  /** An address became active. A parent nobody has seen bind can only be the root. */
  bind({ child, parent, block, timestamp }: Binding): void {
    const above = this.#members.get(parent) ?? this.#add(rootRow(parent));
    const number = ++this.#lastNumber;
    this.#add({
      ...rootRow(child),
      parent,
      depth: above.depth + 1,
      activated_block: BigInt(block),
      activated_at: BigInt(timestamp),
      number,
      code: this.#freeCode(child),
    });
    this.#placeBelow(parent, child, number);
    const paid = this.#fees.get(child) ?? 0n;
    for (const { ancestor, depth } of this.#aboveOf(child)) {
      const row = this.#change(ancestor);
      row.team_size += 1n;
      if (depth === 1) row.direct_count += 1n;
      addFees(row, depth, paid);
    }
  }

  /** An address paid a fee, active or not. */
  payFee(payer: Address, fee: bigint): void {
    this.#fees.set(payer, (this.#fees.get(payer) ?? 0n) + fee);
    this.#paid.add(payer);
    for (const { ancestor, depth } of this.#aboveOf(payer)) {
      addFees(this.#change(ancestor), depth, fee);
    }
  }

  /** The rows to write: new ones whole, known ones where their counts changed. */
  changes() {
    const rows = (addresses: Iterable<Address>) => Array.from(addresses, (one) => this.#row(one));
    return {
      added: rows(this.#added),
      changed: rows(this.#changed),
      closure: this.#newClosure,
      fees: Array.from(this.#paid, (address) => ({ address, paid: this.#fees.get(address) ?? 0n })),
    };
  }

  #placeBelow(parent: Address, child: Address, number: bigint): void {
    const rows = [
      { ancestor: parent, depth: 1 },
      ...this.#aboveOf(parent).map(({ ancestor, depth }) => ({ ancestor, depth: depth + 1 })),
    ]
      .filter(({ depth }) => depth <= TEAM_DEPTH)
      .map((row) => ({ ...row, descendant: child, number }));
    this.#above.set(child, rows);
    this.#newClosure.push(...rows);
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

  #aboveOf(address: Address): ClosureRow[] {
    const rows = this.#above.get(address) ?? [];
    this.#above.set(address, rows);
    return rows;
  }

  /**
   * Null when all are taken: addresses can be made up until their codes fall together, and whoever does so
   * must not stop the index. Such a member invites by address.
   */
  #freeCode(address: Address): string | null {
    const code = possibleCodes(address).find((possible) => !this.#codes.has(possible));
    if (code === undefined) return null;
    this.#codes.add(code);
    return code;
  }
}

function addFees(row: Mutable, depth: number, fee: bigint): void {
  row.team_fees += fee;
  if (depth === 1) row.direct_fees += fee;
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
});
