import { fromHexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transferOf } from '../../../test/signed.ts';
import { createDevnet, type Devnet } from '../../index.ts';

let devnet: Devnet;
beforeAll(async () => {
  devnet = await createDevnet({ port: 0 });
});
afterAll(() => devnet.close());

async function rpc(method: string, params?: unknown): Promise<unknown> {
  const response = await fetch(`${devnet.url}/tre`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }),
  });
  return response.json();
}

const result = (value: unknown) => ({ jsonrpc: '2.0', id: 7, result: value });
const failure = (code: number) => ({
  jsonrpc: '2.0',
  id: 7,
  error: expect.objectContaining({ code, message: expect.any(String) }),
});
const target = () => devnet.accounts[2]!.address;

describe("the test node's own methods", () => {
  test('mine blocks', async () => {
    const { number } = devnet.chain.head();
    expect(await rpc('tre_mine', [{ blocks: 3 }])).toEqual(result('0x0'));
    expect(await rpc('tre_mine')).toEqual(result('0x0'));
    expect(devnet.chain.head().number).toBe(number + 4);
  });

  test('set how often blocks are made', async () => {
    expect(await rpc('tre_blockTime', [3])).toEqual(result(true));
    expect(devnet.mining()).toEqual({ mode: 'interval', blockTimeMs: 3_000 });
    expect(await rpc('tre_blockTime', [0])).toEqual(result(true));
    expect(devnet.mining()).toEqual({ mode: 'instant' });
  });

  test('write balance, code and storage', async () => {
    const address = fromHexAddress(target());
    expect(await rpc('tre_setAccountBalance', [address, '0x3e8'])).toEqual(result(true));
    expect(await rpc('tre_setAccountCode', [address, '0xbaddad42'])).toEqual(result(true));
    expect(await rpc('tre_setAccountStorageAt', [address, '0x05', '0xbaddad42'])).toEqual(
      result(true),
    );
    const read = await devnet.chain.read('head', (state) => ({
      balance: state.account(target())?.balance,
      code: toHex(state.code(target())),
      slot: state.slot(target(), '5'.padStart(64, '0')),
    }));
    expect(read).toEqual({
      balance: 1000n,
      code: 'baddad42',
      slot: fromHex('baddad42'.padStart(64, '0')),
    });
  });

  test('take transactions of unlocked accounts whoever signed them', async () => {
    const [owner, stranger, receiver] = devnet.accounts.slice(4);
    const submit = (amount: bigint) => {
      const keys = [stranger!.privateKey];
      return devnet.chain.submit(
        transferOf(devnet.chain, owner!, receiver!.address, amount, { keys }),
      );
    };
    expect(await submit(1n)).toMatchObject({ code: 'SIGERROR' });
    expect(await rpc('tre_unlockedAccounts', [[fromHexAddress(owner!.address)]])).toEqual(
      result(true),
    );
    expect(await submit(2n)).toMatchObject({ code: 'SUCCESS' });
    await devnet.setMining({ mode: 'manual' });
    expect(await submit(3n)).toMatchObject({ code: 'SUCCESS' });
    await devnet.mine();
    expect(devnet.chain.head().transactions).toHaveLength(1);
    await devnet.setMining({ mode: 'instant' });
  });

  test('tell tools what they look for before they use the rest', async () => {
    expect(await rpc('tre_version')).toEqual(result(expect.stringMatching(/oz-tron/)));
    const { result: id } = (await rpc('tre_instanceId')) as { result: string };
    expect(id).toMatch(/^0x[0-9a-f]{64}$/);
    expect(await rpc('tre_instanceId')).toEqual(result(id));
    const other = await createDevnet({ port: 0 });
    const answer = await fetch(`${other.url}/tre`, {
      method: 'POST',
      body: '{"method":"tre_instanceId"}',
    });
    expect(((await answer.json()) as { result: string }).result).not.toBe(id);
    await other.close();
  });

  test('set the time of the next block, which state edits leave alone', async () => {
    const time = devnet.chain.head().timestamp + 86_400_000;
    expect(await rpc('tre_setNextBlockTimestamp', [String(time)])).toEqual(result(true));
    await rpc('tre_setAccountBalance', [target(), 5]);
    expect(devnet.chain.head().timestamp).toBeLessThan(time);
    await rpc('tre_mine');
    expect(devnet.chain.head().timestamp).toBe(time);
    expect(devnet.chain.now()).toBeGreaterThanOrEqual(time);
    await rpc('tre_mine');
    expect(devnet.chain.head().timestamp).toBeGreaterThan(time);
    expect(devnet.chain.head().timestamp).toBeLessThan(time + 60_000);
  });

  test('go back to a snapshot, and free those nobody needs', async () => {
    const { number } = devnet.chain.head();
    const { result: id } = (await rpc('tre_snapshot')) as { result: string };
    expect(id).toMatch(/^0x[1-9a-f][0-9a-f]*$/);
    await rpc('tre_mine', [{ blocks: 2 }]);
    const { result: later } = (await rpc('tre_snapshot')) as { result: string };
    expect(await rpc('tre_dropSnapshot', [later])).toEqual(result(true));
    expect(await rpc('tre_dropSnapshot', [later])).toEqual(result(false));
    expect(await rpc('tre_revert', [later])).toEqual(failure(-32602));
    expect(await rpc('tre_revert', [id])).toEqual(result(true));
    expect(devnet.chain.head().number).toBe(number);
    expect(await rpc('tre_revert', [id])).toEqual(failure(-32602));
  });

  test('read storage from a slot on, the slot itself first', async () => {
    const contract = devnet.accounts[3]!.address;
    for (const slot of ['0x1', '0x7', '0xff']) {
      await rpc('tre_setAccountStorageAt', [contract, slot, `${slot}00`]);
    }
    const key = (digits: string) => digits.padStart(64, '0');
    const entry = (slot: string, value: string) => ({
      [key(slot)]: { key: key(slot), value: key(value) },
    });
    const range = (start: string, limit: number) =>
      rpc('debug_storageRangeAt', [0, 0, fromHexAddress(contract), start, limit]);
    expect(await range('0x7', 1)).toEqual(
      result({ storage: entry('7', '700'), nextKey: key('ff') }),
    );
    expect(await range('0x2', 1)).toEqual(result({ storage: entry('2', '0'), nextKey: key('7') }));
    expect(await range('0x1', 9)).toEqual(
      result({
        storage: { ...entry('1', '100'), ...entry('7', '700'), ...entry('ff', 'ff00') },
        nextKey: null,
      }),
    );
  });

  test('refuse what they cannot do, and change nothing', async () => {
    const before = devnet.chain.head().id;
    const address = fromHexAddress(target());
    for (const [method, params] of [
      ['tre_mine', [{ blocks: 101 }]],
      ['tre_mine', [{ blocks: 0 }]],
      ['tre_mine', {}],
      ['tre_blockTime', [-1]],
      ['tre_blockTime', []],
      ['tre_setAccountBalance', [address, 2 ** 64]],
      ['tre_setAccountBalance', ['nobody', 1]],
      ['tre_unlockedAccounts', [[address, 'nobody']]],
      ['tre_unlockedAccounts', []],
      ['tre_setAccountCode', [address, 'xyz']],
      ['tre_setAccountStorageAt', [address, '0x', '0x1']],
      ['tre_setAccountStorageAt', [address, '0x1', `0x${'1'.repeat(65)}`]],
      ['tre_setNextBlockTimestamp', [String(devnet.chain.head().timestamp)]],
      ['tre_setNextBlockTimestamp', ['99999999999999999']],
      ['tre_setNextBlockTimestamp', []],
      ['tre_revert', ['0x77']],
      ['tre_revert', [null]],
      ['tre_impersonateAccount', ['nobody']],
      ['tre_impersonateAccount', [[address]]],
    ] as const) {
      expect(await rpc(method, params)).toEqual(failure(-32602));
    }
    expect((await fetch(`${devnet.url}/tre?method=tre_mine`)).status).toBe(405);
    expect(await rpc('tre_nothing')).toEqual(failure(-32601));
    expect(await rpc('toString')).toEqual(failure(-32601));
    expect(devnet.chain.head().id).toBe(before);
  });
});
