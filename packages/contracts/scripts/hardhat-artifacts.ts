import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compilerSettings } from './compiler-settings.ts';
import type { AbiItem, CompiledContract } from './solc.ts';
import { gatherSources, packageRoot, type Sources, solidityFiles } from './solidity-sources.ts';

const { version } = createRequire(import.meta.url)('solc/package.json') as { version: string };
const folder = join(packageRoot, '../../.cache/artifacts');

type Artifact = Readonly<{
  contractName: string;
  abi: readonly AbiItem[];
  bytecode: string;
  deployedBytecode: string;
  buildInfoId: string;
}>;
type BuildInfo = Readonly<{
  solcVersion: string;
  input: Readonly<{ sources: Sources; settings: Readonly<Record<string, unknown>> }>;
}>;

/** What the Solidity tests compiled of `src`; null unless it came from the sources and settings as they are now. */
export function compiledByHardhat(): CompiledContract[] | null {
  try {
    const found = solidityFiles('src').flatMap(artifactsOf);
    const [id, ...others] = new Set(found.map(({ buildInfoId }) => buildInfoId));
    if (id === undefined || others.length > 0) return null;
    const info = readJson<BuildInfo>(`build-info/${id}.json`);
    return info.solcVersion === version && isOfNow(info) ? found : null;
  } catch {
    // Not there, or just being written: whoever asks compiles.
    return null;
  }
}

function artifactsOf(unit: string): (CompiledContract & Pick<Artifact, 'buildInfoId'>)[] {
  const names = readdirSync(join(folder, unit)).filter((name) => name.endsWith('.json'));
  return names.map((name) => {
    const { contractName, abi, bytecode, deployedBytecode, buildInfoId } = readJson<Artifact>(
      join(unit, name),
    );
    const code = { bytecode: bytecode.slice(2), deployedBytecode: deployedBytecode.slice(2) };
    return { unit, name: contractName, abi, ...code, buildInfoId };
  });
}

function isOfNow({ input }: BuildInfo): boolean {
  const compiled = new Map(
    Object.entries(input.sources).map(([unit, { content }]) => [ownName(unit), content]),
  );
  const sources = Object.entries(gatherSources(solidityFiles('src')));
  return (
    sources.every(([unit, { content }]) => compiled.get(unit) === content) &&
    Object.entries(compilerSettings).every(([name, value]) =>
      isDeepStrictEqual(input.settings[name], value),
    )
  );
}

/** Hardhat says where a unit comes from, and packages with their version. */
function ownName(unit: string): string {
  return unit.replace(/^project\//, '').replace(/^npm\/((?:@[^/]+\/)?[^/@]+)@[^/]+\//, '$1/');
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(folder, path), 'utf8')) as T;
}
