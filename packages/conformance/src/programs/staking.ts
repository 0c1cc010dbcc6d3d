import { pushAccount } from './accounts.ts';
import { type Body, MEMORY } from './body.ts';
import type { Scene, Statement } from './scene.ts';

const MSTORE = 0x52;
const [ORIGIN, COINBASE] = [0x32, 0x41] as const;
const [FREEZE, UNFREEZE, EXPIRETIME] = [0xd5, 0xd6, 0xd7] as const;
const [VOTEWITNESS, WITHDRAWREWARD] = [0xd8, 0xd9] as const;
const [FREEZEV2, UNFREEZEV2, CANCELALL, WITHDRAWEXPIRED, DELEGATE, UNDELEGATE] = [
  0xda, 0xdb, 0xdc, 0xdd, 0xde, 0xdf,
] as const;
const TRX = 1_000_000n;

const resource = ({ random }: Body): bigint =>
  random.weighted([
    [8, BigInt(random.below(2))],
    [1, 2n],
    [1, random.pick([3n, 256n, 2n ** 32n, 2n ** 32n + 1n, 2n ** 256n - 1n])],
  ]);

const sun = ({ random }: Body): bigint =>
  random.weighted([
    [6, BigInt(random.between(1, 6)) * TRX],
    [2, TRX + random.bits(22)],
    [1, random.pick([0n, 1n, TRX - 1n, 2n ** 62n, 2n ** 63n, 2n ** 64n + 5n, 2n ** 256n - 5n])],
  ]);

/** Whom a contract lends to: who runs the program is the only account besides contracts. */
function pushReceiver(body: Body, scene: Scene): void {
  if (body.random.oneIn(3)) pushAccount(body, scene).drop(1);
  else body.op(ORIGIN);
}

/** Stakes, ends stakes, lends and takes back, in the second way and in the first. */
export const stake: Statement = (body, scene) => {
  const { random } = body;
  const two = (opcode: number) => body.constant(sun(body)).constant(resource(body)).op(opcode);
  const three = (opcode: number) => {
    pushReceiver(body, scene);
    body.constant(sun(body)).constant(resource(body)).op(opcode);
  };
  const named = (opcode: number) => {
    pushReceiver(body, scene);
    body.constant(resource(body)).op(opcode);
  };
  random.weighted<() => unknown>([
    [5, () => two(FREEZEV2)],
    [3, () => two(UNFREEZEV2)],
    [2, () => body.op(CANCELALL)],
    [2, () => body.op(WITHDRAWEXPIRED)],
    [4, () => three(DELEGATE)],
    [3, () => three(UNDELEGATE)],
    [1, () => three(FREEZE)],
    [1, () => named(UNFREEZE)],
    [1, () => named(EXPIRETIME)],
    [1, () => body.op(WITHDRAWREWARD)],
  ])();
  body.leaves('number');
};

/** A list in memory: its length, then its words. */
function placeList(
  body: Body,
  at: number,
  items: readonly (() => unknown)[],
  length: number,
): void {
  body.constant(length).constant(at).op(MSTORE);
  for (const [index, push] of items.entries()) {
    push();
    body.constant(at + 32 * (index + 1)).op(MSTORE);
  }
}

/** Votes for the witness who makes the blocks, and for others who are none. */
export const vote: Statement = (body) => {
  const { random } = body;
  const count = random.pick([0, 1, 1, 1, 2, 3]);
  const lie = () => (random.oneIn(10) ? random.pick([0, 1, 31, 2 ** 31]) : count);
  const [witnesses, amounts] = [MEMORY.lists, MEMORY.lists + 0x100];
  const pushWitness = () => (random.oneIn(6) ? body.constant(0xdeadn) : body.op(COINBASE));
  const pushAmount = () =>
    body.constant(
      random.weighted([
        [6, BigInt(random.below(4))],
        [1, random.pick([2n ** 63n - 1n, 2n ** 63n, 2n ** 256n - 1n])],
      ]),
    );
  const [first, second] = [lie(), lie()];
  placeList(body, witnesses, new Array(count).fill(pushWitness), first);
  placeList(body, amounts, new Array(count).fill(pushAmount), second);
  body.constant(witnesses).constant(random.oneIn(12) ? lie() : first);
  body.constant(amounts).constant(random.oneIn(12) ? lie() : second);
  body.op(VOTEWITNESS).leaves('number');
};
