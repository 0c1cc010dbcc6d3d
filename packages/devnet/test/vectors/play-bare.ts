import type { HexAddress } from '@vellum/tron/address';
import { parametersOf } from '../../src/params/presets.ts';
import { WorldState } from '../../src/state/world-state.ts';
import { BLACK_HOLE } from '../../src/tvm/addresses.ts';
import { Code } from '../../src/tvm/code.ts';
import type { Fault } from '../../src/tvm/fault.ts';
import { Frame } from '../../src/tvm/frame.ts';
import { play } from '../../src/tvm/interpreter.ts';
import { operationTable } from '../../src/tvm/operation-table.ts';
import { precompilesOf } from '../../src/tvm/precompiles/precompiles.ts';
import type { Rules } from '../../src/tvm/rules.ts';
import { Run } from '../../src/tvm/run.ts';

const ACCOUNT = '41abd4b9367799eaa3197fecb144eb71de1e049abc' as HexAddress;

/** Runs code outside any contract and gives back the frame as it ended. */
export function playBare(
  rules: Rules,
  {
    code,
    data,
    energyLimit,
  }: Readonly<{ code: Uint8Array; data?: Uint8Array; energyLimit: number }>,
): { frame: Frame; fault: Fault | undefined } {
  const run = new Run(
    {
      state: new WorldState(),
      parameters: parametersOf('mainnet'),
      rules,
      operations: operationTable(rules),
      precompiles: precompilesOf(rules),
      native: () => undefined,
      blackHole: BLACK_HOLE,
    },
    {
      block: {
        number: 0,
        timestamp: 0,
        witness: ACCOUNT,
        parent: { time: 0, slot: 0 },
        blockId: () => undefined,
      },
      txid: new Uint8Array(32),
      origin: ACCOUNT,
      isOverdue: undefined,
    },
  );
  const frame = new Frame(run, {
    code: new Code(code),
    address: ACCOUNT,
    caller: ACCOUNT,
    value: 0n,
    data: data ?? new Uint8Array(0),
    energyLimit,
    isStatic: false,
    depth: 0,
    version: 0,
    hash: new Uint8Array(32),
  });
  return { frame, fault: play(frame) };
}
