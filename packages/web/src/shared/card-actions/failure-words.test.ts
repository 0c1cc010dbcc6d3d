import { en } from '@vellum/api/texts/en';
import { zhTw } from '@vellum/api/texts/zh-tw';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { ContractReverted } from '@vellum/tron/errors';
import { keccak256 } from '@vellum/tron/hash';
import { describe, expect, test } from 'vitest';
import { toUserError } from '../paid-action/errors/to-user-error.ts';
import { errorSentence } from '../paid-action/errors/use-error-sentence.ts';
import { failureOf } from '../paid-action/paid-action.ts';
import { WalletFailure } from '../wallet/wallet-failure.ts';
import { type BuyCardParams, buyCard } from './buy-card.tsx';
import { buyListedCard } from './buy-listed-card.tsx';
import { transferCard } from './transfer-card.tsx';

const refusedBy = (signature: string) =>
  new ContractReverted(
    'REVERT opcode executed',
    new Uint8Array([...keccak256(utf8ToBytes(signature)).slice(0, 4), ...new Uint8Array(64)]),
  );

/** A transaction that a block holds as failed. */
const failedFor = (
  { failed, failure = 'ACTION_FAILED' }: Readonly<{ failed?: unknown; failure?: unknown }>,
  signature: string,
) => toUserError(refusedBy(signature), { failure: (failed ?? failure) as 'BUY_FAILED' });

describe('the sentences of the spec, by what really happened', () => {
  test('buy failed: the last card of a level was sold first', () => {
    const error = failedFor(buyCard, 'CardsSoldOut(uint256)');
    expect(errorSentence(en, error)).toBe('Buy failed: Sold out.');
    expect(errorSentence(zhTw, error)).toBe('購買失敗：已售完。');
  });

  test('purchase failed: the seller took the card off the market first', () => {
    const error = failedFor(buyListedCard, 'CardsNotListed(uint256)');
    expect(error).toMatchObject({ code: 'PURCHASE_FAILED', reason: { code: 'NOT_ON_SALE' } });
  });

  test('transfer failed: the card was pledged in between', () => {
    const error = failedFor(transferCard, 'CardsPledged(uint256,uint256)');
    expect(error).toMatchObject({ code: 'TRANSFER_FAILED', reason: { code: 'CARD_STAKED' } });
  });

  test('BUY error: the wallet could not sign', () => {
    const failure = failureOf(buyCard, {} as BuyCardParams);
    const broken = new WalletFailure('unknown', { cause: new Error('device busy') });
    expect(toUserError(broken, { failure, tried: true }).code).toBe('BUY_ERROR');
  });
});
