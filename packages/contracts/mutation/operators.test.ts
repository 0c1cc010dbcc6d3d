import { describe, expect, it } from 'vitest';
import { applyEdit, findEdits, operatorNames } from './operators.ts';

/** What the operator makes of the snippet, one text per mutant. */
const mutants = (operator: string, snippet: string) =>
  findEdits(snippet)
    .filter((edit) => edit.operator === operator)
    .map((edit) => applyEdit(snippet, edit));

describe('mutation operators', () => {
  const cases: [operator: string, snippet: string, mutants: string[]][] = [
    ['comparison', 'return a < b;', ['return a >= b;']],
    ['comparison', 'return a == b;', ['return a != b;']],
    ['comparison', 'mapping(address => uint256) a;', []],
    ['boundary', 'return a >= b;', ['return a > b;']],
    ['boundary', 'return a << b;', []],
    ['arithmetic', 'return a + b - c;', ['return a - b - c;', 'return a + b + c;']],
    ['arithmetic', 'x += a * b;', ['x -= a * b;', 'x += a / b;']],
    ['logic', 'return a && b;', ['return a || b;']],
    ['guard', 'if (!f(a, g(b)))\n  revert Bad(a, b);\nx = 1;', ['\nx = 1;']],
    ['guard', 'if (a) x = 1;', []],
    [
      'access',
      'function f() external onlyOwner nonReentrant {',
      ['function f() external nonReentrant {'],
    ],
    ['condition', 'if (a || f(b)) x = 1;', ['if (!(a || f(b))) x = 1;']],
    ['constant', 'uint256 x = 10_000;', ['uint256 x = 10001;']],
    ['constant', 'uint8 x = 0x1f;', []],
    ['state-write', '    _sold[id].left = left;', ['    ']],
    ['state-write', '    delete owner;', ['    ']],
    ['state-write', '    total +=\n      a;', ['    ']],
    ['state-write', '    uint256 fee = a;', []],
    ['state-write', '    return;', []],
    ['money-call', '    ITRC20(coin).safeTransferChecked(to, amount);', ['    ']],
    ['money-call', '    _sendTrx(to, amount);', ['    ']],
    ['money-call', '    emit Paid(to, amount);', []],
    ['arguments', 'coin.safeTransfer(to, a.b);', ['coin.safeTransfer(a.b, to);']],
  ];

  it.each(cases)('%s: %s', (operator, snippet, expected) => {
    expect(mutants(operator, snippet)).toEqual(expected);
  });

  it('each stands in a case above', () => {
    expect([...new Set(cases.map(([operator]) => operator))].sort()).toEqual(
      [...operatorNames].sort(),
    );
  });

  it('leave comments, strings and imports alone', () => {
    const snippet = 'import {A} from "a + 1";\n// a < 1\n/* b == 2 */\nf("x > 3");\n';
    expect(findEdits(snippet)).toEqual([]);
  });
});
