import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { type Answer, type Node, startNode, textOf } from './node.ts';

const shop = compile('Shop');
const coin = compile('Coin');
const TRX = 1_000_000;

let node: Node;
let address: string;
let deployTxid: string;

beforeAll(async () => {
  node = await startNode();
  const { tronWeb, account } = node;
  const draft = await tronWeb.transactionBuilder.createSmartContract(
    {
      ...shop,
      feeLimit: 1_000 * TRX,
      callValue: 3 * TRX,
      userFeePercentage: 40,
      originEnergyLimit: 1_000_000,
      name: 'Shop',
      parameters: ['Corner', [0, 5 * TRX]],
    },
    account(0).address,
  );
  address = draft.contract_address;
  const sent = await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(draft));
  deployTxid = sent.txid;
});
afterAll(() => node.devnet.close());

const contract = () => node.tronWeb.contract(shop.abi, address) as Answer;

describe('deploying', () => {
  test('gives the address that TronWeb predicts', async () => {
    const info = await node.tronWeb.trx.getTransactionInfo(deployTxid);
    expect(info).toMatchObject({ contract_address: address, receipt: { result: 'SUCCESS' } });
    expect(await node.tronWeb.trx.getBalance(address)).toBe(3 * TRX);
  });

  test('records what was given, and the ABI can be loaded from the chain', async () => {
    const { tronWeb, account } = node;
    const stored = await tronWeb.trx.getContract(address);
    expect(stored).toMatchObject({
      contract_address: address,
      origin_address: account(0).hex,
      name: 'Shop',
      consume_user_resource_percent: 40,
      origin_energy_limit: 1_000_000,
      call_value: 3 * TRX,
      version: 1,
    });
    // The node keeps no id of the deployment.
    expect(stored).not.toHaveProperty('trx_hash');
    expect(stored.bytecode.startsWith(shop.bytecode)).toBe(true);
    expect(stored.abi.entrys.map(({ name }: { name?: string }) => name)).toContain('NotForSale');
    const info = await tronWeb.trx.getContractInfo(address);
    expect(info.smart_contract).toEqual(stored);
    expect(shop.bytecode).toContain(info.runtimecode.slice(0, 200));
  });

  test('through the node builds what TronWeb builds', async () => {
    const { post, tronWeb, account } = node;
    const draft = await post('wallet/deploycontract', {
      owner_address: account(0).hex,
      abi: JSON.stringify(coin.abi),
      bytecode: coin.bytecode,
      parameter: 'f4240'.padStart(64, '0'),
      name: 'Coin',
      fee_limit: 500 * TRX,
      consume_user_resource_percent: 100,
      origin_energy_limit: 10_000_000,
    });
    expect(tronWeb.utils.transaction.txCheck(draft)).toBe(true);
    const { txid } = await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(draft));
    expect(await tronWeb.trx.getTransactionInfo(txid)).toMatchObject({
      contract_address: draft.contract_address,
      receipt: { result: 'SUCCESS' },
    });
    const loaded = await tronWeb.contract().at(draft.contract_address);
    expect(await loaded['balanceOf'](account(0).address).call()).toBe(1_000_000n);
  });

  test('with a fee limit that is too low burns it all and leaves no contract', async () => {
    const { tronWeb, account } = node;
    const draft = await tronWeb.transactionBuilder.createSmartContract(
      { ...coin, feeLimit: 10 * TRX, parameters: [1] },
      account(0).address,
    );
    const { txid } = await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(draft));
    const info = await tronWeb.trx.getTransactionInfo(txid);
    expect(info).toMatchObject({
      result: 'FAILED',
      receipt: { result: 'OUT_OF_ENERGY', energy_fee: 10 * TRX, energy_usage_total: 100_000 },
    });
    for (const path of ['wallet/getcontract', 'wallet/getcontractinfo']) {
      expect(await node.post(path, { value: draft.contract_address }), path).toEqual({});
    }
  });
});

describe('constant calls', () => {
  test('are decoded in the untyped form', async () => {
    expect(await contract().title().call()).toBe('Corner');
    expect(await contract().sum(2, 3).call()).toBe(5n);
    const described = await contract().describe(1).call();
    expect([described.name, described.price]).toEqual(['Corner', 5_000_000n]);
    expect((await contract().item(1).call()).price).toBe(5_000_000n);
  });

  test('are decoded in the typed form', async () => {
    expect(await contract().read.title()).toBe('Corner');
    expect(await contract().read.prices([1])).toBe(5_000_000n);
    expect(await contract().read['sum(uint256,uint256)']([40, 2])).toBe(42n);
  });

  test('on the confirmed node give the same', async () => {
    const result = await node.tronWeb.transactionBuilder.triggerConfirmedConstantContract(
      address,
      'prices(uint256)',
      {},
      [{ type: 'uint256', value: 1 }],
    );
    expect(BigInt(`0x${result.constant_result![0]}`)).toBe(5_000_000n);
  });

  test("have java-tron's shape", async () => {
    const { post, account } = node;
    const answer = await post('wallet/triggerconstantcontract', {
      owner_address: account(0).hex,
      contract_address: address,
      function_selector: 'sum(uint256,uint256)',
      parameter: '1'.padStart(64, '0') + '2'.padStart(64, '0'),
    });
    expect(answer).toEqual({
      result: { result: true },
      energy_used: answer.energy_used,
      constant_result: ['3'.padStart(64, '0')],
      transaction: {
        ret: [{}],
        visible: false,
        txID: expect.stringMatching(/^[0-9a-f]{64}$/),
        raw_data: expect.objectContaining({ contract: [expect.anything()] }),
        raw_data_hex: expect.stringMatching(/^[0-9a-f]+$/),
      },
    });
  });

  test('that revert keep the data, from which the custom error is decoded', async () => {
    const { post, account, tronWeb } = node;
    await expect(contract().quote(0).call()).rejects.toThrow('REVERT opcode executed');
    const answer = await post('wallet/triggerconstantcontract', {
      owner_address: account(1).hex,
      contract_address: address,
      function_selector: 'quote(uint256)',
      parameter: '0'.repeat(64),
    });
    expect(answer).toMatchObject({
      result: { result: true, message: Buffer.from('REVERT opcode executed').toString('hex') },
      transaction: { ret: [{ ret: 'FAILED' }] },
    });
    const decoded = new tronWeb.utils.ethersUtils.Interface(shop.abi).parseError(
      `0x${answer.constant_result[0]}`,
    )!;
    expect(decoded.name).toBe('NotForSale');
    expect(decoded.args[0]).toBe(0n);
    expect(decoded.args[1].slice(2).toLowerCase()).toBe(account(1).hex.slice(2));
  });

  test('to nowhere, or without an end, are refused inside the result', async () => {
    const { post, account } = node;
    const call = (fields: object) =>
      post('wallet/triggerconstantcontract', { owner_address: account(0).hex, ...fields });
    const missing = await call({
      contract_address: account(5).hex,
      function_selector: 'title()',
    });
    expect(missing).toEqual({
      result: { code: 'CONTRACT_VALIDATE_ERROR', message: expect.any(String) },
    });
    expect(textOf(missing.result.message)).toContain('Smart contract is not exist.');
    const unset = await call({ function_selector: 'title()' });
    expect(unset.result.code).toBe('OTHER_ERROR');
    expect(textOf(unset.result.message)).toBe(
      'class java.security.InvalidParameterException : At least one of contract_address and data must be set.',
    );
    const invalid = await call({ contract_address: address, data: 'zz' });
    expect(invalid.result.code).toBe('OTHER_ERROR');
  });

  test('sent as a transaction to a view function are answered at once', async () => {
    const { post, account } = node;
    const answer = await post('wallet/triggersmartcontract', {
      owner_address: account(0).hex,
      contract_address: address,
      function_selector: 'title()',
    });
    expect(answer).toHaveProperty('constant_result');
  });
});

describe('sending', () => {
  test('with value and fee limit returns the change, and polling gives the result', async () => {
    const { tronWeb } = node;
    const before = await tronWeb.trx.getBalance(address);
    const [change] = await contract()
      .buy(1, 'two please')
      .send({ callValue: 7 * TRX, feeLimit: 100 * TRX, shouldPollResponse: true });
    expect(change).toBe(BigInt(2 * TRX));
    expect(await tronWeb.trx.getBalance(address)).toBe(before + 5 * TRX);
  });

  test('in the typed form returns the id, from another account too', async () => {
    const { tronWeb, account } = node;
    const txid = await contract().write.buy([1, 'typed'], {
      value: 5 * TRX,
      feeLimit: 100 * TRX,
      account: account(2).privateKey,
    });
    const info = await tronWeb.trx.getTransactionInfo(txid);
    expect(info).toMatchObject({
      contract_address: address,
      receipt: { result: 'SUCCESS' },
      log: [{ address: address.slice(2), topics: expect.any(Array), data: expect.any(String) }],
    });
    expect(info.log![0]!.topics).toHaveLength(3);
  });

  test('that reverts is paid for and reported by the poll', async () => {
    const { tronWeb } = node;
    const attempt = contract().buy(0, 'nothing').send({ callValue: TRX, shouldPollResponse: true });
    const error: Answer = await attempt.then(
      () => expect.unreachable(),
      (reason: unknown) => reason,
    );
    expect(error.message).toBe('REVERT opcode executed');
    const info = await tronWeb.trx.getTransactionInfo(error.transaction.txID);
    expect(info).toMatchObject({
      result: 'FAILED',
      receipt: { result: 'REVERT' },
      resMessage: Buffer.from('REVERT opcode executed').toString('hex'),
    });
    expect(info.contractResult[0]!.slice(0, 8)).toBe(
      tronWeb.sha3('NotForSale(uint256,address)').slice(2, 10),
    );
    const found = await tronWeb.trx.getTransaction(error.transaction.txID);
    expect(found.ret).toEqual([{ contractRet: 'REVERT' }]);
  });

  test('built locally needs no node but for the reference block', async () => {
    const { tronWeb, account } = node;
    const { transaction } = await tronWeb.transactionBuilder.triggerSmartContract(
      address,
      'buy(uint256,string)',
      { txLocal: true, feeLimit: 100 * TRX, callValue: 5 * TRX },
      [
        { type: 'uint256', value: 1 },
        { type: 'string', value: 'local' },
      ],
      account(0).address,
    );
    const { txid } = await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(transaction));
    expect(await tronWeb.trx.getTransactionInfo(txid)).toMatchObject({
      receipt: { result: 'SUCCESS' },
    });
  });

  test('to a contract that does not exist is refused before it is built', async () => {
    const { tronWeb, account } = node;
    await expect(
      tronWeb.transactionBuilder.triggerSmartContract(account(5).address, 'title()', {}, []),
    ).rejects.toThrow('No contract or not a valid smart contract');
  });
});

describe('estimation', () => {
  const buy = [
    { type: 'uint256', value: 1 },
    { type: 'string', value: 'estimate' },
  ];

  test('gives a limit that is enough, and half of it is not', async () => {
    const { tronWeb, account } = node;
    const { energy_required } = await tronWeb.transactionBuilder.estimateEnergy(
      address,
      'buy(uint256,string)',
      { callValue: 5 * TRX },
      buy,
      account(3).address,
    );
    const price = 100;
    const send = async (feeLimit: number) => {
      const { transaction } = await tronWeb.transactionBuilder.triggerSmartContract(
        address,
        'buy(uint256,string)',
        { callValue: 5 * TRX, feeLimit },
        buy,
        account(3).address,
      );
      const signed = await tronWeb.trx.sign(transaction, account(3).privateKey);
      const { txid } = await tronWeb.trx.sendRawTransaction(signed);
      return (await tronWeb.trx.getTransactionInfo(txid)).receipt.result;
    };
    expect(await send(Math.floor(energy_required / 2 - 1) * price)).toBe('OUT_OF_ENERGY');
    expect(await send(energy_required * price)).toBe('SUCCESS');
  });

  test('of a deployment takes init code without an address', async () => {
    const { tronWeb, account } = node;
    const { energy_required, result } = await tronWeb.transactionBuilder.deployConstantContract({
      input: `${coin.bytecode}${'1'.padStart(64, '0')}`,
      ownerAddress: account(0).address,
    });
    expect(result).toEqual({ result: true });
    expect(energy_required).toBeGreaterThan(100_000);
  });

  test('of a call that fails says why', async () => {
    const { tronWeb } = node;
    await expect(
      tronWeb.transactionBuilder.estimateEnergy(address, 'quote(uint256)', {}, [
        { type: 'uint256', value: 0 },
      ]),
    ).rejects.toThrow('REVERT opcode executed');
  });
});

describe('changing a contract', () => {
  const send = async (draft: Promise<Answer>) => {
    const { tronWeb } = node;
    return tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(await draft));
  };

  test('its settings, energy limit and ABI belong to the deployer', async () => {
    const { tronWeb, account, post } = node;
    const builder = tronWeb.transactionBuilder;
    await send(builder.updateSetting(address, 100, account(0).address));
    await send(builder.updateEnergyLimit(address, 2_000_000, account(0).address));
    await send(builder.clearABI(address, account(0).address));
    const stored = await post('wallet/getcontract', { value: address });
    expect(stored).toMatchObject({
      consume_user_resource_percent: 100,
      origin_energy_limit: 2_000_000,
      abi: {},
    });
    expect(
      await post('wallet/updatesetting', {
        owner_address: account(1).hex,
        contract_address: address,
        consume_user_resource_percent: 1,
      }),
    ).toHaveProperty('Error');
  });
});
