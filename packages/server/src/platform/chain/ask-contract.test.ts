import { blindBox } from '@vellum/contracts/blind-boxes';
import { trc20 } from '@vellum/contracts/coins';
import type { ReadCall } from '@vellum/contracts/contract-face';
import type { Address } from '@vellum/tron/address';
import { createClient } from '@vellum/tron/client/client';
import { expect, test } from 'vitest';
import { type AskContract, askContract } from './ask-contract.ts';
import { coinFacts } from './coin-facts.ts';

const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const word = (value: bigint) => value.toString(16).padStart(64, '0');

/** A node to which every call is a success that returned this. */
function nodeWith(result: readonly unknown[]): AskContract {
  const answer = { result: { result: true }, energy_used: 1, constant_result: result };
  const respond = (async () => Response.json(answer)) as typeof fetch;
  return askContract(createClient({ fullNodes: ['http://node.test'], fetch: respond }));
}

const amount = trc20.balanceOf(contract);

test.each<[string, readonly unknown[], ReadCall<unknown>]>([
  ['nothing', [], amount],
  ['no bytes', [''], amount],
  ['half a word', ['00'.repeat(16)], amount],
  ['half a byte', ['0'.repeat(63)], amount],
  ['no hex', ['zz'.repeat(32)], amount],
  ['no text', [5], amount],
  ['more than the type holds', [word(256n)], trc20.decimals()],
  ['a text of which a part is missing', [word(32n) + word(40n) + word(0n)], trc20.symbol()],
  ['a text that begins beyond the end', [word(1n << 255n)], trc20.symbol()],
  ['a state that there is not', [word(99n)], blindBox.state(1n)],
])('a node that answers %s is a chain that is away', async (_what, result, call) => {
  const problem = { code: 'CHAIN_UNAVAILABLE' };
  await expect(nodeWith(result)(contract, call)).rejects.toMatchObject({ problem });
});

test('what follows a whole answer is not read', async () => {
  expect(await nodeWith([word(7n) + word(9n)])(contract, amount)).toBe(7n);
});

test('a coin that anybody made may answer so by itself', async () => {
  const nothing = { symbol: null, decimals: null };
  expect(await coinFacts(nodeWith(['01']))(contract)).toEqual(nothing);
});
