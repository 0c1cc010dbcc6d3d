import { fromHex } from '@vellum/tron/bytes';
import { WITNESS } from '../../src/accounts.ts';
import { callOf, initCode, inMemory, word, wordOf } from '../bytecode.ts';
import { FEE_LIMIT, tokenOf } from './contracts.ts';
import type { Maker, Turn } from './turn.ts';

const push = (...words: readonly string[]) => words.map((each) => `7f${each}`).join('');

type Sent = Readonly<{ value?: bigint; call_token_value?: bigint; token_id?: bigint }>;

/** Sends init code to the contract that performs whatever it is sent. */
function perform({ world, send }: Turn, code: Uint8Array, { value = 0n, ...token }: Sent = {}) {
  const call = callOf(world.contracts.performer, value, code);
  return send('TriggerSmartContract', { ...call, ...token }, FEE_LIMIT);
}

/** What a contract does with stakes and votes of its own. */
function stakingOfCode(turn: Turn): readonly Maker[] {
  const { random, other, amount } = turn;
  const resource = word(BigInt(random(2)));
  const stake = amount + 1_000_000n;
  const loan = push(wordOf(other.address), word(1_000_000n), resource);
  const votes = inMemory(word(1n), wordOf(WITNESS), word(1n), word(BigInt(1 + random(4))));
  const run = (code: string, value = 0n) => perform(turn, initCode(`${code}00`), { value });
  return [
    () => run(`${push(word(stake), resource)}da`, 2n * stake),
    () => run(`${push(word(1_000_000n), resource)}db`),
    () => run('dc'),
    () => run('dd'),
    () => run(`${loan}de`),
    () => run(`${loan}df`),
    () => run(`${votes}5f600160406001d8`),
    () => run('d9'),
  ];
}

/** Contracts that stake, lend, vote, earn, give tokens away and end themselves. */
export function codeKinds(turn: Turn): readonly Maker[] {
  const { random, somebody, amount } = turn;
  const stake = push(word(amount + 1_000_000n), word(BigInt(random(2))));
  const heir = push(wordOf(somebody));
  const token = { call_token_value: amount / 1_000n + 2n, token_id: tokenOf(turn) };
  const gift = push(word(token.token_id), word(amount / 2_000n), wordOf(somebody));
  const value = 3n * amount + 3_000_000n;
  return [
    ...stakingOfCode(turn),
    () => perform(turn, initCode(`5f5f5f5f${gift}5ad000`), token),
    // Init code that ends itself: for an heir of its stake, for an heir, and for nobody.
    () => perform(turn, fromHex(`${stake}da${heir}ff`), { value }),
    () => perform(turn, fromHex(`${heir}ff`), { value }),
    () => perform(turn, fromHex('30ff'), { value }),
  ];
}
