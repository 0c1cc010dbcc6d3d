import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { report } from './finding.ts';
import {
  localeFinding,
  machineFindings,
  memoryFinding,
  nodeFinding,
  sharedMemoryFinding,
  spaceFinding,
} from './machine.ts';

const verdicts = (...findings: Finding[]) => findings.map(({ verdict }) => verdict);

test('this machine runs these tests, so nothing is wrong with it', async () => {
  const found = await machineFindings('.', true);
  expect(found.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
});

test('Node, memory, disk and shared memory are judged by what a start needs', () => {
  expect(verdicts(nodeFinding('24.0.0'), nodeFinding('26.1.0'), nodeFinding('22.9.0'))).toEqual([
    'good',
    'good',
    'wrong',
  ]);
  expect(verdicts(memoryFinding(8_000), memoryFinding(900))).toEqual(['good', 'unsure']);
  expect(
    verdicts(spaceFinding(199, true), spaceFinding(199, false), spaceFinding(49, false)),
  ).toEqual(['wrong', 'unsure', 'wrong']);
  expect(
    verdicts(sharedMemoryFinding(64), sharedMemoryFinding(8), sharedMemoryFinding(null)),
  ).toEqual(['good', 'wrong', 'wrong']);
});

test('a terminal without UTF-8 is told about', () => {
  expect(
    verdicts(
      localeFinding({ LANG: 'zh_TW.UTF-8' }),
      localeFinding({ LANG: 'zh_TW.UTF-8', LC_ALL: 'C' }),
      localeFinding({}),
    ),
  ).toEqual(['good', 'unsure', 'unsure']);
});

test('what is wrong carries what to do, and the sum ends the report', () => {
  const lines = report([spaceFinding(10, true), memoryFinding(9_000)]);
  expect(lines[0]).toMatch(/^WRONG +disk +10 MB free, a start needs 200$/);
  expect(lines[1]).toContain('-> free some, or choose another DATA_DIR');
  expect(lines.at(-1)).toBe('1 ok, 0 to look at, 1 wrong');
});
