import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { paths } from '../src/shared/navigation/paths.ts';
import { partsOfPages } from './page-parts.ts';

const pages = partsOfPages(fileURLToPath(new URL('../src/app/pages.ts', import.meta.url)));

test('every page but the first is understood, with texts in every language', () => {
  const expected = [...Object.values(paths).filter((path) => path !== '/'), '*'];
  expect(pages.map(({ path }) => path).sort()).toEqual(expected.sort());
  const modules = pages.flatMap(({ page, texts }) => [page, ...texts.en, ...texts['zh-tw']]);
  expect(modules.filter((module) => !existsSync(module))).toEqual([]);
  for (const { texts } of pages) expect(texts['zh-tw']).toHaveLength(texts.en.length);
});

test('a page brings the texts that are named beside it', () => {
  const market = pages.find(({ path }) => path === paths.market);
  expect(market?.page).toMatch(/features\/cards\/market-page\.tsx$/);
  expect(market?.texts['zh-tw'].map((text) => text.replace(/^.*\/src\//, ''))).toEqual([
    'shared/cards/messages.zh-tw.ts',
    'features/cards/messages.zh-tw.ts',
  ]);
});
