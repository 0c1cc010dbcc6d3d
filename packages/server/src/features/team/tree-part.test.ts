import { activationCode } from '@vellum/api/membership/activation-code';
import { activationPayload } from '@vellum/api/membership/activation-payload';
import { possibleCodes } from '@vellum/api/membership/possible-codes';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MemberRow } from './member-row.ts';
import { TEAM_DEPTH } from './team-depth.ts';
import { type KnownTree, type Placed, TreePart } from './tree-part.ts';

const person = (index: number): Address =>
  fromHexAddress(`41${(index + 1).toString(16).padStart(40, '0')}` as HexAddress);

/** Who invites whom: the parent of person i is one of those before, the root being person 0. */
type Step = Readonly<{ kind: 'bind' | 'fee'; pick: number; fee: bigint; ends: boolean }>;

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('bind', 'bind', 'fee'),
    pick: fc.nat(),
    fee: fc.bigInt({ min: 0n, max: 1_000_000n }),
    ends: fc.boolean(),
  }) as fc.Arbitrary<Step>,
  { maxLength: 60 },
);

/** A store in memory, so that batches of any size can follow one another. */
function memory() {
  const members = new Map<Address, MemberRow>();
  const fees = new Map<Address, bigint>();
  const placed: Placed[] = [];
  const known = (): KnownTree => ({
    members: members.values(),
    fees: Array.from(fees, ([address, paid]) => ({ address, paid })),
    lastNumber: BigInt(Math.max(0, members.size - 1)),
    takenCodes: Array.from(members.values(), ({ code }) => code ?? ''),
  });
  const write = (part: TreePart) => {
    const changes = part.changes();
    for (const row of [...changes.added, ...changes.changed]) members.set(row.address, row);
    for (const { address, paid } of changes.fees) fees.set(address, paid);
    placed.push(...changes.placed);
  };
  return { members, fees, placed, known, write };
}

function run(list: readonly Step[]) {
  const store = memory();
  const parents = new Map<Address, Address>();
  const earned = new Map<Address, readonly [direct: bigint, second: bigint]>();
  let part = new TreePart(store.known());
  let people = 1;
  /** As the vault does: the root earns nothing. */
  const inviterOf = (one: Address | undefined) => {
    const inviter = one && parents.get(one);
    return inviter === person(0) ? undefined : inviter;
  };
  const credit = (one: Address | undefined, [direct, second]: readonly [bigint, bigint]) => {
    const [a, b] = (one && earned.get(one)) ?? [0n, 0n];
    if (one) earned.set(one, [a + direct, b + second]);
  };
  const pay = (payer: Address, fee: bigint) => {
    const inviter = inviterOf(payer);
    const theirs = inviterOf(inviter);
    const [first, second] = [inviter ? fee / 5n : 0n, theirs ? fee / 10n : 0n];
    credit(inviter, [first, 0n]);
    credit(theirs, [0n, second]);
    part.payFee({ payer, fee, first, second, timestamp: people * 40_000_000 });
  };
  for (const { kind, pick, fee, ends } of list) {
    if (kind === 'bind') {
      const [child, parent] = [person(people), person(pick % people)];
      people += 1;
      parents.set(child, parent);
      part.bind({ child, parent, block: people, timestamp: people * 3_000 });
      // One more than there are members: fees come from outsiders and the not yet active too.
    } else pay(person(pick % (people + 2)), fee);
    if (ends) {
      store.write(part);
      part = new TreePart(store.known());
    }
  }
  store.write(part);
  return { ...store, parents, earned };
}

describe('a part of the tree', () => {
  test('counts teams and fees as a count from nothing does, however the events are batched', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const { members, fees, parents, earned } = run(list);
        const isBelow = (one: Address, top: Address): boolean => {
          const parent = parents.get(one);
          return parent !== undefined && (parent === top || isBelow(parent, top));
        };
        const sum = (people: Address[]) => people.reduce((all, p) => all + (fees.get(p) ?? 0n), 0n);
        for (const row of members.values()) {
          const team = [...parents.keys()].filter((one) => isBelow(one, row.address));
          const direct = team.filter((one) => parents.get(one) === row.address);
          expect(row).toMatchObject({
            parent: parents.get(row.address) ?? null,
            team_size: BigInt(team.length),
            direct_count: BigInt(direct.length),
            team_fees: sum(team),
            direct_fees: sum(direct),
            earned_direct: earned.get(row.address)?.[0] ?? 0n,
            earned_second: earned.get(row.address)?.[1] ?? 0n,
          });
        }
      }),
    );
  });

  test('a row of people counts down to the depth of a team and no further', () => {
    const list = Array.from({ length: TEAM_DEPTH + 5 }, (_, index) => ({
      kind: 'bind' as const,
      pick: index,
      fee: 0n,
      ends: index % 3 === 0,
    }));
    const { members, placed } = run(list);
    expect(members.get(person(0))?.team_size).toBe(BigInt(TEAM_DEPTH));
    expect(members.get(person(10))?.team_size).toBe(BigInt(TEAM_DEPTH - 5));
    expect(Math.max(...placed.map(({ above }) => above.length))).toBe(TEAM_DEPTH);
  });

  test('an activation code that is taken makes way for the next', () => {
    const [first, second] = possibleCodes(person(1));
    expect(first).toBe(activationCode(activationPayload(person(1), 0)));
    const none = { members: [], fees: [], lastNumber: 0n };
    const part = new TreePart({ ...none, takenCodes: [first as string] });
    part.bind({ child: person(1), parent: person(0), block: 1, timestamp: 1 });
    expect(part.changes().added.map(({ code }) => code)).toEqual([null, second]);
  });
});
