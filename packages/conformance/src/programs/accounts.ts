import { type Body, MEMORY } from './body.ts';
import type { Scene, Statement } from './scene.ts';

const MLOAD = 0x51;
const [ADDRESS, ORIGIN, CALLER] = [0x30, 0x32, 0x33] as const;
const COINBASE = 0x41;
const [BLOCKHASH, TIMESTAMP, NUMBER, CHAINID] = [0x40, 0x42, 0x43, 0x46] as const;
const CALLTOKENID = 0xd3;
const TOKENBALANCE = 0xd1;
const [ADD, SUB, EQ, OR, XOR, DUP1] = [0x01, 0x03, 0x14, 0x17, 0x18, 0x80] as const;
const [EXTCODESIZE, EXTCODECOPY, EXTCODEHASH, BALANCE, ISCONTRACT] = [
  0x3b, 0x3c, 0x3f, 0x31, 0xd4,
] as const;

/** Differ from who runs the program by so much, and are nobody. */
export const NOBODIES = [1, 2, 3] as const;

/** Pushes the address of a contract of the program. */
export function pushContract(body: Body, { contracts }: Scene): Body {
  if (contracts === 0) return body.op(ADDRESS).leaves('address');
  const place = MEMORY.contracts + 32 * body.random.below(contracts);
  return body.constant(place).op(MLOAD).leaves('address');
}

/** Pushes the address of an account that is there, or of none. */
export function pushAccount(body: Body, scene: Scene): Body {
  const { random } = body;
  return random.weighted<() => Body>([
    [5, () => pushContract(body, scene)],
    [2, () => body.op(random.pick([ADDRESS, ADDRESS, CALLER, ORIGIN])).leaves('address')],
    [2, () => pushNobody(body)],
    // Only the lowest 20 bytes count.
    [
      1,
      () =>
        pushNobody(body)
          .constant(random.bits(90) << 160n)
          .op(OR),
    ],
  ])();
}

function pushNobody(body: Body): Body {
  return body.op(ORIGIN).constant(body.random.pick(NOBODIES)).op(XOR).leaves('address');
}

/** Asks about an account. */
export const inspect: Statement = (body, scene) => {
  const { random } = body;
  if (random.oneIn(5)) {
    const [offset, length] = [random.below(MEMORY.free - 0x80), random.below(0x80)];
    body.constant(length).constant(random.below(200)).constant(offset);
    pushAccount(body, scene).op(EXTCODECOPY).drop(1);
    return;
  }
  const opcode = random.pick([EXTCODESIZE, EXTCODEHASH, BALANCE, ISCONTRACT]);
  pushAccount(body, scene).op(opcode).drop(1).leaves('number');
};

/** How many tokens an account has, of that which was sent along, or of one that may not exist. */
export const inspectTokens: Statement = (body, scene) => {
  const { random } = body;
  if (scene.isOutermost && !scene.hasToken) return;
  pushAccount(body, scene);
  if (random.oneIn(scene.isOutermost ? 40 : 4)) {
    const ids = [0n, 1_000_000n, 2n ** 62n, 2n ** 63n, 2n ** 256n - 1n];
    body.constant(random.pick(ids)).op(TOKENBALANCE);
  } else body.op(CALLTOKENID, TOKENBALANCE);
  body.drop(1).leaves('number');
};

/** What depends on the node is only ever compared with itself or with zero. */
export const askChain: Statement = (body) => {
  const { random } = body;
  random.weighted<() => unknown>([
    [
      2,
      () =>
        body
          .op(random.pick([NUMBER, TIMESTAMP, CHAINID, COINBASE]))
          .leaves('fact')
          .asFlag(),
    ],
    [
      1,
      () =>
        body
          .op(random.pick([ADDRESS, CALLER, ORIGIN, CALLTOKENID]))
          .leaves('fact')
          .asFlag(),
    ],
    [1, () => body.op(ADDRESS, CALLER, EQ).leaves('number')],
    [1, () => body.op(ORIGIN, CALLER, EQ).leaves('number')],
    [1, () => body.op(CHAINID, DUP1, EQ).leaves('number')],
    [2, () => body.constant(random.below(3)).op(NUMBER, SUB, BLOCKHASH).leaves('fact').asFlag()],
    [1, () => body.constant(random.below(3)).op(NUMBER, ADD, BLOCKHASH).leaves('number')],
    [
      1,
      () =>
        body
          .constant(2n ** 40n + random.bits(90))
          .op(BLOCKHASH)
          .leaves('number'),
    ],
  ])();
};
