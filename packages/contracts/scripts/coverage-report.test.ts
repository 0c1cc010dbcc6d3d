import { describe, expect, it } from 'vitest';
import { coverageProblems, lineCoverage, statementPercent } from './coverage-report.ts';

const lcov = `TN:
SF:src/otc/OtcDesk.sol
DA:3,1
DA:4,0
LH:1
LF:2
end_of_record
SF:src/fees/FeeVault.sol
DA:9,1
LH:8
LF:8
end_of_record
SF:test/doubles/TrickCoin.sol
LH:0
LF:50
end_of_record
`;
const rows = `
║ File Path           │ Line % │ Statement % │ Uncovered Lines      ║
║ src/otc/OtcDesk.sol │ 50.00  │ 60.00       │ 4                    ║
║ Total               │ 90.00  │ 97.53       │                      ║
`;

describe('Solidity coverage', () => {
  it('adds up the lines of src alone', () => {
    expect(lineCoverage(lcov)).toEqual({ hit: 9, found: 10 });
  });

  it('reads the statements from the closing row', () => {
    expect(statementPercent(rows)).toBe(97.53);
    expect(statementPercent('no table')).toBeNull();
  });

  it('is refused below the least, and when nothing was measured', () => {
    expect(coverageProblems({ hit: 98, found: 100 }, 98, 98)).toEqual([]);
    expect(coverageProblems({ hit: 97, found: 100 }, 97.9, 98)).toHaveLength(2);
    expect(coverageProblems({ hit: 0, found: 0 }, null, 98)).toHaveLength(2);
  });
});
