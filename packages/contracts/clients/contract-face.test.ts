import { readdirSync, readFileSync } from 'node:fs';
import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { describe, expect, test } from 'vitest';
import { cards } from './cards.ts';
import { answered, contractFace, stateName } from './contract-face.ts';
import { presale } from './presale.ts';
import { team } from './team.ts';
import { tokenFactory } from './token-launch.ts';
import { trade } from './trade.ts';

const word = (value: bigint) => value.toString(16).padStart(64, '0');
const bytes = (...words: bigint[]) => Uint8Array.from(Buffer.from(words.map(word).join(''), 'hex'));

describe('a contract face', () => {
  test('gives call data, value and the fee limit of the spec', () => {
    const buy = cards.buy(3n, 7n);
    const selector = keccak256(utf8ToBytes('Buy(uint256)')).slice(0, 4);
    expect(toHex(buy.data)).toBe(toHex(selector) + word(3n));
    expect(buy).toMatchObject({ value: 7n, feeLimit: 150_000_000n });
    expect(presale.end()).toMatchObject({ value: 0n, feeLimit: 1_000_000_000n });
  });

  test('names numeric states and fields', () => {
    expect(presale.state().decode(bytes(4n))).toBe('failed');
    expect(trade.data().decode(bytes(1n, 10n, 50n, 15n, 85n, 99n))).toEqual({
      state: 'open',
      sharePrice: 10n,
      sharesPerBuyer: 50n,
      sold: 15n,
      left: 85n,
      endTime: 99n,
    });
    expect(() => stateName(['only'], 1n)).toThrow(RangeError);
  });

  test('reads events and refusals by name', () => {
    const abi = [
      { type: 'error', name: 'Nope', inputs: [{ name: 'why', type: 'uint256' }] },
      { type: 'event', name: 'Done', inputs: [{ name: 'n', type: 'uint256', indexed: true }] },
      { type: 'function', name: 'ask', inputs: [], outputs: [{ name: '', type: 'uint256' }] },
    ] as const;
    const face = contractFace(abi);
    expect(face.refusal(new Uint8Array(0))).toEqual({ kind: 'silent' });
    expect(face.event({ topics: [], data: new Uint8Array(0) })).toBeNull();
    expect(answered(face.read('ask', []), (n) => n * 2n).decode(bytes(21n))).toBe(42n);
    expect(team.refusal(bytes(1n))).toMatchObject({ kind: 'unknown' });
    expect(tokenFactory.event({ topics: [], data: bytes() })).toBeNull();
  });
});

test('clients carry neither bytecode nor anything of Node', () => {
  const folder = new URL('./', import.meta.url);
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);
  expect(sources.length).toBeGreaterThan(15);
  const wrong = sources.filter(([, text]) => /from '(node:|.*bytecode|.*deploy\/)/.test(text));
  expect(wrong.map(([name]) => name)).toEqual([]);
});
