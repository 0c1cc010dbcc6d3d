import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Node, startNode, textOf } from './node.ts';

let node: Node;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.devnet.close());

const TRX = 1_000_000;

describe('sending TRX', () => {
  test('moves the amount and is found by its id', async () => {
    const { tronWeb, account } = node;
    const before = await tronWeb.trx.getBalance(account(1).address);
    const sent = await tronWeb.trx.sendTransaction(account(1).address, 5 * TRX);
    expect(sent).toMatchObject({ result: true, txid: sent.transaction.txID });
    expect(await tronWeb.trx.getBalance(account(1).address)).toBe(before + 5 * TRX);
    const found = await tronWeb.trx.getTransaction(sent.txid);
    expect(found).toEqual({
      ret: [{ contractRet: 'SUCCESS' }],
      signature: sent.transaction.signature.map((each) => each.toLowerCase()),
      txID: sent.txid,
      raw_data: sent.transaction.raw_data,
      raw_data_hex: sent.transaction.raw_data_hex,
    });
  });

  test("has a receipt of java-tron's shape: 268 bandwidth, nothing that is zero", async () => {
    const { tronWeb, account, devnet } = node;
    const { txid } = await tronWeb.trx.sendTransaction(account(1).address, 5 * TRX);
    const block = devnet.chain.head();
    expect(await tronWeb.trx.getTransactionInfo(txid)).toEqual({
      id: txid,
      blockNumber: block.number,
      blockTimeStamp: block.timestamp,
      contractResult: [''],
      receipt: { net_usage: 268 },
    });
  });

  test('to a new address activates it for the fee of the network', async () => {
    const { tronWeb } = node;
    const { address } = tronWeb.utils.accounts.generateAccount();
    const { txid } = await tronWeb.trx.sendTransaction(address.base58, TRX);
    const info = await tronWeb.trx.getTransactionInfo(txid);
    expect(info).toMatchObject({ fee: 1_100_000, receipt: { net_fee: 100_000 } });
    expect(await tronWeb.trx.getBalance(address.base58)).toBe(TRX);
  });

  test('with a memo keeps it as hex', async () => {
    const { tronWeb, account } = node;
    const draft = await tronWeb.transactionBuilder.sendTrx(account(1).address, 7);
    const noted = await tronWeb.transactionBuilder.addUpdateData(draft, 'hello', 'utf8');
    const { txid } = await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(noted));
    const found = await tronWeb.trx.getTransaction(txid);
    expect(textOf(found.raw_data.data as string)).toBe('hello');
  });
});

describe('broadcasting', () => {
  const signed = async (amount: number) => {
    const { tronWeb, account } = node;
    return tronWeb.trx.sign(await tronWeb.transactionBuilder.sendTrx(account(1).address, amount));
  };

  test('takes the protobuf hex and answers with the transaction as text', async () => {
    const { tronWeb } = node;
    const transaction = await signed(11);
    const raw = transaction.raw_data_hex;
    const length = (raw.length / 2).toString(16);
    // Transaction { raw_data = 1, signature = 2 } with a raw_data of 128 to 255 bytes.
    const hex = `0a${length}01${raw}1241${transaction.signature[0]}`;
    const result = await tronWeb.trx.sendHexTransaction(hex);
    expect(result).toMatchObject({
      result: true,
      code: 'SUCCESS',
      message: '',
      txid: transaction.txID,
    });
    expect(result.transaction).toMatchObject({
      signature: [transaction.signature[0]!.toLowerCase()],
    });
    expect(await tronWeb.trx.getTransaction(transaction.txID)).toBeTruthy();
  });

  test('refuses a second time, with the code alone and the text in hex', async () => {
    const { post } = node;
    const transaction = await signed(12);
    expect(await post('wallet/broadcasttransaction', transaction)).toEqual({
      result: true,
      txid: transaction.txID,
    });
    const again = (await post('wallet/broadcasttransaction', transaction)) as { message: string };
    expect(again).toEqual({
      code: 'DUP_TRANSACTION_ERROR',
      txid: transaction.txID,
      message: again.message,
    });
    expect(textOf(again.message)).toMatch(/dup transaction/i);
  });

  test('refuses a signature by another key', async () => {
    const { tronWeb, post, account } = node;
    const draft = await tronWeb.transactionBuilder.sendTrx(account(1).address, 13);
    const bytes = tronWeb.utils.code.hexStr2byteArray;
    const signature = [
      tronWeb.utils.crypto.ECKeySign(bytes(draft.txID), bytes(account(2).privateKey)),
    ];
    const answer = (await post('wallet/broadcasttransaction', { ...draft, signature })) as {
      code: string;
      message: string;
    };
    expect(answer.code).toBe('SIGERROR');
    expect(textOf(answer.message)).toMatch(/validate signature error/i);
  });

  test('reads raw_data alone, so one that differs from raw_data_hex is not what was signed', async () => {
    const { post } = node;
    const transaction = await signed(14);
    transaction.raw_data.contract[0]!.parameter.value.amount = 14_000_000;
    expect(await post('wallet/broadcasttransaction', transaction)).toMatchObject({
      code: 'SIGERROR',
    });
  });

  test('takes raw_data without hex, in base58 when visible', async () => {
    const { post, account, tronWeb } = node;
    const { owner, to } = { owner: account(0).address, to: account(1).address };
    const draft = (await post('wallet/createtransaction', {
      owner_address: owner,
      to_address: to,
      amount: 15,
      visible: true,
    })) as { txID: string; raw_data: unknown; visible: boolean };
    expect(draft).toMatchObject({
      visible: true,
      raw_data: { contract: [{ parameter: { value: { owner_address: owner, to_address: to } } }] },
    });
    const signature = [
      tronWeb.utils.crypto.ECKeySign(
        tronWeb.utils.code.hexStr2byteArray(draft.txID),
        tronWeb.utils.code.hexStr2byteArray(account(0).privateKey),
      ),
    ];
    const { raw_data, visible } = draft;
    expect(await post('wallet/broadcasttransaction', { raw_data, visible, signature })).toEqual({
      result: true,
      txid: draft.txID,
    });
  });

  test('refuses what has expired and what refers to no block', async () => {
    const { tronWeb, post, account, devnet } = node;
    const { number, id, timestamp } = devnet.chain.head();
    const header = {
      ref_block_bytes: number.toString(16).padStart(4, '0').slice(-4),
      ref_block_hash: id.slice(16, 32),
      timestamp,
      expiration: timestamp,
    };
    const build = async (blockHeader: typeof header) =>
      tronWeb.trx.sign(
        await tronWeb.transactionBuilder.sendTrx(account(1).address, 16, account(0).address, {
          blockHeader,
        }),
      );
    const codeOf = async (blockHeader: typeof header) =>
      ((await post('wallet/broadcasttransaction', await build(blockHeader))) as { code: string })
        .code;
    expect(await codeOf(header)).toBe('TRANSACTION_EXPIRATION_ERROR');
    const later = { ...header, expiration: timestamp + 60_000 };
    expect(await codeOf({ ...later, ref_block_hash: '00'.repeat(8) })).toBe('TAPOS_ERROR');
    expect(await codeOf(later)).toBeUndefined();
  });

  test("refuses an amount beyond the balance with java-tron's reason", async () => {
    const { tronWeb, post, account } = node;
    const draft = await tronWeb.transactionBuilder.sendTrx(account(1).address, 9e15);
    const answer = await post('wallet/broadcasttransaction', await tronWeb.trx.sign(draft));
    expect(answer).toMatchObject({ code: 'CONTRACT_VALIDATE_ERROR' });
    expect(
      await post('wallet/createtransaction', {
        owner_address: account(0).hex,
        to_address: account(1).hex,
        amount: 9e15,
      }),
    ).toEqual({
      Error: expect.stringMatching(
        /^class org\.tron\.core\.exception\.ContractValidateException : .*balance is not sufficient/,
      ),
    });
  });
});
