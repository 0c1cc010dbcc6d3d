import { compilerSettings } from './compiler-settings.ts';
import { compileOutput } from './solc.ts';
import { gatherSources, type Replacement, type Sources } from './solidity-sources.ts';

type Code = { object: string; sourceMap: string; linkReferences: object };

export type AnalysisContract = {
  readonly abi: readonly object[];
  readonly metadata: string;
  readonly evm: {
    readonly bytecode: Code;
    readonly deployedBytecode: Code;
    readonly methodIdentifiers: Readonly<Record<string, string>>;
  };
};

/** Input and output of the compiler in its own form, which the analysis tools read. */
export type AnalysisBuild = Readonly<{
  input: Readonly<{ language: string; sources: Sources; settings: object }>;
  output: Readonly<{
    errors?: readonly { severity: string; formattedMessage: string }[];
    sources: Readonly<Record<string, { id: number; ast: object }>>;
    contracts: Readonly<Record<string, Record<string, AnalysisContract>>>;
  }>;
}>;

const perContract = [
  'abi',
  'metadata',
  'evm.bytecode.object',
  'evm.bytecode.sourceMap',
  'evm.bytecode.linkReferences',
  'evm.deployedBytecode.object',
  'evm.deployedBytecode.sourceMap',
  'evm.deployedBytecode.linkReferences',
  'evm.deployedBytecode.immutableReferences',
  'evm.methodIdentifiers',
];

/** Compiles the units with the settings of the deployed code, so what a tool finds holds for that bytecode. */
export function compileForAnalysis(units: string[], replace?: Replacement): AnalysisBuild {
  const outputSelection = { '*': { '': ['ast'], '*': perContract } };
  const input = {
    language: 'Solidity',
    sources: gatherSources(units, replace),
    settings: { ...compilerSettings, outputSelection },
  };
  const output = compileOutput<AnalysisBuild['output']>('solc', JSON.stringify(input));
  return { input, output };
}
