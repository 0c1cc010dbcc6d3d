import { describe, expect, test } from 'vitest';
import { type ErrorCode, errorCodes } from '../refusals/error-codes.ts';
import { errorText } from '../refusals/error-text.ts';
import { languages } from '../typed-text/language.ts';
import { allTexts } from './all-texts.ts';
import { statesEn } from './states-en.ts';
import { statesZhTw } from './states-zh-tw.ts';

const codes = Object.keys(errorCodes) as ErrorCode[];
const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const everyText = languages.flatMap((language) =>
  codes.map((code) => ({ language, code, text: allTexts[language][code] })),
);
const chinese = [
  ...codes.map((code) => [code, allTexts['zh-TW'][code]] as const),
  ...Object.entries(statesZhTw),
];

describe('S8.29 the server names every refusal itself', () => {
  test.each(codes)('%s has a text with the same values in both languages', (code) => {
    const declared = [...errorCodes[code].params].sort();
    for (const language of languages) {
      expect(namesIn(allTexts[language][code]), language).toEqual(declared);
    }
  });

  test('S8.29 no language has a text without a code', () => {
    for (const language of languages) {
      expect(Object.keys(allTexts[language]).sort()).toEqual([...codes].sort());
    }
  });
});

describe('how texts are written', () => {
  test('calm: no exclamation marks, no empty ones, nothing left over', () => {
    const loud = everyText.filter(({ text }) => /[!！]|^\s|\s$|\s\s|^$/.test(text));
    expect(loud).toEqual([]);
  });

  test('braces hold a name and nothing else, so that every ICU formatter reads them alike', () => {
    const odd = everyText.filter(({ text }) => /[{}']/.test(text.replace(/\{\w+\}/g, '')));
    expect(odd).toEqual([]);
  });

  test('Chinese is full of Chinese punctuation, and of a space beside Latin letters and numbers', () => {
    const narrow = chinese.filter(([, text]) =>
      /[\p{Script=Han}][,;:!?.]|[\p{Script=Han}][A-Za-z0-9{]|[A-Za-z0-9}%][\p{Script=Han}]/u.test(
        text,
      ),
    );
    expect(narrow).toEqual([]);
  });

  test('Chinese is that of Taiwan', () => {
    const elsewhere =
      /用戶|網絡|信息|默認|設置|賬|登錄失敗|视|获|请|账|激活|提現|質量|數據|屏幕|視頻/;
    expect(chinese.filter(([, text]) => elsewhere.test(text))).toEqual([]);
  });

  test('states have words in both languages', () => {
    expect(Object.keys(statesZhTw)).toEqual(Object.keys(statesEn));
    expect(statesEn['income.packing']).toBe('waiting to be packed');
    expect(statesZhTw['income.packing']).toBe('等待打包');
  });
});

describe('filling in', () => {
  test('values stand where their names were', () => {
    const problem = { code: 'RATE_LIMITED', params: { seconds: '5' } } as const;
    expect(errorText(allTexts.en, problem)).toBe(
      'Too many requests. Please try again in 5 seconds.',
    );
    expect(errorText(allTexts['zh-TW'], problem)).toBe('請求過於頻繁，請於 5 秒後再試。');
  });

  test('a value that looks like a name is not filled in again', () => {
    const problem = { code: 'TX_REVERTED', params: { reason: '{reason} $& $1' } } as const;
    expect(errorText(allTexts.en, problem)).toContain('transaction: {reason} $& $1.');
  });
});

describe('the product says in its own words', () => {
  const spoken: readonly [ErrorCode, string, string][] = [
    ['SELF_INVITE', 'cannot activate yourself', '不能以自己為邀請人'],
    ['ADDRESS_INVALID', 'Enter a correct address', '請輸入正確的地址'],
    ['ACTIVATION_CODE_REQUIRED', 'Enter an activation code', '請輸入啟用碼'],
    ['NOT_ACTIVATED', 'must activate', '請先啟用'],
    ['DO_NOT_RESUBMIT', 'do not resubmit', '請勿重複送出'],
    ['COPY_FAILED', 'Copy failed', '複製失敗'],
    ['WALLET_MISSING', 'Please install TronLink or OKX Wallet', '請安裝 TronLink 或 OKX Wallet'],
    ['BELOW_MINIMUM_WITHDRAWAL', 'Below the minimum withdrawal amount', '低於最低提領數量'],
    ['CLAIM_NOT_OPEN', 'Claim not yet open', '尚未開放領取'],
    ['STAKING_ENDED', 'Staking phase ended', '質押階段已結束'],
    ['NOT_YET_UNLOCK_TIME', 'Not yet unlock time', '尚未到解鎖時間'],
    ['EXCEEDS_MAX_PURCHASE', 'Exceeded maximum purchase quantity', '超出最大購買數量'],
    ['REMAINING_INSUFFICIENT', 'Insufficient remaining number', '剩餘數量不足'],
    ['NOT_IN_PRESALE', 'Not in the presale stage', '目前不在預售階段'],
    ['PRESALE_JOIN_REFUSED', 'You cannot join the presale', '您無法參加此預售'],
    ['INSUFFICIENT_TRX', 'Insufficient TRX balance', 'TRX 餘額不足'],
    ['BUY_ERROR', 'BUY error', '購買失敗'],
    ['BUY_FAILED', 'Buy failed', '購買失敗'],
    ['PURCHASE_FAILED', 'Purchase failed', '購買失敗'],
    ['TRANSFER_FAILED', 'Transfer failed', '轉讓失敗'],
    ['UPDATE_FAILED', 'Update failed', '更新失敗'],
    ['REVIEW_FAILED', 'Review failed', '審核未通過'],
    ['PLEDGE_ERROR', 'pledge error', '質押失敗'],
    ['UNLOCK_ERROR', 'unlock error', '解鎖失敗'],
    ['LOCK_ERROR', 'lock error', '鎖倉失敗'],
    ['CREATE_ERROR', 'Create error', '建立失敗'],
    ['BURN_ERROR', 'burn error', '銷毀失敗'],
    ['SWAP_TO_BURN_ERROR', 'swapToBurn error', '兌換銷毀失敗'],
  ];

  test.each(spoken)('%s', (code, english, traditional) => {
    expect(allTexts.en[code]).toContain(english);
    expect(allTexts['zh-TW'][code]).toContain(traditional);
  });
});
