import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { takeRewards } from '../../governance/take-rewards.ts';
import { settleRewards } from '../../governance/voter-rewards.ts';
import { withVotes } from '../../governance/votes.ts';
import { isWitness } from '../../governance/witnesses.ts';
import { SUN_PER_TRX } from '../../stakes/stake.ts';
import { votingPower } from '../../stakes/staking.ts';
import type { Vote } from '../../state/account.ts';
import { areaEnd, growthEnergy } from '../energy.ts';
import { arithmeticFault, Fault, staticViolation } from '../fault.ts';
import type { Frame } from '../frame.ts';
import { type Definition, define } from '../operation.ts';
import type { Rules } from '../rules.ts';
import { INT64_MAX } from '../transfer.ts';
import { addressOfWord, WORD_MAX, type Word } from '../words.ts';

const VOTEWITNESS = 30_000;
const WITHDRAWREWARD = 20_000;
const MOST_VOTES = 30;
const WORD_SIZE = 32;
/** Longer arrays do not fit the memory that can be paid for. */
const MOST_WORDS = 98_304n;
/** What a listed vote weighs. */
const VOTE_BYTES = 128;
const INT32_MAX = 0x7fffffffn;
/** No operation reads memory beyond. */
const READABLE = 3n * 1024n * 1024n;
const EMPTY = new Uint8Array(0);

/** End of an array of words; its size is counted modulo 2^256, as java-tron does, and its length only since proposal 81. */
function arrayEnd(frame: Frame, offset: Word, length: Word): number {
  const head = frame.run.rules.energyAdjustment ? WORD_SIZE : 0;
  return areaEnd(frame, offset, (length * BigInt(WORD_SIZE) + BigInt(head)) & WORD_MAX);
}

function arraysEnergy(frame: Frame): number {
  const amounts = arrayEnd(frame, frame.peek(1), frame.peek(0));
  const witnesses = arrayEnd(frame, frame.peek(3), frame.peek(2));
  return growthEnergy(frame, Math.max(amounts, witnesses));
}

type WordArray = Readonly<{ offset: Word; length: Word }>;

/** An array in memory as the stack names it: its length, and where the same length stands before its words. */
function popArray(frame: Frame): WordArray {
  const length = frame.pop();
  return { length, offset: frame.pop() };
}

function checkLength(frame: Frame, { offset, length }: WordArray): void {
  if (saturated(lengthAt(frame, saturated(offset))) === saturated(length)) return;
  throw new Fault('UNKNOWN', 'TVM VoteWitness: memory array length do not match length parameter!');
}

/** Where the size of an array comes out as zero, its offset was never priced and may be any int. */
function lengthAt({ memory }: Frame, offset: Word): Word {
  const end = offset + BigInt(WORD_SIZE);
  if (end > INT32_MAX) throw arithmeticFault('integer overflow');
  if (end <= READABLE) return memory.readWord(Number(offset));
  memory.stretch(Number(end));
  return 0n;
}

/** Lengths and offsets are read as java's int. */
const saturated = (word: Word): Word => (word > INT32_MAX ? INT32_MAX : word);

function wordsIn(frame: Frame, { offset, length }: WordArray): Word[] {
  return Array.from({ length: Number(length) }, (_, index) =>
    frame.memory.readWord(Number(offset) + (index + 1) * WORD_SIZE),
  );
}

function vote(frame: Frame): void {
  const { run, message } = frame;
  if (message.isStatic) throw staticViolation();
  const amounts = popArray(frame);
  const witnesses = popArray(frame);
  const from = message.address;
  const position = run.internal.count;
  const note = { note: 'voteWitness', from, to: undefined, value: 0n, data: EMPTY };
  run.internal.add(message.hash, note);
  checkLength(frame, witnesses);
  checkLength(frame, amounts);
  if (saturated(witnesses.length) !== saturated(amounts.length)) {
    frame.push(0n);
    return;
  }
  const votes = votesIn(frame, witnesses, amounts);
  if (votes !== undefined) run.internal.amend(position, { extra: votesText(votes) });
  const isDone = votes !== undefined && castVotes(frame, from, votes);
  if (!isDone) run.internal.rejectFrom(position);
  frame.push(isDone ? 1n : 0n);
}

/** Undefined when there is a number that a vote cannot have. */
function votesIn(frame: Frame, witnesses: WordArray, amounts: WordArray): Vote[] | undefined {
  if (witnesses.length > MOST_WORDS) return undefined;
  frame.run.handOn(Number(witnesses.length) * VOTE_BYTES);
  const counts = wordsIn(frame, amounts).map((word) => BigInt.asIntN(256, word));
  if (counts.some((count) => count > INT64_MAX || count < -INT64_MAX - 1n)) return undefined;
  return wordsIn(frame, witnesses).map((word, index) => ({
    witness: addressOfWord(word),
    count: counts[index] ?? 0n,
  }));
}

function votesText(votes: readonly Vote[]): string {
  const texts = votes.map(
    ({ witness, count }) => `{"vote_address":"${fromHexAddress(witness)}","vote_count":${count}}`,
  );
  return `{"votes":[${texts.join(',')}]}`;
}

/** Gives all votes again, several for one witness together, none for zero; tells whether it may. */
function castVotes({ run }: Frame, from: HexAddress, votes: readonly Vote[]): boolean {
  const { state, parameters } = run;
  const account = state.account(from);
  if (account === undefined || votes.length > MOST_VOTES) return false;
  if (votes.some(({ witness, count }) => count < 0n || !isWitness(state, witness))) return false;
  const sum = votes.reduce((total, { count }) => total + count, 0n) * SUN_PER_TRX;
  if (sum > votingPower(account)) return false;
  settleRewards(state, parameters, from);
  state.putAccount(withVotes(state, state.account(from) ?? account, merged(votes)));
  return true;
}

function merged(votes: readonly Vote[]): Vote[] {
  const counts = new Map<HexAddress, bigint>();
  for (const { witness, count } of votes) {
    if (count > 0n) counts.set(witness, (counts.get(witness) ?? 0n) + count);
  }
  return [...counts].map(([witness, count]) => ({ witness, count }));
}

/** Puts rewards into the balance, as often as the contract likes; the maker of blocks may not. */
function withdrawReward(frame: Frame): void {
  const { run, message } = frame;
  if (message.isStatic) throw staticViolation();
  const from = message.address;
  const position = run.internal.count;
  const note = { note: 'withdrawReward', from, to: from, value: 0n, data: EMPTY };
  run.internal.add(message.hash, note);
  if (from === run.options.block.witness) {
    run.internal.rejectFrom(position);
    frame.push(0n);
    return;
  }
  const value = takeRewards(run, from, run.options.block.timestamp);
  run.internal.amend(position, { value });
  frame.push(value);
}

/** Voting by contracts. */
export function voteOperations({ vote: isAllowed }: Rules): readonly Definition[] {
  if (!isAllowed) return [];
  return [
    define(0xd8, [4, 1], VOTEWITNESS, vote, arraysEnergy),
    define(0xd9, [0, 1], WITHDRAWREWARD, withdrawReward),
  ];
}
