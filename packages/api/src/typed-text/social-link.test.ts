import { expect, it } from 'vitest';
import { socialLink } from './social-link.ts';

it.each([
  ['telegram', '', ''],
  ['telegram', ' @abc ', 'https://t.me/abc'],
  ['telegram', 't.me/abc', 'https://t.me/abc'],
  ['telegram', 'https://t.me/abc/', 'https://t.me/abc'],
  ['telegram', 'T.me/Abc_1', 'https://t.me/Abc_1'],
  ['telegram', 'https://telegram.me/abc', 'https://t.me/abc'],
  ['telegram', 'https://t.me/+Ab3-x_Y', 'https://t.me/+Ab3-x_Y'],
  ['telegram', 't.me/joinchat/AbC', 'https://t.me/joinchat/AbC'],
  ['twitter', '@abc', 'https://x.com/abc'],
  ['twitter', 'x.com/abc', 'https://x.com/abc'],
  ['twitter', 'https://www.x.com/abc?s=21', 'https://x.com/abc'],
  ['twitter', 'https://mobile.twitter.com/abc', 'https://x.com/abc'],
] as const)('of %s %j is %s', (field, text, link) => {
  expect(socialLink(field, text)).toBe(link);
});

it.each([
  ['telegram', 'abc'],
  ['telegram', 'x.com/abc'],
  ['telegram', 'http://t.me/abc'],
  ['telegram', 'https://t.me.evil.example/abc'],
  ['telegram', 'https://t.me@evil.example/abc'],
  ['telegram', 'https://evil.example/t.me/abc'],
  ['telegram', 'https://t.me/abc/../../x'],
  ['telegram', 'https://t.mе/abc'],
  ['telegram', 'javascript:t.me/abc'],
  ['telegram', '@абв'],
  ['twitter', 't.me/abc'],
  ['twitter', 'https://x.com/'],
  ['twitter', 'https://x.com/i/flow/login'],
  ['twitter', '@far_too_long_a_name_for_x'],
  ['twitter', 'https://x.com/"onload='],
] as const)('of %s %j is refused', (field, text) => {
  expect(socialLink(field, text)).toBeNull();
});
