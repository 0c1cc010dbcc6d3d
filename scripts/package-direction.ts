/** Packages of ours that a package may name: `runtime` anywhere, `tests` only as devDependencies. */
type Allowed = Readonly<{ runtime: readonly string[]; tests: readonly string[] }>;

const inTests = (...tests: string[]) => tests;

/**
 * The dependency direction. Biome's noUndeclaredDependencies turns each package.json into an allow list,
 * and the architecture test holds every package.json against this table. Never: server -> devnet outside tests,
 * web -> server, devnet -> contracts.
 */
export const allowedDependencies: Readonly<Record<string, Allowed>> = {
  tron: { runtime: [], tests: [] },
  art: { runtime: [], tests: [] },
  devnet: { runtime: ['tron'], tests: [] },
  conformance: { runtime: ['tron'], tests: inTests('devnet') },
  contracts: { runtime: ['tron'], tests: inTests('devnet') },
  api: { runtime: ['tron'], tests: [] },
  server: { runtime: ['tron', 'art', 'api', 'contracts'], tests: inTests('devnet') },
  web: { runtime: ['tron', 'art', 'api', 'contracts'], tests: inTests('devnet') },
  stack: { runtime: ['tron', 'devnet', 'contracts', 'api', 'server', 'web'], tests: [] },
};
