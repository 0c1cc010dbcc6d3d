import type { ErrorCode } from '@vellum/api/refusals/error-codes';

/**
 * What the errors of our contracts and of the coins they call mean to a person, by signature. Amounts among the
 * arguments are named after the parameter of the text and given as whole numbers, coins or times.
 */
export type RevertReason = Readonly<{
  code: ErrorCode;
  /** A parameter of the text, and the place of its value among the error's arguments. */
  param?: readonly [name: string, argument: number, unit: 'count' | 'coin' | 'time'];
}>;

const says = (code: ErrorCode, ...signatures: string[]): [string, RevertReason][] =>
  signatures.map((signature) => [signature, { code }]);

const counts = (
  code: ErrorCode,
  name: string,
  argument: number,
  unit: 'count' | 'coin' | 'time',
  ...signatures: string[]
): [string, RevertReason][] =>
  signatures.map((signature) => [signature, { code, param: [name, argument, unit] }]);

export const revertReasons: ReadonlyMap<string, RevertReason> = new Map([
  ...says('ALREADY_ACTIVATED', 'TeamAlreadyBound(address)'),
  ...says('PARENT_NOT_ACTIVATED', 'TeamParentNotActive(address)'),
  ...says('SELF_INVITE', 'TeamSelfInvite(address)'),

  ...says('NOT_TOKEN_OWNER', 'OwnableUnauthorizedAccount(address)', 'OwnableInvalidOwner(address)'),
  ...says('CONTRACT_PAUSED', 'EntryPauseActive(uint256)'),
  ...says(
    'INSUFFICIENT_BALANCE',
    'TRC20InsufficientBalance(address,uint256,uint256)',
    'ERC20InsufficientBalance(address,uint256,uint256)',
    'SafeTRC20FailedOperation(address)',
  ),
  ...counts(
    'EXCEEDS_AVAILABLE',
    'available',
    1,
    'coin',
    'TRC20InsufficientAllowance(address,uint256,uint256)',
    'ERC20InsufficientAllowance(address,uint256,uint256)',
    'PayoutInvalidAmount(uint256,uint256)',
  ),
  ...says(
    'NOT_OWNER',
    'CardsNotOwner(address,uint256)',
    'TRC721IncorrectOwner(address,uint256,address)',
    'TRC721InsufficientApproval(address,uint256)',
    'ERC721IncorrectOwner(address,uint256,address)',
    'ERC721InsufficientApproval(address,uint256)',
  ),
  ...says(
    'CARD_NOT_MINTED',
    'TRC721NonexistentToken(uint256)',
    'ERC721NonexistentToken(uint256)',
    'CardsUnknownLevel(uint256)',
  ),

  ...says('SOLD_OUT', 'CardsSoldOut(uint256)', 'CardsAllotmentEmpty(uint256)'),
  ...counts('SALE_ROOM_SPENT', 'room', 1, 'coin', 'CardsSaleRoomExceeded(uint256,uint256)'),
  ...says('NOT_ON_SALE', 'CardsLevelClosed(uint256)', 'CardsNotListed(uint256)'),
  ...says('CARD_FROZEN', 'CardsFrozen(uint256,uint256)'),
  ...says('CARD_STAKED', 'CardsPledged(uint256,uint256)'),
  ...says('NOT_STAKED', 'CardsNotPledged(uint256)'),
  ...says('OWN_LISTING', 'CardsOwnListing(uint256)'),
  ...says('PERIOD_INVALID', 'CardsTermNotAllowed(uint256)', 'TermStakeNoSuchTerm(uint256)'),
  ...says('RESERVATION_EXPIRED', 'CardsReservationExpired(uint256)'),
  ...says('ALREADY_RESERVED', 'CardsAlreadyReserved(address)'),
  ...says('NOT_REFUNDABLE', 'CardsNoReservation(address)', 'CardsReservationRunning(uint256)'),
  ...says('PRICE_RANGE', 'CardsPriceOutOfRange(uint256)'),
  ...says(
    'PRICE_DIFFERS',
    'CardsAboveMaxPrice(uint256,uint256)',
    'CardsWrongPayment(uint256,uint256)',
    'BlindBoxWrongPayment(uint256,uint256)',
    'PresalePaymentNotExact(uint256,uint256)',
    'TradePaymentNotExact(uint256,uint256)',
    'TokenFactoryFeeNotExact(uint256,uint256)',
    'OtcDeskAboveMaxPay(uint256,uint256)',
    'OtcDeskWrongPayment(uint256,uint256)',
  ),
  ...says(
    'NOT_YET_UNLOCK_TIME',
    'CardsStillLocked(uint256,uint256)',
    'LockerNotYet(uint256)',
    'TermStakeTooEarly(uint256)',
  ),
  ...says(
    'NOTHING_TO_CLAIM',
    'CardsNothingDue(address)',
    'FeeVaultNothingOwed(address)',
    'OtcDeskNothingDue(address)',
    'TradeNothingDue(address)',
    'StreamStakeNothingStaked(address)',
  ),

  ...says(
    'BOX_PHASE_WRONG',
    'BlindBoxWrongStatus(uint256,uint8)',
    'BlindBoxTooEarly(uint256)',
    'BlindBoxAlreadyCaptured(uint256)',
  ),
  ...says('BOX_ALREADY_OPEN', 'BlindBoxAlreadyPaid(uint256)'),
  ...says('NOT_FOUND', 'BlindBoxUnknownBox(uint256)', 'BlindBoxUnknownSeries(uint256)'),
  ...counts('EXCEEDS_MAX_PURCHASE', 'max', 1, 'count', 'BlindBoxTooMany(uint256,uint256)'),

  ...counts('BELOW_MINIMUM', 'min', 1, 'coin', 'TermStakeBelowMinimum(uint256,uint256)'),
  ...says(
    'STAKING_ENDED',
    'TermStakeClosedTerm(uint256)',
    'TermStakeNotCovered(uint256,uint256)',
    'TermStakeDailyCapReached(uint256,uint256)',
  ),
  ...says('STAKE_MATURED', 'TermStakeMatured(uint256)'),
  ...says('PRICE_DIFFERS', 'TermStakeRewardTooLow(uint256,uint256)', 'PriceOracleStale(address)'),
  ...says(
    'INSUFFICIENT_UNLOCKABLE',
    'StreamCoreAmountExceedsPosition(uint256,uint256)',
    'TermStakeNotActive(uint256)',
  ),
  ...says(
    'AMOUNT_ZERO',
    'BurnMineNothingGiven()',
    'StreamStakeNothingGiven()',
    'TermStakeNothingGiven()',
    'LockerNothingToLock()',
    'LiquidityHelperAmountZero()',
  ),
  ...counts('BURN_BLOCK_CAP', 'room', 1, 'coin', 'BurnMineBlockCapReached(uint256,uint256)'),
  ...says('LIQUIDITY_TOO_LOW', 'BurnMineLiquidityTooLow(uint256,uint256)'),
  ...says('COIN_UNKNOWN', 'BurnMineCoinNotAllowed(address)', 'LiquidityHelperNoPool(address)'),
  ...says(
    'PRICE_DIFFERS',
    'BurnMineAboveLimit(uint256,uint256)',
    'BurnMineOutTooLow(uint256,uint256)',
    'BasePoolBelowMinimum(uint256,uint256)',
    'LiquidityHelperBelowMinimum(uint256,uint256)',
    'LiquidityHelperPriceOff(uint256,uint256)',
    'LiquidityHelperZapTooLarge(uint256,uint256)',
  ),
  ...says('LOCK_UNKNOWN', 'LockerUnknown(address,uint256)', 'LockerAlreadyUnlocked(uint256)'),

  ...says('CLAIM_NOT_OPEN', 'PayoutTooEarly(uint256)', 'PayoutNotFunded(uint256,uint256)'),
  ...counts('BELOW_MINIMUM_WITHDRAWAL', 'min', 1, 'coin', 'PayoutBelowMinimum(uint256,uint256)'),

  ...says('FACTORY_DISABLED', 'TokenFactoryDisabled()'),
  ...says('NOT_IN_PRESALE', 'PresaleWrongStatus(uint256)', 'PresaleLeaveClosed(uint256)'),
  ...says('SALE_TERMS_INVALID', 'PresaleConfigInvalid(bytes32)', 'TradeConfigInvalid()'),
  ...says('SALE_END_INVALID', 'TradeEndInvalid(uint256)'),
  ...says('PRESALE_JOIN_REFUSED', 'PresaleCreatorExcluded(address)'),
  ...says('NOT_REFUNDABLE', 'PresaleNothingToRefund(address)', 'PresaleNothingToReclaim()'),
  ...says('NOTHING_VESTED', 'PresaleNothingVested(address)'),
  ...says('PRESALE_NOT_ENDABLE', 'PresaleFailTooEarly(uint256)'),
  ...counts(
    'EXCEEDS_MAX_SHARES',
    'max',
    1,
    'count',
    'PresaleExceedsMaxShares(uint256,uint256)',
    'TradeExceedsMaxShares(uint256,uint256)',
  ),
  ...counts(
    'REMAINING_INSUFFICIENT',
    'left',
    1,
    'count',
    'PresaleRemainingInsufficient(uint256,uint256)',
    'TradeRemainingInsufficient(uint256,uint256)',
  ),
  ...says('NOT_WHITELISTED', 'TradeNotAllowed(address)'),
  ...counts('TRADE_TOKENS_HELD', 'time', 0, 'time', 'TradeUnlockTooEarly(uint256)'),
  ...says('TRADE_CLOSED', 'TradeWrongStatus(uint256)', 'TradePresaleStatus(uint256)'),
  ...says('OFFER_CLOSED', 'OtcDeskNoOffer(uint256)', 'OtcDeskExpired(uint256,uint256)'),
  ...says(
    'NOT_OFFER_TAKER',
    'OtcDeskNotTaker(uint256,address)',
    'OtcDeskNotMaker(uint256,address)',
  ),

  ...says('ALREADY_VOTED', 'GovernorAlreadyCastVote(address)'),
  ...says('PROPOSAL_PHASE_WRONG', 'GovernorUnexpectedProposalState(uint256,uint8,bytes32)'),
  ...counts(
    'VOTES_BELOW_THRESHOLD',
    'min',
    2,
    'coin',
    'GovernorInsufficientProposerVotes(address,uint256,uint256)',
  ),
]);
