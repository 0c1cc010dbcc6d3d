import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { Names } from './names.ts';

const alice = `41${'a1'.repeat(20)}` as HexAddress;
const txid = 'ab'.repeat(32);

describe('Names', () => {
  const names = new Names();
  names.address(alice, 'alice');
  names.text(txid, 'transaction first');

  it('replaces addresses in every spelling, also inside texts and keys', () => {
    const padded = `${'0'.repeat(24)}${alice.slice(2)}`;
    expect(
      names.inAnswer({
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
    const [first, second, third] = names.inAnswer(blocks) as typeof blocks;
    expect(first).toEqual(third);
    expect(first).not.toEqual(second);
    expect(names.inAnswer({ blockNumber: '0x7' })).not.toEqual(names.inAnswer({ blockNumber: 7 }));
    expect(names.inAnswer({ blockNumber: '7' })).not.toEqual(names.inAnswer({ blockNumber: 7 }));
    expect(names.inAnswer({ hash: txid })).toEqual({ hash: '<transaction first>' });
  });

  it('leaves values alone that every run shares', () => {
    const answer = { balance: 5, topics: ['cd'.repeat(32)], energy_fee: 10n ** 17n, empty: null };
    expect(names.inAnswer(answer)).toEqual(answer);
  });
});
