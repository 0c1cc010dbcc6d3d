import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { cheapestOffer, type DeskOffer, savedBy } from './better-ways.ts';

const place = (n: number): Address =>
  fromHexAddress(`41${n.toString(16).padStart(40, '0')}` as HexAddress);
const [me, maker, salt, usdt] = [place(1), place(2), place(3), place(4)];
const M = 1_000_000n;

/** 1,000 SALT for so many TRX, in parts. */
const offer = (offerId: string, trx: bigint, more: Partial<DeskOffer> = {}): DeskOffer =>
  ({
    offerId,
    maker,
    sell: { coin: salt },
    want: { coin: null },
    amount: String(1_000n * M),
    left: String(1_000n * M),
    wantAmount: String(trx * M),
    onlyTaker: null,
    wholeOnly: false,
    state: 'open',
    ...more,
  }) as DeskOffer;

const wanted = { pay: null, paid: 60n * M, received: 500n * M, account: me };

describe('the cheapest offer', () => {
  it('gives the same amount for the least', () => {
    const found = cheapestOffer([offer('1', 110n), offer('2', 90n), offer('3', 100n)], wanted);
    expect(found).toEqual({ offerId: '2', pays: 45n * M });
  });

  it('is none that cannot be taken for it', () => {
    const others: readonly DeskOffer[] = [
      offer('1', 90n, { wholeOnly: true }),
      offer('2', 90n, { left: String(400n * M) }),
      offer('3', 90n, { maker: me }),
      offer('4', 90n, { onlyTaker: maker }),
      offer('5', 90n, { state: 'cancelled' }),
      offer('6', 90n, { want: { ...offer('6', 90n).want, coin: usdt } }),
    ];
    expect(cheapestOffer(others, wanted)).toBeNull();
    expect(cheapestOffer([offer('7', 90n, { onlyTaker: me })], wanted)?.offerId).toBe('7');
  });
});

describe('another way', () => {
  it('is named only where it pays more after fees', () => {
    expect(savedBy(45n * M, 60n * M, 5n * M)).toBe(10n * M);
    expect(savedBy(45n * M, 60n * M, -5n * M)).toBe(20n * M);
    expect(savedBy(58n * M, 60n * M, 2n * M)).toBeNull();
  });
});
