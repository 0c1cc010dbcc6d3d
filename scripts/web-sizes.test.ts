import { describe, expect, it } from 'vitest';
import { type Manifest, measureWeb } from './web-sizes.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'index.js',
    imports: ['_shared.js', '_art.js'],
    css: ['index.css'],
    isEntry: true,
  },
  '_shared.js': { file: 'shared.js' },
  '_art.js': { file: 'art.js' },
  'src/features/settings/settings-page.tsx': {
    file: 'settings.js',
    imports: ['_shared.js', '_common-a1b2.js'],
  },
  '_common-a1b2.js': { file: 'common.js', imports: ['_shared.js'] },
  'src/app/pages/home-page.tsx': { file: 'home.js', imports: ['_shared.js'] },
  'src/features/first-run/first-run.tsx': { file: 'first-run.js', imports: ['_stamp.js'] },
  '_stamp.js': { file: 'stamp.js' },
  'src/shared/wallet/injected-driver.ts': { file: 'wallets.js', imports: ['_shared.js'] },
  'src/features/demo-wallet/demo-wallet.ts': {
    file: 'demo.js',
    imports: ['_curve.js', '_address.js'],
  },
  'src/features/ledger/tron-app.ts': { file: 'ledger.js' },
  'src/shared/chart/price-chart.tsx': { file: 'chart.js' },
  'src/shared/chain/chain.ts': { file: 'chain.js', imports: ['_codec.js', '_address.js'] },
  '_codec.js': { file: 'codec.js' },
  '_curve.js': { file: 'curve.js' },
  '_address.js': { file: 'address.js' },
  'src/app/catalog.en.ts': { file: 'en.js' },
  'src/app/catalog.zh-tw.ts': { file: 'zh.js' },
  'src/desktop/desktop.ts': { file: 'desktop.js', imports: ['_art.js'], isEntry: true },
};

const sizes: Record<string, number> = {
  'index.js': 90_000,
  'shared.js': 5_000,
  'art.js': 500,
  'settings.js': 2_000,
  'common.js': 48_000,
  'home.js': 900,
  'first-run.js': 400,
  'stamp.js': 200,
  'wallets.js': 15_000,
  'demo.js': 12_000,
  'ledger.js': 25_000,
  'chart.js': 60_000,
  'chain.js': 9_000,
  'codec.js': 3_000,
  'curve.js': 1_500,
  'address.js': 700,
  'en.js': 3_000,
  'zh.js': 4_000,
  'desktop.js': 6_000,
  'index.css': 7_000,
};

describe('the sizes of the web', () => {
  it('count what a visitor pays for, each chunk once', () => {
    const measured = measureWeb(manifest, (file) => sizes[file] ?? Number.NaN);
    expect(measured.map(({ name, size }) => [name, size])).toEqual([
      ['home, scripts', 101_000],
      ['styles', 7_000],
      ['heaviest locale', 4_000],
      ['what most pages share', 48_000],
      ['heaviest other chunk', 3_000],
      ['wallets', 15_000],
      ['demo wallet', 14_200],
      ['Ledger', 25_000],
      ['price chart', 60_000],
      ['chain', 12_700],
      ['frame on a desktop', 6_500],
    ]);
  });

  it('do not pass over a page that the build has lost', () => {
    const { 'index.html': lost, ...rest } = manifest;
    expect(lost).toBeDefined();
    expect(() => measureWeb(rest, () => 0)).toThrow('no chunk of index.html');
  });
});
