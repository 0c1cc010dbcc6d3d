import { pushAccount } from './accounts.ts';
import { type Body, MEMORY } from './body.ts';
import { call, pickCall, pushOutputArea } from './calls.ts';
import { placeBytes } from './creates.ts';
import { precompileInput } from './precompile-inputs.ts';
import type { Scene, Statement } from './scene.ts';

const [POP, MLOAD, MSTORE] = [0x50, 0x51, 0x52] as const;
const [COINBASE, DELEGATECALL, STATICCALL] = [0x41, 0xf4, 0xfa] as const;
const TRX = 1_000_000n;

const MULTI_SIGNATURE = 10;

/** Precompiled contracts that compute, by their address. */
const COMPUTING = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0x20003, 0x20009, 0x1000001, 0x1000002, 0x1000003,
] as const;

const energyFor = { mostEnergy: 400_000 };

/** Calls a precompiled contract with prepared bytes, or with what lies in memory. */
export const callPrecompile: Statement = (body, scene) => {
  const { random } = body;
  const address = random.pick(COMPUTING);
  if (address === MULTI_SIGNATURE && !scene.hasOwner) return;
  const input = random.oneIn(4) ? undefined : precompileInput(random, address);
  const length = input && placeBytes(body, input);
  pushOutputArea(body);
  if (length === undefined) body.freeArea();
  else body.constant(random.oneIn(8) ? random.below(length + 40) : length).constant(MEMORY.bytes);
  const kind = random.oneIn(3) ? pickCall(body, scene) : random.pick([STATICCALL, DELEGATECALL]);
  const target = () => body.constant(address).leaves('number');
  call(body, { ...scene, ...energyFor }, target, kind);
};

type Question = Readonly<{
  address: number;
  words: readonly ('account' | 'resource' | 'sun')[];
  /** The answer also tells when something is over, which depends on the age of the chain. */
  tellsTime?: true;
}>;

/** Questions about votes and stakes; those whose answers depend on what others do are left out. */
const QUESTIONS: readonly Question[] = [
  { address: 0x1000005, words: ['account'] },
  { address: 0x1000007, words: ['account', 'account'] },
  { address: 0x1000008, words: ['account'] },
  { address: 0x100000a, words: ['account'] },
  { address: 0x100000c, words: ['account'] },
  { address: 0x100000d, words: ['account', 'resource'] },
  { address: 0x100000e, words: ['account', 'sun'] },
  { address: 0x100000f, words: ['account', 'resource'] },
  { address: 0x1000010, words: ['account', 'account', 'resource'] },
  { address: 0x1000011, words: ['account', 'sun', 'resource'], tellsTime: true },
  { address: 0x1000012, words: ['account', 'resource'], tellsTime: true },
  { address: 0x1000013, words: ['account', 'resource'] },
  { address: 0x1000014, words: ['account', 'resource'] },
  { address: 0x1000015, words: ['account', 'resource'] },
];

function pushWord(body: Body, scene: Scene, kind: Question['words'][number]): void {
  const { random } = body;
  if (kind === 'account') pushAccount(body, scene).drop(1);
  else if (kind === 'resource') body.constant(random.pick([0n, 1n, 1n, 2n, 7n, 2n ** 256n - 1n]));
  else body.constant(random.pick([0n, 1n, TRX, 3n * TRX, 2n ** 62n, 2n ** 64n, 2n ** 256n - 1n]));
}

/** Asks one of them and keeps the answer; sometimes with too much or too little input. */
export const askStakes: Statement = (body, scene) => {
  const { random } = body;
  const { address, words, tellsTime } = random.pick(QUESTIONS);
  for (const [index, kind] of words.entries()) {
    pushWord(body, scene, kind);
    body.constant(MEMORY.lists + 32 * index).op(MSTORE);
  }
  const length = random.oneIn(10) ? random.below(130) : 32 * words.length;
  const free = random.below(MEMORY.free - 96);
  body.constant(random.pick([0, 32, 96])).constant(tellsTime ? HIDDEN_ANSWER : free);
  body.constant(length).constant(MEMORY.lists);
  const target = () => body.constant(address).leaves('number');
  call(body, { ...scene, ...energyFor }, target, STATICCALL);
  if (tellsTime) showFirstWord(body);
};

const HIDDEN_ANSWER = MEMORY.lists + 0x100;

/** Keeps the first word of the answer and sees to it that the rest is no longer the result of the last call. */
function showFirstWord(body: Body): void {
  body.constant(HIDDEN_ANSWER).op(MLOAD).leaves('number');
  body
    .constant(0)
    .constant(0)
    .constant(0)
    .constant(0)
    .constant(4)
    .constant(1_000)
    .op(STATICCALL, POP);
}

/** Chain parameters that are the same on every node with these rules, and whether the maker of blocks is a candidate. */
export const askRules: Statement = (body, scene) => {
  const { random } = body;
  const isWitness = random.oneIn(3);
  if (isWitness) body.op(COINBASE);
  else body.constant(random.pick([0, 1, 3, 5, 6, 99]));
  body.constant(MEMORY.lists).op(MSTORE);
  body.constant(32).constant(random.below(MEMORY.free - 32));
  body.constant(32).constant(MEMORY.lists);
  const target = () => body.constant(isWitness ? 0x1000006 : 0x100000b).leaves('number');
  call(body, { ...scene, ...energyFor }, target, STATICCALL);
};
