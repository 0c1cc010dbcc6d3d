import { Random } from '../random/random.ts';
import { Body, HANDED_WORDS, MEMORY } from './body.ts';
import { type Code, initCodeOf } from './code.ts';
import { createFrom } from './creates.ts';
import { end, endProgram } from './endings.ts';
import { callPrecompile } from './precompiles.ts';
import { rawCode } from './raw-code.ts';
import { recursiveProgram } from './recursion.ts';
import type { Scene } from './scene.ts';
import { writeStatements } from './statements.ts';

/** One run of the machine: code that is deployed by a constant call, and what goes along. */
export type Program = Readonly<{
  initCode: Uint8Array;
  /** Sun. */
  value: bigint;
  /** Units of the token of programs. */
  tokens: bigint;
}>;

const MSTORE = 0x52;
const CALLDATACOPY = 0x37;
const MOST_CONTRACTS = HANDED_WORDS / 2;
const TRX = 1_000_000n;

type Circumstances = Pick<Scene, 'hasToken' | 'hasOwner'>;

/** The program of this seed and number, the same on every node. */
export function programOf(seed: string, index: number): Program {
  const random = new Random(`${seed}/program/${index}`);
  const value = random.weighted([
    [3, 0n],
    [1, BigInt(random.below(1_000))],
    [4, BigInt(random.between(1, 40)) * TRX],
  ]);
  const tokens = random.oneIn(2) ? BigInt(random.between(1, 1_000)) : 0n;
  const circumstances = { hasToken: tokens > 0n, hasOwner: true };
  const initCode = random.weighted([
    [20, () => severalContracts(random, circumstances)],
    [3, () => precompilesAlone(random, circumstances)],
    [1, () => recursiveProgram(random)],
  ])();
  return { initCode, value, tokens };
}

/** Contracts that know each other, called by code that survives whatever they do. */
export function severalContracts(random: Random, circumstances: Circumstances): Uint8Array {
  const contracts = random.below(MOST_CONTRACTS + 1);
  const body = new Body(random);
  for (let place = 0; place < contracts; place += 1) {
    const value = random.oneIn(2) ? BigInt(random.below(5)) * TRX : 0n;
    createFrom(body, contractCode(random, contracts, circumstances, 2), value);
    body
      .constant(MEMORY.contracts + 32 * place)
      .op(MSTORE)
      .drop(1);
  }
  const child = () => contractCode(random, contracts, circumstances, 1);
  const scene = { ...circumstances, contracts, mostEnergy: 400_000, child, isOutermost: true };
  writeStatements(body, scene, random.between(2, 14));
  endProgram(body);
  return body.build();
}

/** Precompiled contracts one after the other: the answers of one are the input of the next. */
function precompilesAlone(random: Random, circumstances: Circumstances): Uint8Array {
  const body = new Body(random);
  const alone = { contracts: 0, child: undefined, isOutermost: true };
  const scene = { ...circumstances, ...alone, mostEnergy: 400_000 };
  for (let n = random.between(1, 4); n > 0; n -= 1) callPrecompile(body, scene);
  endProgram(body);
  return body.build();
}

/** Init code of a contract that may create others, so many levels deep. */
function contractCode(
  random: Random,
  contracts: number,
  circumstances: Circumstances,
  levels: number,
): Uint8Array {
  if (random.oneIn(6)) return initCodeOf(rawCode(random));
  const child =
    levels > 0 ? () => contractCode(random, contracts, circumstances, levels - 1) : undefined;
  const inner = { contracts, hasToken: false, isOutermost: false, mostEnergy: 60_000 };
  const scene: Scene = { ...circumstances, ...inner, child };
  const body = new Body(random);
  body
    .constant(32 * MOST_CONTRACTS)
    .constant(0)
    .constant(MEMORY.contracts)
    .op(CALLDATACOPY);
  writeStatements(body, scene, random.between(1, 10));
  end(body, scene);
  return initCodeOf(body.build(), random.oneIn(4) ? (code) => construct(code, random) : undefined);
}

const SSTORE = 0x55;
const LOG1 = 0xa1;

/** What a constructor may do before it returns the code. */
function construct(code: Code, random: Random): void {
  if (random.oneIn(2)) code.constant(random.below(5)).constant(random.below(3)).op(SSTORE);
  else code.constant(random.bits(64)).constant(0).constant(0).op(LOG1);
}
