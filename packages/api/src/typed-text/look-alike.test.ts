import { describe, expect, test } from 'vitest';
import { disguised, lookAlike, readShape, reservedCoinAlike, searchForm } from './look-alike.ts';

const token = (tokenSymbol: string, tokenName = `the name of ${tokenSymbol} alone`) => ({
  tokenName,
  tokenSymbol,
});

describe('what is searched', () => {
  test.each([
    ['  Tin   Lantern ', 'tin lantern'],
    ['ＴＩＮ', 'tin'],
    ['ﬁne', 'fine'],
    ['ÄÖ', 'äö'],
    ['錫燈籠', '錫燈籠'],
  ])('%s is %s', (text, form) => {
    expect(searchForm(text)).toBe(form);
  });
});

describe('look-alikes', () => {
  test.each([
    ['another case', 'USDT', 'usdt'],
    ['full width', 'VLM', 'ＶＬＭ'],
    ['Cyrillic', 'SALT', 'ЅАLТ'],
    ['Greek', 'TRX', 'ΤRΧ'],
    ['Greek capitals that look unlike their small letters', 'HYMNEZ', 'ΗΥΜΝΕΖ'],
    ['a capital i for an l', 'VLM', 'VIM'],
    ['a one for an l', 'VLM', 'V1M'],
    ['a bar for an l', 'VLM', 'V|M'],
    ['a zero for an o', 'TRON', 'TR0N'],
    ['digits for letters', 'SALT', '54L7'],
    ['an accent', 'VLM', 'VĹM'],
    ['a stroke through a letter', 'USDT', 'USDŦ'],
    ['a sign of money', 'USDT', 'U$D₮'],
    ['spaces and dots', 'USDT', 'U.S. D-T'],
    ['an unseen character', 'USDT', 'US\u200bDT'],
    ['two letters that read as one', 'MOON', 'RNOON'],
    ['mathematical letters', 'TRX', '𝐓𝐑𝐗'],
    ['small capitals', 'TRX', 'ᴛʀx'],
    ['letters in boxes', 'VLM', '🆅🅻🅼'],
    ['letters of a flag', 'TRX', '🇹🇷X'],
    ['a tick behind it', 'USDT', 'USDT✅'],
    ['pictures around it', 'SALT', '🔥SALT🔥'],
    ['a sign of trade', 'SALT', 'SALT™'],
    ['a sign that is no letter', 'SALT', '+SALT'],
    ['pictures alone', '🚀🚀', '🚀🚀'],
    ['a doubled letter', 'SALT', 'SALLT'],
  ])('%s', (_, one, other) => {
    expect(readShape(other)).toBe(readShape(one));
    expect(lookAlike(token(one), token(other))).toBe(true);
  });

  test.each([
    ['SALT', 'SALTY'],
    ['VLM', 'VLN'],
    ['OAK', 'OAT'],
    ['錫', '燈'],
    ['TRX', 'TRX2'],
    ['🚀', '🌙'],
  ])('%s and %s are not', (one, other) => {
    expect(lookAlike(token(one, 'First'), token(other, 'Second'))).toBe(false);
  });

  test('a name that is the symbol of another, and the other way round', () => {
    expect(lookAlike(token('SCAM', 'Salt'), token('SALT'))).toBe(true);
    expect(lookAlike(token('SALT'), token('SCAM', 'Salt'))).toBe(true);
    expect(lookAlike(token('A', 'Salt Road'), token('B', 'SALT R0AD'))).toBe(true);
  });

  test('texts of nothing but signs look like no other', () => {
    expect(lookAlike(token('...', '!!!'), token('???', '---'))).toBe(false);
  });

  test.each([
    ['VLM', 'VLM'],
    ['Ѵ1М', 'VLM'],
    ['USDT', 'USDT'],
    ['U5DT', 'USDT'],
    ['TRX', 'TRX'],
    ['WTRХ', 'WTRX'],
    ['Tron', 'TRX'],
    ['VVTRX', 'WTRX'],
    ['$VLM', 'VLM'],
    ['Vellum Official', 'VLM'],
    ['Official-VLM', 'VLM'],
    ['✅ USDT (TRC20)', 'USDT'],
    ['Tether gold', 'USDT'],
    ['Vеllum Gold', 'VLM'],
    ['VLLM', 'VLM'],
    ['В1ТС0ІN', 'BTC'],
    ['Doge Coin', 'DOGE'],
  ])('%s poses as our %s', (symbol, coin) => {
    expect(reservedCoinAlike(token(symbol, 'Another'))?.tokenSymbol).toBe(coin);
  });

  test('most tokens pose as none', () => {
    expect(reservedCoinAlike(token('SALT', 'Salt Road'))).toBeNull();
    expect(reservedCoinAlike(token('ELEC', 'Electron Cash'))).toBeNull();
    expect(reservedCoinAlike(token('TRX2', 'Tronic'))).toBeNull();
    expect(reservedCoinAlike(token('🚀', '$$$'))).toBeNull();
  });

  test('show which letters are none of the Latin ones', () => {
    const strange = disguised('Vеllum Gоld').filter(({ isStrange }) => isStrange);
    expect(strange.map(({ character }) => character)).toEqual(['е', 'о']);
    expect(disguised('錫 Vellum').some(({ isStrange }) => isStrange)).toBe(false);
  });
});
