import { describe, expect, test } from 'vitest';
import { answering, startNode } from '../../test/node-stand-in.ts';
import { fromHexAddress, type HexAddress } from '../address.ts';
import { MalformedAnswer } from '../errors.ts';
import { createClient } from './client.ts';
import { contractEvents, getContractEvents } from './events.ts';

const CONTRACT = `41${'22'.repeat(20)}` as HexAddress;
const base58 = fromHexAddress(CONTRACT);

/** As TronGrid prints it. */
const eventJson = (index: number) => ({
  block_number: 77,
  block_timestamp: 1_700_000_000_000,
  caller_contract_address: base58,
  contract_address: base58,
  event_index: index,
  event_name: 'Transfer',
  result: { 0: '5', amount: '5', list: [1, 2] },
  result_type: { amount: 'uint256' },
  event: 'Transfer(uint256 amount)',
  transaction_id: 'cd'.repeat(32),
});

describe('events of a contract', () => {
  test('are asked for in the words of the server', async () => {
    const node = await startNode(answering({ success: true, data: [eventJson(0)], meta: {} }));
    const client = createClient({ fullNodes: [], eventServers: [node.url] });
    const page = await getContractEvents(
      client,
      CONTRACT,
      {
        eventName: 'Transfer',
        blockNumber: 77,
        minBlockTimestamp: 1,
        maxBlockTimestamp: 2,
        onlyConfirmed: true,
        order: 'block_timestamp,asc',
        limit: 200,
      },
      'next page',
    );
    expect(node.received[0]!.path).toBe(
      `/v1/contracts/${base58}/events?event_name=Transfer&block_number=77&min_block_timestamp=1` +
        '&max_block_timestamp=2&only_confirmed=true&order_by=block_timestamp%2Casc&limit=200' +
        '&fingerprint=next+page',
    );
    expect(page).toEqual({
      events: [
        {
          name: 'Transfer',
          contract: CONTRACT,
          transactionId: 'cd'.repeat(32),
          index: 0,
          blockNumber: 77,
          blockTimestamp: 1_700_000_000_000,
          values: { 0: '5', amount: '5', list: '[1,2]' },
        },
      ],
      next: undefined,
    });
  });

  test('come page after page', async () => {
    const node = await startNode(({ path }) => {
      const page = Number(new URL(path, 'http://x').searchParams.get('fingerprint') ?? 0);
      const meta = page < 2 ? { fingerprint: String(page + 1) } : {};
      return { text: JSON.stringify({ success: true, data: [eventJson(page)], meta }) };
    });
    const client = createClient({ fullNodes: [node.url] });
    const indexes: number[] = [];
    for await (const { index } of contractEvents(client, CONTRACT, { limit: 1 })) {
      indexes.push(index);
    }
    expect(indexes).toEqual([0, 1, 2]);
    expect(node.received).toHaveLength(3);
  });

  test('end when a server gives the same page again', async () => {
    const meta = { fingerprint: 'same' };
    const node = await startNode(answering({ success: true, data: [], meta }));
    const all = contractEvents(createClient({ fullNodes: [node.url] }), CONTRACT);
    await expect(all.next()).rejects.toBeInstanceOf(MalformedAnswer);
    expect(node.received).toHaveLength(2);
  });

  test('without success or contract are malformed', async () => {
    for (const json of [
      { success: false, data: [] },
      { success: true, data: [{ ...eventJson(0), contract_address: 'x' }] },
      { success: true, data: [{ ...eventJson(0), transaction_id: '' }] },
    ]) {
      const node = await startNode(answering(json));
      const client = createClient({ fullNodes: [node.url] });
      await expect(getContractEvents(client, CONTRACT)).rejects.toBeInstanceOf(MalformedAnswer);
    }
  });
});
