import { type JsonObject, stringifyJson } from '@vellum/tron/json';
import { digestOf } from '../compare/digest.ts';
import type { TronNode } from '../node/tron-node.ts';
import type { Observation, Part } from '../part.ts';
import { operationsIn } from '../programs/code.ts';
import { PREPARATION_TRX, prepare } from '../programs/prepare.ts';
import { type Program, programOf } from '../programs/program.ts';
import { PATH, requestOf, runProgram, type Setting } from '../programs/run-program.ts';
import { inOrder } from '../run/in-order.ts';

/** Requests in flight: a node answers others meanwhile. */
const AT_ONCE = 6;

/** Seeded random programs for the machine, each a constant call. */
export const programs: Part = {
  name: 'programs',
  budget: PREPARATION_TRX,
  async *run(node, { choices, programs: count, treasury }) {
    const setting = await prepare(node, treasury);
    yield* inOrder(count, AT_ONCE, (index) =>
      observe(node, { index, program: programOf(choices, index), setting }),
    );
  },
  makes: (id, { programs: count }) => Number(/^program (\d+)$/.exec(id)?.[1]) < count,
};

type Run = Readonly<{ index: number; program: Program; setting: Setting }>;

async function observe(node: TronNode, { index, program, setting }: Run): Promise<Observation> {
  const outcome = await runProgram(node, program, setting);
  const request = `POST ${node.urlOf(PATH)} ${stringifyJson(requestOf(program, setting))}`;
  const seen = { id: `program ${index}`, request, subjects: subjectsOf(program) };
  if ('notRun' in outcome) return { ...seen, answer: null, notRun: outcome.notRun };
  return { ...seen, answer: outcome.answer, digest: energyAndDigest(outcome.answer) };
}

function subjectsOf({ initCode }: Program): string[] {
  return [...operationsIn(initCode)].map((opcode) => `opcode 0x${opcode.toString(16)}`);
}

/** Enough to see that a program ended otherwise, and whether it took other energy. */
function energyAndDigest(answer: JsonObject): string {
  return `${answer['energy'] ?? 'failed'} ${digestOf(answer)}`;
}
