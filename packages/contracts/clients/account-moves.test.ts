import { type HexAddress, parseHexAddress } from '@vellum/tron/address';
import { concatBytes, fromHex, utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { expect, test } from 'vitest';
import { accountMoves } from './account-moves.ts';

const [me, other, coin, wtrx, cards] = ['1', '2', '3', '4', '5'].map(
  (digit) => parseHexAddress(`0x${digit.repeat(40)}`) as HexAddress,
) as [HexAddress, HexAddress, HexAddress, HexAddress, HexAddress];

const word = (value: bigint) => fromHex(value.toString(16).padStart(64, '0'));
const topic = (address: HexAddress) => concatBytes(new Uint8Array(12), fromHex(address.slice(-40)));
const event = (signature: string) => keccak256(utf8ToBytes(signature));
const TRANSFER = event('Transfer(address,address,uint256)');

const transfer = (from: HexAddress, to: HexAddress, amount: bigint, address = coin) => ({
  address,
  topics: [TRANSFER, topic(from), topic(to)],
  data: word(amount),
});
const card = (from: HexAddress, to: HexAddress, id: bigint) => ({
  address: cards,
  topics: [TRANSFER, topic(from), topic(to), word(id)],
  data: new Uint8Array(0),
});

type Info = Parameters<typeof accountMoves>[1][number]['info'];
const moves = (info: Partial<Info>, value = 0n) =>
  accountMoves(
    me,
    [{ info: { failed: false, logs: [], internal: [], ...info }, caller: me, value }],
    wtrx,
  );

test('coins are one sum each, and what came back is not told as spent', () => {
  const logs = [transfer(me, other, 500n), transfer(other, me, 20n), transfer(other, other, 7n)];
  const internal = [{ from: other, to: me, amount: 30n }];
  expect(moves({ logs, internal }, 100n).coins).toEqual([
    { coin: null, amount: -70n, gone: 100n, came: 30n },
    { coin, amount: -480n, gone: 500n, came: 20n },
  ]);
  expect(moves({ logs: [transfer(me, me, 5n)] }).coins).toEqual([]);
});

test('WTRX is wrapped and unwrapped by its own events, which nobody else may tell', () => {
  const wrapped = (address: HexAddress, signature: string) => ({
    address,
    topics: [event(signature), topic(me)],
    data: word(9n),
  });
  const deposit = wrapped(wtrx, 'Deposit(address,uint256)');
  expect(moves({ logs: [deposit] }, 9n).coins).toEqual([
    { coin: null, amount: -9n, gone: 9n, came: 0n },
    { coin: wtrx, amount: 9n, gone: 0n, came: 9n },
  ]);
  const withdrawal = wrapped(wtrx, 'Withdrawal(address,uint256)');
  expect(moves({ logs: [withdrawal] }).coins).toEqual([
    { coin: wtrx, amount: -9n, gone: 9n, came: 0n },
  ]);
  expect(moves({ logs: [wrapped(coin, 'Deposit(address,uint256)')] }).coins).toEqual([]);
});

test('cards come and go one by one, and not at all when they come back', () => {
  expect(moves({ logs: [card(other, me, 7n), card(me, other, 8n)] }).tokens).toEqual([
    { collection: cards, id: 7n, came: true },
    { collection: cards, id: 8n, came: false },
  ]);
  expect(moves({ logs: [card(me, other, 7n), card(other, me, 7n)] }).tokens).toEqual([]);
});

test('what failed moved nothing, and what is no transfer is passed over', () => {
  expect(moves({ failed: true, logs: [transfer(me, other, 5n)] }, 100n)).toEqual({
    ...{ coins: [], tokens: [] },
  });
  const odd = {
    address: coin,
    topics: [TRANSFER, topic(me), topic(other)],
    data: word(1n).subarray(1),
  };
  expect(moves({ logs: [odd, { address: coin, topics: [], data: word(1n) }] }).coins).toEqual([]);
});
