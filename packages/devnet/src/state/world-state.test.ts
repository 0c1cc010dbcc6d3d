import type { HexAddress } from '@vellum/tron/address';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newAccount } from './new-account.ts';
import { WorldState } from './world-state.ts';

const ADDRESSES = ['a', 'b', 'c'].map((digit) => `41${digit.repeat(40)}` as HexAddress);
const SLOTS = ['0', '1'].map((digit) => digit.repeat(64));

/** The obvious implementation: every checkpoint and every block is a full copy. */
class NaiveState {
  rows = new Map<string, string>();
  checkpoints: Map<string, string>[] = [];
  blocks: Map<string, string>[] = [];
  sealed = new Map<string, string>();
  rewound: Map<string, string> | undefined;

  show(rows: Map<string, string>): void {
    this.checkpoints = [];
    this.rows = new Map(rows);
  }
}

type Put = { do: 'put'; table: number; at: number; slot: number; value: number | undefined };
type Counted = { do: 'rewind' | 'forget'; blocks: number };
type Simple = {
  do: 'checkpoint' | 'commit' | 'revert' | 'seal' | 'undo' | 'forward' | 'wipe' | 'reload';
};
type Command = Put | Counted | Simple;

const simple = (name: Simple['do']) => fc.constant<Command>({ do: name });
const counted = (name: Counted['do']) =>
  fc.record({ do: fc.constant(name), blocks: fc.nat(4) }) as fc.Arbitrary<Command>;
const writing: fc.Arbitrary<Command> = fc.record({
  do: fc.constant<'put'>('put'),
  table: fc.nat(4),
  at: fc.nat(2),
  slot: fc.nat(1),
  value: fc.option(fc.nat(3), { nil: undefined }),
});
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 12, arbitrary: writing },
  { weight: 3, arbitrary: simple('checkpoint') },
  { weight: 2, arbitrary: simple('commit') },
  { weight: 2, arbitrary: simple('revert') },
  { weight: 4, arbitrary: simple('seal') },
  { weight: 2, arbitrary: simple('undo') },
  { weight: 1, arbitrary: simple('wipe') },
  { weight: 1, arbitrary: simple('reload') },
  { weight: 2, arbitrary: counted('rewind') },
  { weight: 2, arbitrary: simple('forward') },
  { weight: 1, arbitrary: counted('forget') },
);

type Pair = { state: WorldState; naive: NaiveState };

/** How each table is written, and the name of the row in the naive state. */
const writers: ((state: WorldState, entry: Put, address: HexAddress, slot: string) => string)[] = [
  (state, { value }, address) => {
    if (value === undefined) state.deleteAccount(address);
    else state.putAccount(newAccount(address, value));
    return `account ${address}`;
  },
  (state, { value }, address) => {
    state.putCode(address, value === undefined ? new Uint8Array(0) : Uint8Array.of(value));
    return `code ${address}`;
  },
  (state, { value }, _address, slot) => {
    state.putProperty(slot, value === undefined ? undefined : BigInt(value));
    return `property ${slot}`;
  },
];
const writeSlot: (typeof writers)[number] = (state, { value }, address, slot) => {
  state.putSlot(address, slot, value === undefined ? undefined : Uint8Array.of(value));
  return `slot ${address} ${slot}`;
};

function put({ state, naive }: Pair, entry: Put): void {
  const writer = writers[entry.table] ?? writeSlot;
  const key = writer(state, entry, ADDRESSES[entry.at]!, SLOTS[entry.slot]!);
  if (entry.value === undefined) naive.rows.delete(key);
  else naive.rows.set(key, String(entry.value));
}

function visible(state: WorldState): [string, string][] {
  const rows: [string, string][] = [];
  const note = (key: string, value: unknown) => {
    if (value !== undefined) rows.push([key, String(value)]);
  };
  for (const address of ADDRESSES) {
    note(`account ${address}`, state.account(address)?.createTime);
    note(`code ${address}`, state.code(address)[0]);
    for (const slot of SLOTS) note(`slot ${address} ${slot}`, state.slot(address, slot)?.[0]);
  }
  for (const slot of SLOTS) note(`property ${slot}`, state.property(slot));
  return rows.sort();
}

/** Commands that make no sense at this moment are skipped, so every sequence is valid. */
const steps: Record<Simple['do'], (pair: Pair) => void> = {
  wipe: ({ state, naive }) => {
    const address = ADDRESSES[0]!;
    state.deleteContract(address);
    const gone = (key: string) => key === `code ${address}` || key.startsWith(`slot ${address}`);
    naive.rows = new Map([...naive.rows].filter(([key]) => !gone(key)));
  },
  checkpoint: ({ state, naive }) => {
    state.checkpoint();
    naive.checkpoints.push(new Map(naive.rows));
  },
  commit: ({ state, naive }) => {
    if (naive.checkpoints.pop() !== undefined) state.commit();
  },
  revert: ({ state, naive }) => {
    const saved = naive.checkpoints.pop();
    if (saved === undefined) return;
    state.revert();
    naive.rows = saved;
  },
  seal: ({ state, naive }) => {
    if (naive.rewound !== undefined || naive.checkpoints.length > 0) return;
    state.sealBlock();
    naive.blocks.push(naive.sealed);
    naive.sealed = new Map(naive.rows);
  },
  undo: ({ state, naive }) => {
    if (naive.rewound !== undefined || naive.blocks.length === 0) return;
    state.undoBlock();
    naive.sealed = naive.blocks.pop()!;
    naive.show(naive.sealed);
  },
  forward: ({ state, naive }) => {
    if (naive.rewound === undefined) return;
    state.forward();
    naive.show(naive.rewound);
    naive.rewound = undefined;
  },
  reload: (pair) => {
    if (pair.naive.rewound !== undefined) return;
    pair.state.discard();
    pair.naive.show(pair.naive.sealed);
    pair.naive.blocks = [];
    const copy = WorldState.import(pair.state.export());
    expect(copy.digest()).toBe(pair.state.digest());
    expect(copy.stateHash()).toBe(pair.state.stateHash());
    pair.state = copy;
  },
};

function rewind({ state, naive }: Pair, blocks: number): void {
  if (naive.rewound !== undefined || blocks > naive.blocks.length) return;
  state.discard();
  state.rewind(blocks);
  naive.rewound = naive.sealed;
  naive.show(blocks === 0 ? naive.sealed : naive.blocks.at(-blocks)!);
}

function forget({ state, naive }: Pair, blocks: number): void {
  if (naive.rewound !== undefined) return;
  state.forgetBefore(blocks);
  naive.blocks = naive.blocks.slice(Math.max(0, naive.blocks.length - blocks));
  expect(state.blocksUndoable()).toBe(naive.blocks.length);
}

function step(pair: Pair, entry: Command): void {
  if (entry.do === 'put') put(pair, entry);
  else if (entry.do === 'rewind') rewind(pair, entry.blocks);
  else if (entry.do === 'forget') forget(pair, entry.blocks);
  else steps[entry.do](pair);
}

describe('WorldState', () => {
  it('equals a copy-everything model under any sequence of writes, checkpoints and blocks', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 80 }), (commands) => {
        const pair = { state: new WorldState(), naive: new NaiveState() };
        for (const entry of commands) {
          step(pair, entry);
          expect(visible(pair.state)).toEqual([...pair.naive.rows].sort());
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('hashes net changes only: how a block reached its end does not matter', () => {
    const [address] = ADDRESSES as [HexAddress];
    const direct = new WorldState();
    direct.putProperty('burned', 2n);
    const detour = new WorldState();
    detour.putProperty('burned', 1n);
    detour.putCode(address, Uint8Array.of(1));
    detour.checkpoint();
    detour.putProperty('burned', 2n);
    detour.commit();
    detour.putCode(address, new Uint8Array(0));
    expect(detour.sealBlock()).toBe(direct.sealBlock());
    expect(detour.sealBlock()).toBe(direct.sealBlock());
    expect(detour.digest()).toBe(direct.digest());
  });

  it('hashes the history: equal content reached through other blocks has another running hash', () => {
    const direct = new WorldState();
    direct.putProperty('burned', 2n);
    direct.sealBlock();
    const stepwise = new WorldState();
    stepwise.putProperty('burned', 1n);
    stepwise.sealBlock();
    stepwise.putProperty('burned', 2n);
    stepwise.sealBlock();
    expect(stepwise.digest()).toBe(direct.digest());
    expect(stepwise.stateHash()).not.toBe(direct.stateHash());
  });

  it('refuses to seal inside a checkpoint or a rewound state', () => {
    const state = new WorldState();
    state.sealBlock();
    state.checkpoint();
    expect(() => state.sealBlock()).toThrow('checkpoint');
    state.revert();
    state.rewind(1);
    expect(() => state.sealBlock()).toThrow('rewound');
  });
});
