import type { Operation, OperationTable } from './operation.ts';
import { arithmetic } from './operations/arithmetic.ts';
import { bitwise } from './operations/bitwise.ts';
import { blockOperations } from './operations/block.ts';
import { calls } from './operations/calls.ts';
import { creates } from './operations/creates.ts';
import { environment } from './operations/environment.ts';
import { flow } from './operations/flow.ts';
import { memoryOperations } from './operations/memory.ts';
import { oldStaking } from './operations/old-staking.ts';
import { selfdestruct } from './operations/selfdestruct.ts';
import { stackOperations } from './operations/stack.ts';
import { staking } from './operations/staking.ts';
import { storage } from './operations/storage.ts';
import { tokenOperations } from './operations/tokens.ts';
import { voteOperations } from './operations/votes.ts';
import type { Rules } from './rules.ts';

/** Every operation that the rules allow. */
export function operationTable(rules: Rules): OperationTable {
  const table = new Array<Operation | undefined>(256).fill(undefined);
  const definitions = [
    arithmetic,
    bitwise(rules),
    stackOperations(rules),
    flow,
    memoryOperations(rules),
    environment(rules),
    blockOperations(rules),
    storage(rules),
    calls(rules),
    tokenOperations(rules),
    creates(rules),
    oldStaking(rules),
    voteOperations(rules),
    staking(rules),
    [selfdestruct(rules)],
  ];
  for (const [opcode, operation] of definitions.flat()) table[opcode] = operation;
  return table;
}
