import { priceOf } from '@vellum/api/numbers/price-unit';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { describe, expect, test } from 'vitest';
import type { ChainEvent } from '../../indexer/projection.ts';
import { MarketBook } from './market-book.ts';

const hex = (n: number) => `41${String(n).padStart(40, '0')}` as HexAddress;
const address = (n: number) => fromHexAddress(hex(n));
const [token, pairAt, creator, ada, ben] = [1, 2, 3, 4, 5].map(address) as [
  ...[Address, Address, Address, Address, Address],
];
const launch = { token, pair: pairAt, presale: address(6), trade: address(7), creator };

let logIndex = 0;
const event = (
  source: string,
  name: string,
  args: ChainEvent['args'],
  txid = 'one',
): ChainEvent => ({
  ...{ block: 7, timestamp: 1_000_000, txid, transactionIndex: 0, logIndex: logIndex++ },
  ...{ contract: source === 'launchToken' ? token : pairAt, source, name, args },
});
const transfer = (from: number, to: number, txid = 'one') =>
  event('launchToken', 'Transfer', { from: hex(from), to: hex(to), value: 5n }, txid);
const sync = (tokens: bigint, trx: bigint) =>
  event('launchPair', 'Sync', { reserve0: tokens, reserve1: trx });
type Swap = Partial<Record<'amount0In' | 'amount1In' | 'amount0Out' | 'amount1Out', bigint>>;
const swap = (amounts: Swap, txid = 'one') =>
  event(
    ...(['launchPair', 'Swap'] as const),
    { amount0In: 0n, amount1In: 0n, amount0Out: 0n, amount1Out: 0n, ...amounts },
    txid,
  );

function fillsOf(events: readonly ChainEvent[], isTokenFirst = true) {
  const book = new MarketBook(new Map(), () => isTokenFirst);
  for (const one of events) book.read(one, launch);
  return book.fills;
}

describe('a swap', () => {
  test('that takes tokens is a purchase of who got them', () => {
    const events = [transfer(2, 4), sync(100n, 40n), swap({ amount1In: 10n, amount0Out: 5n })];
    expect(fillsOf(events)).toMatchObject([
      { trader: ada, side: 'buy', tokens: 5n, value: 10n, price: priceOf(40n, 100n) },
    ]);
  });

  test('that gives tokens is a sale of who gave them', () => {
    const events = [transfer(5, 2), sync(100n, 40n), swap({ amount0In: 5n, amount1Out: 3n })];
    expect(fillsOf(events)).toMatchObject([{ trader: ben, side: 'sell', tokens: 5n, value: 3n }]);
  });

  test('reads the pair the other way round where TRX comes first', () => {
    const events = [
      transfer(2, 4),
      event('launchPair', 'Sync', { reserve0: 40n, reserve1: 100n }),
      swap({ amount0In: 10n, amount1Out: 5n }),
    ];
    expect(fillsOf(events, false)).toMatchObject([
      { side: 'buy', tokens: 5n, value: 10n, price: priceOf(40n, 100n) },
    ]);
  });

  test('is of the last who gave or took before it, each of its own transaction', () => {
    const bought = { amount1In: 10n, amount0Out: 5n };
    const events = [
      ...[transfer(2, 5), transfer(2, 4), swap(bought)],
      // Nobody took tokens in this one: someone else's purchase is not theirs.
      swap(bought, 'two'),
      ...[transfer(2, 5, 'three'), swap(bought, 'three')],
    ];
    expect(fillsOf(events).map(({ trader, txid }) => [trader, txid])).toEqual([
      [ada, 'one'],
      [ben, 'three'],
    ]);
  });

  test.each([
    ['tokens lent and given back', { amount0In: 6n, amount0Out: 5n }],
    ['TRX lent and given back', { amount1In: 6n, amount1Out: 5n }],
    ['a gift on top of a loan', { amount0In: 6n, amount0Out: 5n, amount1In: 1n }],
    ['nothing at all', {}],
  ])('with %s is no trade', (_, amounts) => {
    expect(fillsOf([transfer(5, 2), transfer(2, 4), swap(amounts)])).toEqual([]);
  });
});
