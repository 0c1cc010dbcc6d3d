import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { messages as english } from './messages.en.ts';
import { messages as chinese } from './messages.zh-tw.ts';
import type { StandingApproval } from './standing-approval.ts';
import { stillStandText } from './still-stand-text.ts';

const languages = { en: english, 'zh-TW': chinese };

function told(locale: keyof typeof languages, count: number, isWhole: boolean): string {
  const texts = Object.entries(languages[locale]);
  const messages = texts.map(([key, text]) => [key, compileMessageOrThrow(text)]);
  const i18n = setupI18n({ locale, messages: { [locale]: Object.fromEntries(messages) } });
  const list = Array.from({ length: count }, () => ({}) as StandingApproval);
  return stillStandText((key, values) => i18n._(key, values), { list, isWhole });
}

describe('what the chain says of approvals', () => {
  it('is their number where all were looked at', () => {
    expect(told('en', 0, true)).toBe('On chain: no open approvals.');
    expect(told('en', 1, true)).toBe('On chain: one open approval.');
    expect(told('en', 12, true)).toBe('On chain: 12 open approvals.');
    expect(told('zh-TW', 12, true)).toBe('鏈上顯示：有 12 筆有效的授權。');
  });

  it('is how many of the newest 200 where there are more', () => {
    expect(told('en', 0, false)).toBe('On chain: none of the newest 200 is open.');
    expect(told('en', 1, false)).toBe('On chain: one of the newest 200 is open.');
    expect(told('en', 12, false)).toBe('On chain: 12 of the newest 200 are open.');
    expect(told('zh-TW', 0, false)).toBe('鏈上顯示：最新的 200 筆中沒有有效的授權。');
    expect(told('zh-TW', 12, false)).toBe('鏈上顯示：最新的 200 筆中有 12 筆有效的授權。');
  });
});
