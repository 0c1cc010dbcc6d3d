import { en } from '@vellum/api/texts/en';
import { zhTw } from '@vellum/api/texts/zh-tw';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { ContractReverted } from '@vellum/tron/errors';
import { keccak256 } from '@vellum/tron/hash';
import { expect, test } from 'vitest';
import { toUserError } from '../../shared/paid-action/errors/to-user-error.ts';
import { errorSentence } from '../../shared/paid-action/errors/use-error-sentence.ts';

const refusedBy = (signature: string) =>
  new ContractReverted(
    'REVERT opcode executed',
    new Uint8Array([...keccak256(utf8ToBytes(signature)).slice(0, 4), ...new Uint8Array(64)]),
  );

test.each([
  ['TermStakeClosedTerm(uint256)', 'pledge error: Staking phase ended', '質押失敗：質押階段已結束'],
  [
    'TermStakeDailyCapReached(uint256,uint256)',
    'pledge error: Staking phase ended',
    '質押失敗：質押階段已結束',
  ],
])('a stake that fails with %s', (signature, english, chinese) => {
  const error = toUserError(refusedBy(signature), { failure: 'PLEDGE_ERROR' });
  expect(errorSentence(en, error)).toBe(english);
  expect(errorSentence(zhTw, error)).toBe(chinese);
});

test.each([
  ['TermStakeTooEarly(uint256)', 'unlock error: Not yet unlock time'],
  ['TermStakeNotActive(uint256)', 'unlock error: Insufficient unlockable stake'],
  [
    'TermStakeMatured(uint256)',
    'unlock error: This stake is due. Unstake it to receive your reward',
  ],
  [
    'StreamCoreAmountExceedsPosition(uint256,uint256)',
    'unlock error: Insufficient unlockable stake',
  ],
])('an exit that fails with %s', (signature, english) => {
  const error = toUserError(refusedBy(signature), { failure: 'UNLOCK_ERROR' });
  expect(errorSentence(en, error)).toBe(english);
});
