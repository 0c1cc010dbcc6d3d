import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../state/deferred.ts';
import { bringTexts, type Catalog, changeLocale, i18n, startLocale } from './active-locale.ts';

const app = {
  en: () => Promise.resolve({ app: { hello: 'Hello' } }),
  'zh-TW': () => Promise.resolve({ app: { hello: '您好' } }),
};
const ofPage = () => ({
  en: () => Promise.resolve({ cards: { buy: 'Buy' } }),
  'zh-TW': () => Promise.resolve({ cards: { buy: '購買' } }),
});

describe('texts that come with a page', () => {
  // Test files of a worker share this module: the next one expects English.
  afterAll(async () => {
    await changeLocale('en');
    vi.unstubAllGlobals();
  });

  beforeEach(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
    await startLocale(app);
  });

  it('stand beside those of the app and follow the language', async () => {
    await bringTexts(ofPage());
    expect([i18n._('app.hello'), i18n._('cards.buy')]).toEqual(['Hello', 'Buy']);
    await changeLocale('zh-TW');
    expect([i18n._('app.hello'), i18n._('cards.buy')]).toEqual(['您好', '購買']);
  });

  it('are in the right language when that changes while they are fetched', async () => {
    const late = deferred<Catalog>();
    const bringing = bringTexts({ ...ofPage(), en: () => late.promise });
    await changeLocale('zh-TW');
    late.resolve({ cards: { buy: 'Buy' } });
    await bringing;
    expect(i18n._('cards.buy')).toBe('購買');
  });

  it('are not missed by a change that was under way when they came', async () => {
    const slow = deferred<Catalog>();
    await startLocale({ ...app, 'zh-TW': () => slow.promise });
    const changing = changeLocale('zh-TW');
    await bringTexts(ofPage());
    slow.resolve({ app: { hello: '您好' } });
    await changing;
    expect(i18n._('cards.buy')).toBe('購買');
  });
});
