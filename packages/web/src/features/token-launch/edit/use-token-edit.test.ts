import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WalletPage } from '../../../../test/wallet-page.ts';
import { type NewestTexts, type TokenEdit, useTokenEdit } from './use-token-edit.ts';

const token = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
let edit: TokenEdit | undefined;
let root: Root;

function Form({ newest }: Readonly<{ newest: NewestTexts }>) {
  edit = useTokenEdit(token, newest);
  return null;
}

/** The log says so, at first or after it was read again. */
function read(hash: string, texts: NewestTexts['texts']): void {
  const form = createElement(Form, { newest: { hash, texts } });
  root.render(createElement(QueryClientProvider, { client: new QueryClient() }, form));
}

beforeEach(async () => {
  const page = Object.assign(new WalletPage('desktop'), { HTMLIFrameElement: class {} });
  // As much of an element as React asks of one that it draws nothing into.
  const place = { nodeType: 1, tagName: 'DIV', ownerDocument: page.document };
  root = createRoot(
    Object.assign(new EventTarget(), place, { firstChild: null, textContent: '' }) as never,
  );
  read('first', { description: 'Old', website: 'https://old.example' });
  await expect.poll(() => edit?.changes).toBe(0);
});

afterEach(() => {
  root.unmount();
  edit = undefined;
});

it('has nothing left to publish once the log has what was published', async () => {
  edit?.change('description', 'New ');
  await expect.poll(() => edit?.changes).toBe(1);
  read('second', { description: 'New', website: 'https://old.example' });
  await expect.poll(() => edit?.texts.description).toBe('New');
  expect(edit?.changes).toBe(0);
});

it('keeps what is typed when the texts change elsewhere, and follows them in the other fields', async () => {
  edit?.change('description', 'Typing ');
  await expect.poll(() => edit?.changes).toBe(1);
  read('second', { description: 'Elsewhere', website: 'https://new.example' });
  await expect.poll(() => edit?.texts.website).toBe('https://new.example');
  expect(edit?.texts.description).toBe('Typing ');
  expect(edit?.changes).toBe(1);
});
