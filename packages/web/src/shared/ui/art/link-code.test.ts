import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { i18n } from '../../i18n/active-locale.ts';
import { LinkCode } from './link-code.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const shown = (url: string) => renderToStaticMarkup(createElement(LinkCode, { url, size: 208 }));

test('a link that a phone can open is a code', () => {
  const code = shown('https://vellum.example/token/1');
  expect(code).toContain('role="img"');
  expect(code).not.toContain('ui.onlyHere');
});

test('one that opens on this machine only says so instead', () => {
  const words = shown('http://127.0.0.1:8080/token/1');
  expect(words).toContain('ui.onlyHere');
  expect(words).not.toContain('role="img"');
});
