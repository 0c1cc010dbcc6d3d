import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Node, startNode } from './node.ts';

let node: Node;
let txid: string;

beforeAll(async () => {
  node = await startNode();
  const { tronWeb, account } = node;
  txid = (await tronWeb.trx.sendTransaction(account(1).address, 1)).txid;
  await node.devnet.mine(3);
});
afterAll(() => node.devnet.close());

describe('the connection', () => {
  test('is recognised on all three APIs', async () => {
    expect(await node.tronWeb.isConnected()).toEqual({
      fullNode: true,
      solidityNode: true,
      eventServer: true,
    });
  });
});

describe('blocks', () => {
  test('by number, id and range agree, and carry their transactions', async () => {
    const { tronWeb, devnet } = node;
    const { block } = devnet.chain.find(txid)!;
    const byNumber = (await tronWeb.trx.getBlock(block!.number)) as Answer;
    expect(byNumber).toEqual({
      blockID: block!.id,
      block_header: {
        raw_data: {
          number: block!.number,
          txTrieRoot: block!.txTrieRoot,
          witness_address: block!.witness,
          parentHash: block!.parentId,
          version: block!.version,
          timestamp: block!.timestamp,
        },
        witness_signature: Buffer.from(block!.witnessSignature).toString('hex'),
      },
      transactions: [await tronWeb.trx.getTransaction(txid)],
    });
    expect(await tronWeb.trx.getBlockByHash(block!.id)).toEqual(byNumber);
    expect(await tronWeb.trx.getBlockRange(block!.number, block!.number)).toEqual([byNumber]);
    expect(await tronWeb.trx.getBlockTransactionCount(block!.number)).toBe(1);
    expect(await tronWeb.trx.getTransactionFromBlock(block!.number, 0)).toEqual(
      byNumber.transactions[0],
    );
  });

  test('have an id that hashes their header', async () => {
    const { tronWeb, devnet } = node;
    const { id, number } = devnet.chain.head();
    expect(id.slice(0, 16)).toBe(number.toString(16).padStart(16, '0'));
    expect((await tronWeb.trx.getCurrentBlock()) as Answer).toMatchObject({ blockID: id });
    expect((await tronWeb.trx.getConfirmedCurrentBlock()) as Answer).toMatchObject({ blockID: id });
  });

  test('that do not exist are {}', async () => {
    const { post, tronWeb } = node;
    await expect(tronWeb.trx.getBlock(10 ** 9)).rejects.toThrow('Block not found');
    for (const [route, body] of [
      ['getblockbynum', { num: 10 ** 9 }],
      ['getblockbynum', { num: -1 }],
      ['getblockbyid', { value: '00'.repeat(32) }],
      ['getblock', { id_or_num: '999999999' }],
      ['getblockbylimitnext', { startNum: 5, endNum: 5 }],
      ['getblockbylimitnext', { startNum: 0, endNum: 101 }],
      ['getblockbylatestnum', { num: 0 }],
    ] as const) {
      expect(await post(`wallet/${route}`, body)).toEqual({});
    }
  });

  test('of the genesis show no number, as zeros are left out', async () => {
    const genesis = (await node.tronWeb.trx.getBlock('earliest')) as Answer;
    expect(genesis.blockID).toBe(node.devnet.chain.genesisId);
    expect(genesis.block_header.raw_data.number).toBeUndefined();
  });

  test('of the newest numbers, their counts and their receipts', async () => {
    const { post, tronWeb, devnet } = node;
    const { block: latest } = await post('wallet/getblockbylatestnum', { num: 2 });
    const head = devnet.chain.head().number;
    expect(latest.map((each: Answer) => each.block_header.raw_data.number)).toEqual([
      head - 1,
      head,
    ]);
    const { number } = devnet.chain.find(txid)!.block!;
    expect(await post('wallet/gettransactioncountbyblocknum', { num: number })).toEqual({
      count: 1,
    });
    expect(await post('walletsolidity/gettransactioninfobyblocknum', { num: number })).toEqual([
      await tronWeb.trx.getTransactionInfo(txid),
    ]);
    expect(await post('wallet/gettransactioninfobyblocknum', { num: head })).toEqual([]);
  });

  test('without detail have no transactions', async () => {
    const { post, devnet } = node;
    const { number } = devnet.chain.find(txid)!.block!;
    const brief = await post('wallet/getblock', { id_or_num: String(number) });
    const full = await post('wallet/getblock', {
      id_or_num: String(number),
      detail: true,
    });
    expect(Object.keys(brief).sort()).toEqual(['blockID', 'block_header']);
    expect(full.transactions).toHaveLength(1);
    expect(await post('wallet/getblock', { id_or_num: 'abc' })).toHaveProperty('Error');
  });
});

describe('transactions', () => {
  test('that do not exist are {}', async () => {
    const { tronWeb, post } = node;
    await expect(tronWeb.trx.getTransaction('00'.repeat(32))).rejects.toThrow('not found');
    expect(await tronWeb.trx.getTransactionInfo('00'.repeat(32))).toEqual({});
    expect(await post('wallet/gettransactionbyid', {})).toEqual({});
  });

  test('are on the confirmed node too', async () => {
    const { tronWeb } = node;
    const found = await tronWeb.trx.getTransaction(txid);
    expect(await tronWeb.trx.getConfirmedTransaction(txid)).toEqual(found);
    expect(await tronWeb.trx.getUnconfirmedTransactionInfo(txid)).toEqual(
      await tronWeb.trx.getTransactionInfo(txid),
    );
  });

  test('that wait are in the pool and nowhere else', async () => {
    const waiting = await startNode({ mining: { mode: 'manual' } });
    const { tronWeb, account, post, devnet } = waiting;
    const sent = await tronWeb.trx.sendTransaction(account(1).address, 1);
    expect(await post('wallet/getpendingsize')).toEqual({ pendingSize: 1 });
    expect(await post('wallet/gettransactionlistfrompending')).toEqual({ txId: [sent.txid] });
    expect(await post('wallet/gettransactionfrompending', { value: sent.txid })).toMatchObject({
      txID: sent.txid,
    });
    expect(await post('wallet/gettransactionbyid', { value: sent.txid })).toEqual({});
    await devnet.mine();
    expect(await post('wallet/getpendingsize')).toEqual({ pendingSize: 0 });
    expect(await post('wallet/gettransactionlistfrompending')).toEqual({});
    expect(await post('wallet/gettransactionfrompending', { value: sent.txid })).toEqual({});
    expect(await post('wallet/gettransactionbyid', { value: sent.txid })).toMatchObject({
      txID: sent.txid,
    });
    await devnet.close();
  });
});

describe('a solid lag', () => {
  test('keeps the confirmed node behind the full node', async () => {
    const lagging = await startNode({ solidLag: 2 });
    const { tronWeb, account, post, devnet } = lagging;
    const before = await tronWeb.trx.getBalance(account(1).address);
    const sent = await tronWeb.trx.sendTransaction(account(1).address, 5);
    expect(await tronWeb.trx.getUnconfirmedBalance(account(1).address)).toBe(before + 5);
    expect(await tronWeb.trx.getBalance(account(1).address)).toBe(before);
    expect(await tronWeb.trx.getTransactionInfo(sent.txid)).toEqual({});
    const { number } = devnet.chain.head();
    expect(await post('walletsolidity/getblockbynum', { num: number })).toEqual({});
    await devnet.mine(2);
    expect(await tronWeb.trx.getBalance(account(1).address)).toBe(before + 5);
    expect(await tronWeb.trx.getTransactionInfo(sent.txid)).toMatchObject({ id: sent.txid });
    const info = await post('wallet/getnodeinfo');
    expect(info.block).toBe(`Num:${number + 2},ID:${devnet.chain.head().id}`);
    expect(info.solidityBlock.startsWith(`Num:${number},ID:`)).toBe(true);
    await devnet.close();
  });
});

describe('the network', () => {
  test('tells its parameters, prices and witness', async () => {
    const { tronWeb, devnet } = node;
    const parameters = await tronWeb.trx.getChainParameters();
    expect(parameters[0]).toEqual({ key: 'getMaintenanceTimeInterval', value: 21_600_000 });
    expect(parameters).toContainEqual({ key: 'getEnergyFee', value: 100 });
    expect(parameters.filter(({ value }) => (value as number) === 0)).toEqual([]);
    expect(await tronWeb.trx.getEnergyPrices()).toBe('0:100');
    expect(await tronWeb.trx.getBandwidthPrices()).toBe('0:1000');
    const { witness, number } = devnet.chain.head();
    const expected = {
      address: witness,
      totalProduced: number,
      latestBlockNum: number,
      isJobs: true,
    };
    expect(await tronWeb.trx.listSuperRepresentatives()).toMatchObject([expected]);
    expect(await tronWeb.trx.getNowWitnessList()).toMatchObject([expected]);
    expect(await tronWeb.trx.listNodes()).toEqual([]);
    const next = (await tronWeb.trx.timeUntilNextVoteCycle()) * 1000;
    expect(next).toBeGreaterThan(devnet.chain.head().timestamp);
    expect(await tronWeb.trx.getNodeInfo()).toMatchObject({
      configNodeInfo: { codeVersion: '4.8.1' },
    });
  });

  test('has no tokens, stakes, exchanges or proposals yet, and says so as java-tron does', async () => {
    const { tronWeb, account } = node;
    const me = account(0).address;
    expect(await tronWeb.trx.getReward(me)).toBe(0);
    expect(await tronWeb.trx.getUnconfirmedReward(me)).toBe(0);
    expect(await tronWeb.trx.getBrokerage(me)).toBe(20);
    expect(await tronWeb.trx.listTokens()).toEqual([]);
    expect(await tronWeb.trx.listTokens(5, 0)).toEqual([]);
    expect(await tronWeb.trx.getTokensIssuedByAddress(me)).toEqual({});
    await expect(tronWeb.trx.getTokenByID('1000001')).rejects.toThrow('Token does not exist');
    await expect(tronWeb.trx.getTokenFromID('1000001')).rejects.toThrow('Token does not exist');
    await expect(tronWeb.trx.getTokenListByName('x')).rejects.toThrow('Token does not exist');
    expect(await tronWeb.trx.listExchanges()).toEqual([]);
    expect(await tronWeb.trx.listExchangesPaginated()).toEqual([]);
    expect(await tronWeb.trx.getExchangeByID(1)).toEqual({
      Error: 'class java.lang.NullPointerException : null',
    });
    expect(await tronWeb.trx.listProposals()).toEqual([]);
    expect(await tronWeb.trx.getProposal(1)).toEqual({});
    expect(await tronWeb.trx.getDelegatedResourceV2(me, me)).toEqual({});
    expect(await tronWeb.trx.getDelegatedResourceAccountIndexV2(me)).toEqual({
      account: account(0).hex,
    });
    // The index of the first way to stake names the account and nothing else.
    const index = { value: account(0).hex };
    expect(await node.post('wallet/getdelegatedresourceaccountindex', index)).toEqual({
      account: account(0).hex,
    });
    expect(await tronWeb.trx.getAvailableUnfreezeCount(me)).toEqual({ count: 32 });
    expect(await tronWeb.trx.getCanDelegatedMaxSize(me, 'ENERGY')).toEqual({});
    expect(await tronWeb.trx.getCanWithdrawUnfreezeAmount(me)).toEqual({});
    expect(await tronWeb.trx.getAccountById('0x6161616161616161')).toEqual({});
  });

  test('judges addresses', async () => {
    const { get, account } = node;
    const verdict = (address: string) => get(`wallet/validateaddress?address=${address}`);
    expect(await verdict(account(0).address)).toEqual({
      result: true,
      message: 'Base58check format',
    });
    expect(await verdict(account(0).hex)).toEqual({ result: true, message: 'Hex string format' });
    expect(await verdict(`a0${account(0).hex.slice(2)}`)).toEqual({
      result: false,
      message: 'Invalid address',
    });
    expect(await verdict('T')).toEqual({ result: false, message: 'Length error' });
  });
});

describe('int64 as string', () => {
  test('quotes int64 and leaves the rest alone', async () => {
    const { tronWeb, account, devnet } = node;
    const raw = tronWeb.trx.raw;
    const { number, timestamp } = devnet.chain.head();
    const block = (await raw.getCurrentBlock()) as Answer;
    expect(block.block_header.raw_data).toMatchObject({
      number: String(number),
      timestamp: String(timestamp),
      version: 32,
    });
    const balance = await raw.getUnconfirmedBalance(account(2).address);
    expect(balance).toBe('1000000000000');
    expect(await raw.getBandwidth(account(2).address)).toBe('600');
    expect(await raw.getAccountResources(account(2).address)).toMatchObject({
      freeNetLimit: '600',
    });
    expect(await raw.getReward(account(2).address)).toBe('0');
    expect(await raw.getTransactionInfo(txid)).toMatchObject({
      blockNumber: expect.any(String),
      receipt: { net_usage: expect.any(String) },
    });
    const parameters = (await raw.getChainParameters()) as Answer[];
    expect(parameters).toContainEqual({ key: 'getEnergyFee', value: '100' });
  });
});
