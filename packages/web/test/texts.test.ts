import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { catalog as english } from '../src/app/catalog.en.ts';
import { catalog as chinese } from '../src/app/catalog.zh-tw.ts';
import { type CatalogLoaders, flatten } from '../src/shared/i18n/active-locale.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));
/** Texts that come with the pages that speak them. */
const ofPages = (
  await Promise.all(
    globSync('**/texts.ts', { cwd: source }).map((file) => import(`${source}/${file}`)),
  )
)
  .flatMap((module) => Object.values(module) as CatalogLoaders[])
  // Those of the first page come with the catalogs.
  .filter((texts) => 'en' in texts);
const allIn = async (catalog: object, locale: keyof CatalogLoaders) =>
  Object.assign({}, catalog, ...(await Promise.all(ofPages.map((load) => load[locale]()))));
const everything = await allIn(english, 'en');
const inEnglish = flatten(everything) as Record<string, string>;
const inChinese = flatten(await allIn(chinese, 'zh-TW')) as Record<string, string>;

/** Names in braces, those inside plural forms included. */
const valuesOf = (text: string) => new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name));

describe('texts', () => {
  it('exist in both languages under the same keys', () => {
    expect(Object.keys(inChinese).sort()).toEqual(Object.keys(inEnglish).sort());
  });

  it.each(Object.keys(inEnglish))('%s uses no value in Chinese that English does not', (key) => {
    compileMessageOrThrow(inEnglish[key]!);
    compileMessageOrThrow(inChinese[key]!);
    const known = valuesOf(inEnglish[key]!);
    for (const name of valuesOf(inChinese[key]!)) expect(known).toContain(name);
  });

  it.each([
    [
      'wallet.installTitle',
      'Please install TronLink or OKX Wallet',
      '請安裝 TronLink 或 OKX Wallet',
    ],
    ['staking.ended', 'Staking phase ended', '質押階段已結束'],
    ['cardMarket.notYetUnlock', 'Not yet unlock time', '尚未到解鎖時間'],
    ['cardPledge.notYet', 'Not yet unlock time', '尚未到解鎖時間'],
    ['boxes.cannotYet', 'Soon to open', '即將開放'],
    ['sale.cannotYet', 'Soon to open', '即將開放'],
  ])('%s has the words of the product specification', (id, english, chinese) => {
    expect([inEnglish[id], inChinese[id]]).toEqual([english, chinese]);
  });

  it('put a space between Han and Latin letters and use full-width punctuation', () => {
    const crowded = Object.entries(inChinese).filter(([, text]) =>
      /[\u4e00-\u9fff][A-Za-z0-9{]|[A-Za-z0-9}][\u4e00-\u9fff]|[\u4e00-\u9fff][,.!?:;]/.test(text),
    );
    expect(crowded).toEqual([]);
  });

  it('keep a percent sign on the line of its number, with a thin gap', () => {
    const loose = [...Object.entries(inEnglish), ...Object.entries(inChinese)].filter(([, text]) =>
      /[ \u00a0]%/.test(text),
    );
    expect(loose).toEqual([]);
  });

  it('of every module are in the catalogs or come with a page', () => {
    const modules = globSync('**/messages.en.ts', { cwd: source });
    expect(Object.keys(everything)).toHaveLength(modules.length);
  });

  it('are never put together with a space, which Han does not have', () => {
    const joined = /\{t\('\w+'\)\}(?:<\/\w+>)? \{[^}]*t\('/;
    const files = globSync('**/*.tsx', { cwd: source }).filter((file) => !file.includes('gallery'));
    const found = files.filter((file) => joined.test(readFileSync(`${source}/${file}`, 'utf8')));
    expect(found).toEqual([]);
  });

  it('never stand in a component itself', () => {
    const spoken =
      /\s(?:aria-label|alt|title|placeholder|label|detail|text|confirm)="[^"]*[A-Za-z\u4e00-\u9fff]{2}/;
    const files = globSync('**/*.tsx', { cwd: source }).filter((file) => !file.includes('gallery'));
    const found = files.filter((file) => spoken.test(readFileSync(`${source}/${file}`, 'utf8')));
    expect(files.length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });
});
