import { describe, expect, test } from 'vitest';
import { endpointList } from '../endpoints/endpoints.ts';
import { actionList } from '../orders/actions.ts';
import { type ErrorCode, errorCodes } from '../refusals/error-codes.ts';
import { en } from './en.ts';
import { zhTw } from './zh-tw.ts';

/** Section 5 of the spec, sentence by sentence, with the code that says it. */
const messages: readonly (readonly [spec: string, code: ErrorCode, english: RegExp])[] = [
  ['nick name 0 to 12 characters', 'NICKNAME_LENGTH', /nick name/i],
  ['soft cap must be 50% to 100% of hard cap', 'SOFTCAP_RANGE', /50% to 100% of the hard cap/],
  ['image under 4 MB', 'IMAGE_TOO_LARGE', /under \{max\}/],
  ['required-field message', 'FIELD_REQUIRED', /required/],
  ['cannot activate oneself', 'SELF_INVITE', /cannot activate yourself/],
  ['enter a correct address', 'ADDRESS_INVALID', /^Enter a correct address/],
  ['enter an activation code', 'ACTIVATION_CODE_REQUIRED', /^Enter an activation code/],
  ['must activate first', 'NOT_ACTIVATED', /must activate/],
  ['enter amount', 'AMOUNT_REQUIRED', /^Enter amount/],
  ['amount 0 rejected', 'AMOUNT_ZERO', /cannot be 0/],
  ['amount exceeds available', 'EXCEEDS_AVAILABLE', /exceeds what is available/],
  ['below the minimum withdrawal amount', 'BELOW_MINIMUM_WITHDRAWAL', /minimum withdrawal amount/],
  ['claim not yet open', 'CLAIM_NOT_OPEN', /^Claim not yet open/],
  ['insufficient token balance', 'INSUFFICIENT_BALANCE', /^Insufficient \{coin\} balance/],
  ['insufficient native-coin balance', 'INSUFFICIENT_TRX', /^Insufficient TRX balance/],
  ['enter stake amount', 'STAKE_AMOUNT_REQUIRED', /^Enter stake amount/],
  ['insufficient unlockable stake', 'INSUFFICIENT_UNLOCKABLE', /^Insufficient unlockable stake/],
  ['below minimum amount', 'BELOW_MINIMUM', /^Below the minimum amount/],
  ['unlocking time not reached', 'NOT_YET_UNLOCK_TIME', /^Not yet unlock time/],
  ['card already staked', 'ALREADY_STAKED', /^Card already staked/],
  ['staking phase ended', 'STAKING_ENDED', /^Staking phase ended/],
  ['select a work', 'SELECT_CARD', /^Select a work/],
  ['card not minted', 'CARD_NOT_MINTED', /^Card not minted/],
  ['exceeds max purchase', 'EXCEEDS_MAX_PURCHASE', /maximum purchase/],
  ['exceeds max share count', 'EXCEEDS_MAX_SHARES', /maximum share count/],
  ['remaining shares insufficient', 'REMAINING_INSUFFICIENT', /^Insufficient remaining number/],
  ['not in presale phase', 'NOT_IN_PRESALE', /^Not in the presale/],
  ['you cannot join the presale', 'PRESALE_JOIN_REFUSED', /^You cannot join the presale/],
  ['only whitelisted addresses may trade', 'NOT_WHITELISTED', /whitelist/],
  ['repeated minting should be avoided', 'REPEATED_MINTING', /^Avoid repeated minting/],
  ['a warning about authorization risk', 'AUTHORIZATION_RISK', /approval/],
];

const declared = new Set<string>([
  ...endpointList.flatMap(({ endpoint }) => endpoint.errors),
  ...actionList.flatMap(({ errors }) => errors),
]);

describe('all messages under validation (S8.17)', () => {
  test.each(messages)('%s: %s', (_, code, english) => {
    expect(en[code]).toMatch(english);
    expect(zhTw[code]).toMatch(/\p{Script=Han}/u);
    expect(zhTw[code]).not.toMatch(english);
    // The rest is said by the page, before anything is asked of a server.
    if (errorCodes[code].from === 'endpoint') expect(declared).toContain(code);
  });

  test('each has a code of its own', () => {
    expect(new Set(messages.map(([, code]) => code)).size).toBe(messages.length);
  });
});
