import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { i18n } from '../../../shared/i18n/active-locale.ts';
import { FieldInput } from './field-input.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('a switch that was never set shows no choice, so that either can be made', () => {
  const field = { name: 'termOpen', unit: 'switch' } as const;
  const rest = { field, onChange: () => {}, old: null, holds: undefined };
  const chosen = (value: boolean | null) =>
    renderToStaticMarkup(createElement(FieldInput, { ...rest, value })).match(
      /<input[^>]*checked[^>]*>/g,
    );
  expect(chosen(null)).toBeNull();
  expect(chosen(true)).toEqual([expect.stringContaining('value="on"')]);
  expect(chosen(false)).toEqual([expect.stringContaining('value="off"')]);
});
