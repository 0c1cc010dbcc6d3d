import type { HexAddress } from '@vellum/tron/address';
import { fromHexAddress } from '@vellum/tron/address';
import { fromHex, toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDevnet, type Devnet } from '../src/index.ts';
import { inMemory, word, wordOf } from './bytecode.ts';
import { operate, runCode } from './code-runner.ts';
import { balanceOf, mined, type Signer, signed } from './signed.ts';

const TRX = 1_000_000n;
const INTERVAL = 600_000;
const START = 1_780_000_000_000;
const VOTER = `41${'b1'.repeat(20)}` as HexAddress;
const ENERGY = word(1n);
const VOTE = 'd8';

let devnet: Devnet;
let maker: HexAddress;
let alice: Signer;
let bob: Signer;
beforeEach(async () => {
  devnet = await createDevnet({
    clock: () => START,
    parameters: { getMaintenanceTimeInterval: BigInt(INTERVAL) },
  });
  const [first, second, third] = devnet.accounts as readonly Signer[];
  [maker, alice, bob] = [first!.address, second!, third!];
  const url = utf8ToBytes('https://bob.example');
  await mined(devnet.chain, signed(devnet.chain, bob, 'WitnessCreateContract', { url }));
  await devnet.edit([{ kind: 'balance', address: VOTER, balance: 1_000n * TRX }]);
  await operation('da', word(100n * TRX), ENERGY);
});
afterEach(() => devnet.close());

const operation = (...code: [string, ...string[]]) => operate(devnet, alice, VOTER, code);
const accountOf = (address: HexAddress) =>
  devnet.chain.read('head', (state) => state.account(address)!);

/** Votes as code does: both arrays in memory, each with its length before it. */
function votes(...given: readonly (readonly [witness: HexAddress, count: bigint])[]) {
  const length = word(BigInt(given.length));
  const witnesses = [length, ...given.map(([witness]) => wordOf(witness))];
  const amounts = [length, ...given.map(([, count]) => word(BigInt.asUintN(256, count)))];
  const at = word(BigInt(32 * witnesses.length));
  const arrays = inMemory(...witnesses, ...amounts);
  return operate(devnet, alice, VOTER, [
    `${arrays}7f${word(0n)}7f${length}7f${at}7f${length}${VOTE}`,
  ]);
}

/** What a precompiled contract tells the voter, as a word. */
async function ask(precompile: bigint, ...words: readonly string[]): Promise<bigint> {
  const size = (32 * words.length).toString(16).padStart(4, '0');
  const call = `60206000${`61${size}`}6000${`7f${word(precompile)}`}5afa50600051`;
  const { answer } = await operate(devnet, alice, VOTER, [`${inMemory(...words)}${call}`]);
  return answer;
}

async function cycle(): Promise<void> {
  await devnet.increaseTime(INTERVAL);
  await devnet.mine();
}

describe('a contract', () => {
  it('votes, several times for one as once, and anew each time', async () => {
    const { answer, internal } = await votes([maker, 10n], [bob.address, 20n], [maker, 5n]);
    expect(answer).toBe(1n);
    expect((await accountOf(VOTER)).votes).toEqual([
      { witness: maker, count: 15n },
      { witness: bob.address, count: 20n },
    ]);
    const [first, second] = [fromHexAddress(maker), fromHexAddress(bob.address)];
    expect(internal).toMatchObject([
      {
        note: 'voteWitness',
        from: VOTER,
        to: undefined,
        rejected: false,
        extra: `{"votes":[{"vote_address":"${first}","vote_count":10},{"vote_address":"${second}","vote_count":20},{"vote_address":"${first}","vote_count":5}]}`,
      },
    ]);
    expect((await votes([bob.address, 100n], [maker, 0n])).answer).toBe(1n);
    expect((await accountOf(VOTER)).votes).toEqual([{ witness: bob.address, count: 100n }]);
    expect((await votes()).answer).toBe(1n);
    expect((await accountOf(VOTER)).votes).toBeUndefined();
  });

  it('is told by a zero that it cannot, and the try is listed as rejected', async () => {
    const attempts = [
      [[maker, 101n]],
      [[alice.address, 1n]],
      [[maker, -1n]],
      [[maker, 2n ** 64n]],
      Array.from({ length: 31 }, () => [maker, 1n] as const),
    ] as const;
    for (const attempt of attempts) {
      const { answer, internal } = await votes(...attempt);
      expect(answer).toBe(0n);
      expect(internal).toMatchObject([{ note: 'voteWitness', rejected: true }]);
    }
    expect((await accountOf(VOTER)).votes).toBeUndefined();
  });

  it('pays 30,000 and memory for a vote, and fails where lengths are not what memory says', async () => {
    const { answer, energyUsageTotal } = await operation('5f5f5f5fd8');
    expect(answer).toBe(1n);
    expect(energyUsageTotal).toBe(8n + 30_003n + 3n + 1n + 3n + 3n);
    const lying = await runCode(devnet, alice, VOTER, '5f60015f6001d8');
    expect(lying).toMatchObject({
      result: 'UNKNOWN',
      message: 'TVM VoteWitness: memory array length do not match length parameter!',
    });
    // A size that wraps to zero is free of charge, wherever it lies.
    const wrapped = word(2n ** 251n - 1n);
    const far = `7f${word(2n ** 40n)}7f${wrapped}`;
    const beyond = await runCode(devnet, alice, VOTER, `${far}${far}d8`);
    expect(beyond).toMatchObject({ result: 'UNKNOWN', message: 'integer overflow' });
  });

  it('earns by its votes and withdraws, as often as it likes', async () => {
    expect((await operation('d9')).answer).toBe(0n);
    await votes([bob.address, 100n]);
    await cycle();
    await cycle();
    const due = await ask(0x1000005n);
    expect(due).toBeGreaterThan(0n);
    const before = await balanceOf(devnet.chain, VOTER);
    const { answer, internal } = await operation('d9');
    expect(answer).toBe(due);
    expect(internal).toMatchObject([{ note: 'withdrawReward', to: VOTER, value: due }]);
    expect(await balanceOf(devnet.chain, VOTER)).toBe(before + due);
    expect((await operation('d9')).answer).toBe(0n);
    expect(await ask(0x1000005n)).toBe(0n);
  });

  it('cannot stake in the first way', async () => {
    const freeze = await operation('d5', wordOf(alice.address), word(TRX), ENERGY);
    expect([freeze.answer, freeze.internal]).toEqual([0n, []]);
    const stranger = wordOf(`41${'f9'.repeat(20)}` as HexAddress);
    const dear = await operation('d5', stranger, word(TRX), ENERGY);
    expect(dear.energyUsageTotal - freeze.energyUsageTotal).toBe(25_000n);
    const unfreeze = await operation('d6', wordOf(VOTER), ENERGY);
    expect(unfreeze.answer).toBe(0n);
    expect(unfreeze.internal).toMatchObject([{ note: 'unfreezeForEnergy', rejected: true }]);
    expect((await operation('d7', wordOf(VOTER), ENERGY)).answer).toBe(0n);
    expect((await accountOf(VOTER)).balance).toBe(900n * TRX);
  });
});

it('asks who can be voted for, who votes for whom and how much it could', async () => {
  await votes([maker, 30n], [bob.address, 20n]);
  const [voter, witness] = [wordOf(VOTER), wordOf(maker)];
  expect(await ask(0x1000006n, witness)).toBe(1n);
  expect(await ask(0x1000006n, voter)).toBe(0n);
  expect(await ask(0x1000007n, voter, witness)).toBe(30n);
  expect(await ask(0x1000007n, witness, voter)).toBe(0n);
  expect(await ask(0x1000008n, voter)).toBe(50n);
  expect(await ask(0x1000009n, witness)).toBe(0n);
  expect(await ask(0x100000an, voter)).toBe(100n);
  expect(await ask(0x100000an)).toBe(0n);
  await cycle();
  expect(await ask(0x1000009n, witness)).toBe(30n);
  const asked = { caller: alice.address, target: VOTER, data: fromHex(''), value: 0n };
  const reply = await devnet.chain.constantCall('head', asked);
  expect(reply.status === 'run' && toHex(reply.outcome.returnData)).toBe(word(30n));
});
