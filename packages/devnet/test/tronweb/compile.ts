import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Compiler = { compile(input: string): string };
type Output = {
  contracts?: Record<string, Record<string, CompiledContract>>;
  errors?: { severity: string; formattedMessage: string }[];
};
type CompiledContract = { abi: never[]; evm: { bytecode: { object: string } } };

/** Compiles a contract that is beside this file, as TRON runs it today. */
export function compile(name: string): { abi: never[]; bytecode: string } {
  const solc: Compiler = createRequire(import.meta.url)('solc');
  const file = `${name}.sol`;
  const content = readFileSync(new URL(file, import.meta.url), 'utf8');
  const input = {
    language: 'Solidity',
    sources: { [file]: { content } },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const output: Output = JSON.parse(solc.compile(JSON.stringify(input)));
  const contract = output.contracts?.[file]?.[name];
  if (!contract) throw new Error(output.errors?.map((each) => each.formattedMessage).join('\n'));
  return { abi: contract.abi, bytecode: contract.evm.bytecode.object };
}
