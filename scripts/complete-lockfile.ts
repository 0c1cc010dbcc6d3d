import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One package of a lockfile, as far as this script reads or writes it. */
type LockedPackage = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * Adds the platform packages that the registry at hand did not carry when the lockfile was made.
 * npm leaves such packages out of the lockfile and then refuses `npm ci` because they are not in it;
 * with an entry that names its platform they are skipped here and installed where they belong.
 */
export function completeLockfile(packages: Record<string, LockedPackage>): string[] {
  const added: string[] = [];
  for (const parent of Object.values(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`;
      const platform = platformOf(name);
      if (packages[path] || !platform) continue;
      packages[path] = { version, ...platform, optional: true, ...(parent.dev && { dev: true }) };
      added.push(path);
    }
  }
  return added;
}

function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.split(/[-/]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (!os || !cpu) return undefined;
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return { os: [os], cpu: [cpu], ...(libc && os === 'linux' && { libc: [libc] }) };
}

if (import.meta.main) {
  // The one of the project unless another is named.
  const file = process.argv[2] ?? fileURLToPath(new URL('../package-lock.json', import.meta.url));
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = completeLockfile(lock.packages);
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added.length} platform packages added`);
}
