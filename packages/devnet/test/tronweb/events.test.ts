import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { type Answer, type Node, startNode } from './node.ts';

const shop = compile('Shop');
const TRX = 1_000_000;
const SALES = 45;

let node: Node;
let address: string;
let hex: string;
const sales: string[] = [];

beforeAll(async () => {
  node = await startNode({ solidLag: 3 });
  const { tronWeb, account } = node;
  const draft = await tronWeb.transactionBuilder.createSmartContract(
    { ...shop, feeLimit: 1_000 * TRX, parameters: ['Corner', [0, 1]] },
    account(0).address,
  );
  await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(draft));
  hex = draft.contract_address;
  address = tronWeb.address.fromHex(hex);
  for (let sale = 0; sale < SALES; sale++) {
    const send = contract()
      .buy(1, `sale ${sale}`)
      .send({ callValue: 1, feeLimit: 100 * TRX });
    sales.push(await send);
  }
});
afterAll(() => node.devnet.close());

const contract = () => node.tronWeb.contract(shop.abi, hex) as Answer;
const noteOf = (event: Answer) => event.result.note as string;

describe('events by transaction', () => {
  test('are decoded through the ABI that is on the chain', async () => {
    const { tronWeb, account, devnet } = node;
    const { data, success } = await tronWeb.event.getEventsByTransactionID(sales[7]!);
    const { block } = devnet.chain.find(sales[7]!)!;
    const buyer = `0x${account(0).hex.slice(2)}`;
    expect(success).toBe(true);
    expect(data).toEqual([
      {
        block_number: block!.number,
        block_timestamp: block!.timestamp,
        caller_contract_address: address,
        contract_address: address,
        event_index: 0,
        event_name: 'Sold',
        result: {
          0: '1',
          1: buyer,
          2: '1',
          3: 'sale 7',
          id: '1',
          buyer,
          price: '1',
          note: 'sale 7',
        },
        result_type: { id: 'uint256', buyer: 'address', price: 'uint256', note: 'string' },
        event: 'Sold(uint256 indexed id, address indexed buyer, uint256 price, string note)',
        transaction_id: sales[7],
      },
    ]);
  });

  test('of all kinds of types are texts and lists of texts', async () => {
    const { tronWeb } = node;
    const tag = 'ab'.repeat(32);
    const txid = await contract()
      .restock([3, 4], `0x${tag}`)
      .send({ feeLimit: 100 * TRX });
    const { data } = await tronWeb.event.getEventsByTransactionID(txid);
    expect(data![0]!.result).toEqual({
      0: ['3', '4'],
      1: tag,
      2: 'true',
      3: '-5',
      ids: ['3', '4'],
      tag,
      open: 'true',
      change: '-5',
    });
    expect(data![0]).toMatchObject({ _unconfirmed: true });
  });

  test('that the ABI does not declare come undecoded', async () => {
    const { tronWeb } = node;
    const txid = await contract()
      .undeclared()
      .send({ feeLimit: 100 * TRX });
    const { data } = await tronWeb.event.getEventsByTransactionID(txid);
    expect(data).toMatchObject([
      {
        event_name: '',
        result: {},
        raw: { topics: ['7'.padStart(64, '0')], data: '2a'.padStart(64, '0') },
      },
    ]);
  });

  test('of an unknown transaction are none', async () => {
    const { data } = await node.tronWeb.event.getEventsByTransactionID('00'.repeat(32));
    expect(data).toEqual([]);
  });
});

describe('events by contract', () => {
  test('come newest first, 20 at a time, and page by fingerprint without a gap', async () => {
    const { tronWeb } = node;
    const seen: string[] = [];
    const sizes: number[] = [];
    let fingerprint: string | undefined;
    do {
      const page = await tronWeb.event.getEventsByContractAddress(address, {
        eventName: 'Sold',
        ...(fingerprint && { fingerprint }),
      });
      seen.push(...page.data!.map(noteOf));
      sizes.push(page.meta!.page_size);
      fingerprint = page.meta!.fingerprint;
    } while (fingerprint);
    expect(sizes).toEqual([20, 20, 5]);
    expect(seen).toEqual(sales.map((_, index) => `sale ${SALES - 1 - index}`));
  });

  test('the link to the next page is that page', async () => {
    const { get, tronWeb, url } = node;
    const first = await tronWeb.event.getEventsByContractAddress(address, { limit: 2 });
    const next = first.meta!.links!.next;
    expect(next.startsWith(`${url}/v1/contracts/${address}/events?`)).toBe(true);
    const second = (await get(next.slice(url.length + 1))) as typeof first;
    const whole = await tronWeb.event.getEventsByContractAddress(address, { limit: 4 });
    expect([...first.data!, ...second.data!]).toEqual(whole.data);
  });

  test('are filtered by name, order, block and time', async () => {
    const { tronWeb, devnet } = node;
    const query = (options: object) =>
      tronWeb.event
        .getEventsByContractAddress(address, { eventName: 'Sold', limit: 200, ...options })
        .then(({ data }) => data!.map(noteOf));
    expect((await query({ orderBy: 'block_timestamp,asc' }))[0]).toBe('sale 0');
    expect(await query({ eventName: 'Nothing' })).toEqual([]);
    const { block } = devnet.chain.find(sales[30]!)!;
    expect(await query({ blockNumber: block!.number })).toEqual(['sale 30']);
    const since = await query({ minBlockTimestamp: block!.timestamp });
    const until = await query({ maxBlockTimestamp: block!.timestamp });
    expect(since).toContain('sale 30');
    expect(until).toContain('sale 30');
    expect(new Set([...since, ...until]).size).toBe(SALES);
  });

  test('are told apart by finality', async () => {
    const { tronWeb, devnet } = node;
    const numbers = (options: object) =>
      tronWeb.event
        .getEventsByContractAddress(address, { limit: 200, ...options })
        .then(({ data }) => data!.map(({ block_number }) => block_number));
    const solid = devnet.chain.solidNumber();
    const confirmed = await numbers({ onlyConfirmed: true });
    const unconfirmed = await numbers({ onlyUnconfirmed: true });
    expect(Math.max(...confirmed)).toBeLessThanOrEqual(solid);
    expect(Math.min(...unconfirmed)).toBeGreaterThan(solid);
    expect(confirmed.length + unconfirmed.length).toBe((await numbers({})).length);
  });

  test('of another contract or nobody are none', async () => {
    const { tronWeb, account } = node;
    const { data } = await tronWeb.event.getEventsByContractAddress(account(1).address);
    expect(data).toEqual([]);
  });

  test('asked for wrongly are refused with a reason', async () => {
    for (const query of [
      'limit=0',
      'limit=x',
      'order_by=price',
      'fingerprint=*',
      'block_number=-1',
    ]) {
      const response = await fetch(`${node.url}/v1/contracts/${address}/events?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ success: false, error: expect.any(String) });
    }
    expect((await fetch(`${node.url}/v1/contracts/nobody/events`)).status).toBe(400);
  });
});

describe('events by block', () => {
  test('are those of all its transactions', async () => {
    const { tronWeb, devnet } = node;
    const { block } = devnet.chain.find(sales[5]!)!;
    const { data } = await tronWeb.event.getEventsByBlockNumber(block!.number);
    expect(data!.map(noteOf)).toEqual(['sale 5']);
    expect((await tronWeb.event.getEventsByBlockNumber(10 ** 6)).data).toEqual([]);
  });

  test('of the latest block follow the head', async () => {
    const { tronWeb } = node;
    const txid = await contract()
      .buy(1, 'latest')
      .send({ callValue: 1, feeLimit: 100 * TRX });
    const { data } = await tronWeb.event.getEventsOfLatestBlock();
    expect(data!.map(({ transaction_id }) => transaction_id)).toEqual([txid]);
    const confirmed = await tronWeb.event.getEventsOfLatestBlock({ only_confirmed: true });
    expect(confirmed.data!.map(({ transaction_id }) => transaction_id)).not.toContain(txid);
  });
});

describe('after the chain changed its mind', () => {
  test('events follow a reorganisation and a revert', async () => {
    const { tronWeb, devnet } = node;
    const notes = async () => {
      const { data } = await tronWeb.event.getEventsByContractAddress(address, {
        eventName: 'Sold',
        limit: 3,
      });
      return data!.map(noteOf);
    };
    const mark = await devnet.snapshot();
    const before = await notes();
    const txid = await contract()
      .buy(1, 'undone')
      .send({ callValue: 1, feeLimit: 100 * TRX });
    expect((await notes())[0]).toBe('undone');
    const { transaction } = devnet.chain.find(txid)!;
    await devnet.reorganise({ depth: 1, blocks: [{ transactions: [] }, { transactions: [] }] });
    expect(await notes()).toEqual(before);
    expect((await tronWeb.event.getEventsByTransactionID(txid)).data).toEqual([]);
    await devnet.reorganise({
      depth: 1,
      blocks: [{ transactions: [] }, { transactions: [transaction] }],
      ignoreReference: true,
    });
    expect((await notes())[0]).toBe('undone');
    await devnet.revert(mark);
    expect(await notes()).toEqual(before);
  });
});
