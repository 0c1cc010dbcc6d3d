import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transferOf } from '../../../test/signed.ts';
import { createDevnet, type Devnet } from '../../index.ts';
import type { DevnetOptions } from '../../options.ts';

let devnet: Devnet;
beforeAll(async () => {
  devnet = await createDevnet({ port: 0, clock: () => 1_780_000_000_000 });
});
afterAll(() => devnet.close());

/** The result, or the code of the refusal. */
async function call(method: string, ...params: readonly unknown[]): Promise<unknown> {
  return ask(devnet, method, params);
}

async function ask({ url }: Devnet, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(`${url}/jsonrpc`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = (await response.json()) as {
    result?: unknown;
    error?: { code: number };
  };
  return error?.code ?? result;
}

const evm = (index: number) => `0x${devnet.accounts[index]!.address.slice(2)}`;

test('metadata tells chain, head and this very start', async () => {
  const { number, id } = devnet.chain.head();
  expect(await call('hardhat_metadata')).toEqual({
    clientVersion: 'vellum-devnet',
    chainId: Number(await call('eth_chainId')),
    instanceId: await call('tre_instanceId'),
    latestBlockNumber: number,
    latestBlockHash: `0x${id}`,
  });
});

describe('hardhat_mine', () => {
  test('makes blocks a second apart unless told otherwise', async () => {
    const first = devnet.chain.head();
    expect(await call('hardhat_mine', '0x4')).toBe(true);
    const spaced = devnet.chain.head();
    expect(spaced.number).toBe(first.number + 4);
    expect(spaced.timestamp - devnet.chain.blockByNumber(first.number + 1)!.timestamp).toBe(3_000);
    await call('hardhat_mine', '0x3', '0x3c');
    const apart = devnet.chain.head();
    expect(apart.timestamp - devnet.chain.blockByNumber(apart.number - 2)!.timestamp).toBe(120_000);
    expect(devnet.chain.now()).toBe(apart.timestamp);
    await call('hardhat_mine');
    expect(devnet.chain.head().number).toBe(apart.number + 1);
  });

  test('refuses what would take too long or lead beyond time', async () => {
    const { id } = devnet.chain.head();
    expect(await call('hardhat_mine', '0x2711')).toBe(-32602);
    expect(await call('hardhat_mine', '0x2', '0xffffffffff')).toBe(-32602);
    expect(await call('hardhat_mine', '0x0')).toBe(true);
    expect(devnet.chain.head().id).toBe(id);
  });
});

test('balance, code and storage are written and read back as Hardhat users do', async () => {
  expect(await call('hardhat_setBalance', evm(3), '0x3e8')).toBe(true);
  expect(await call('eth_getBalance', evm(3), 'latest')).toBe('0x3e8');
  expect(await call('hardhat_setCode', evm(4), '0xbaddad42')).toBe(true);
  expect(await call('eth_getCode', evm(4), 'latest')).toBe('0xbaddad42');
  const value = `0x${'7'.padStart(64, '0')}`;
  expect(await call('hardhat_setStorageAt', evm(4), '0x5', value)).toBe(true);
  expect(await call('eth_getStorageAt', evm(4), '0x5', 'latest')).toBe(value);
});

describe('impersonation', () => {
  const send = async ({ chain, accounts }: Devnet) => {
    const [, owner, stranger, receiver] = accounts;
    const options = { keys: [stranger!.privateKey] };
    return (await chain.submit(transferOf(chain, owner!, receiver!.address, 1n, options))).code;
  };

  test('lasts until it is stopped', async () => {
    expect(await send(devnet)).toBe('SIGERROR');
    expect(await call('hardhat_impersonateAccount', evm(1))).toBe(true);
    expect(await send(devnet)).toBe('SUCCESS');
    expect(await call('hardhat_stopImpersonatingAccount', evm(1))).toBe(true);
    expect(await send(devnet)).toBe('SIGERROR');
    expect(await call('hardhat_stopImpersonatingAccount', evm(1))).toBe(false);
  });

  const open: readonly (readonly [string, DevnetOptions])[] = [
    ['on every interface', { host: '0.0.0.0' }],
    ['for machines that may use the hooks', { remoteAdmin: true }],
    ['for pages of other sites', { allowedOrigins: ['https://app.example'] }],
  ];
  test.each(open)('does not exist on a chain that was started %s', async (_, options) => {
    const shared = await createDevnet({ port: 0, ...options });
    const url = shared.url!.replace('0.0.0.0', '127.0.0.1');
    const owner = shared.accounts[1]!.address;
    for (const [method, argument] of [
      ['tre_impersonateAccount', owner],
      ['hardhat_impersonateAccount', owner],
      ['tre_unlockedAccounts', [owner]],
    ] as const) {
      expect(await ask({ url } as Devnet, method, [argument])).toBe(-32601);
    }
    expect(await ask({ url } as Devnet, 'evm_mine', [])).toBe('0');
    expect(await send(shared)).toBe('SIGERROR');
    await shared.close();
  });
});

test('what TRON has no counterpart for does not exist', async () => {
  for (const method of [
    'hardhat_setNonce',
    'hardhat_reset',
    'hardhat_setCoinbase',
    'hardhat_setPrevRandao',
    'hardhat_setMinGasPrice',
    'hardhat_setNextBlockBaseFeePerGas',
    'hardhat_dropTransaction',
    'evm_setBlockGasLimit',
    'debug_traceTransaction',
  ]) {
    expect(await call(method, evm(1), '0x1')).toBe(-32601);
  }
});
