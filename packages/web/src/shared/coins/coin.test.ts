import { trc20 } from '@vellum/contracts/coins';
import { dexFactory, pair } from '@vellum/contracts/dex';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { ContractReverted } from '@vellum/tron/errors';
import { describe, expect, test } from 'vitest';
import type { Chain } from '../chain/chain.ts';
import { readCoin, shownName } from './coin.ts';

const place = (n: number) => `41${n.toString(16).padStart(40, '0')}` as HexAddress;
const coin = fromHexAddress(place(1));
const contracts: Record<string, Address> = {
  vlm: fromHexAddress(place(7)),
  wtrx: fromHexAddress(place(8)),
  usdt: fromHexAddress(place(9)),
  dex: fromHexAddress(place(10)),
};

type Says = Readonly<{ symbol?: string; decimals?: bigint; sides?: readonly [number, number] }>;
type Call = Readonly<{ data: Uint8Array }>;
const selector = ({ data }: Call) => toHex(data).slice(0, 8);

/** A node with one coin that says what it likes, and a factory that knows one pair of VLM and WTRX. */
function chainWith({ symbol = 'X', decimals = 6n, sides }: Says, known: HexAddress): Chain {
  const answers = new Map<string, (asked: string) => unknown>([
    [selector(dexFactory.pairOf(coin, coin)), () => known],
    [selector(trc20.symbol()), (asked) => (asked === coin ? symbol : 'VLM')],
    [selector(trc20.decimals()), () => decimals],
  ]);
  if (sides) {
    answers.set(selector(pair.token0()), () => place(sides[0]));
    answers.set(selector(pair.token1()), () => place(sides[1]));
  }
  const read = async (asked: string, call: Call) => {
    const answer = answers.get(selector(call));
    if (answer === undefined) throw new ContractReverted('no', new Uint8Array());
    return answer(asked);
  };
  const config = { contracts };
  return { read, config, contract: (name: string) => contracts[name] } as unknown as Chain;
}

describe('a coin', () => {
  test('of a pair that the exchange knows goes by its two coins', async () => {
    const found = await readCoin(chainWith({ sides: [7, 8] }, place(1)), coin);
    expect(found).toMatchObject({
      symbol: 'VLM/TRX LP',
      pair: [contracts['vlm'], contracts['wtrx']],
    });
  });

  test('that only says it is such a pair does not pass as one', async () => {
    const found = await readCoin(chainWith({ symbol: 'FAKE', sides: [7, 8] }, place(2)), coin);
    expect(found).toMatchObject({ symbol: `FAKE (…${coin.slice(-4)})`, pair: null });
  });

  test('cannot turn around or break the line it stands in', async () => {
    const symbol = 'A\u202eTDSU\u2066\n\u200b';
    const found = await readCoin(chainWith({ symbol }, place(2)), coin);
    expect(found.symbol).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    const long = await readCoin(chainWith({ symbol: '\u{1f600}'.repeat(500) }, place(2)), coin);
    expect(Array.from(long.symbol).length).toBeLessThanOrEqual(13 + ' (…abcd)'.length);
    expect(long.symbol.isWellFormed()).toBe(true);
  });

  test('in a script that runs to the left keeps its direction to itself', () => {
    expect(shownName('\u05d6\u05d4\u05d1')).toBe('\u2068\u05d6\u05d4\u05d1\u2069');
    expect(shownName('Gold')).toBe('Gold');
  });

  test.each(['USDT', 'VLM', 'TRX', 'VLM/TRX LP'])(
    'that calls itself %s is told apart',
    async (symbol) => {
      const found = await readCoin(chainWith({ symbol }, place(2)), coin);
      expect(found.symbol).toBe(`${symbol} (…${coin.slice(-4)})`);
      const own = await readCoin(chainWith({}, place(2)), contracts['vlm'] as Address);
      expect(own.symbol).toBe('VLM');
    },
  );

  test('is told apart in the name of its pool', async () => {
    const foreign = fromHexAddress(place(3));
    const found = await readCoin(chainWith({ sides: [3, 8] }, place(1)), coin);
    expect(found.symbol).toBe(`VLM (…${foreign.slice(-4)})/TRX LP`);
  });

  test('with more decimals than any amount is none', async () => {
    await expect(readCoin(chainWith({ decimals: 255n }, place(2)), coin)).rejects.toThrow();
  });
});
