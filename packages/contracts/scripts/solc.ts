import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageRoot, type Sources } from './solidity-sources.ts';

export type AbiItem = { readonly type: string; readonly name?: string };

export type CompiledContract = {
  readonly unit: string;
  readonly name: string;
  readonly abi: readonly AbiItem[];
  readonly bytecode: string;
  readonly deployedBytecode: string;
};

type Problems = Readonly<{
  errors?: readonly { severity: string; formattedMessage: string }[];
}>;
type Output = Problems & {
  contracts?: Record<string, Record<string, SolcContract>>;
};
type SolcContract = {
  abi: AbiItem[];
  evm: {
    bytecode: { object: string };
    deployedBytecode: { object: string; immutableReferences?: ImmutableReferences };
  };
};

/** Where the constructor writes each immutable into the runtime code, by AST id. */
type ImmutableReferences = Record<string, { start: number; length: number }[]>;

const require = createRequire(import.meta.url);
const cacheFolder = join(packageRoot, '../../.cache/solc');

/** Compiles with the npm compiler of that package name; throws with the compiler's words on any error. */
export function compile(compiler: string, sources: Sources, settings: object): CompiledContract[] {
  const input = JSON.stringify({
    language: 'Solidity',
    sources,
    settings: {
      ...settings,
      outputSelection: {
        '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] },
      },
    },
  });
  return Object.entries(compileInput(compiler, input)).flatMap(([unit, contracts]) =>
    Object.entries(contracts).map(([name, contract]) => toCompiled(unit, name, contract)),
  );
}

/** The contracts of a standard JSON input by unit and name. */
export function compileInput(
  compiler: string,
  input: string,
): Readonly<Record<string, Readonly<Record<string, SolcContract>>>> {
  return compileOutput<Output>(compiler, input).contracts ?? {};
}

/** Everything that a standard JSON input asks for; throws with the compiler's words on any error. */
export function compileOutput<T extends Problems>(compiler: string, input: string): T {
  const output = compileCached(compiler, input) as T;
  const problems = (output.errors ?? []).filter(({ severity }) => severity === 'error');
  if (problems.length > 0) {
    throw new Error(problems.map(({ formattedMessage }) => formattedMessage).join('\n'));
  }
  return output;
}

/** Version of a compiler as explorers list it, such as v0.8.26+commit.8a97fa7a. */
export function compilerVersion(compiler: string): string {
  const { version } = require(compiler) as { version: () => string };
  return `v${version().replace('.Emscripten.clang', '')}`;
}

function toCompiled(unit: string, name: string, { abi, evm }: SolcContract): CompiledContract {
  return {
    unit,
    name,
    abi,
    bytecode: evm.bytecode.object,
    deployedBytecode: evm.deployedBytecode.object,
  };
}

/** The key is everything the output depends on, so a stale entry cannot be read. */
function compileCached(compiler: string, input: string): unknown {
  const version = (require(`${compiler}/package.json`) as { version: string }).version;
  const key = createHash('sha256').update(`${version}\n${input}`).digest('hex');
  const path = join(cacheFolder, `${key}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));

  const solc = require(compiler) as { compile: (input: string) => string };
  const text = solc.compile(input);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
  return JSON.parse(text);
}
