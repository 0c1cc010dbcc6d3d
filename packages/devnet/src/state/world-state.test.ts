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
}

type Command =
  | { do: 'put'; table: number; at: number; slot: number; value: number | undefined }
  | { do: 'checkpoint' | 'commit' | 'revert' | 'seal' | 'undo' | 'forward' | 'wipe' | 'reload' }
  | { do: 'rewind' | 'forget'; blocks: number };

const plain = (name: Exclude<Command['do'], 'put' | 'rewind' | 'forget'>) =>
  fc.constant<Command>({ do: name });
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant<'put'>('put'),
      table: fc.nat(4),
      at: fc.nat(2),
      slot: fc.nat(1),
      value: fc.option(fc.nat(3), { nil: undefined }),
    }),
  },
  { weight: 3, arbitrary: plain('checkpoint') },
  { weight: 2, arbitrary: plain('commit') },
  { weight: 2, arbitrary: plain('revert') },
  { weight: 4, arbitrary: plain('seal') },
  { weight: 2, arbitrary: plain('undo') },
  { weight: 1, arbitrary: plain('wipe') },
  { weight: 1, arbitrary: plain('reload') },
  { weight: 2, arbitrary: fc.record({ do: fc.constant<'rewind'>('rewind'), blocks: fc.nat(3) }) },
  { weight: 2, arbitrary: plain('forward') },
  { weight: 1, arbitrary: fc.record({ do: fc.constant<'forget'>('forget'), blocks: fc.nat(4) }) },
);

function put(state: WorldState, naive: NaiveState, entry: Command & { do: 'put' }): void {
  const address = ADDRESSES[entry.at]!;
  const slot = SLOTS[entry.slot]!;
  const bytes = entry.value === undefined ? undefined : Uint8Array.of(entry.value);
  const record = (key: string) =>
    entry.value === undefined ? naive.rows.delete(key) : naive.rows.set(key, String(entry.value));
  if (entry.table === 0) {
    if (entry.value === undefined) state.deleteAccount(address);
    else state.putAccount(newAccount(address, entry.value));
    record(`account ${address}`);
  } else if (entry.table === 1) {
    state.putCode(address, bytes ?? new Uint8Array(0));
    record(`code ${address}`);
  } else if (entry.table === 2) {
    state.putProperty(slot, entry.value === undefined ? undefined : BigInt(entry.value));
    record(`property ${slot}`);
  } else {
    state.putSlot(address, slot, bytes);
    record(`slot ${address} ${slot}`);
  }
}

function visible(state: WorldState): Map<string, string> {
  const rows = new Map<string, string>();
  const note = (key: string, value: unknown) =>
    value === undefined ? undefined : rows.set(key, String(value));
  for (const address of ADDRESSES) {
    note(`account ${address}`, state.account(address)?.createTime);
    const code = state.code(address);
    note(`code ${address}`, code.length === 0 ? undefined : code[0]);
    for (const slot of SLOTS) note(`slot ${address} ${slot}`, state.slot(address, slot)?.[0]);
  }
  for (const slot of SLOTS) note(`property ${slot}`, state.property(slot));
  return rows;
}

const sorted = (rows: Map<string, string>) => [...rows].sort();

/** Commands that make no sense at this moment are skipped, so every sequence is valid. */
function step(state: WorldState, naive: NaiveState, entry: Command): WorldState {
  const rewound = naive.rewound !== undefined;
  switch (entry.do) {
    case 'put':
      put(state, naive, entry);
      break;
    case 'wipe': {
      const address = ADDRESSES[0]!;
      state.deleteContract(address);
      for (const key of [...naive.rows.keys()]) {
        if (key === `code ${address}` || key.startsWith(`slot ${address}`)) naive.rows.delete(key);
      }
      break;
    }
    case 'checkpoint':
      state.checkpoint();
      naive.checkpoints.push(new Map(naive.rows));
      break;
    case 'commit':
      if (naive.checkpoints.pop() !== undefined) state.commit();
      break;
    case 'revert': {
      const saved = naive.checkpoints.pop();
      if (saved === undefined) break;
      state.revert();
      naive.rows = saved;
      break;
    }
    case 'seal':
      if (rewound || naive.checkpoints.length > 0) break;
      state.sealBlock();
      naive.blocks.push(naive.sealed);
      naive.sealed = new Map(naive.rows);
      break;
    case 'undo':
      if (rewound || naive.blocks.length === 0) break;
      state.undoBlock();
      naive.checkpoints = [];
      naive.sealed = naive.blocks.pop()!;
      naive.rows = new Map(naive.sealed);
      break;
    case 'rewind':
      if (rewound || entry.blocks > naive.blocks.length) break;
      state.discard();
      naive.checkpoints = [];
      naive.rewound = naive.sealed;
      state.rewind(entry.blocks);
      naive.rows = new Map(entry.blocks === 0 ? naive.sealed : naive.blocks.at(-entry.blocks)!);
      break;
    case 'forward':
      if (!rewound) break;
      state.forward();
      naive.checkpoints = [];
      naive.rows = new Map(naive.rewound);
      naive.rewound = undefined;
      break;
    case 'forget':
      if (rewound) break;
      state.forgetBefore(entry.blocks);
      naive.blocks = naive.blocks.slice(Math.max(0, naive.blocks.length - entry.blocks));
      expect(state.blocksUndoable()).toBe(naive.blocks.length);
      break;
    case 'reload': {
      if (rewound) break;
      state.discard();
      naive.checkpoints = [];
      naive.rows = new Map(naive.sealed);
      naive.blocks = [];
      const copy = WorldState.import(state.export());
      expect(copy.digest()).toBe(state.digest());
      expect(copy.stateHash()).toBe(state.stateHash());
      return copy;
    }
  }
  return state;
}

describe('WorldState', () => {
  it('equals a copy-everything model under any sequence of writes, checkpoints and blocks', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 80 }), (commands) => {
        let state = new WorldState();
        const naive = new NaiveState();
        for (const entry of commands) {
          state = step(state, naive, entry);
          expect(sorted(visible(state))).toEqual(sorted(naive.rows));
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
