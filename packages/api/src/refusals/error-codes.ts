/** Where a code is given: by an endpoint, about one field of a body, by the server outside any endpoint,
 * as the reason of an order that ended badly, or by the browser alone. */
export type CodeSource = 'endpoint' | 'field' | 'platform' | 'order' | 'client';

type Definition = Readonly<{
  /** HTTP status; 0 for codes that never travel as an answer's own code. */
  status: number;
  from: CodeSource;
  /** Names that the texts of the code may use in braces. */
  params: readonly string[];
}>;

const answer = <const P extends readonly string[] = []>(status: number, ...params: P) =>
  ({ status, from: 'endpoint', params }) as const;
const field = <const P extends readonly string[] = []>(...params: P) =>
  ({ status: 400, from: 'field', params }) as const;
const platform = (status: number) => ({ status, from: 'platform', params: [] }) as const;
const order = <const P extends readonly string[] = []>(...params: P) =>
  ({ status: 0, from: 'order', params }) as const;
const client = <const P extends readonly string[] = []>(...params: P) =>
  ({ status: 0, from: 'client', params }) as const;

/** Every refusal and failure the product can name. A code without a text in some language is a type error. */
export const errorCodes = {
  // Any call.
  VALIDATION: answer(400),
  BODY_TOO_LARGE: answer(413),
  CONTENT_TYPE_REFUSED: answer(415),
  ORIGIN_REFUSED: answer(403),
  RATE_LIMITED: answer(429, 'seconds'),
  SERVER_BUSY: answer(503),
  INTERNAL: answer(500),
  ROUTE_UNKNOWN: platform(404),
  METHOD_NOT_ALLOWED: platform(405),
  FIELD_REQUIRED: answer(400),
  FIELD_INVALID: field(),
  TEXT_TOO_LONG: field('max'),
  NUMBER_RANGE: field('min', 'max'),
  AMOUNT_FORMAT: field(),
  NOT_FOUND: answer(404),
  ADDRESS_INVALID: answer(400),
  RANGE_TOO_WIDE: answer(400, 'days'),

  // Who calls.
  AUTH_REQUIRED: answer(401),
  SIGN_IN_AGAIN: answer(401),
  NONCE_UNKNOWN: answer(401),
  NONCE_EXPIRED: answer(401),
  SIGNATURE_INVALID: answer(401),
  NOT_ACTIVATED: answer(403),
  NOT_TOKEN_OWNER: answer(403),
  ADMIN_REQUIRED: answer(403),

  // Orders.
  ORDER_NOT_FOUND: answer(404),
  ORDER_CLOSED: answer(409),
  ORDER_OPEN_LIMIT: answer(409, 'max'),
  TXID_FORMAT: answer(400),
  TXID_CONFLICT: answer(409),
  ACTION_UNKNOWN: answer(400),
  CHAIN_UNAVAILABLE: answer(503),
  CONTRACT_PAUSED: answer(422),
  EXITS_ONLY: answer(422),
  TX_TYPE_WRONG: order(),
  TX_CONTRACT_WRONG: order(),
  TX_METHOD_WRONG: order(),
  TX_PARAMETER_WRONG: order(),
  TX_SENDER_WRONG: order(),
  TX_VALUE_WRONG: order(),
  TX_EVENT_MISSING: order(),
  TX_EVENT_FOREIGN: order(),
  TX_EXPIRED: order(),
  TX_DROPPED: order(),
  TX_REVERTED: order('reason'),
  FEE_LIMIT_TOO_LOW: order(),

  // Membership, team, profiles.
  SELF_INVITE: answer(422),
  ALREADY_ACTIVATED: answer(409),
  PARENT_INVALID: answer(400),
  PARENT_NOT_ACTIVATED: answer(422),
  ACTIVATION_CODE_REQUIRED: answer(400),
  ACTIVATION_CODE_UNKNOWN: answer(422),
  NICKNAME_LENGTH: answer(400, 'max'),
  TEXT_FORBIDDEN: answer(422),
  REVIEW_FAILED: answer(422, 'reason'),

  // Cards, pledges, boxes.
  NOT_ON_SALE: answer(422),
  SOON_TO_OPEN: answer(422),
  SOLD_OUT: answer(422),
  SALE_ROOM_SPENT: answer(422, 'room'),
  REMAINING_INSUFFICIENT: answer(422, 'left'),
  EXCEEDS_MAX_PURCHASE: answer(422, 'max'),
  INSUFFICIENT_BALANCE: answer(422, 'coin'),
  FIRST_PAY_NOT_FINAL: answer(409),
  RESERVATION_EXPIRED: answer(409),
  ALREADY_RESERVED: answer(409),
  PRICE_UNAVAILABLE: answer(422),
  NOT_OWNER: answer(403),
  CARD_NOT_MINTED: answer(404),
  CARD_STAKED: answer(422),
  CARD_ON_SALE: answer(422),
  CARD_FROZEN: answer(422),
  PRICE_ZERO: answer(400),
  PRICE_RANGE: answer(400),
  PRICE_CHANGED: answer(409),
  LISTING_CLOSED: answer(409),
  OWN_LISTING: answer(422),
  SELF_TRANSFER: answer(422),
  ALREADY_STAKED: answer(422),
  NOT_STAKED: answer(422),
  STAKING_ENDED: answer(422),
  PERIOD_INVALID: answer(400),
  NOT_YET_UNLOCK_TIME: answer(422),
  BOX_ALREADY_OPEN: answer(409),
  BOX_PHASE_WRONG: answer(422),

  // Staking, burning, income.
  STAKE_AMOUNT_REQUIRED: client(),
  AMOUNT_REQUIRED: client(),
  AMOUNT_ZERO: answer(400),
  BELOW_MINIMUM: answer(422, 'min'),
  INSUFFICIENT_UNLOCKABLE: answer(422),
  STAKE_MATURED: answer(422),
  COIN_UNKNOWN: answer(404),
  PRICE_MOVED: answer(409),
  BURN_BLOCK_CAP: answer(422, 'room'),
  LIQUIDITY_TOO_LOW: answer(422),
  CLAIM_NOT_OPEN: answer(422),
  NOTHING_TO_CLAIM: answer(422),
  EXCEEDS_AVAILABLE: answer(422, 'available'),
  BELOW_MINIMUM_WITHDRAWAL: answer(422, 'min'),
  DAILY_LIMIT: answer(422, 'max'),
  PART_BY_OWN_CLAIM: answer(422),
  WITHDRAWAL_OPEN: answer(409),

  // Liquidity, locks, launch, presale, trade, sales.
  SLIPPAGE: answer(409),
  ZAP_TOO_LARGE: answer(422, 'max'),
  SLIPPAGE_RANGE: answer(400, 'max'),
  POOL_EMPTY: answer(422),
  NOT_ENOUGH_LIQUIDITY: answer(422),
  AMOUNT_TOO_SMALL: answer(422),
  TOKEN_NOT_TRADABLE: answer(422),
  DEADLINE_OVER: answer(422),
  SWAP_UNAVAILABLE: answer(422),
  ALLOWANCE_MISSING: client(),
  LOCK_UNKNOWN: answer(404),
  LOCK_DAYS_RANGE: answer(400, 'min', 'max'),
  FACTORY_DISABLED: answer(422),
  SOFTCAP_RANGE: answer(400),
  TIME_RANGE: answer(400),
  // About one field of the launch form, mostly beside another.
  TEXT_HIDDEN: field(),
  TEXT_BYTES: field('max'),
  SOCIAL_LINK: field('host'),
  AMOUNT_RANGE: field('min', 'max'),
  PERCENT_RANGE: field('min', 'max'),
  DAYS_RANGE: field('min', 'max'),
  SUPPLY_PARTS: field(),
  CREATOR_PART: field('max'),
  TRADE_PART: field('max'),
  TRADE_SHARES_UNEVEN: field(),
  SHARE_PRICE: field('min'),
  SHARES_UNEVEN: field(),
  START_TOO_FAR: field('days'),
  START_TOO_SOON: client(),
  SALE_END_INVALID: client(),
  SALE_TERMS_INVALID: client(),
  PRESALE_LENGTH: field('min', 'max'),
  BACKING_NEEDS_ALL: field(),
  VESTING_LENGTH: field('days'),
  IMAGE_UNKNOWN: answer(422),
  URL_INVALID: answer(400),
  PRESALE_STARTED: answer(409),
  NOT_IN_PRESALE: answer(422),
  PRESALE_JOIN_REFUSED: answer(403),
  EXCEEDS_MAX_SHARES: answer(422, 'max'),
  NOT_REFUNDABLE: answer(422),
  NOTHING_VESTED: answer(422),
  PRESALE_NOT_ENDABLE: answer(422),
  NOT_WHITELISTED: answer(403),
  TRADE_CLOSED: answer(422),
  TRADE_TOKENS_HELD: answer(422, 'time'),
  SALE_CLOSED: answer(422),
  TEXTS_CHANGED: answer(409),
  OFFER_CLOSED: answer(409),
  NOT_OFFER_TAKER: answer(403),

  // Energy, DAO, approvals.
  ENERGY_UNAVAILABLE: answer(422),
  PROPOSAL_PHASE_WRONG: answer(422),
  VOTES_BELOW_THRESHOLD: answer(403, 'min'),
  ALREADY_VOTED: answer(409),
  NO_APPROVAL: answer(422),

  // The relay to a node.
  RELAY_CONTRACT_UNKNOWN: answer(422),
  RELAY_TRANSACTION_REFUSED: answer(422),

  // Uploads.
  IMAGE_TOO_LARGE: answer(413, 'max'),
  IMAGE_FORMAT: answer(415),
  IMAGE_PIXELS: answer(422),
  QUOTA: answer(429, 'max'),
  IMAGE_QUOTA: answer(429, 'max', 'size', 'days'),
  NETWORK_QUOTA: answer(429),
  IMAGES_FULL: answer(503),

  // Said by the browser.
  WALLET_MISSING: client(),
  WALLET_LOCKED: client(),
  WALLET_BUSY: client(),
  WALLET_REJECTED: client(),
  WALLET_NETWORK_UNKNOWN: client(),
  WRONG_NETWORK: client(),
  ACCOUNT_CHANGED: client(),
  OFFLINE: client(),
  REQUEST_TIMEOUT: client(),
  COPY_FAILED: client(),
  INSUFFICIENT_TRX: client(),
  SIMULATION_REVERTED: client('reason'),
  SIGNER_REMOVED: client(),
  SIGNER_TOO_LIGHT: client('weight', 'threshold'),
  SIGNER_NOT_ALLOWED: client(),
  PERMISSION_CHANGED: client(),
  CALL_MISMATCH: client('part'),
  CONTRACT_REFUSED: client(),
  REASON_UNKNOWN: client(),
  PRICE_DIFFERS: client(),
  NODE_REFUSED: client('reason'),
  FEE_LIMIT_REACHED: client('needed', 'limit'),
  NETWORK_FEE_SHORT: client('lack'),
  STILL_CONFIRMING: client(),
  REGISTERING_AGAIN: client(),
  SELECT_CARD: client(),
  BUY_FAILED: client('reason'),
  PURCHASE_FAILED: client('reason'),
  UPDATE_FAILED: client(),
  ACTION_FAILED: client('reason'),
  TRANSFER_FAILED: client('reason'),
  APPROVE_FAILED: client('reason'),
  BURN_ERROR: client('reason'),
  SWAP_TO_BURN_ERROR: client('reason'),
  PLEDGE_ERROR: client('reason'),
  UNLOCK_ERROR: client('reason'),
  BUY_ERROR: client('reason'),
  LOCK_ERROR: client('reason'),
  CREATE_ERROR: client('reason'),
  DO_NOT_RESUBMIT: client(),
  WAITS_FOR_SIGNATURE: client(),
  REPEATED_MINTING: client(),
  AUTHORIZATION_RISK: client(),
} as const satisfies Record<string, Definition>;

export type ErrorCode = keyof typeof errorCodes;

type CodeFrom<S extends CodeSource> = {
  [C in ErrorCode]: (typeof errorCodes)[C]['from'] extends S ? C : never;
}[ErrorCode];

/** Codes that an endpoint may declare and the server may answer with. */
export type AnswerCode = CodeFrom<'endpoint'>;

/** Why an order ended badly, as far as the chain tells. */
export type OrderFailure = CodeFrom<'order'>;

/** The values that the texts of a code need, already formatted for the reader. */
export type ParamsOf<C extends ErrorCode> = Readonly<
  Record<(typeof errorCodes)[C]['params'][number], string>
>;

/** A code with its values; codes without any need none. */
export type CodeWithParams = {
  [C in ErrorCode]: (typeof errorCodes)[C]['params'] extends readonly []
    ? Readonly<{ code: C; params?: undefined }>
    : Readonly<{ code: C; params: ParamsOf<C> }>;
}[ErrorCode];

export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorCodes, text);

export const codesFrom = <S extends CodeSource>(source: S): readonly CodeFrom<S>[] =>
  (Object.keys(errorCodes) as ErrorCode[]).filter(
    (code) => errorCodes[code].from === source,
  ) as CodeFrom<S>[];
