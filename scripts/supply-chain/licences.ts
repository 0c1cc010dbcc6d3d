import { isForOurPlatforms, type LockedPackage } from './locked-packages.ts';

/** Licences that ask for no more than their text to be kept, and those whose files stay under them unchanged. */
const anywhere: ReadonlySet<string> = new Set([
  ...['0BSD', 'Apache-2.0', 'Apache-2.0 WITH LLVM-exception', 'BSD-2-Clause', 'BSD-3-Clause'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'Python-2.0'],
  ...['LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1'],
]);

/** Packages under the GPL: their contracts are compiled apart from ours and stay under it. */
const underGpl: ReadonlySet<string> = new Set([
  '@uniswap/lib',
  '@uniswap/v2-core',
  '@uniswap/v2-periphery',
]);

/** Whether the project may use the package; of several licences to choose from one has to be allowed. */
export function isAllowed({ name, licence, isDev }: LockedPackage): boolean {
  if (licence === 'GPL-3.0-or-later') return isDev && underGpl.has(name);
  const choices = (licence ?? '').replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => anywhere.has(one)));
}

/** What cannot be read here: packages for other platforms, which the lockfile names without having seen them. */
export const isUnread = (one: LockedPackage): boolean =>
  one.licence === null && one.isOptional && !isForOurPlatforms(one);

/** The page docs/licences.md. */
export function licencesPage(packages: readonly LockedPackage[]): string {
  const read = packages.filter((one) => !isUnread(one));
  return [
    '# Licences',
    '',
    'For anyone who distributes Vellum, which is [MIT](../LICENSE). `npm run supply-chain -- licences` generates this page from the',
    'lockfile; a test fails when it is out of date. Allowed licences, and packages under the GPL by name:',
    '[scripts/supply-chain/licences.ts](../scripts/supply-chain/licences.ts).',
    '',
    ...tableOf('Packages that run in production or build what does', notDev(read)),
    ...tableOf('Packages for tests and tools alone', dev(read)),
    '## What to know',
    '',
    ...notes(packages.length - read.length),
    '',
  ].join('\n');
}

const dev = (packages: readonly LockedPackage[]) => packages.filter(({ isDev }) => isDev);
const notDev = (packages: readonly LockedPackage[]) => packages.filter(({ isDev }) => !isDev);

function tableOf(title: string, packages: readonly LockedPackage[]): readonly string[] {
  const groups = Object.groupBy(packages, ({ licence }) => licence ?? 'none');
  const rows = Object.entries(groups)
    .map(([licence, list = []]) => ({ licence, names: [...new Set(list.map(nameOf))].sort() }))
    .sort((a, b) => b.names.length - a.names.length || (a.licence < b.licence ? -1 : 1));
  return [
    `## ${title}`,
    '',
    '| licence | packages | which |',
    '|---|---|---|',
    ...rows.map(
      ({ licence, names }) => `| ${licence} | ${names.length} | ${names.sort().join(', ')} |`,
    ),
    '',
  ];
}

const nameOf = ({ name, version }: LockedPackage) => `${name} ${version}`;

const notes = (unread: number): readonly string[] => [
  '- **LGPL**: libvips, which sharp loads as a library of its own; it is not changed and can be replaced.',
  '- **MPL**: used as they are; none of their files is changed.',
  '- **OFL**: fonts, used as they are.',
  '- **Apache-2.0**, notice of lightweight-charts, which draws the price charts: TradingView Lightweight Charts™, Copyright (c) 2025',
  '  TradingView, Inc. <https://www.tradingview.com/>. Every chart shows a link to that page.',
  '- **GPL**: Uniswap V2 is compiled by [compile-dex](../packages/contracts/scripts/compile-dex.ts) with the changes that',
  '  [dex-patches](../packages/contracts/scripts/dex-patches.ts) names, and deployed as contracts of its own. What comes of it',
  '  (`uniswap-v2-*` under `packages/contracts/generated`, `packages/contracts/dex`) stays under the GPL; our contracts call it',
  '  through an interface of their own.',
  `- ${unread} packages for platforms other than Linux with glibc are named in the lockfile without having been read; each belongs`,
  '  to a package above.',
];
