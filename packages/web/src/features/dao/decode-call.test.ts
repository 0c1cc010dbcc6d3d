import { cards } from '@vellum/contracts/cards';
import { trc20 } from '@vellum/contracts/coins';
import { feeVault } from '@vellum/contracts/fees';
import { tokenFactory } from '@vellum/contracts/token-launch';
import type { Abi } from '@vellum/tron/abi/abi-item';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { expect, test } from 'vitest';
import { decodeCall, type Registry } from './decode-call.ts';
import type { Unit, Value } from './parameter.ts';
import { parameters } from './parameters.ts';

const addressAt = (n: number): Address =>
  fromHexAddress(`41${n.toString(16).padStart(40, '0')}` as HexAddress);
const names = [...new Set(parameters.map(({ contract }) => contract)), 'vlm'];
const at = (name: string): Address => addressAt(names.indexOf(name) + 1);
const abis: Readonly<Record<string, Abi>> = { cards: cards.abi, vlm: trc20.abi };
const registry: Registry = {
  nameOf: (address) => names.find((name) => at(name) === address) ?? null,
  abiOf: (name) => abis[name] ?? null,
};
const decoded = (contract: string, data: string) =>
  decodeCall({ target: at(contract), data }, registry);

const samples: Partial<Record<Unit, Value>> = {
  ...{ switch: true, answer: true, address: addressAt(99), text: 'Ruby' },
};
const sample = (unit: Unit): Value => samples[unit] ?? 7n;

test.each(parameters)('$name is read back as it was written', (parameter) => {
  const values = parameter.fields.map(({ unit }) => sample(unit));
  const { data } = parameter.write(values);
  expect(decoded(parameter.contract, toHex(data))).toEqual({
    kind: 'parameter',
    parameter,
    values,
  });
});

test('the same bytes to another contract are not told in the words of ours', () => {
  const { data } = tokenFactory.setCreationFee(5n);
  expect(decodeCall({ target: addressAt(77), data: toHex(data) }, registry)).toEqual({
    kind: 'unknown',
    contract: null,
  });
  expect(decoded('cards', toHex(data)).kind).toBe('unknown');
});

test('bytes that say more than the words are not put into words', () => {
  const { data } = feeVault.withdrawTreasury(addressAt(5), 1n);
  expect(decoded('feeVault', `${toHex(data)}00`).kind).toBe('unknown');
  expect(decoded('feeVault', toHex(data).slice(0, -2)).kind).toBe('unknown');
  expect(decoded('feeVault', toHex(data).slice(0, 8)).kind).toBe('unknown');
  expect(decoded('feeVault', '').kind).toBe('unknown');
  // An address whose unused bytes are not empty.
  const dirty = toHex(data).slice(0, 8) + toHex(data).slice(8).replace(/^00/, 'ff');
  expect(decoded('feeVault', dirty).kind).toBe('unknown');
});

test('a known function without words is told by its name and arguments', () => {
  const { data } = trc20.transfer(addressAt(5), 12n);
  expect(decoded('vlm', toHex(data))).toEqual({
    kind: 'function',
    contract: 'vlm',
    method: 'transfer',
    args: [
      { name: 'to', text: addressAt(5), isAddress: true },
      { name: 'value', text: '12', isAddress: false },
    ],
  });
});
