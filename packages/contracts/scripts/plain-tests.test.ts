import { describe, expect, it } from 'vitest';
import { type Compile, compileTestsPlainly } from './plain-tests.ts';

const asked = { '': ['ast'], '*': ['abi'] };
const optimizer = { enabled: true, runs: 200 };
const input = (...units: string[]) =>
  JSON.stringify({
    sources: Object.fromEntries(units.map((unit) => [unit, { content: unit }])),
    settings: { optimizer, evmVersion: 'cancun', outputSelection: { '*': asked } },
  });

/** Says of each unit that it was asked for how it was compiled, and warns of every source. */
function fakeCompiler(errors: readonly object[] = []) {
  const inputs: ReturnType<typeof JSON.parse>[] = [];
  const compile: Compile = (text) => {
    const { sources, settings } = JSON.parse(text);
    inputs.push({ sources: Object.keys(sources), settings });
    const code = settings.optimizer.enabled ? 'optimised' : 'plain';
    const chosen = Object.keys(settings.outputSelection);
    return JSON.stringify({
      errors: [...errors, { severity: 'warning', formattedMessage: 'unused' }],
      sources: Object.fromEntries(
        Object.keys(sources).map((unit, id) => [
          unit,
          { id, ...(chosen.includes(unit) && { code }) },
        ]),
      ),
      contracts: Object.fromEntries(chosen.map((unit) => [unit, code])),
    });
  };
  return { inputs, compile };
}

describe('tests compiled without the optimizer', () => {
  it('are all that is, and whoever asked sees one output', () => {
    const { inputs, compile } = fakeCompiler();
    const output = JSON.parse(compileTestsPlainly(input('a.sol', 'a.t.sol', 'b.sol'), compile));
    expect(output).toEqual({
      errors: [{ severity: 'warning', formattedMessage: 'unused' }],
      sources: {
        'a.sol': { id: 0, code: 'optimised' },
        'a.t.sol': { id: 1, code: 'plain' },
        'b.sol': { id: 2, code: 'optimised' },
      },
      contracts: { 'a.sol': 'optimised', 'b.sol': 'optimised', 'a.t.sol': 'plain' },
    });
    const sources = ['a.sol', 'a.t.sol', 'b.sol'];
    const rest = { 'a.sol': asked, 'b.sol': asked };
    expect(inputs).toEqual([
      { sources, settings: { optimizer, evmVersion: 'cancun', outputSelection: rest } },
      {
        sources,
        settings: {
          optimizer: { enabled: false },
          evmVersion: 'cancun',
          outputSelection: { 'a.t.sol': asked },
        },
      },
    ]);
  });

  it('are not looked at where there are none, or where something is wrong', () => {
    const sound = fakeCompiler();
    compileTestsPlainly(input('a.sol'), sound.compile);
    expect(sound.inputs).toHaveLength(1);
    const broken = fakeCompiler([{ severity: 'error', formattedMessage: 'no such name' }]);
    const output = JSON.parse(compileTestsPlainly(input('a.sol', 'a.t.sol'), broken.compile));
    expect(broken.inputs).toHaveLength(1);
    expect(output.errors).toHaveLength(2);
  });
});
