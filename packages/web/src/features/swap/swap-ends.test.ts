import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { endsIn, replaceEnd, turned, withEnds } from './swap-ends.ts';

const place = (n: number): Address =>
  fromHexAddress(`41${n.toString(16).padStart(40, '0')}` as HexAddress);
const [vlm, salt, usdt] = [place(1), place(2), place(3)];
const from = (query: string) => endsIn(new URLSearchParams(query), vlm);

describe('the tokens of a link', () => {
  it('are TRX for VLM when none is named, and TRX at an end that is not named', () => {
    expect(from('')).toEqual({ pay: null, receive: vlm });
    expect(from(`receive=${salt}`)).toEqual({ pay: null, receive: salt });
    expect(from(`pay=${salt}`)).toEqual({ pay: salt, receive: null });
    expect(from(`pay=${usdt}&receive=${salt}`)).toEqual({ pay: usdt, receive: salt });
  });

  it('are never the same, nor what is no address', () => {
    expect(from(`pay=${salt}&receive=${salt}`)).toEqual({ pay: null, receive: vlm });
    expect(from('pay=SALT&receive=TRX')).toEqual({ pay: null, receive: vlm });
  });

  it('can be written back beside everything else in it', () => {
    const search = new URLSearchParams(`pay=${salt}&from=staking`);
    const next = withEnds(search, { pay: null, receive: usdt });
    expect(next.toString()).toBe(`from=staking&receive=${usdt}`);
  });
});

describe('another token', () => {
  it('takes its end, and changes places with itself at the other', () => {
    const ends = { pay: null, receive: salt };
    expect(replaceEnd(ends, 'pay', usdt)).toEqual({ pay: usdt, receive: salt });
    expect(replaceEnd(ends, 'pay', salt)).toEqual({ pay: salt, receive: null });
    expect(replaceEnd(ends, 'receive', null)).toEqual({ pay: salt, receive: null });
    expect(turned(ends)).toEqual({ pay: salt, receive: null });
  });
});
