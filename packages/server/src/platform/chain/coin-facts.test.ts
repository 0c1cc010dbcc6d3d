import { encodeValues } from '@vellum/tron/abi/abi-codec';
import type { Address } from '@vellum/tron/address';
import { ContractReverted } from '@vellum/tron/errors';
import { expect, test } from 'vitest';
import { Refusal } from '../refusals/refusal.ts';
import { type AskContract, UnreadableAnswer } from './ask-contract.ts';
import { coinFacts } from './coin-facts.ts';

const coin = (number: number) => `T${number}` as Address;

/** A node on which a coin answers `symbol` and `decimals` with these bytes, or refuses. */
function nodeWith(answers: readonly (Uint8Array | Error)[]) {
  let asked = 0;
  const ask: AskContract = async (_, { decode }) => {
    const answer = answers[asked++ % answers.length] as Uint8Array | Error;
    if (answer instanceof Error) throw answer;
    return decode(answer);
  };
  return { facts: coinFacts(ask), count: () => asked };
}

const text = (value: string) => encodeValues([{ type: 'string' }], [value]);
const number = (value: bigint) => encodeValues([{ type: 'uint8' }], [value]);

test('what a coin says is asked once, cut and cleaned', async () => {
  const { facts, count } = nodeWith([text('\u202eABCDEFGHIJKLMNOPQRST'), number(6n)]);
  const said = { symbol: '\ufffdABCDEFGHIJKLMNO', decimals: 6 };
  expect(await facts(coin(1))).toEqual(said);
  expect(await facts(coin(1))).toEqual(said);
  expect(count()).toBe(2);
});

test('nonsense is nothing', async () => {
  const garbage = new UnreadableAnswer('no words');
  const refused = new ContractReverted('no', new Uint8Array());
  expect(await nodeWith([garbage, garbage]).facts(coin(1))).toEqual({
    symbol: null,
    decimals: null,
  });
  expect(await nodeWith([refused, number(200n)]).facts(coin(1))).toEqual({
    symbol: null,
    decimals: null,
  });
  expect(await nodeWith([text('  '), number(0n)]).facts(coin(1))).toEqual({
    symbol: null,
    decimals: 0,
  });
});

test('a node that is away is asked again', async () => {
  const away = new Refusal({ code: 'CHAIN_UNAVAILABLE' });
  const { facts } = nodeWith([away, away, text('ABC'), number(6n)]);
  await expect(facts(coin(1))).rejects.toThrow(away);
  expect(await facts(coin(1))).toEqual({ symbol: 'ABC', decimals: 6 });
});
