import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { initCode, REVERTER } from '../bytecode.ts';
import { type Answer, type Node, startNode, textOf } from './node.ts';

/** Far ahead: TronWeb holds the start of a sale against the clock of its machine. */
const START = 4_000_000_000_000;
const DAY = 86_400_000;
const FEE_LIMIT = 1_000_000_000;

/** Answers with CALLVALUE, CALLTOKENID, CALLTOKENVALUE and its own TOKENBALANCE: 62 energy. */
const TELLER = '345f52d3602052d260405230d3d160605260805ff3';
/** Sends tokens as (address, id, amount) say and answers with what CALLTOKEN left: 39 energy beside it. */
const SENDER = '5f5f5f5f6024356044356004355ad05f5260205ff3';
/** Sends tokens as (address, id, amount) say and answers with four words of the answer: 36 energy beside it. */
const ASKER = '60805f5f5f6024356044356004355ad05060805ff3';
/** Answers with the TOKENBALANCE of (address, id). */
const READER = '600435602435d15f5260205ff3';
/** Leaves everything to (address). */
const QUITTER = '600435ff';

const at = (digits: string) => `41${digits.repeat(20)}` as HexAddress;
const contracts = {
  teller: at('d1'),
  sender: at('d2'),
  reader: at('d3'),
  quitter: at('d4'),
  reverter: at('d5'),
  asker: at('d6'),
};

let node: Node;
let id: number;
beforeAll(async () => {
  node = await startNode({ clock: () => START });
  const codes = [TELLER, SENDER, READER, QUITTER, REVERTER, ASKER];
  await node.devnet.edit(
    Object.values(contracts).map((address, index) => ({
      kind: 'code',
      address,
      code: fromHex(codes[index]!),
    })),
  );
  const draft = await node.tronWeb.transactionBuilder.createToken(
    {
      name: 'Pepper',
      abbreviation: 'PEP',
      description: 'Black',
      url: 'https://pepper.example',
      totalSupply: 1_000_000,
      trxRatio: 1,
      tokenRatio: 1,
      saleStart: START + 60_000,
      saleEnd: START + DAY,
      freeBandwidth: 0,
      freeBandwidthLimit: 0,
      frozenAmount: 0,
      frozenDuration: 0,
    },
    node.account(0).address,
  );
  id = Number((await node.send(draft, 0)).assetIssueID);
});
afterAll(() => node?.devnet.close());

type Sent = Readonly<{ tokenId?: number; tokenValue?: number; callValue?: number }>;

const uint = (value: number | string) => ({ type: 'uint256', value });
const address = (value: HexAddress) => ({ type: 'address', value });

async function draft(contract: HexAddress, args: Answer[], sent: Sent = {}): Promise<Answer> {
  const types = args.map(({ type }) => type).join(',');
  const options: Answer = { feeLimit: FEE_LIMIT, ...sent };
  const { transaction } = await node.tronWeb.transactionBuilder.triggerSmartContract(
    fromHexAddress(contract),
    `x(${types})`,
    options,
    args,
  );
  return transaction;
}

const call = async (contract: HexAddress, args: Answer[] = [], sent: Sent = {}) =>
  node.send(await draft(contract, args, sent), 0);

const wordsOf = (hex: string) => (hex.match(/.{64}/g) ?? []).map((word) => Number(`0x${word}`));

async function unitsOf(owner: HexAddress): Promise<number> {
  const shown: Answer = await node.tronWeb.trx.getAccount(fromHexAddress(owner));
  return shown.assetV2?.find(({ key }: Answer) => key === String(id))?.value ?? 0;
}

describe('tokens sent along with a call', () => {
  test('arrive before the code runs, which is told of them', async () => {
    const { contractResult, receipt } = await call(contracts.teller, [], {
      tokenId: id,
      tokenValue: 250,
      callValue: 7,
    });
    expect(wordsOf(contractResult[0])).toEqual([7, id, 250, 250]);
    expect(receipt.energy_usage_total).toBe(62);
    expect(await unitsOf(contracts.teller)).toBe(250);
    const { constant_result: told }: Answer =
      await node.tronWeb.transactionBuilder.triggerConstantContract(
        fromHexAddress(contracts.teller),
        'x()',
        { tokenId: String(id), tokenValue: 5 },
        [],
      );
    expect(wordsOf(told[0])).toEqual([0, id, 5, 255]);
    expect(await unitsOf(contracts.teller)).toBe(250);
  });

  test('come back when the call fails', async () => {
    const { receipt } = await call(contracts.reverter, [], { tokenId: id, tokenValue: 9 });
    expect(receipt.result).toBe('REVERT');
    expect(await unitsOf(contracts.reverter)).toBe(0);
  });

  test('are refused in the words of java-tron', async () => {
    const refused = (sent: Sent, by = 0) => node.refusal(draft(contracts.teller, [], sent), by);
    expect(await refused({ tokenId: id, tokenValue: 2_000_000 })).toContain(
      'assetBalance is not sufficient.',
    );
    expect(await refused({ tokenId: id + 9, tokenValue: 1 })).toContain('No asset !');
    expect(await refused({ tokenId: 1_000_000, tokenValue: 1 })).toContain(
      'tokenId must be > 1000000',
    );
    const drafted = await node.post('wallet/triggersmartcontract', {
      owner_address: node.account(0).hex,
      contract_address: contracts.teller,
      call_token_value: 1,
      data: '00000000',
      fee_limit: FEE_LIMIT,
    });
    expect(await node.refusal(Promise.resolve(drafted.transaction), 0)).toContain(
      'invalid arguments with tokenValue = 1, tokenId = 0',
    );
    const { transaction } = await node.tronWeb.transactionBuilder.triggerSmartContract(
      fromHexAddress(contracts.teller),
      'x()',
      { feeLimit: FEE_LIMIT, tokenId: String(id), tokenValue: 1 },
      [],
      node.account(1).address,
    );
    expect(await node.refusal(Promise.resolve(transaction), 1)).toContain(
      'assetBalance must greater than 0.',
    );
  });

  test('can pay for a deployment', async () => {
    const deployed = await node.tronWeb.transactionBuilder.createSmartContract(
      {
        abi: [{ type: 'constructor', inputs: [], stateMutability: 'payable' }],
        bytecode: toHex(initCode(TELLER)),
        feeLimit: FEE_LIMIT,
        tokenId: String(id),
        tokenValue: 33,
        originEnergyLimit: 10_000,
      },
      node.account(0).address,
    );
    const { contract_address: made, receipt } = await node.send(deployed, 0);
    expect(receipt.result).toBe('SUCCESS');
    expect(await unitsOf(made)).toBe(33);
  });
});

describe('CALLTOKEN', () => {
  const send = (to: HexAddress, amount: number, token: number | string = id) =>
    call(contracts.sender, [address(to), uint(token), uint(amount)]);

  beforeAll(async () => {
    const gift = await node.tronWeb.transactionBuilder.sendToken(
      fromHexAddress(contracts.sender),
      1_000,
      String(id),
      node.account(0).address,
    );
    await node.send(gift, 0);
  });

  test('sends tokens to code, which is told of them, and to accounts that it makes', async () => {
    const info = await send(contracts.teller, 40);
    expect(wordsOf(info.contractResult[0])).toEqual([1]);
    expect(info.receipt.energy_usage_total).toBe(39 + 9_040 - 2_300 + 62);
    expect(info.internal_transactions).toMatchObject([
      {
        caller_address: contracts.sender,
        transferTo_address: contracts.teller,
        callValueInfo: [{}, { tokenId: String(id), callValue: 40 }],
        note: toHex(Buffer.from('call')),
      },
    ]);
    expect(await unitsOf(contracts.teller)).toBe(290);
    const stranger = at('e7');
    const made = await send(stranger, 60);
    expect(made.receipt.energy_usage_total).toBe(39 + 34_040 - 2_300);
    expect([await unitsOf(stranger), await unitsOf(contracts.sender)]).toEqual([60, 900]);
    const again = await send(stranger, 1);
    expect(again.receipt.energy_usage_total).toBe(39 + 9_040 - 2_300);
  });

  test('tells the callee what it sent, and pays for the memory of the answer', async () => {
    await call(contracts.quitter, [address(contracts.asker)], { tokenId: id, tokenValue: 10 });
    await node.devnet.edit([{ kind: 'code', address: contracts.quitter, code: fromHex(QUITTER) }]);
    const before = await unitsOf(contracts.teller);
    const args = [address(contracts.teller), uint(id), uint(4)];
    const { contractResult, receipt } = await call(contracts.asker, args);
    expect(wordsOf(contractResult[0])).toEqual([0, id, 4, before + 4]);
    expect(receipt.energy_usage_total).toBe(36 + 9_040 + 12 - 2_300 + 62);
  });

  test('answers with zero where there is not enough, and fails where there is no sense', async () => {
    expect(wordsOf((await send(at('e7'), 5_000)).contractResult[0])).toEqual([0]);
    expect(wordsOf((await send(at('e7'), 1, id + 5)).contractResult[0])).toEqual([0]);
    const failed = async (to: HexAddress, token: number | string = id) => {
      const { receipt, resMessage } = await send(to, 1, token);
      return [receipt.result, textOf(resMessage)];
    };
    const wrongId = ['TRANSFER_FAILED', 'validateForSmartContract failure:not valid token id'];
    expect(await failed(at('e7'), 0)).toEqual(wrongId);
    expect(await failed(at('e7'), 1_000_000)).toEqual(wrongId);
    expect(await failed(at('e7'), (2n ** 70n).toString())).toEqual(wrongId);
    expect(await failed(contracts.sender)).toEqual([
      'TRANSFER_FAILED',
      'transfer trc10 failed: Cannot transfer asset to yourself.',
    ]);
    expect(await unitsOf(contracts.sender)).toBe(899);
  });

  test('goes to a precompiled contract only where there is an account', async () => {
    const identity = `41${'4'.padStart(40, '0')}` as HexAddress;
    const { receipt, resMessage } = await send(identity, 1);
    expect(receipt.result).toBe('UNKNOWN');
    expect(textOf(resMessage)).toContain('no ToAccount');
    await node.devnet.edit([{ kind: 'balance', address: identity, balance: 1n }]);
    expect(wordsOf((await send(identity, 1)).contractResult[0])).toEqual([1]);
    expect(await unitsOf(identity)).toBe(1);
  });
});

describe('what a contract has of a token', () => {
  test('can be asked for, by ids that can be', async () => {
    const ask = (owner: HexAddress, token: number | string) =>
      call(contracts.reader, [address(owner), uint(token)]);
    expect(wordsOf((await ask(at('e7'), id)).contractResult[0])).toEqual([61]);
    expect(wordsOf((await ask(at('e8'), id)).contractResult[0])).toEqual([0]);
    expect((await ask(at('e7'), 7)).receipt.result).toBe('UNKNOWN');
    expect((await ask(at('e7'), (2n ** 70n).toString())).receipt.result).toBe('TRANSFER_FAILED');
  });

  test('goes to its heir', async () => {
    const sent = { tokenId: id, tokenValue: 77, callValue: 3 };
    const info = await call(contracts.quitter, [address(at('e7'))], sent);
    expect(info.internal_transactions).toMatchObject([
      { callValueInfo: [{ callValue: 3 }, { tokenId: String(id), callValue: 77 }] },
    ]);
    expect(await unitsOf(at('e7'))).toBe(61 + 77);
    expect(await unitsOf(contracts.quitter)).toBe(0);
  });
});
