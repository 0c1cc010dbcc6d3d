import type { Blueprint, Site } from '@vellum/contracts/deploy/blueprint';
import { groundBlueprints } from '@vellum/contracts/deploy/earn-blueprints';
import { type HexAddress, parseHexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { describe, expect, it } from 'vitest';
import { methodsInCode } from './code-methods.ts';
import { checkExits } from './exit-check.ts';

/** What makes the contract stands before what runs, and answers to nothing. */
function codeOf(name: string): string {
  const somewhere = parseHexAddress(`41${'11'.repeat(20)}`) as HexAddress;
  const site = { at: () => somewhere, parameters: { roles: { teamRoot: somewhere } } };
  const { initCode } = groundBlueprints[name] as Blueprint;
  return toHex(initCode(site as unknown as Site));
}

const code = codeOf('locker');
const check = (text: string) => checkExits(methodsInCode(fromHex(text)));

describe('the way out of a lock, by the running code', () => {
  it('is one, and nothing else changes anything but ways in and longer', () => {
    const { isRight, methods, unknown, replacing } = check(code);
    expect({ isRight, unknown, replacing }).toEqual({ isRight: true, unknown: [], replacing: [] });
    const changing = methods.filter(({ purpose }) => purpose !== 'reads');
    expect(changing.map(({ name }) => name).sort()).toEqual([
      'extend',
      'lock',
      'lockByAdd',
      'unlock',
    ]);
    expect(methods.filter(({ purpose }) => purpose === 'exits')).toEqual([
      { name: 'unlock', purpose: 'exits' },
    ]);
  });

  it('is not sure with a method more, whatever it is called', () => {
    // DUP1 PUSH4 rescue() EQ PUSH2 JUMPI
    const { isRight, unknown } = check(`8063deadbeef1461000057${code}`);
    expect({ isRight, unknown }).toEqual({ isRight: false, unknown: ['deadbeef'] });
  });

  it('finds a selector that begins with a zero', () => {
    expect(check(`8062adbeef1461000057${code}`).unknown).toEqual(['00adbeef']);
  });

  it('is not sure where other code can take its place', () => {
    for (const [byte, name] of [
      ['f4', 'DELEGATECALL'],
      ['f2', 'CALLCODE'],
      ['ff', 'SELFDESTRUCT'],
    ]) {
      const { isRight, replacing } = check(`${byte}${code}`);
      expect({ isRight, replacing }).toEqual({ isRight: false, replacing: [name] });
    }
    // What is pushed is no instruction.
    expect(check(`60f4${code}`).isRight).toBe(true);
  });

  it('is not there in another contract, or in none', () => {
    expect(check(codeOf('team')).isRight).toBe(false);
    expect(check('').isRight).toBe(false);
  });
});
