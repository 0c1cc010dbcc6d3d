import { coreSources, routerSources, routerUnit } from './compile-dex.ts';
import { compilerSettings, routerSettings } from './compiler-settings.ts';
import { factoryUnit } from './dex-patches.ts';
import { gatherSources, type Sources, solidityFiles } from './solidity-sources.ts';

const outputs = [
  'abi',
  'metadata',
  'evm.bytecode.object',
  'evm.deployedBytecode.object',
  'evm.deployedBytecode.immutableReferences',
];

/** One contract for its compiler: only the sources it needs, and the settings of the deployed code. */
export type SourceInput = Readonly<{
  contract: string;
  /** Source unit that defines the contract. */
  unit: string;
  /** npm package of the compiler. */
  compiler: string;
  /** SPDX identifier. */
  licence: string;
  /** Solidity standard JSON input. */
  standard: Readonly<{ language: 'Solidity'; sources: Sources; settings: SolcSettings }>;
}>;

type SolcSettings = Readonly<{
  optimizer: Readonly<{ enabled: boolean; runs: number }>;
  evmVersion: string;
  viaIR?: boolean;
  metadata: Readonly<{ bytecodeHash: string }>;
  outputSelection: object;
}>;

type Build = Pick<SourceInput, 'unit' | 'compiler'> &
  Readonly<{ sources: Sources; settings: Omit<SolcSettings, 'outputSelection'> }>;

/** Standard JSON input of a contract of the deployment, by its Solidity name. */
export function sourceInput(contract: string): SourceInput {
  const { unit, compiler, sources, settings } = buildOf(contract);
  const outputSelection = { [unit]: { [contract]: outputs } };
  return {
    contract,
    unit,
    compiler,
    licence: licenceOf(sources[unit]?.content ?? ''),
    standard: { language: 'Solidity', sources, settings: { ...settings, outputSelection } },
  };
}

function buildOf(contract: string): Build {
  const ours = { compiler: 'solc', settings: compilerSettings };
  if (contract === 'UniswapV2Factory') {
    return { ...ours, unit: factoryUnit, sources: coreSources() };
  }
  if (contract === 'UniswapV2Router02') {
    const sources = routerSources();
    return { compiler: 'solc-0.6', unit: routerUnit, sources, settings: routerSettings };
  }
  const unit = solidityFiles('src').find((path) => path.endsWith(`/${contract}.sol`));
  if (unit === undefined) throw new RangeError(`no source unit defines ${contract}`);
  return { ...ours, unit, sources: gatherSources([unit]) };
}

/** Uniswap's files carry no identifier; their packages are under the GPL. */
function licenceOf(content: string): string {
  return /SPDX-License-Identifier: (\S+)/.exec(content)?.[1] ?? 'GPL-3.0-or-later';
}
