import { expect, it } from 'vitest';
import { readLinks } from './social-links.ts';

it('takes links from the configuration, and nothing that could run', () => {
  expect(
    readLinks({
      email: 'hello@vellum.example',
      telegramGroup: 'https://t.me/vellum',
      telegramChannel: 'javascript:alert(1)',
      x: '',
    }),
  ).toEqual({
    email: 'mailto:hello@vellum.example',
    telegramGroup: 'https://t.me/vellum',
    telegramChannel: null,
    x: null,
  });
  expect(readLinks()).toEqual({ email: null, telegramGroup: null, telegramChannel: null, x: null });
});
