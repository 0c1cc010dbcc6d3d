import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Abi } from '@vellum/tron/abi/abi-item';

export type Compiled = Readonly<{ abi: Abi; bytecode: string }>;

type Output = Readonly<{
  contracts?: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
  errors?: readonly { severity: string; formattedMessage: string }[];
}>;

const CACHE = new URL('../../../../.cache/solidity/', import.meta.url);
const SETTINGS = {
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
};

/** Every contract of a file in `contracts/`, compiled for Cancun. Loading the compiler takes seconds: output is kept. */
export function compile(file: string): Record<string, Compiled> {
  const content = readFileSync(new URL(`./contracts/${file}`, import.meta.url), 'utf8');
  const input = JSON.stringify({
    language: 'Solidity',
    sources: { [file]: { content } },
    settings: SETTINGS,
  });
  const output: Output = JSON.parse(cached(input));
  const contracts = output.contracts?.[file];
  if (!contracts) throw new Error(output.errors?.map((each) => each.formattedMessage).join('\n'));
  return Object.fromEntries(
    Object.entries(contracts).map(([name, { abi, evm }]) => [
      name,
      { abi, bytecode: evm.bytecode.object },
    ]),
  );
}

function cached(input: string): string {
  const require = createRequire(import.meta.url);
  const { version } = require('solc/package.json') as { version: string };
  const name = createHash('sha256').update(version).update(input).digest('hex');
  const path = new URL(`${name}.json`, CACHE);
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const output = (require('solc') as { compile(input: string): string }).compile(input);
  mkdirSync(CACHE, { recursive: true });
  // Another worker may be writing the same: a rename never shows half a file.
  const draft = new URL(`${name}.${process.pid}`, CACHE);
  writeFileSync(draft, output);
  renameSync(draft, path);
  return output;
}
