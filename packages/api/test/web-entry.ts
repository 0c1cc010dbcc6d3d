/** What the web takes from this package at run time besides texts, for measuring. No schema is among it. */

export { SUGGESTED_APPROVAL } from '../src/approvals/suggested-approval.ts';
export { readActivationCode } from '../src/membership/activation-code.ts';
export { readInviter, refusalToInvite } from '../src/membership/inviter.ts';
export { possibleCodes } from '../src/membership/possible-codes.ts';
export { claimStateOf } from '../src/order-kinds/display-states.ts';
export { isOpen } from '../src/order-kinds/order-states.ts';
export { refusalOfSoftCap } from '../src/presale/soft-cap.ts';
export {
  INTRODUCTION_LENGTH,
  NICK_NAME_LENGTH,
  refusalOfNickName,
} from '../src/profiles/nick-name.ts';
export { errorText } from '../src/refusals/error-text.ts';
export { teamLevel } from '../src/team/team-level.ts';
export { acceptLanguageOf } from '../src/typed-text/language.ts';
export { IMAGE_LIMIT_TEXT, imageTypes, refusalOfImage } from '../src/uploads/image-rule.ts';
export {
  candleIntervals,
  incomeTypes,
  rankingBoards,
  rankingPeriods,
  topics,
  tradeStates,
} from '../src/wire/choice-lists.ts';
export { isEnvelope } from '../src/wire/envelope.ts';
export { encodeForm } from '../src/wire/form.ts';
export { fillPath, paths } from '../src/wire/paths.ts';
export { refusalOfWithdrawal } from '../src/withdrawal/withdrawal-rule.ts';
