/** What fields and replies choose from, for both sides; free of schemas, so that pages can show them. */

/** What the stream tells of. `order` and `income` only to the session they belong to. */
export const topics = ['order', 'income', 'block', 'trade'] as const;
export type Topic = (typeof topics)[number];

/** Where income comes from. The first five are held by their contracts, the last two leave by payout. */
export const incomeTypes = [
  'staking',
  'cardPledge',
  'burnPower',
  'bonus',
  'saleCredit',
  'feeRebate',
  'distribution',
] as const;

/** What an income record tells of: money earned, paid out by its contract, or a withdrawal of payout income. */
export const incomeKinds = ['earned', 'received', 'withdrawal'] as const;

/** Why a withdrawal ended without a payment; the balance is back. */
export const withdrawalFailures = ['ROOT_VETOED'] as const;

/** What a presale contract says of itself; `presalePhases` is the product's shorter list. */
export const presaleStates = ['notStarted', 'inProgress', 'ended', 'launched', 'failed'] as const;
export type PresaleState = (typeof presaleStates)[number];
/** What a creator may do with a presale. */
export const presaleChanges = ['terms', 'cancel', 'reclaim'] as const;
/** What is written down of a presale, one line each. */
export const presaleRecords = ['bought', 'left', 'refunded', 'claimed'] as const;

export const tradeStates = ['closed', 'open', 'ended', 'cancelled'] as const;
export type TradeState = (typeof tradeStates)[number];
/** What a creator may do with a trade. */
export const tradeAdministration = [
  'open',
  'end',
  'setStatus',
  'allow',
  'setConfig',
  'withdraw',
  'burnUnsold',
] as const;
export const candleIntervals = ['1m', '5m', '15m', '1h', '4h', '1d'] as const;
/** What prices and volumes are in. 1 U is 1 USDT. */
export const priceUnits = ['trx', 'u'] as const;
/** Coins of the platform that have a page; no factory made them, so they have no score. */
export const pricedCoins = ['vlm', 'usdt'] as const;
export type PricedCoin = (typeof pricedCoins)[number];
export type PriceUnit = (typeof priceUnits)[number];
export type CandleInterval = (typeof candleIntervals)[number];
export const rankingBoards = ['raised', 'volume', 'burn', 'holders'] as const;
export type RankingBoard = (typeof rankingBoards)[number];
export const rankingPeriods = ['day', 'week', 'month', 'all'] as const;
export type RankingPeriod = (typeof rankingPeriods)[number];

/** What the contract says of a series of boxes; `boxStates` is the product's shorter list. */
export const boxPhases = [
  'preparing',
  'onSale',
  'soldOut',
  'ended',
  'armed',
  'revealed',
  'void',
] as const;
export type BoxPhase = (typeof boxPhases)[number];

/** What has become of a box that was bought. */
export const ownedBoxStates = ['sealed', 'openable', 'opened', 'refundable', 'refunded'] as const;
export type OwnedBoxState = (typeof ownedBoxStates)[number];

/** Rows beyond this are reached by narrowing the question, not by turning pages. */
export const MAX_PAGE_DEPTH = 10_000;

/** Where burned coins come from: the own balance, or bought with U in the same call. */
export const burnModes = ['burn', 'swapToBurn'] as const;
export type BurnMode = (typeof burnModes)[number];

/** What LP can be bought with: TRX, or the token of the pair. */
export const zapCoins = ['trx', 'token'] as const;
export type ZapCoin = (typeof zapCoins)[number];

/** Which amount of a swap is fixed: what is paid, or what is received. */
export const swapSides = ['in', 'out'] as const;
export const swapTokenStandings = ['platform', 'launched', 'unknown'] as const;
/** Why a token cannot be swapped: no pair of the platform has it, it is not launched, never will be, or its pool is empty. */
export const swapTokenReasons = ['unknown', 'notLaunched', 'failed', 'poolEmpty'] as const;

/** `expired`: its time is over and the rest waits in the desk for its maker. */
export const offerStates = ['open', 'expired', 'taken', 'cancelled'] as const;
export type OfferState = (typeof offerStates)[number];
/** `cheapest`: lowest against the pool, those without a pool last. */
export const offerOrders = ['newest', 'ending', 'cheapest'] as const;
export type OfferOrder = (typeof offerOrders)[number];
/** In the registry of the desk, made by the factory of tokens, or neither. */
export const coinStandings = ['known', 'launched', 'unknown'] as const;

/**
 * `late`: no delivery was proved in time, and anyone may have it refunded. `due`: its time is over, and the desk has
 * not looked yet whether the energy was there to the end.
 */
export const rentalStates = ['waiting', 'late', 'delivered', 'due', 'ended', 'refunded'] as const;
export type RentalState = (typeof rentalStates)[number];

/** What an announcement is about. */
export const announcementTopics = [
  'pools',
  'contracts',
  'dao',
  'service',
  'safety',
  'launch',
] as const;
export type AnnouncementTopic = (typeof announcementTopics)[number];

/** What the owner of a contract may do to it, by name. */
export const ownerDeeds = [
  'transferOwnership',
  'acceptOwnership',
  'renounceOwnership',
  'setCreationFee',
  'setEnabled',
  'sweep',
  'sweepCoin',
  'setLevel',
  'setUri',
] as const;
export type OwnerDeed = (typeof ownerDeeds)[number];

export const voteChoices = ['against', 'for', 'abstain'] as const;
export type VoteChoice = (typeof voteChoices)[number];
/** `queued`: waits in the timelock. `ready`: anyone may execute it. */
export const proposalStates = [
  'pending',
  'active',
  'cancelled',
  'defeated',
  'succeeded',
  'queued',
  'ready',
  'executed',
] as const;
export type ProposalState = (typeof proposalStates)[number];
export const proposalGroups = ['voting', 'waiting', 'done', 'failed'] as const;
export type ProposalGroup = (typeof proposalGroups)[number];

/** By what the list of users is ordered, the highest or newest first. */
export const userSorts = ['team', 'joined', 'power', 'cards', 'level'] as const;
export type UserSort = (typeof userSorts)[number];

/** Contracts that hold what is owed to people. */
export const poolKinds = [
  'lpStake',
  'termStake',
  'burnMine',
  'cards',
  'feeVault',
  'payout',
  'blindBox',
  'locker',
  'otcDesk',
  'energyDesk',
  'presale',
  'trade',
  'basePool',
] as const;
export type PoolKind = (typeof poolKinds)[number];
/** `altered`: its claims are not those that its root was made of. */
export const poolStates = ['covered', 'short', 'altered'] as const;
export type PoolState = (typeof poolStates)[number];

/** What an address can have. `vesting`: LP of a presale that is launched. `boxSeries`: of who operates it. */
export const positionKinds = [
  'coin',
  'lp',
  'card',
  'reservation',
  'pledge',
  'lpStake',
  'termStake',
  'lock',
  'burnPower',
  'presale',
  'vesting',
  'trade',
  'otcOffer',
  'box',
  'boxSeries',
  'income',
  'refund',
] as const;
export type PositionKind = (typeof positionKinds)[number];

/**
 * Where a value comes from: the coin itself, the price of its pool, the cheapest listing of others, the first sale,
 * what was paid, or the average prize of a series.
 */
export const priceSources = ['face', 'pool', 'listing', 'sale', 'cost', 'average'] as const;
export type PriceSource = (typeof priceSources)[number];

/** `due` goes away unless something is done, `coming` needs nothing but time. */
export const waitingGroups = ['ready', 'due', 'coming', 'unfinished'] as const;
export type WaitingGroup = (typeof waitingGroups)[number];

/** What waits for an address. Those that have a date ahead are named as the due dates of the chain clock. */
export const waitingKinds = [
  'closeStake',
  'takeLock',
  'unlockCard',
  'takeReservation',
  'takeOffer',
  'refundRental',
  'refundPresale',
  'claimVested',
  'unlockTrade',
  'refundTrade',
  'takeProceeds',
  'reclaimTokens',
  'openBox',
  'refundBox',
  'takeBoxProceeds',
  'takeBoxBond',
  'reclaimSeries',
  'claimLpReward',
  'claimCardReward',
  'claimBurnReward',
  'claimBonus',
  'claimSaleCredit',
  'claimPayout',
  'claimOtcCredit',
  'claimEnergyCredit',
  'stakeEnds',
  'lockOpens',
  'pledgeEnds',
  'reservationEnds',
  'offerEnds',
  'rentalEnds',
  'lpVests',
  'presaleEnds',
  'payoutReady',
  'tradeFree',
  'order',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** What a moment of the chain brings: those of one address, then those of everyone. */
export const dueKinds = [
  'stakeEnds',
  'lockOpens',
  'pledgeEnds',
  'reservationEnds',
  'offerEnds',
  'rentalEnds',
  'lpVests',
  'presaleStarts',
  'presaleEnds',
  'boxesStart',
  'boxesEnd',
  'voteStarts',
  'voteEnds',
  'proposalReady',
  'payoutReady',
] as const;
export type DueKind = (typeof dueKinds)[number];
