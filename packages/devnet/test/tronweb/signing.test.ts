import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Node, startNode } from './node.ts';

const TRX = 1_000_000;

let node: Node;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.devnet.close());

describe('several signers', () => {
  const ACTIVE = 2;
  // Account 4 is owned by itself; its active permission needs two of the accounts 4, 5 and 6.
  const owner = () => node.account(4);

  beforeAll(async () => {
    const { tronWeb, account } = node;
    const keys = [4, 5, 6].map((index) => ({ address: account(index).hex, weight: 1 }));
    const draft = await tronWeb.transactionBuilder.updateAccountPermissions(
      owner().address,
      { type: 0, permission_name: 'owner', threshold: 1, keys: [keys[0]!] },
      undefined,
      [
        {
          type: 2,
          permission_name: 'pair',
          threshold: 2,
          operations: '7fff1fc0033efb0f'.padEnd(64, '0'),
          keys,
        },
      ] as never,
    );
    const signed = await tronWeb.trx.sign(draft, owner().privateKey);
    const sent = await tronWeb.trx.sendRawTransaction(signed);
    expect(await tronWeb.trx.getTransactionInfo(sent.txid)).toMatchObject({ fee: 100 * TRX });
  });

  const draft = () =>
    node.tronWeb.transactionBuilder.sendTrx(node.account(1).address, TRX, owner().address);

  test('sign one after the other, and the weight is counted', async () => {
    const { tronWeb, account } = node;
    expect(await tronWeb.trx.getSignWeight(await draft(), ACTIVE)).toMatchObject({
      result: { code: 'NOT_ENOUGH_PERMISSION' },
      permission: { type: 'Active', id: 2, permission_name: 'pair', threshold: 2 },
    });
    const once = await tronWeb.trx.multiSign(await draft(), account(5).privateKey, ACTIVE);
    expect(await tronWeb.trx.getSignWeight(once)).toMatchObject({
      result: { code: 'NOT_ENOUGH_PERMISSION' },
      approved_list: [account(5).hex],
      current_weight: 1,
    });
    await expect(
      tronWeb.trx.multiSign(await draft(), account(7).privateKey, ACTIVE),
    ).rejects.toThrow('has no permission to sign');
    const twice = await tronWeb.trx.multiSign(once, account(6).privateKey, ACTIVE);
    expect(await tronWeb.trx.getSignWeight(twice)).toEqual({
      result: {},
      approved_list: [account(5).hex, account(6).hex],
      current_weight: 2,
      permission: expect.objectContaining({ threshold: 2 }),
      transaction: {
        result: { result: true },
        txid: twice.txID,
        transaction: expect.objectContaining({ txID: twice.txID }),
      },
    });
    const approved = await tronWeb.trx.getApprovedList(twice);
    expect(approved).toMatchObject({ approved_list: [account(5).hex, account(6).hex], result: {} });
    const { txid } = await tronWeb.trx.sendRawTransaction(twice);
    const { fee, receipt }: Answer = await tronWeb.trx.getTransactionInfo(txid);
    // Two signatures cost the multi-sign fee beside the bytes.
    expect(fee - (receipt.net_fee ?? 0)).toBe(TRX);
  });

  test('are too few alone', async () => {
    const { tronWeb, account, post } = node;
    const once = await tronWeb.trx.multiSign(await draft(), account(5).privateKey, ACTIVE);
    expect(await post('wallet/broadcasttransaction', once)).toMatchObject({ code: 'SIGERROR' });
  });

  test('of no account or no permission are told so', async () => {
    const { tronWeb, post } = node;
    const transaction = await draft();
    const weight = await tronWeb.trx.getSignWeight(transaction, 9);
    expect(weight.result).toEqual({
      code: 'PERMISSION_ERROR',
      message: 'Permission for this, does not exist!',
    });
    const { address } = tronWeb.utils.accounts.generateAccount();
    const stranger = await tronWeb.transactionBuilder.sendTrx(
      node.account(1).address,
      1,
      address.hex,
    );
    expect(await post('wallet/getsignweight', stranger)).toMatchObject({
      result: { code: 'PERMISSION_ERROR', message: 'Account does not exist!' },
    });
    expect(await post('wallet/getapprovedlist', stranger)).toMatchObject({
      result: { code: 'OTHER_ERROR' },
    });
    expect(
      await post('wallet/getsignweight', { ...(await draft()), signature: ['00'] }),
    ).toMatchObject({
      result: { code: 'SIGNATURE_FORMAT_ERROR' },
    });
  });

  test('permissions are drafted by the node as by TronWeb', async () => {
    const { post, account, tronWeb } = node;
    const key = { address: account(7).address, weight: 1 };
    const shown = await post('wallet/accountpermissionupdate', {
      owner_address: account(7).address,
      owner: { type: 0, permission_name: 'owner', threshold: 1, keys: [key] },
      actives: [
        {
          type: 2,
          permission_name: 'active0',
          threshold: 1,
          operations: '7fff1fc0033efb0f'.padEnd(64, '0'),
          keys: [key],
        },
      ],
      visible: true,
    });
    expect(shown.raw_data.contract[0].parameter.value.owner.keys).toEqual([key]);
    expect(tronWeb.utils.transaction.txCheck(shown)).toBe(true);
  });
});

describe('messages', () => {
  test('are signed and verified off the chain', async () => {
    const { tronWeb, account } = node;
    const signature = await tronWeb.trx.signMessageV2('hello', account(2).privateKey);
    expect(await tronWeb.trx.verifyMessageV2('hello', signature)).toBe(account(2).address);
    expect(await tronWeb.trx.verifyMessageV2('hullo', signature)).not.toBe(account(2).address);
  });
});
