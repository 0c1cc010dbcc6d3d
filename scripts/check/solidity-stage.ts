import { runProcess } from './run-process.ts';
import type { Stage } from './stage.ts';

const hardhat = 'node_modules/hardhat/dist/src/cli.js';
const config = 'packages/contracts/hardhat.config.ts';

/** The Solidity tests: each unit test, fuzz test and invariant counts. */
export const solidityStage: Stage = {
  name: 'solidity',
  beside: true,
  async run(check) {
    const { ok, output } = await runProcess(check, hardhat, [
      '--config',
      config,
      'test',
      'solidity',
    ]);
    return { ...countSolidity(ok, output), output };
  },
};

/** Counts from the runner's closing lines ("12 passing", "1 failing"); a run that ended badly is never green. */
export function countSolidity(
  ok: boolean,
  output: string,
): Readonly<{ passed: number; failed: number }> {
  const passed = closing(output, 'passing');
  const failed = closing(output, 'failing');
  const green = ok && passed > 0;
  return { passed, failed: green ? failed : Math.max(1, failed) };
}

function closing(output: string, word: string): number {
  return Number(new RegExp(`^\\s*(\\d+) ${word}$`, 'm').exec(output)?.[1] ?? 0);
}
