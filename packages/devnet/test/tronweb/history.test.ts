import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { type Answer, type Node, startNode } from './node.ts';

const TRX = 1_000_000;
const START = 1_780_000_000_000;
const MINUTE = 60_000;
/** Blocks until one is confirmed: the last three are not. */
const LAG = 3;

let node: Node;
let coin: string;
let me: string;
let other: string;
/** Ids of what `me` sent, oldest first: coins, TRX, coins, TRX, ... a minute apart. */
const sent: string[] = [];
let received: string;

beforeAll(async () => {
  let now = START;
  node = await startNode({ clock: () => now, solidLag: LAG });
  const { tronWeb } = node;
  [me, other] = [node.account(0).address, node.account(1).address];
  const build = tronWeb.transactionBuilder;
  const code = { ...compile('Coin'), feeLimit: 1_000 * TRX, parameters: [1_000_000] };
  coin = tronWeb.address.fromHex(
    (await node.send(await build.createSmartContract(code as never, me), 0)).contract_address,
  );
  for (let count = 0; count < 6; count++) {
    now += MINUTE;
    const draft = count % 2 === 0 ? await coins(count + 1) : await build.sendTrx(other, count, me);
    sent.push((await node.send(draft, 0)).id);
  }
  now += MINUTE;
  received = (await node.send(await build.sendTrx(me, 7, other), 1)).id;
});
afterAll(() => node?.devnet.close());

async function coins(amount: number): Promise<Answer> {
  const { transaction } = await node.tronWeb.transactionBuilder.triggerSmartContract(
    coin,
    'transfer(address,uint256)',
    { feeLimit: 100 * TRX },
    [
      { type: 'address', value: other },
      { type: 'uint256', value: amount },
    ],
    me,
  );
  return transaction;
}

const list = async (query: string, of = me): Promise<Answer> =>
  node.get(`v1/accounts/${of}/transactions?${query}`);
const idsOf = async (query: string, of = me): Promise<string[]> =>
  (await list(query, of)).data.map(({ txID }: Answer) => txID);
const transfers = async (query: string, of = me): Promise<Answer> =>
  node.get(`v1/accounts/${of}/transactions/trc20?${query}`);
const valuesOf = async (query: string, of = me): Promise<number[]> =>
  (await transfers(query, of)).data.map(({ value }: Answer) => Number(value));

/** Time of a minute of the story, from 1 on. */
const at = (minute: number) => START + minute * MINUTE;

describe('the transactions of an account', () => {
  test('come newest first, or oldest first', async () => {
    const newest = [received, ...sent.toReversed()];
    expect((await idsOf('')).slice(0, 7)).toEqual(newest);
    expect(await idsOf('order_by=block_timestamp,asc&limit=200')).toEqual(
      (await idsOf('order_by=block_timestamp,desc&limit=200')).toReversed(),
    );
  });

  test('are chosen by direction', async () => {
    expect(await idsOf('only_to=true')).toEqual([received]);
    expect(await idsOf('only_from=true')).not.toContain(received);
    expect(await idsOf('only_to=true', other)).toEqual([sent[5], sent[3], sent[1]]);
  });

  test('are chosen by finality', async () => {
    const latest = [received, sent[5], sent[4]];
    expect(await idsOf('only_unconfirmed=true')).toEqual(latest);
    expect((await idsOf('only_confirmed=true'))[0]).toBe(sent[3]);
    await node.devnet.mine(LAG);
    expect(await idsOf('only_unconfirmed=true')).toEqual([]);
    expect((await idsOf('only_confirmed=true'))[0]).toBe(received);
  });

  test('are chosen by time, both ends included', async () => {
    const query = `min_timestamp=${at(2)}&max_timestamp=${at(4)}`;
    expect(await idsOf(query)).toEqual([sent[3], sent[2], sent[1]]);
    expect(await idsOf(`min_timestamp=${at(100)}`)).toEqual([]);
  });

  test('come in pages that neither repeat nor skip', async () => {
    const seen: string[] = [];
    let query = 'limit=3';
    for (let page = 0; page < 9 && query !== ''; page++) {
      const { data, meta } = await list(query);
      expect(meta.page_size).toBe(data.length);
      seen.push(...data.map(({ txID }: Answer) => txID));
      query = meta.fingerprint ? `limit=3&fingerprint=${meta.fingerprint}` : '';
    }
    expect(seen).toEqual(await idsOf('limit=200'));
  });

  test('tell what a wallet shows of them', async () => {
    const { data } = await list('limit=1');
    expect(data).toEqual([
      expect.objectContaining({
        txID: received,
        blockNumber: expect.any(Number),
        block_timestamp: at(7),
        ret: [{ contractRet: 'SUCCESS', fee: 0 }],
        net_usage: expect.any(Number),
        raw_data: expect.objectContaining({
          contract: [
            expect.objectContaining({
              type: 'TransferContract',
              parameter: expect.objectContaining({
                value: {
                  amount: 7,
                  owner_address: node.account(1).hex,
                  to_address: node.account(0).hex,
                },
              }),
            }),
          ],
        }),
      }),
    ]);
  });
});

describe('the TRC-20 transfers of an account', () => {
  test('are chosen by direction, contract, time and order', async () => {
    expect(await valuesOf('only_from=true')).toEqual([5, 3, 1]);
    expect(await valuesOf('only_to=true', other)).toEqual([5, 3, 1]);
    expect(await valuesOf('only_to=true&limit=200')).toEqual([1_000_000]);
    expect(await valuesOf(`contract_address=${coin}`, other)).toEqual([5, 3, 1]);
    expect(await valuesOf(`contract_address=${other}`, other)).toEqual([]);
    expect(await valuesOf(`min_timestamp=${at(2)}&max_timestamp=${at(4)}`)).toEqual([3]);
    expect(await valuesOf('order_by=block_timestamp,asc', other)).toEqual([1, 3, 5]);
  });

  test('come in pages', async () => {
    const { data, meta } = await transfers('limit=2', other);
    expect(data.map(({ value }: Answer) => value)).toEqual(['5', '3']);
    expect(await valuesOf(`limit=2&fingerprint=${meta.fingerprint}`, other)).toEqual([1]);
    const next = await fetch(meta.links.next);
    expect(((await next.json()) as Answer).data).toHaveLength(1);
  });
});

test('an account is shown with its coins, and not before it is there', async () => {
  const { data } = await node.get(`v1/accounts/${other}?only_confirmed=true`);
  expect(data).toMatchObject([{ address: node.account(1).hex, trc20: [{ [coin]: '9' }] }]);
  expect((await node.get(`v1/accounts/41${'07'.repeat(20)}`)).data).toEqual([]);
});

test.each(['limit=0', 'limit=many', 'order_by=amount,asc', 'min_timestamp=soon', 'fingerprint=!'])(
  'a request with %s is refused with a reason',
  async (query) => {
    const answer = await fetch(`${node.url}/v1/accounts/${me}/transactions?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false, error: expect.any(String) });
  },
);
