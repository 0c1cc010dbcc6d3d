import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, posix } from 'node:path';
import {
  type AnalysisBuild,
  type AnalysisContract,
  compileForAnalysis,
} from './compile-for-analysis.ts';
import { missingTool } from './python-tools.ts';
import { readUnit, solidityFiles } from './solidity-sources.ts';

/** Time to rule a path out early keeps their number small; a claim that takes longer than its timeout is not proven. */
const bounds = [
  ...['--function', 'check', '--no-status', '--loop', '3'],
  ...['--solver-timeout-branching', '1s', '--solver-timeout-assertion', '5m'],
];

/** `npm run prove [-- <options of halmos>]`: proves proofs/*.sol for all inputs within the bounds in docs/proofs.md. */
function main(options: string[]): number {
  const missing = missingTool('halmos');
  if (missing !== null) {
    console.error(`vellum: ${missing}`);
    return 1;
  }
  const root = mkdtempSync(join(tmpdir(), 'vellum-prove-'));
  try {
    writeArtifacts(root, compileForAnalysis(solidityFiles('proofs'), withoutHashes));
    return runHalmos(root, options);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function withoutHashes(unit: string): string | undefined {
  return unit.endsWith('/cryptography/MerkleProof.sol')
    ? readUnit('proofs/MerkleProof.sol')
    : undefined;
}

/** As Foundry writes them: halmos reads that layout and no other. */
function writeArtifacts(root: string, { output }: AnalysisBuild): void {
  for (const [unit, contracts] of Object.entries(output.contracts)) {
    const folder = join(root, 'out', posix.basename(unit));
    mkdirSync(folder, { recursive: true });
    for (const [name, contract] of Object.entries(contracts)) {
      const source = output.sources[unit];
      const artifact = { ...toArtifact(contract), ast: source?.ast, id: source?.id };
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(artifact));
    }
  }
}

function toArtifact({ abi, metadata, evm }: AnalysisContract): object {
  const { bytecode, deployedBytecode, methodIdentifiers } = evm;
  return {
    abi,
    bytecode: { ...bytecode, object: `0x${bytecode.object}` },
    deployedBytecode: { ...deployedBytecode, object: `0x${deployedBytecode.object}` },
    methodIdentifiers,
    metadata: JSON.parse(metadata || '{"compiler":{"version":"interface"}}') as object,
  };
}

function runHalmos(root: string, options: string[]): number {
  // halmos starts `forge build` first and offers no way around; everything is compiled already.
  const bin = join(root, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'forge'), '#!/bin/sh\n', { mode: 0o755 });
  const report = join(root, 'report.json');
  const args = ['--root', root, ...bounds, '--json-output', report, ...options];
  const { status } = spawnSync('halmos', args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` },
  });
  if (status !== 0) return status ?? 1;
  const cut = cutShort(report);
  for (const name of cut) console.error(`vellum: ${name} has a loop beyond the bound: not proven`);
  return cut.length === 0 ? 0 : 1;
}

/** halmos passes a check whose loops it did not follow to the end, with a warning. */
function cutShort(report: string): string[] {
  const { test_results } = JSON.parse(readFileSync(report, 'utf8')) as {
    test_results: Record<string, { name: string; num_bounded_loops: number | null }[]>;
  };
  return Object.values(test_results)
    .flat()
    .filter(({ num_bounded_loops }) => num_bounded_loops !== 0)
    .map(({ name }) => name);
}

process.exitCode = main(process.argv.slice(2));
