import { addressBytes } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import type { Json, JsonObject } from '@vellum/tron/json';
import { transactionToJson } from '@vellum/tron/transaction-json';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevnet, type Devnet } from '../src/index.ts';
import { signed, transferOf } from './signed.ts';

let devnet: Devnet;
beforeAll(async () => {
  devnet = await createDevnet({ port: 0 });
});
afterAll(() => devnet.close());

async function broadcast(fields: JsonObject): Promise<Record<string, unknown>> {
  const body = JSON.stringify(fields);
  const answer = await fetch(`${devnet.url}/wallet/broadcasttransaction`, { method: 'POST', body });
  return (await answer.json()) as Record<string, unknown>;
}

/** A transfer that could be sent, as clients post it. */
function transfer() {
  const [, alice, bob] = devnet.accounts;
  const transaction = transferOf(devnet.chain, alice!, bob!.address, 1n);
  const json = transactionToJson(transaction, { visible: false });
  // Numbers of a transfer fit a double.
  const plain = JSON.parse(
    JSON.stringify(json, (_, value) => (typeof value === 'bigint' ? Number(value) : value)),
  ) as JsonObject & { raw_data: JsonObject };
  return { transaction, json: plain };
}

const textOf = (message: unknown) => Buffer.from(String(message), 'hex').toString();
const NULL = 'class java.lang.NullPointerException : null';

describe('broadcasttransaction', () => {
  it('never reads raw_data_hex', async () => {
    const { transaction, json } = transfer();
    expect(await broadcast({ ...json, raw_data_hex: '0a0b' })).toEqual({
      result: true,
      txid: transaction.id,
    });
    const { raw_data: _, ...hexAlone } = transfer().json;
    expect(await broadcast(hexAlone)).toEqual({
      Error: NULL,
    });
  });

  it('takes one signature without a list', async () => {
    const { transaction, json } = transfer();
    const [signature] = json['signature'] as unknown as string[];
    const sent = { ...json, signature: signature! };
    expect(await broadcast(sent)).toEqual({ result: true, txid: transaction.id });
  });

  // Recorded from java-tron 4.8.1.
  it('leaves out a contract that it cannot read', async () => {
    const { json } = transfer();
    const [contract] = json.raw_data['contract'] as unknown as JsonObject[];
    const without = async (contracts: JsonObject[]) =>
      broadcast({ ...json, raw_data: { ...json.raw_data, contract: contracts } });
    const answers = await Promise.all([
      without([]),
      without([{ ...contract, type: 'NoContract' }]),
      without([{ ...contract, parameter: { value: { amount: 'x' } } }]),
      without([{ ...contract, parameter: { value: { amount: '5' } } }]),
      without([{ type: 'TransferContract' }]),
    ]);
    for (const { code, message, txid } of answers) {
      expect(code).toBe('CONTRACT_VALIDATE_ERROR');
      expect(textOf(message)).toBe('Contract validate error : No contract!');
      expect(txid).toBe(answers[0]!['txid']);
    }
  });

  it('takes raw_data as a text too, and refuses everything else as java does', async () => {
    const { transaction, json } = transfer();
    const answerTo = (raw: Json) => broadcast({ ...json, raw_data: raw });
    const cast = 'class java.lang.ClassCastException : ';
    const object = 'cannot be cast to com.alibaba.fastjson.JSONObject';
    expect(await answerTo(1)).toEqual({ Error: `${cast}java.lang.Integer ${object}` });
    expect(await answerTo(2 ** 40)).toEqual({ Error: `${cast}java.lang.Long ${object}` });
    expect(await answerTo([])).toEqual({
      Error: `${cast}com.alibaba.fastjson.JSONArray ${object}`,
    });
    expect(await answerTo(null)).toEqual({ Error: NULL });
    expect((await answerTo('x'))['Error']).toMatch(/^class com\.alibaba\.fastjson\.JSONException/);
    expect(await answerTo(JSON.stringify(json.raw_data))).toEqual({
      result: true,
      txid: transaction.id,
    });
  });

  it('answers unreadable signatures and a missing list of contracts as java does', async () => {
    const { json } = transfer();
    expect(await broadcast({ ...json, signature: ['zz'] })).toEqual({ Error: NULL });
    expect(await broadcast({ ...json, signature: [5] })).toEqual({ Error: NULL });
    expect(await broadcast({ ...json, raw_data: {} })).toEqual({
      Error: NULL,
    });
  });
});

describe('a transfer of a token that does not exist', () => {
  it('fails where its bandwidth is paid', async () => {
    const [, alice, bob] = devnet.accounts;
    const send = (name: string) =>
      devnet.chain.submit(
        signed(devnet.chain, alice!, 'TransferAssetContract', {
          asset_name: utf8ToBytes(name),
          to_address: addressBytes(bob!.address),
          amount: 1n,
        }),
      );
    expect(await send('1000099')).toEqual({
      code: 'CONTRACT_VALIDATE_ERROR',
      message:
        'Contract validate error : asset [<ByteString@0 size=7 contents="1000099">] does not exist',
    });
    const { message } = await send(`"'é\n${'x'.repeat(60)}`);
    expect(message).toContain(`size=65 contents="\\"\\'\\303\\251\\n${'x'.repeat(42)}...">`);
  });
});
