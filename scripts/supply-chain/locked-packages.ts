import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot, readProjectFile } from '../project-files.ts';

/** One package as the lockfile holds it. */
export type LockedPackage = Readonly<{
  name: string;
  /** Where it is installed, from the project root. */
  path: string;
  version: string;
  integrity: string | null;
  /** Where it comes from when that is not the registry by name and version. */
  source: string | null;
  /** Not part of what runs in production. */
  isDev: boolean;
  isOptional: boolean;
  hasInstallScript: boolean;
  /** Undefined for every one. */
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
  /** SPDX; null when neither the lockfile nor the installed package says. */
  licence: string | null;
}>;

type Entry = Readonly<{
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  license?: string;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
}>;

const FOLDER = 'node_modules/';

/** Every foreign package of a lockfile, in its order: the project's own unless told. */
export function lockedPackages(lockfile = 'package-lock.json'): readonly LockedPackage[] {
  const { packages } = JSON.parse(readProjectFile(lockfile)) as {
    packages: Record<string, Entry>;
  };
  const home = dirname(lockfile);
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes(FOLDER) && !link)
    .map(([path, entry]) => packageOf(join(home, path), entry));
}

function packageOf(path: string, entry: Entry): LockedPackage {
  const { os, cpu, libc } = entry;
  return {
    name: entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
    path,
    version: entry.version ?? '',
    integrity: entry.integrity ?? null,
    source: entry.resolved ?? null,
    isDev: Boolean(entry.dev || entry.devOptional),
    isOptional: Boolean(entry.optional || entry.devOptional),
    hasInstallScript: Boolean(entry.hasInstallScript),
    ...(os && { os: [os].flat() }),
    ...(cpu && { cpu: [cpu].flat() }),
    ...(libc && { libc: [libc].flat() }),
    licence: entry.license ?? installedLicence(path),
  };
}

/** Old packages name their licence in a list, which the lockfile leaves out. */
function installedLicence(path: string): string | null {
  const file = join(projectRoot, path, 'package.json');
  if (!existsSync(file)) return null;
  const { licenses } = JSON.parse(readFileSync(file, 'utf8')) as {
    licenses?: readonly { type: string }[];
  };
  return licenses?.map(({ type }) => type).join(' OR ') || null;
}

/** Whether npm would install it on Linux with glibc on one of the two processors that the project runs on. */
export function isForOurPlatforms({ os, cpu, libc }: LockedPackage): boolean {
  const fits = (list: readonly string[] | undefined, ours: readonly string[]) =>
    list === undefined || list.some((one) => ours.includes(one));
  return fits(os, ['linux']) && fits(cpu, ['arm64', 'x64']) && fits(libc, ['glibc']);
}
