import { describe, expect, it } from 'vitest';
import { chainOn } from '../../test/chain-on-journal.ts';
import { transferOf } from '../../test/signed.ts';
import { ControlRefused } from './control-refused.ts';
import { ChainStopped } from './core.ts';

describe('a chain whose disk fails', () => {
  it('does not acknowledge the block, and stops', async () => {
    const failure = new Error('no space left');
    const append = () => Promise.reject(failure);
    const { core, chain, control, accounts } = await chainOn({ append });
    const [, alice, bob] = accounts;
    const send = () => chain.submit(transferOf(chain, alice!, bob!.address, 5n));
    await expect(send()).rejects.toMatchObject({ name: 'ChainStopped', cause: failure });
    await expect(send()).rejects.toThrow(ChainStopped);
    await expect(control.mine()).rejects.toThrow('cannot write blocks');
    expect(await core.fault).toMatchObject({ cause: failure });
  });
});

describe('acknowledgement', () => {
  it('waits for the disk, while the next transaction is already executed', async () => {
    const written: (() => void)[] = [];
    const append = () => new Promise<void>((resolve) => written.push(resolve));
    const { chain, accounts } = await chainOn({ append });
    const [, alice, bob] = accounts;
    const acknowledged: number[] = [];
    const send = (which: number) =>
      chain
        .submit(transferOf(chain, alice!, bob!.address, 5n))
        .then(() => acknowledged.push(which));
    const [first, second] = [send(1), send(2)];
    await chain.read('head', () => undefined);
    expect(chain.head().number).toBe(2);
    expect(acknowledged).toEqual([]);
    written[0]!();
    await first;
    expect(acknowledged).toEqual([1]);
    written[1]!();
    await second;
    expect(acknowledged).toEqual([1, 2]);
  });
});

describe('finality', () => {
  it('waits for the disk: what a crash could take back is not solid', async () => {
    const written: (() => void)[] = [];
    const append = () => new Promise<void>((resolve) => written.push(resolve));
    const { core, chain, control } = await chainOn({ append });
    core.solidLag = 1;
    const mined = [control.mine(), control.mine(), control.mine()];
    await chain.read('head', () => undefined);
    expect([chain.head().number, chain.solidNumber()]).toEqual([3, 0]);
    // The state of the solid block can be read, however far it lies back.
    expect(await chain.read('solid', () => 'read')).toBe('read');
    written[0]!();
    await mined[0];
    expect(chain.solidNumber()).toBe(1);
    const blocks = Array.from({ length: 3 }, () => ({ transactions: [] }));
    const replaced = control.reorganise({ depth: 2, blocks });
    await chain.read('head', () => undefined);
    written[1]!();
    written[2]!();
    await Promise.all(mined);
    // Blocks 2 and 3 were written, and those that took their place were not.
    expect([chain.head().number, chain.solidNumber()]).toEqual([4, 1]);
    written[3]!();
    await replaced;
    expect(chain.solidNumber()).toBe(3);
  });
});

describe('hooks', () => {
  it('refuse edits that no state could hold, and go on', async () => {
    const { control, accounts } = await chainOn({ append: () => Promise.resolve() });
    const { address } = accounts[0]!;
    const value = new Uint8Array(32);
    const bad = [
      { kind: 'balance', address, balance: -1n },
      { kind: 'balance', address, balance: 1n << 63n },
      { kind: 'balance', address: 'TRON' as typeof address, balance: 1n },
      { kind: 'slot', address, slot: '0', value },
      { kind: 'slot', address, slot: '0'.repeat(64), value: value.subarray(1) },
      { kind: 'stake', address, net: -1n, energy: 0n },
    ] as const;
    for (const edit of bad) await expect(control.edit([edit])).rejects.toThrow(ControlRefused);
    await expect(control.mine(0)).rejects.toThrow(ControlRefused);
    await expect(control.mine(1_000_000)).rejects.toThrow(ControlRefused);
    expect((await control.mine()).number).toBe(1);
  });
});
