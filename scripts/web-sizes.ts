/** What Vite writes about a build, as far as it is read here. */
export type Manifest = Readonly<
  Record<
    string,
    Readonly<{
      file: string;
      imports?: readonly string[];
      css?: readonly string[];
      isEntry?: boolean;
      isDynamicEntry?: boolean;
    }>
  >
>;

type Measured = Readonly<{ name: string; size: number; limit: number }>;

const locales = ['src/app/catalog.en.ts', 'src/app/catalog.zh-tw.ts'];

/** What the home page fetches besides the app. */
const homeParts = ['src/app/pages/home-page.tsx', 'src/features/first-run/first-run.tsx'];

/** What `packages/web/build/chunk-groups.ts` gives many pages in one file. */
const commonFile = /^_common-/;

/** What is fetched only by those who use it, each with all it still needs; heavier than a page may be. */
const heavy = [
  { name: 'wallets', entry: 'src/shared/wallet/injected-driver.ts', limit: 4_000 },
  { name: 'demo wallet', entry: 'src/features/demo-wallet/demo-wallet.ts', limit: 25_000 },
  { name: 'Ledger', entry: 'src/features/ledger/tron-app.ts', limit: 27_000 },
  { name: 'price chart', entry: 'src/shared/chart/price-chart.tsx', limit: 90_000 },
  { name: 'chain', entry: 'src/shared/chain/chain.ts', limit: 16_000 },
];

/** Bytes gzipped. What is fetched later must be small, piece by piece; the heaviest piece is measured. */
const limits = {
  home: 170_000,
  common: 60_000,
  styles: 12_000,
  locale: 14_000,
  chunk: 15_000,
  desktop: 15_000,
};

/** The sizes that a visitor pays for: the home page with all it needs, and what comes on demand. */
export function measureWeb(
  manifest: Manifest,
  sizeOf: (file: string) => number,
): readonly Measured[] {
  const sum = (keys: Iterable<string>) =>
    [...keys].reduce((total, key) => total + sizeOf(fileOf(manifest, key)), 0);
  const first = closure(manifest, 'index.html');
  const home = homeParts.reduce((all, part) => closure(manifest, part, all), new Set(first));
  const locale = heaviest(locales.map((key) => sum([key])));
  const styles = new Set(
    Object.values(manifest).flatMap(({ css, file }) => [...(css ?? []), file]),
  );
  const cssFiles = [...styles].filter((file) => file.endsWith('.css'));
  const desktop = closure(manifest, 'src/desktop/desktop.ts');
  const apart = new Set([...first, ...desktop, ...locales, ...heavy.map(({ entry }) => entry)]);
  const later = Object.keys(manifest).filter((key) => isScript(manifest, key) && !apart.has(key));
  const common = later.filter((key) => commonFile.test(key));
  const single = later.filter((key) => !common.includes(key));
  const there = new Set([...first, ...common]);
  return [
    { name: 'home, scripts', size: sum(home) + locale, limit: limits.home },
    {
      name: 'styles',
      size: cssFiles.reduce((all, file) => all + sizeOf(file), 0),
      limit: limits.styles,
    },
    { name: 'heaviest locale', size: locale, limit: limits.locale },
    { name: 'what most pages share', size: sum(common), limit: limits.common },
    {
      name: 'heaviest other chunk',
      size: heaviest(single.map((key) => sum([key]))),
      limit: limits.chunk,
    },
    ...heavy.map(({ name, entry, limit }) => ({
      name,
      size: sum([...closure(manifest, entry)].filter((key) => !there.has(key))),
      limit,
    })),
    { name: 'frame on a desktop', size: sum(desktop), limit: limits.desktop },
  ];
}

/** A chunk and everything it imports before it runs. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  fileOf(manifest, key);
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, found);
  return found;
}

function fileOf(manifest: Manifest, key: string): string {
  const file = manifest[key]?.file;
  if (file === undefined) throw new Error(`the build has no chunk of ${key}`);
  return file;
}

function isScript(manifest: Manifest, key: string): boolean {
  return fileOf(manifest, key).endsWith('.js');
}

function heaviest(sizes: readonly number[]): number {
  return Math.max(0, ...sizes);
}
