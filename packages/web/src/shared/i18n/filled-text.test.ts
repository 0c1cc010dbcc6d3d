import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { type CompiledText, filledText, type Values } from './filled-text.ts';
import type { Locale } from './locale.ts';

const compiled = (text: string) => compileMessageOrThrow(text) as CompiledText;

/** What the library says whose compiler the texts go through. */
function asLibrary(text: string, values: Values, locale: Locale): string {
  const messages = { [locale]: { text: compileMessageOrThrow(text) } };
  return setupI18n({ locale, messages })._('text', values);
}

const texts = [
  'Plain words',
  "It''s '{'braced'}' and #1",
  '{name} of {other}',
  '{n, number} of {n} shares',
  '{n, plural, =0 {none} one {# day of {name}} other {# days}}',
  '{n, plural, other {# 天}}，{name}',
  '{name, select, gold {Gold {n}} other {Another}}',
  '{n, plural, one {one {name, select, gold {coin} other {thing}}} other {#}}',
];
const values = [0, 1, 2, 1.5, 1000, 12_345_678].flatMap((n) => [
  { n, name: 'gold', other: 'Ä' },
  { n, name: 'toString', other: 7 },
]);

describe.each(['en', 'zh-TW'] as const)('a text in %s', (locale) => {
  it.each(texts)('%s has its values filled in', (text) => {
    const filled = values.map((one) => filledText(compiled(text), one, locale));
    expect(filled).toEqual(values.map((one) => asLibrary(text, one, locale)));
  });
});

it('is told without a value that is missing', () => {
  expect(filledText(compiled('By {name}.'), {}, 'en')).toBe('By .');
});
