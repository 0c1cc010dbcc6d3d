import { pushAccount, pushContract } from './accounts.ts';
import { type Body, HANDED_WORDS, MEMORY } from './body.ts';
import type { Scene, Statement } from './scene.ts';
import { farOffset } from './words.ts';

const [CALL, CALLCODE, DELEGATECALL, STATICCALL, CALLTOKEN] = [
  0xf1, 0xf2, 0xf4, 0xfa, 0xd0,
] as const;
const CALLTOKENID = 0xd3;
const MSTORE = 0x52;
const KINDS = [CALL, CALL, CALLCODE, DELEGATECALL, STATICCALL, CALLTOKEN] as const;

/** Puts words beside the addresses that are handed on, so that the callee has data. */
function prepareInput(body: Body): void {
  const place = MEMORY.contracts + 32 * body.random.between(HANDED_WORDS / 2, HANDED_WORDS - 1);
  body.takeNumbers(1).constant(place).op(MSTORE);
}

/** Where output goes; now and then to an offset that is not paid for, since nothing is wanted. */
export function pushOutputArea(body: Body): void {
  const { random } = body;
  const isFar = random.oneIn(12);
  const length = isFar ? 0 : random.pick([0, 0, 1, 32, 64, 100]);
  body.constant(length).constant(isFar ? farOffset(random) : random.below(MEMORY.free - 128));
}

/** What a call sends along: mostly nothing, sometimes more than there is. */
export function randomValue({ random }: Body, { isOutermost }: Scene): bigint {
  const tooMuch = [2n ** 63n - 1n, 2n ** 63n, 2n ** 64n, 2n ** 255n, 2n ** 256n - 1n];
  return random.weighted([
    [8, 0n],
    [2, 1n],
    [3, BigInt(random.below(1_000_000))],
    [1, BigInt(random.below(40)) * 1_000_000n],
    [1, random.oneIn(isOutermost ? 8 : 1) ? random.pick(tooMuch) : 2n],
  ]);
}

function pushToken(body: Body, { isOutermost }: Scene): void {
  const { random } = body;
  if (random.oneIn(isOutermost ? 40 : 6))
    body.constant(random.pick([0n, 1_000_000n, 2n ** 62n, 2n ** 64n]));
  else body.op(CALLTOKENID);
}

function energyOf({ random }: Body, { mostEnergy }: Scene): number {
  return random.weighted([
    [1, 0],
    [1, random.below(3_000)],
    [2, random.below(60_000)],
    [4, mostEnergy],
  ]);
}

/** Pushes everything but input and output areas, calls, and leaves whether it succeeded. */
export function call(body: Body, scene: Scene, pushTarget: () => unknown, kind: number): void {
  if (kind === CALLTOKEN) pushToken(body, scene);
  if (kind === CALL || kind === CALLCODE || kind === CALLTOKEN)
    body.constant(randomValue(body, scene));
  pushTarget();
  body.drop(1).constant(energyOf(body, scene)).op(kind).leaves('number');
}

export function pickCall({ random }: Body, { isOutermost, hasToken }: Scene): number {
  const kind = random.pick(KINDS);
  return kind === CALLTOKEN && isOutermost && !hasToken ? CALL : kind;
}

/** Calls a contract of the program with the addresses of all of them. */
export const callContract: Statement = (body, scene) => {
  prepareInput(body);
  pushOutputArea(body);
  body.constant(32 * HANDED_WORDS).constant(MEMORY.contracts);
  call(body, scene, () => pushContract(body, scene), pickCall(body, scene));
};

/** Calls anyone, with any input. */
export const callAnybody: Statement = (body, scene) => {
  pushOutputArea(body);
  body.freeArea();
  call(body, scene, () => pushAccount(body, scene), pickCall(body, scene));
};
