import { afterEach, describe, expect, it, vi } from 'vitest';
import { ForeignWallet, WalletPage } from '../../../test/wallet-page.ts';
import { deferred } from '../state/deferred.ts';
import { safeIcon } from './announced-name.ts';
import { injectedDriver } from './injected-driver.ts';
import { pageWallets, type WalletWindow } from './page-wallets.ts';
import { readName } from './read-name.ts';

const genesis = `${'0'.repeat(56)}0badcafe`;

afterEach(() => vi.unstubAllGlobals());

const asWindow = (page: WalletPage) => page as unknown as WalletWindow;
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

function tronLinkOn(page: WalletPage): ForeignWallet {
  const wallet = new ForeignWallet(genesis);
  Object.assign(page, { tron: wallet, tronLink: wallet, tronWeb: wallet.tronWeb });
  page.announce(wallet);
  return wallet;
}

type Info = Readonly<{ name: string; rdns: string; icon?: string }>;

describe('names', () => {
  /** What a page shows of wallets that announce themselves so. */
  const shown = async (...infos: readonly Info[]) => {
    const page = new WalletPage('desktop');
    const wallets = pageWallets(
      [asWindow(page)],
      () => {},
      async () => readName,
    );
    for (const info of infos) page.announce(new ForeignWallet(genesis), { icon: '', ...info });
    await Promise.resolve();
    await Promise.resolve();
    return wallets.list().map(({ name, icon }) => [name, icon] as const);
  };
  const namesOf = async (...infos: readonly Info[]) =>
    (await shown(...infos)).map(([name]) => name);

  it('are those that wallets give themselves, and no one wears the name of another', async () => {
    const picture = 'data:image/png;base64,AA==';
    expect(
      await shown(
        { name: 'OneKey', rdns: 'so.onekey.app.wallet', icon: picture },
        { name: 'TronLink', rdns: 'com.example.clone', icon: 'https://example.com/icon.png' },
        { name: 'Demo wallet', rdns: 'com.example.demo' },
        { name: 'A name that goes on and on for ever', rdns: 'com.example.long' },
        { name: 'Same', rdns: 'com.example.one' },
        { name: 'Same', rdns: 'com.example.two', icon: 'data:text/html,x' },
      ),
    ).toEqual([
      ['OneKey', picture],
      ['TronLink (com.example.clone)', null],
      ['Demo wallet (com.example.demo)', null],
      ['A name that goes on and', null],
      ['Same (com.example.one)', null],
      ['Same (com.example.two)', null],
    ]);
  });

  it.each([
    'tronlink',
    'Tron Link',
    'Tr0nLink',
    'TronLlnk',
    'ТrоnLіnk',
    'ＴｒｏｎＬｉｎｋ',
    'Tron\u200bLink',
    'TronLink\u202e',
    'TronLink Wallet',
    'T\u0301ronLink',
  ])('that are drawn like those of a known wallet show the identifier: %j', async (name) => {
    const [drawn = ''] = await namesOf({ name, rdns: 'com.example.clone' });
    expect(drawn).toMatch(/ \(com\.example\.clone\)$/);
    expect(drawn).not.toMatch(/[\u200b\u202e]/);
    expect(await namesOf({ name: 'TronLink', rdns: 'org.tronlink.www' })).toEqual(['TronLink']);
  });

  it('that are drawn alike show both identifiers, which hold nothing but a domain', async () => {
    expect(
      await namesOf(
        { name: 'Rabbit', rdns: 'com.rabbit' },
        { name: 'RABBlT', rdns: 'соm.rabbit\u202e' },
        { name: 'Rabbit (com.rabbit)', rdns: 'com.rabbit' },
      ),
    ).toEqual(['Rabbit (com.rabbit)', 'RABBlT (??m.rabbit?)', 'Rabbit com.rabbit']);
  });

  it('are cut by what people count as characters, and hold nothing that is not seen', async () => {
    const family = '\u{1f44d}\u{1f3fd}';
    expect(
      await namesOf(
        { name: family.repeat(30), rdns: 'com.example.a' },
        { name: 'B\u0000\u2066\n\u3164\u{e0041}\ufeff ox', rdns: 'com.example.b' },
        { name: `C${'\u0336'.repeat(50)}`, rdns: 'com.example.c' },
        { name: '\u3164\u200b\u2800...', rdns: 'com.example.d' },
      ),
    ).toEqual([family.repeat(24), 'B ox', 'C\u0336\u0336', 'com.example.d']);
  });

  it('wait until they can be compared, and all show the identifier when they cannot', async () => {
    const page = new WalletPage('desktop');
    const refused = deferred<never>();
    let calls = 0;
    const count = () => {
      calls += 1;
    };
    const wallets = pageWallets([asWindow(page)], count, () => refused.promise);
    tronLinkOn(page);
    page.announce(new ForeignWallet(genesis), { name: 'Fox', rdns: 'com.example.fox' });
    expect(names(wallets.list())).toEqual(['TronLink']);
    expect(calls).toBe(2);
    refused.reject(new Error('no network'));
    await vi.waitFor(() => expect(calls).toBe(3));
    expect(names(wallets.list())).toEqual(['TronLink', 'Fox (com.example.fox)']);
  });

  it('of a crowd are not all shown', async () => {
    const crowd = Array.from({ length: 40 }, (_, n) => ({ name: `W${n}`, rdns: `com.w${n}` }));
    expect(await namesOf(...crowd)).toHaveLength(30);
  });

  it('are taken from the mark of a wallet that sits where TronLink sits', () => {
    const page = new WalletPage('phone');
    const trust = Object.assign(new ForeignWallet(genesis), { isTrust: true });
    Object.assign(page, { tronLink: trust, tronWeb: trust.tronWeb });
    expect(names(pageWallets([asWindow(page)], () => {}).list())).toEqual(['Trust Wallet']);
  });
});

describe('in places that wallets share', () => {
  it('finds the others though one throws whatever is read of it', () => {
    const page = new WalletPage('desktop');
    const broken = new Proxy({}, { get: () => expect.fail('read') });
    Object.assign(page, { okxwallet: broken, bitkeep: { tronLink: broken }, tron: broken });
    const wallets = pageWallets([asWindow(page)], () => {});
    tronLinkOn(page);
    expect(names(wallets.list())).toEqual(['TronLink', 'Bitget Wallet']);
  });

  it('does not take OKX for TronLink where it stands in its place', () => {
    const page = new WalletPage('desktop');
    const okx = new ForeignWallet(genesis);
    page.okxwallet = { tronLink: okx };
    Object.assign(page, { tronLink: okx, tronWeb: okx.tronWeb });
    expect(names(pageWallets([asWindow(page)], () => {}).list())).toEqual(['OKX Wallet']);
  });
});

describe('a known wallet whose identifier is not known', () => {
  /** What a page shows when the wallet stands in its place and this provider announces itself by its name. */
  const shown = async (announced: (real: ForeignWallet) => ForeignWallet) => {
    const page = new WalletPage('desktop');
    const real = new ForeignWallet(genesis);
    Object.assign(page, { bybitWallet: { tronLink: real } });
    const wallets = pageWallets(
      [asWindow(page)],
      () => {},
      async () => readName,
    );
    page.announce(announced(real), { name: 'Bybit Wallet', rdns: 'com.example.any' });
    await Promise.resolve();
    await Promise.resolve();
    return wallets.list().map(({ name, provider }) => [name, provider === real]);
  };

  it('is listed beside another one that announces itself by its name', async () => {
    expect(await shown(() => new ForeignWallet(genesis))).toEqual([
      ['Bybit Wallet (com.example.any)', false],
      ['Bybit Wallet', true],
    ]);
  });

  it('is listed once when it announces itself', async () => {
    expect(await shown((real) => real)).toEqual([['Bybit Wallet', true]]);
  });
});

describe('in the desktop frame', () => {
  it('one provider is used for everything, the one of the frame where both pages have one', async () => {
    const outer = new WalletPage('desktop');
    const outside = tronLinkOn(outer);
    const frame = new WalletPage('desktop');
    const inside = tronLinkOn(frame);
    const wallets = pageWallets([asWindow(frame), asWindow(outer)], () => {});
    wallets.ask();
    expect(wallets.list().map(({ provider }) => provider)).toEqual([inside]);
    const [wallet] = wallets.list();
    if (!wallet) throw new Error('no wallet');
    const driver = injectedDriver(wallet, [asWindow(frame), asWindow(outer)]);
    await driver.connect();
    expect([inside.address, outside.address]).toEqual([inside.account, false]);
  });
});

describe('pictures', () => {
  const kinds = ['png', 'jpeg', 'webp', 'gif', 'svg+xml'];
  it.each(kinds)('of a wallet may be %s, and not too large', (kind) => {
    const icon = `data:image/${kind};base64,AA==`;
    expect(safeIcon(icon)).toBe(icon);
    expect(safeIcon(icon.padEnd(100_001, 'A'))).toBeNull();
  });

  it.each([
    'https://example.com/icon.png',
    'data:text/html,<script>1</script>',
    'data:image/svg+xmlx,x',
    'data:image/bmp;base64,AA==',
    'javascript:alert(1)',
    'blob:https://vellum.example/1',
    ' data:image/png;base64,AA==',
    { toString: () => 'data:image/png;base64,AA==' },
    null,
  ])('of a wallet are nothing else: %j', (icon) => {
    expect(safeIcon(icon)).toBeNull();
  });
});
