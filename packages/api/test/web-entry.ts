/** What the web takes from this package at run time besides texts, for measuring. No schema is among it. */

export { readActivationCode } from '../src/activation-code.ts';
export {
  candleIntervals,
  incomeTypes,
  rankingBoards,
  rankingPeriods,
  topics,
  tradeStates,
} from '../src/choice-lists.ts';
export { claimStateOf } from '../src/display-states.ts';
export { isEnvelope } from '../src/envelope.ts';
export { errorText } from '../src/error-text.ts';
export { encodeForm } from '../src/form.ts';
export { IMAGE_LIMIT_TEXT, imageTypes, refusalOfImage } from '../src/image-rule.ts';
export { readInviter, refusalToInvite } from '../src/inviter.ts';
export { acceptLanguageOf } from '../src/language.ts';
export { INTRODUCTION_LENGTH, NICK_NAME_LENGTH, refusalOfNickName } from '../src/nick-name.ts';
export { isOpen } from '../src/order-states.ts';
export { fillPath, paths } from '../src/paths.ts';
export { possibleCodes } from '../src/possible-codes.ts';
export { refusalOfSoftCap } from '../src/soft-cap.ts';
export { SUGGESTED_APPROVAL } from '../src/suggested-approval.ts';
export { teamLevel } from '../src/team-level.ts';
export { refusalOfWithdrawal } from '../src/withdrawal-rule.ts';
