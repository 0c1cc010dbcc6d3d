import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import type { Json } from '@vellum/tron/json';
import { describe, expect, it } from 'vitest';
import { namedAnswer } from './named-answer.ts';
import { Names } from './names.ts';

const alice = `41${'a1'.repeat(20)}` as HexAddress;
const txid = 'ab'.repeat(32);

describe('Names', () => {
  const names = new Names();
  const inAnswer = (json: Json) => namedAnswer(json, names);
  names.address(alice, 'alice');
  names.text(txid, 'transaction first');

  it('replaces addresses in every spelling, also inside texts and keys', () => {
    const padded = `${'0'.repeat(24)}${alice.slice(2)}`;
    expect(
      inAnswer({
        owner: alice,
        base58: fromHexAddress(alice),
        topic: padded,
        message: `account ${alice.toUpperCase()} does not exist`,
        [alice]: 1,
      }),
    ).toEqual({
      owner: '<alice>',
      base58: '<alice, base58>',
      topic: `${'0'.repeat(24)}<alice, 20 bytes>`,
      message: 'account <alice> does not exist',
      '<alice>': 1,
    });
  });

  it('names heights and hashes by their order, and keeps how they are written', () => {
    const blocks = [7, 8, 7].map((blockNumber) => ({ blockNumber, blockID: `${'0'.repeat(63)}1` }));
    const [first, second, third] = inAnswer(blocks) as typeof blocks;
    expect(first).toEqual(third);
    expect(first).not.toEqual(second);
    expect(inAnswer({ blockNumber: '0x7' })).not.toEqual(inAnswer({ blockNumber: 7 }));
    expect(inAnswer({ blockNumber: '7' })).not.toEqual(inAnswer({ blockNumber: 7 }));
    expect(inAnswer({ hash: txid })).toEqual({ hash: '<transaction first>' });
  });

  it('takes the usage of a token as about, and its slot as a slot', () => {
    expect(
      inAnswer({
        free_asset_net_usageV2: [{ key: '5', value: 280 }],
        latest_asset_operation_timeV2: [{ key: '5', value: 346 }],
        assetV2: [{ key: '5', value: 346 }],
      }),
    ).toEqual({
      free_asset_net_usageV2: [{ key: '5', value: 'about 280' }],
      latest_asset_operation_timeV2: [{ key: '5', value: '<slot number>' }],
      assetV2: [{ key: '5', value: 346 }],
    });
  });

  it('takes usage as about, but not in a receipt', () => {
    expect(inAnswer({ net_usage: 5, receipt: { net_usage: 5 } })).toEqual({
      net_usage: 'about 5',
      receipt: { net_usage: 5 },
    });
  });

  it('finds token ids where they stand alone, and terms that began with a block', () => {
    names.token('1000017', 'token');
    names.time(1_700_000_000_000);
    expect(
      inAnswer({
        asset: '1000017',
        id: 1000017,
        other: '10000170',
        expire_time: 1_700_007_197_000,
      }),
    ).toEqual({
      asset: '<token>',
      id: '<token> as number',
      other: '10000170',
      expire_time: '<time number, 2 h after a block>',
    });
  });

  it('leaves values alone that every run shares', () => {
    const answer = { balance: 5, topics: ['cd'.repeat(32)], energy_fee: 10n ** 17n, empty: null };
    expect(inAnswer(answer)).toEqual(answer);
  });
});
