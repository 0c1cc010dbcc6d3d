import { describe, expect, test } from 'vitest';
import { type ProposalCourse, proposalStateOf } from './proposal-state.ts';
import { proposalTitle } from './proposal-title.ts';

const course: ProposalCourse = {
  ...{ voteStart: 10_000, voteEnd: 20_000, inFavour: 0n, against: 0n, abstain: 0n },
  ...{ quorum: 40n, eta: null, isExecuted: false, isCancelled: false },
};
const at = (time: number, changes: Partial<ProposalCourse> = {}) =>
  proposalStateOf({ ...course, ...changes }, time);

describe('a proposal', () => {
  test('begins and ends after its moments, by whole seconds as the contract counts', () => {
    expect(at(10_999)).toBe('pending');
    expect(at(11_000)).toBe('active');
    expect(at(20_999)).toBe('active');
    expect(at(21_000)).toBe('defeated');
  });

  test('passes with a quorum of for and abstain, and more for than against', () => {
    expect(at(21_000, { inFavour: 39n })).toBe('defeated');
    expect(at(21_000, { inFavour: 20n, abstain: 20n })).toBe('succeeded');
    expect(at(21_000, { inFavour: 40n, against: 40n })).toBe('defeated');
    // Those against do not help it to its quorum.
    expect(at(21_000, { inFavour: 30n, against: 20n })).toBe('defeated');
  });

  test('waits in the timelock until its time, then can be run', () => {
    const passed = { inFavour: 50n, eta: 30_000 };
    expect(at(29_999, passed)).toBe('queued');
    expect(at(30_000, passed)).toBe('ready');
    expect(at(30_000, { ...passed, isExecuted: true })).toBe('executed');
    expect(at(15_000, { isCancelled: true })).toBe('cancelled');
  });
});

describe('the title', () => {
  test.each([
    ['Lower it', 'Lower it'],
    ['\n\n## Lower it \nbecause', 'Lower it'],
    ['', ''],
    [`Lower it\n\n#proposer=0x${'aB'.repeat(20)}`, 'Lower it'],
    [`#proposer=0x${'ab'.repeat(20)}`, ''],
    [`#proposer=0x${'ab'.repeat(19)}`, `proposer=0x${'ab'.repeat(19)}`],
    ['a\u202eb\u200bc', 'a\ufffdb\ufffdc'],
    ['x'.repeat(121), `${'x'.repeat(119)}…`],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('of %j is %j', (text, title) => {
    expect(proposalTitle(text)).toBe(title);
  });
});
