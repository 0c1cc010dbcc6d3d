import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { type Answer, type Node, startNode } from './node.ts';

const coin = compile('Coin');
const TRX = 1_000_000;

let node: Node;
let token: string;
const transfers: string[] = [];

beforeAll(async () => {
  node = await startNode();
  const { tronWeb, account } = node;
  const draft = await tronWeb.transactionBuilder.createSmartContract(
    { ...coin, feeLimit: 1_000 * TRX, parameters: [1_000_000] },
    account(0).address,
  );
  await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(draft));
  token = tronWeb.address.fromHex(draft.contract_address);
  const contract: Answer = tronWeb.contract(coin.abi, token);
  for (const amount of [10, 20, 30]) {
    transfers.push(
      await contract.transfer(account(1).address, amount).send({ feeLimit: 100 * TRX }),
    );
  }
  await tronWeb.trx.sendTransaction(account(1).address, 5 * TRX);
});
afterAll(() => node.devnet.close());

describe('an account', () => {
  test('is printed as java-tron prints it', async () => {
    const { tronWeb, account, devnet } = node;
    const me = await tronWeb.trx.getAccount(account(1).address);
    const permission = { threshold: 1, keys: [{ address: account(1).hex, weight: 1 }] };
    const { genesisTime } = devnet.chain;
    expect(me).toEqual({
      address: account(1).hex,
      balance: 1_000_005_000_000,
      create_time: genesisTime,
      latest_consume_time: genesisTime,
      latest_consume_free_time: genesisTime,
      net_window_size: 28_800_000,
      net_window_optimized: true,
      account_resource: {
        latest_consume_time_for_energy: genesisTime,
        energy_window_size: 28_800_000,
        energy_window_optimized: true,
      },
      owner_permission: { permission_name: 'owner', ...permission },
      active_permission: [
        {
          type: 'Active',
          id: 2,
          permission_name: 'active',
          operations: '7fff1fc0033efb0f'.padEnd(64, '0'),
          ...permission,
        },
      ],
      frozenV2: [{}, { type: 'ENERGY' }, { type: 'TRON_POWER' }],
      asset_optimized: true,
    });
  });

  test('in base58 when visible, by GET or POST, and {} when there is none', async () => {
    const { get, post, account } = node;
    const { address, hex } = account(1);
    const shown = await post('wallet/getaccount', { address, visible: true });
    expect(shown).toMatchObject({ address, owner_permission: { keys: [{ address, weight: 1 }] } });
    expect(await get(`wallet/getaccount?address=${address}&visible=true`)).toEqual(shown);
    expect(await get(`walletsolidity/getaccount?address=${hex}`)).toMatchObject({ address: hex });
    expect(await post('wallet/getaccount', { address: `41${'00'.repeat(20)}` })).toEqual({});
    expect(await post('wallet/getaccount', {})).toEqual({});
    expect(await post('wallet/getaccount', { address })).toEqual({
      Error:
        'class org.tron.core.services.http.JsonFormat$ParseException : 1:12: INVALID hex String',
    });
  });

  test('of a contract has its type and no permissions', async () => {
    const { tronWeb } = node;
    const contract = (await tronWeb.trx.getAccount(token)) as Answer;
    expect(contract.type).toBe('Contract');
    expect(contract.owner_permission).toBeUndefined();
    expect(await tronWeb.trx.getBalance(token)).toBe(0);
  });

  test('shows its bandwidth and energy', async () => {
    const { tronWeb, account } = node;
    const resources = await tronWeb.trx.getAccountResources(account(1).address);
    expect(resources).toEqual({
      freeNetLimit: 600,
      TotalNetLimit: 43_200_000_000,
      TotalEnergyLimit: expect.any(Number),
    });
    const sender = (await tronWeb.trx.getAccountResources(account(0).address)) as Answer;
    const left = await tronWeb.trx.getBandwidth(account(0).address);
    expect(left).toBe(600 - (sender.freeNetUsed ?? 0));
    expect(
      await tronWeb.trx.getBandwidth(tronWeb.utils.accounts.generateAccount().address.base58),
    ).toBe(0);
  });

  test('with a stake shows it and the resources that it gives', async () => {
    const { tronWeb, account, devnet } = node;
    const address = devnet.accounts[4]!.address;
    await devnet.edit([{ kind: 'stake', address, net: 3_000_000n, energy: 5_000_000n }]);
    const staked = (await tronWeb.trx.getAccount(account(3).address)) as Answer;
    expect(staked.frozenV2).toEqual([
      { amount: 3_000_000 },
      { type: 'ENERGY', amount: 5_000_000 },
      { type: 'TRON_POWER' },
    ]);
    const resources = (await tronWeb.trx.getAccountResources(account(3).address)) as Answer;
    expect(resources).toMatchObject({ TotalNetWeight: 3, TotalEnergyWeight: 5 });
    expect(resources.NetLimit).toBe(resources.TotalNetLimit);
    expect(resources.EnergyLimit).toBe(resources.TotalEnergyLimit);
  });

  test('can be named and made by its own transactions', async () => {
    const { tronWeb, account, post } = node;
    const send = async (draft: Promise<Answer>) =>
      tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(await draft));
    await send(tronWeb.transactionBuilder.updateAccount('shopkeeper', account(0).address));
    const named = { address: account(0).address, visible: true };
    expect(await post('wallet/getaccount', named)).toMatchObject({ account_name: 'shopkeeper' });
    const { address } = tronWeb.utils.accounts.generateAccount();
    await send(tronWeb.transactionBuilder.createAccount(address.base58, account(0).address));
    expect(await tronWeb.trx.getAccount(address.base58)).toHaveProperty('create_time');
    for (const [route, fields] of [
      ['createaccount', { account_address: tronWeb.utils.accounts.generateAccount().address.hex }],
      ['updateaccount', { account_name: '6e6577' }],
    ] as const) {
      const draft = await post(`wallet/${route}`, {
        owner_address: account(2).hex,
        ...fields,
      });
      expect(tronWeb.utils.transaction.txCheck(draft)).toBe(true);
    }
  });
});

describe('/v1/accounts', () => {
  test('gives the account with its TRC-20 balances', async () => {
    const { get, account } = node;
    const answer = await get(`v1/accounts/${account(1).address}`);
    expect(answer).toMatchObject({
      success: true,
      meta: { page_size: 1 },
      data: [{ address: account(1).hex, trc20: [{ [token]: '60' }] }],
    });
    const nobody = await get(`v1/accounts/41${'00'.repeat(20)}`);
    expect(nobody.data).toEqual([]);
  });

  test('lists transactions with their costs, by direction', async () => {
    const { get, account } = node;
    const list = async (query: string) =>
      (await get(`v1/accounts/${account(0).address}/transactions?${query}`)).data;
    const all = await list('limit=200');
    expect(all.map(({ txID }: Answer) => txID)).toEqual(expect.arrayContaining(transfers));
    expect(all[0]).toMatchObject({
      ret: [{ contractRet: 'SUCCESS', fee: expect.any(Number) }],
      energy_usage_total: expect.any(Number),
      internal_transactions: [],
      raw_data: { contract: [expect.anything()] },
    });
    expect(await list('only_to=true')).toEqual([]);
    expect(await list('only_from=true&limit=200')).toHaveLength(all.length);
    expect(await list('only_unconfirmed=true')).toEqual([]);
  });

  test('lists TRC-20 transfers with the token they are of', async () => {
    const { get, account } = node;
    const path = `v1/accounts/${account(1).address}/transactions/trc20`;
    const { data, meta } = await get(`${path}?limit=2`);
    expect(data).toEqual(
      [30, 20].map((value, index) => ({
        transaction_id: transfers[2 - index],
        token_info: { symbol: 'TC', address: token, decimals: 6, name: 'Test Coin' },
        block_timestamp: expect.any(Number),
        from: account(0).address,
        to: account(1).address,
        type: 'Transfer',
        value: String(value),
      })),
    );
    const rest = await get(`${path}?limit=2&fingerprint=${meta.fingerprint}`);
    expect(rest.data.map(({ value }: Answer) => value)).toEqual(['10']);
    expect((await get(`${path}?only_from=true`)).data).toEqual([]);
    expect((await get(`${path}?contract_address=${account(3).address}`)).data).toEqual([]);
  });

  test('a TRC-20 transfer of the standard shape takes 345 bandwidth', async () => {
    const info = await node.tronWeb.trx.getTransactionInfo(transfers[2]!);
    expect(info.receipt).toMatchObject({ result: 'SUCCESS' });
    expect((info.receipt as Answer).net_usage ?? (info.receipt as Answer).net_fee / 1000).toBe(345);
  });
});
