import { cardsAbi } from '../generated/abi/cards.ts';
import type { AnyAddress } from './any-address.ts';
import { answered, contractFace } from './contract-face.ts';
import { entryPause } from './entry-pause.ts';
import { ownership } from './ownership.ts';

const { read, write, event, refusal } = contractFace(cardsAbi);
/** The contract has two functions of this name; the other passes data on to the receiver. */
const safeFace = contractFace([
  {
    type: 'function',
    name: 'safeTransferFrom',
    inputs: [
      { name: 'from', type: 'address' },
      { name: 'to', type: 'address' },
      { name: 'tokenId', type: 'uint256' },
    ],
    outputs: [],
  },
]);

/** What the owner sets for a level; `price` in sun, or in U for a level priced in U. */
export type LevelSettings = Readonly<{
  name: string;
  pledgeTime: bigint;
  price: bigint;
  pricedInU: boolean;
  isOpen: boolean;
  weight: bigint;
  fund: AnyAddress;
}>;

/** Cards as tokens: reading, moving, approving. */
const token = {
  detail: (id: bigint) =>
    answered(read('tokenDetials', [id]), (detail) => ({
      id: detail.tokenId,
      owner: detail.owner,
      level: detail.level,
      isPledged: detail.isPledge,
      unlockTime: detail.itemUnlockTime,
      uri: detail.tokenURI,
    })),
  /** Looks at no more than 2000 cards; the server's index is the normal source. */
  ofOwner: (owner: AnyAddress) => read('ownerOfPage', [owner]),
  ofWallet: (wallet: AnyAddress, size: bigint) => read('getWalletIDFromContract', [wallet, size]),
  ofOwnerInLevel: (owner: AnyAddress, level: bigint, start: bigint, size: bigint) =>
    answered(read('ownerOfRange', [owner, level, start, size]), ([ids, next]) => ({ ids, next })),
  levelOf: (id: bigint) => read('itemLevelMap', [id]),
  isPledged: (id: bigint) => read('itemPledge', [id]),
  unlockTimeOf: (id: bigint) => read('itemUnlockTime', [id]),
  frozenUntil: (id: bigint) => read('frozenUntil', [id]),
  ownerOf: (id: bigint) => read('ownerOf', [id]),
  balanceOf: (owner: AnyAddress) => read('balanceOf', [owner]),
  uriOf: (id: bigint) => read('tokenURI', [id]),
  /** Also to a contract that can never give the card back. */
  transfer: (from: AnyAddress, to: AnyAddress, id: bigint) => write('transferFrom', [from, to, id]),
  /** Refused by the contract when the receiver is a contract that does not say it takes cards. */
  send: (from: AnyAddress, to: AnyAddress, id: bigint) =>
    safeFace.write('safeTransferFrom', [from, to, id]),
  approve: (to: AnyAddress, id: bigint) => write('approve', [to, id]),
  approvedFor: (id: bigint) => read('getApproved', [id]),
  approveAll: (operator: AnyAddress, approved: boolean) =>
    write('setApprovalForAll', [operator, approved]),
  isApprovedForAll: (owner: AnyAddress, operator: AnyAddress) =>
    read('isApprovedForAll', [owner, operator]),
};

/** First sale by level, and sale in two instalments. */
const sale = {
  level: (level: bigint) =>
    answered(read('levelMap', [level]), (shown) => ({
      name: shown.levelStr,
      supplyLeft: shown.remainSupply,
      pledgeTime: shown.pledgeTime,
      price: shown.price,
      nextSerial: shown.nextTokenId,
      fund: shown.fundAddress,
    })),
  levelRules: (level: bigint) =>
    answered(read('levelRules', [level]), ([isOpen, pricedInU, weight]) => ({
      isOpen,
      pricedInU,
      weight,
    })),
  /** Sun that a card of the level costs now. */
  priceOf: (level: bigint) => read('priceOf', [level]),
  /** Sun that `value` U (6 decimals) are, at the dearer of average and present price. */
  sunFor: (value: bigint) => read('getUToCoin', [value]),
  /** U (6 decimals) for which cards priced in U can be bought, and reserved, at this moment. */
  saleRoom: () => answered(read('saleRoom', []), ([buying, reserving]) => ({ buying, reserving })),
  saleLimit: () => read('saleLimit', []),
  /** For a level priced in U, what is paid above the price is refunded. */
  buy: (level: bigint, payment: bigint) => write('Buy', [level], payment),
  firstInstalment: (level: bigint) => read('firstInstalment', [level]),
  reserve: (level: bigint, payment: bigint) => write('reserve', [level], payment),
  completeReservation: (second: bigint) => write('completeReservation', [], second),
  cancelReservation: (user: AnyAddress) => write('cancelReservation', [user]),
  reservationOf: (user: AnyAddress) => read('reservationOf', [user]),
  allotmentOf: (level: bigint) => read('allotmentOf', [level]),
  fees: () => answered(read('fees', []), ([first, market]) => ({ first, market })),
};

const market = {
  list: (id: bigint, price: bigint) => write('list', [id, price]),
  unlist: (id: bigint) => write('unlist', [id]),
  buyListed: (id: bigint, price: bigint) => write('buyListed', [id, price], price),
  /** Price 0 when the card is not listed. */
  listing: (id: bigint) =>
    answered(read('listing', [id]), ([price, seller]) => ({ price, seller })),
  accountOf: (user: AnyAddress) =>
    answered(read('accountOf', [user]), ([credit, feeDue]) => ({ credit, feeDue })),
  withdrawCredit: () => write('withdrawCredit', []),
  settleFees: (payers: readonly AnyAddress[]) => write('settleFees', [payers]),
  creditFund: (level: bigint) => write('creditFund', [level]),
  fundCreditOf: (level: bigint) => read('fundCreditOf', [level]),
};

const pledging = {
  pledgeTerms: () => read('pledgeTerms', []),
  pledge: (id: bigint, seconds: bigint) => write('pledge', [id, seconds]),
  unlock: (id: bigint) => write('unlock', [id]),
  claimReward: () => write('claimCardReward', []),
  earned: (user: AnyAddress) => read('earned', [user]),
  pledgedWeight: (user: AnyAddress) => read('pledgedWeight', [user]),
  rewardCoin: () => read('rewardCoin', []),
  rewardStream: () =>
    answered(read('rewardStream', []), ([rate, finish, unstreamed, weight]) => ({
      rate,
      finish,
      unstreamed,
      weight,
    })),
  isFunder: (account: AnyAddress) => read('isFunder', [account]),
  fund: (amount: bigint, duration: bigint) => write('fund', [amount, duration]),
};

const administration = {
  setLevel: (level: bigint, settings: LevelSettings) =>
    write('setLevel', [
      level,
      {
        levelStr: settings.name,
        pledgeTime: settings.pledgeTime,
        price: settings.price,
        pricedInU: settings.pricedInU,
        open: settings.isOpen,
        weight: settings.weight,
        fundAddress: settings.fund,
      },
    ]),
  raiseSupply: (level: bigint, by: bigint) => write('raiseSupply', [level, by]),
  setAllotment: (level: bigint, raise: bigint, window: bigint, firstBps: bigint) =>
    write('setAllotment', [level, raise, window, firstBps]),
  setUri: (level: bigint, uri: string) => write('setURI', [level, uri]),
  lockUri: (level: bigint) => write('lockURI', [level]),
  setSaleLimit: (limit: bigint) => write('setSaleLimit', [limit]),
  setFees: (first: bigint, market: bigint) => write('setFees', [first, market]),
  setFunder: (account: AnyAddress, allowed: boolean) => write('setFunder', [account, allowed]),
  freeze: (id: bigint, until: bigint, reason: string) => write('freeze', [id, until, reason]),
  thaw: (id: bigint) => write('thaw', [id]),
};

/** The card collection. The level of a card is the number above the low 64 bits of its id. */
export const cards = {
  abi: cardsAbi,
  ...ownership,
  ...entryPause,
  ...token,
  ...sale,
  ...market,
  ...pledging,
  ...administration,
  feeVault: () => read('feeVault', []),
  oracle: () => read('oracle', []),
  event,
  refusal,
};
