import type { HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { parametersOf } from '../../src/params/presets.ts';
import { WorldState } from '../../src/state/world-state.ts';
import { BLACK_HOLE } from '../../src/tvm/addresses.ts';
import { Code } from '../../src/tvm/code.ts';
import { Frame } from '../../src/tvm/frame.ts';
import { play } from '../../src/tvm/interpreter.ts';
import { MAINNET_GENESIS_ID } from '../../src/tvm/machine.ts';
import { operationTable } from '../../src/tvm/operation-table.ts';
import { precompilesOf } from '../../src/tvm/precompiles/precompiles.ts';
import { rulesOf } from '../../src/tvm/rules.ts';
import { Run } from '../../src/tvm/run.ts';

const ACCOUNT = '41abd4b9367799eaa3197fecb144eb71de1e049abc' as HexAddress;

/** All operations of the vectors, at the prices before proposal 65. */
const rules = rulesOf(
  parametersOf('java-tests', { getAllowTvmConstantinople: 1n, getAllowTvmIstanbul: 1n }),
  MAINNET_GENESIS_ID,
);

/** Runs code outside any contract and shows what it cost and left on the stack. */
export function playBare(
  bytecode: string,
  energyLimit: number,
): { energy: number; stackTop: bigint | undefined } {
  const run = new Run(
    {
      state: new WorldState(),
      rules,
      operations: operationTable(rules),
      precompiles: precompilesOf(rules),
      blackHole: BLACK_HOLE,
    },
    {
      block: { number: 0, timestamp: 0, witness: ACCOUNT, blockId: () => undefined },
      txid: new Uint8Array(32),
      origin: ACCOUNT,
      isOverdue: undefined,
    },
  );
  const frame = new Frame(run, {
    code: new Code(fromHex(bytecode)),
    address: ACCOUNT,
    caller: ACCOUNT,
    value: 0n,
    data: new Uint8Array(0),
    energyLimit,
    isStatic: false,
    depth: 0,
    version: 0,
    hash: new Uint8Array(32),
  });
  play(frame);
  return { energy: frame.energyUsed, stackTop: frame.stack.at(-1) };
}
