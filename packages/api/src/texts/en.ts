import type { ErrorCode } from '../refusals/error-codes.ts';

/** What each code says in English, in ICU syntax: what happened, what became of the money, what to do next. */
export const en: Readonly<Record<ErrorCode, string>> = {
  VALIDATION: 'Some entries are not correct. Please check the marked fields.',
  BODY_TOO_LARGE: 'The request is too large.',
  CONTENT_TYPE_REFUSED: 'The request has a form that this call does not take.',
  ORIGIN_REFUSED: 'The request came from another site and was refused.',
  RATE_LIMITED: 'Too many requests. Please try again in {seconds} seconds.',
  SERVER_BUSY: 'The server is busy and gave no answer in time. Please try again.',
  INTERNAL:
    'Something went wrong on the server. Your funds are not affected. Please try again later.',
  ROUTE_UNKNOWN: 'There is nothing at this path.',
  METHOD_NOT_ALLOWED: 'This path does not take that method.',
  FIELD_REQUIRED: 'Please fill in all required fields.',
  FIELD_INVALID: 'This entry is not correct.',
  TEXT_TOO_LONG: 'At most {max} characters.',
  NUMBER_RANGE: 'Enter a whole number from {min} to {max}.',
  AMOUNT_FORMAT: 'Enter a valid amount.',
  NOT_FOUND: 'This could not be found.',
  ADDRESS_INVALID: 'Enter a correct address.',
  RANGE_TOO_WIDE: 'Choose a period of at most {days} days.',

  AUTH_REQUIRED: 'Please sign in with your wallet.',
  SIGN_IN_AGAIN: 'This needs a fresh sign-in. Please sign in again.',
  NONCE_UNKNOWN: 'This sign-in request is unknown or already used. Please sign in again.',
  NONCE_EXPIRED: 'This sign-in request has expired. Please sign in again.',
  SIGNATURE_INVALID: 'The signature does not belong to this address. Please sign in again.',
  NOT_ACTIVATED: 'You must activate your address first.',
  NOT_TOKEN_OWNER: 'Only the owner of this token can do that.',
  ADMIN_REQUIRED: 'Only an administrator can do that.',

  ORDER_NOT_FOUND: 'This order could not be found.',
  ORDER_CLOSED: 'This order is already closed. Nothing was charged by this step.',
  ORDER_OPEN_LIMIT:
    'You already have {max} open orders. Finish or cancel one, then try again. Nothing was charged.',
  TXID_FORMAT: 'This is not a transaction id.',
  TXID_CONFLICT: 'This transaction belongs to another order or address.',
  ACTION_UNKNOWN: 'This action is unknown.',
  CHAIN_UNAVAILABLE:
    'The chain cannot be reached right now. Nothing was charged. Please try again.',
  CONTRACT_PAUSED: 'New entries are paused by the contract. Exits and claims still work.',
  EXITS_ONLY:
    'This is the previous version of Vellum: you can only withdraw here. Nothing was charged.',
  TX_TYPE_WRONG:
    'The transaction is not a contract call, so it does not fulfil this order. Look at it in the explorer before you try again.',
  TX_CONTRACT_WRONG:
    'The transaction calls another contract than this order. Look at it in the explorer before you try again.',
  TX_METHOD_WRONG:
    'The transaction calls another function than this order. Look at it in the explorer before you try again.',
  TX_PARAMETER_WRONG:
    'The transaction differs from what this order quoted. Look at it in the explorer before you try again.',
  TX_SENDER_WRONG:
    'The transaction was sent by another address. Look at it in the explorer before you try again.',
  TX_VALUE_WRONG:
    'The transaction paid another amount than this order quoted. Look at it in the explorer before you try again.',
  TX_EVENT_MISSING:
    'The transaction did not have the expected effect. Look at it in the explorer before you try again.',
  TX_EVENT_FOREIGN:
    'The effect of the transaction belongs to another address or item. Look at it in the explorer before you try again.',
  TX_EXPIRED:
    'The transaction came after it had expired. Look at it in the explorer before you try again.',
  TX_DROPPED: 'The transaction expired before it reached a block. Nothing was charged.',
  TX_REVERTED: 'The contract refused the transaction: {reason}. You lost only the network fee.',
  FEE_LIMIT_TOO_LOW:
    'The transaction ran out of energy. You lost only the network fee. Raise the fee limit or get energy, then try again.',

  SELF_INVITE: 'You cannot activate yourself. Enter the address or code of another member.',
  ALREADY_ACTIVATED: 'This address is already active.',
  PARENT_INVALID: 'Enter a correct address or activation code of your inviter.',
  PARENT_NOT_ACTIVATED:
    'This inviter is not active yet. Ask them to activate first, or choose another.',
  ACTIVATION_CODE_REQUIRED: 'Enter an activation code or the address of your inviter.',
  ACTIVATION_CODE_UNKNOWN: 'No active member has this activation code.',
  NICKNAME_LENGTH: 'A nick name has at most {max} characters.',
  TEXT_FORBIDDEN: 'Review failed: this text cannot be published. Please change it.',

  NOT_ON_SALE: 'This is not on sale.',
  SOON_TO_OPEN: 'Soon to open. Please come back when the sale has started.',
  SOLD_OUT: 'Sold out.',
  SALE_ROOM_SPENT:
    'Only {room} U of cards can be sold right now. The room grows back within a day: please try again later.',
  REMAINING_INSUFFICIENT: 'Insufficient remaining number: {left} left.',
  EXCEEDS_MAX_PURCHASE: 'Exceeded maximum purchase quantity: at most {max} at once.',
  INSUFFICIENT_BALANCE: 'Insufficient {coin} balance.',
  FIRST_PAY_NOT_FINAL: 'The first payment is not final yet. Please wait a moment.',
  RESERVATION_EXPIRED:
    'The time for the second payment is over. You can have the whole first payment back.',
  ALREADY_RESERVED:
    'You already have a reservation. Complete or cancel it before you reserve another card.',
  PRICE_UNAVAILABLE: 'There is no reliable price right now. Please try again in a few minutes.',
  NOT_OWNER: 'This does not belong to your address.',
  CARD_NOT_MINTED: 'Card not minted.',
  CARD_STAKED: 'This card is pledged. Unlock it first.',
  CARD_ON_SALE: 'This card is on sale. Unlist it first.',
  CARD_FROZEN: 'This card is frozen for now.',
  PRICE_ZERO: 'Enter a price above 0.',
  PRICE_RANGE: 'This price is higher than the market can hold.',
  PRICE_CHANGED:
    'The price has changed, so nothing was bought; you lost at most the network fee. Please look at the new price.',
  LISTING_CLOSED: 'This listing is closed.',
  OWN_LISTING: 'This is your own listing.',
  SELF_TRANSFER: 'You cannot transfer to your own address.',
  ALREADY_STAKED: 'Card already staked.',
  NOT_STAKED: 'This card is not pledged.',
  STAKING_ENDED: 'Staking phase ended.',
  PERIOD_INVALID: 'Choose one of the offered terms.',
  NOT_YET_UNLOCK_TIME: 'Not yet unlock time.',
  BOX_ALREADY_OPEN: 'This box is already open.',
  BOX_PHASE_WRONG: 'This series of boxes is not in the right phase for that.',

  STAKE_AMOUNT_REQUIRED: 'Enter stake amount.',
  AMOUNT_REQUIRED: 'Enter amount.',
  AMOUNT_ZERO: 'The amount cannot be 0.',
  BELOW_MINIMUM: 'Below the minimum amount of {min}.',
  INSUFFICIENT_UNLOCKABLE: 'Insufficient unlockable stake.',
  STAKE_MATURED: 'This stake is due: close it and its reward comes with it.',
  COIN_UNKNOWN: 'This coin is not offered here.',
  PRICE_MOVED:
    'The price moved beyond your limit, so nothing was exchanged. Please ask for a new quote.',
  BURN_BLOCK_CAP:
    'Only {room} U of this coin can be burned in one block. Please burn less, or in parts.',
  LIQUIDITY_TOO_LOW: 'This coin is traded too thinly to be burned now.',
  CLAIM_NOT_OPEN: 'Claim not yet open.',
  NOTHING_TO_CLAIM: 'There is nothing to claim.',
  EXCEEDS_AVAILABLE: 'The amount exceeds what is available: {available}.',
  BELOW_MINIMUM_WITHDRAWAL: 'Below the minimum withdrawal amount of {min}.',
  DAILY_LIMIT: 'The limit of {max} a day is reached. Please come back tomorrow.',
  PART_BY_OWN_CLAIM:
    'Only the whole balance can be sent to you. A part of it you can claim yourself, by a transaction of your own.',
  WITHDRAWAL_OPEN: 'A withdrawal of yours is already under way. It takes the whole balance along.',

  SLIPPAGE: 'The price moved beyond the slippage, so nothing was exchanged. Please try again.',
  ZAP_TOO_LARGE: 'This would move the price too far. At most {max} at once; or add both coins.',
  SLIPPAGE_RANGE: 'The slippage can be at most {max}.',
  POOL_EMPTY: 'This pool is empty, so nothing can be swapped.',
  NOT_ENOUGH_LIQUIDITY: 'The pool is too small for this amount. Please enter less.',
  AMOUNT_TOO_SMALL: 'This amount is too small: you would receive nothing.',
  TOKEN_NOT_TRADABLE: 'This token can’t be swapped here.',
  DEADLINE_OVER: 'The deadline has passed, so nothing was exchanged. Please try again.',
  SWAP_UNAVAILABLE: 'Swaps are not available on this network.',
  ALLOWANCE_MISSING: 'The router is not allowed to use this token yet. Please approve it first.',
  LOCK_UNKNOWN: 'This lock could not be found.',
  LOCK_DAYS_RANGE: 'A lock lasts from {min} to {max} days.',
  FACTORY_DISABLED: 'Token creation is switched off for now.',
  SOFTCAP_RANGE: 'The soft cap must be 50% to 100% of the hard cap.',
  TIME_RANGE: 'The end must come after the start, and the start must not be past.',
  TEXT_HIDDEN: 'This has characters that readers cannot see. Please type it again.',
  TEXT_BYTES:
    'Too long for the chain: at most {max} bytes. Chinese takes 3 a character, emoji 4 or more.',
  AMOUNT_RANGE: 'Enter an amount from {min} to {max}.',
  PERCENT_RANGE: 'Enter {min} % to {max} %.',
  DAYS_RANGE: 'Enter {min} to {max} days.',
  SUPPLY_PARTS: 'Liquidity and internal sale together are more than the supply.',
  CREATOR_PART: 'At most {max} % of the supply may stay with you. Give more to the liquidity.',
  TRADE_PART: 'At most {max} % of the supply may go to the internal sale.',
  TRADE_SHARES_UNEVEN: 'The tokens for the trade cannot be divided evenly into so many shares.',
  SHARE_PRICE: 'A share must cost at least {min} TRX. Choose fewer shares or a higher hard cap.',
  SHARES_UNEVEN: 'The hard cap cannot be divided evenly into so many shares.',
  START_TOO_FAR: 'The start must lie within {days} days.',
  PRESALE_LENGTH: 'A presale lasts at least {min} minutes and at most {max} days.',
  BACKING_NEEDS_ALL: 'Backing is possible only when the whole supply goes to the liquidity.',
  VESTING_LENGTH: 'The last round must come within {days} days of the launch.',
  IMAGE_UNKNOWN: 'Please upload the image again.',
  SOCIAL_LINK: 'Enter @name or a link that starts with {host}/.',
  URL_INVALID: 'Enter a link that starts with https://.',
  PRESALE_STARTED: 'The presale has started, so its terms cannot be changed.',
  NOT_IN_PRESALE: 'Not in the presale stage.',
  PRESALE_JOIN_REFUSED:
    'You cannot join the presale: your address owns it, and who can change its terms may not buy.',
  EXCEEDS_MAX_SHARES: 'Exceeds the maximum share count of {max} for one address.',
  NOT_REFUNDABLE: 'There is nothing to refund.',
  NOTHING_VESTED: 'Nothing has vested yet.',
  PRESALE_NOT_ENDABLE: 'The presale cannot be ended yet.',
  NOT_WHITELISTED: 'Only addresses on the whitelist can trade here.',
  TRADE_CLOSED: 'This trade is closed.',
  TRADE_TOKENS_HELD:
    'Your tokens unlock on {time}, once every presale buyer can withdraw from the pool.',
  SALE_CLOSED: 'This sale is closed.',
  TEXTS_CHANGED:
    'The texts of this token changed since you opened the page. Read them again first.',
  OFFER_CLOSED: 'This offer is closed.',
  NOT_OFFER_TAKER: 'This offer is for another address.',

  ENERGY_UNAVAILABLE: 'That much energy is not on offer right now.',
  PROPOSAL_PHASE_WRONG: 'The proposal is not in the right phase for that.',
  VOTES_BELOW_THRESHOLD: 'You need at least {min} votes to make a proposal.',
  ALREADY_VOTED: 'You have already voted on this proposal.',
  NO_APPROVAL: 'There is no approval to cancel.',

  RELAY_CONTRACT_UNKNOWN: 'Our server only reads contracts and tokens that Vellum knows.',
  RELAY_TRANSACTION_REFUSED: 'Our server only sends signed calls to contracts that Vellum knows.',

  IMAGE_TOO_LARGE: 'The image must be under {max}.',
  IMAGE_FORMAT: 'Only JPEG, PNG, WebP and GIF images are taken.',
  IMAGE_PIXELS: 'The image has too many pixels or is damaged.',
  QUOTA: 'You can upload {max} images a day. Please come back tomorrow.',
  IMAGE_QUOTA:
    'You can store {max} images, {size} in total. Images you do not use are deleted after {days} days.',
  NETWORK_QUOTA:
    'Too many images came from your network today. Activate your address, or try again tomorrow.',
  IMAGES_FULL: 'There is no space for new images right now. Please try again later.',

  WALLET_MISSING: 'Please install TronLink or OKX Wallet',
  WALLET_LOCKED: 'The wallet is locked. Unlock it, then try again.',
  WALLET_BUSY: 'The wallet already shows a request. Please answer it first.',
  WALLET_REJECTED: 'You declined in the wallet. Nothing was charged.',
  WRONG_NETWORK: 'The wallet is on another network. Please switch it.',
  ACCOUNT_CHANGED:
    'The account or network in the wallet has changed. Nothing more was sent. Please start again.',
  OFFLINE: 'You are offline. Please check the connection.',
  REQUEST_TIMEOUT: 'The server gave no answer within 10 seconds. Please try again.',
  COPY_FAILED: 'Copy failed. Please select the text and copy it yourself.',
  INSUFFICIENT_TRX: 'Insufficient TRX balance.',
  SIMULATION_REVERTED:
    'This would fail, so the wallet was not opened: {reason}. Nothing was charged.',
  CALL_MISMATCH:
    'This page and the server do not agree about the call ({part}), so nothing was signed. Please reload; if it stays, do not go on.',
  CONTRACT_REFUSED: 'The contract refused it.',
  REASON_UNKNOWN: 'No reason was given.',
  PRICE_DIFFERS: 'The price is no longer the quoted one.',
  NODE_REFUSED: 'The network did not take the transaction: {reason}. Nothing was charged.',
  FEE_LIMIT_REACHED:
    'The contracts are in heavy use: this call now needs about {needed} TRX of energy, and its limit of {limit} TRX might not last. Nothing was sent. Try again later.',
  STILL_CONFIRMING: 'Still confirming. You can close this; we keep watching and tell you.',
  REGISTERING_AGAIN: 'Done on chain. We are registering it again.',
  SELECT_CARD: 'Select a work.',
  PRESALE_NOT_ACTIVE: 'You cannot join the presale before your address is active.',
  BUY_FAILED: 'Buy failed: {reason}.',
  PURCHASE_FAILED: 'Purchase failed: {reason}.',
  UPDATE_FAILED: 'Update failed. Your input is kept. Please try again.',
  REVIEW_FAILED: 'Review failed: {reason}.',
  ACTION_FAILED: 'Failed: {reason}.',
  TRANSFER_FAILED: 'Transfer failed: {reason}.',
  APPROVE_FAILED: 'Approve failed: {reason}.',
  BURN_ERROR: 'burn error: {reason}',
  SWAP_TO_BURN_ERROR: 'swapToBurn error: {reason}',
  PLEDGE_ERROR: 'pledge error: {reason}',
  UNLOCK_ERROR: 'unlock error: {reason}',
  BUY_ERROR: 'BUY error: {reason}',
  LOCK_ERROR: 'lock error: {reason}',
  CREATE_ERROR: 'Create error: {reason}',
  WAITS_FOR_SIGNATURE:
    'Another tab is waiting for your signature. Finish or cancel it there first.',
  DO_NOT_RESUBMIT: 'This was already submitted. Please do not resubmit; wait for its confirmation.',
  REPEATED_MINTING: 'Avoid repeated minting: each submit mints and pays again.',
  AUTHORIZATION_RISK:
    'An approval lets the contract take up to this amount from your wallet. You can cancel approvals at any time.',
};
