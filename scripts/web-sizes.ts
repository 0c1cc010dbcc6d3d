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

const frontPage = 'src/features/front-page/front-page.tsx';
const locales = ['src/app/catalog.en.ts', 'src/app/catalog.zh-tw.ts'];

/** Bytes gzipped. What is fetched later must be small, piece by piece; the heaviest piece is measured. */
const limits = { initial: 115_000, styles: 12_000, locale: 14_000, chunk: 15_000, desktop: 15_000 };

/** The sizes that a visitor pays for: the first page with all it needs, and what comes on demand. */
export function measureWeb(
  manifest: Manifest,
  sizeOf: (file: string) => number,
): readonly Measured[] {
  const sum = (keys: Iterable<string>) =>
    [...keys].reduce((total, key) => total + sizeOf(fileOf(manifest, key)), 0);
  const first = new Set([...closure(manifest, 'index.html'), ...closure(manifest, frontPage)]);
  const styles = new Set(
    Object.values(manifest).flatMap(({ css, file }) => [...(css ?? []), file]),
  );
  const cssFiles = [...styles].filter((file) => file.endsWith('.css'));
  const desktop = closure(manifest, 'src/desktop/desktop.ts');
  const later = Object.keys(manifest).filter(
    (key) =>
      isScript(manifest, key) && !first.has(key) && !desktop.has(key) && !locales.includes(key),
  );
  return [
    { name: 'first page, scripts', size: sum(first), limit: limits.initial },
    {
      name: 'styles',
      size: cssFiles.reduce((all, file) => all + sizeOf(file), 0),
      limit: limits.styles,
    },
    {
      name: 'heaviest locale',
      size: heaviest(locales.map((key) => sum([key]))),
      limit: limits.locale,
    },
    {
      name: 'heaviest later chunk',
      size: heaviest(later.map((key) => sum([key]))),
      limit: limits.chunk,
    },
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
