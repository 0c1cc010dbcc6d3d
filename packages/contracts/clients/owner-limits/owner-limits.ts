import { presaleAbi } from '../../generated/abi/presale.ts';
import { tradeAbi } from '../../generated/abi/trade.ts';
import { blindBox } from '../blind-boxes.ts';
import { burnMine } from '../burn-mining.ts';
import { cards } from '../cards.ts';
import { trc20 } from '../coins.ts';
import { contractFace } from '../contract-face.ts';
import { feeVault } from '../fees.ts';
import { payout } from '../income.ts';
import { liquidityHelper } from '../liquidity.ts';
import { locker } from '../locks.ts';
import { otcDesk } from '../otc.ts';
import { presale } from '../presale.ts';
import { streamStake, termStake } from '../staking.ts';
import { tokenFactory } from '../token-launch.ts';
import { trade } from '../trade.ts';
import type { OwnerLimit } from './owner-limit.ts';

const ofPresale = contractFace(presaleAbi);
const ofTrade = contractFace(tradeAbi);

const TRX = 1_000_000n;
const DAY = 86_400n;
const HALF_HOUR = 1_800n;
const PAYMENTS = ['withdraw(uint256)', 'withdraw(address,uint256)', 'rescue(address)'] as const;

const launchLimits = {
  presaleStatus: {
    ...{ contract: 'presale', at: 'presaleRunning' },
    call: () => ofPresale.write('setPresaleStatus', [3n]),
    error: 'PresaleStatusNotSettable',
  },
  presaleTerms: {
    ...{ contract: 'presale', at: 'presaleRunning' },
    call: ({ presalePlan }) => presale.setPlan(presalePlan),
    error: 'PresaleWrongStatus',
  },
  presaleSooner: {
    ...{ contract: 'presale', at: 'presaleWaiting' },
    call: ({ presalePlan, now }) =>
      presale.setPlan({ ...presalePlan, startTime: now + HALF_HOUR, endTime: now + 2n * DAY }),
    error: 'PresaleConfigInvalid',
  },
  presaleShares: {
    ...{ contract: 'presale', at: 'presaleRunning' },
    call: () => presale.leave(1n),
    error: 'PresaleSharesInsufficient',
  },
  presaleMoney: {
    ...{ contract: 'presale', at: 'presaleRunning' },
    missing: ['WITHDRAW()', 'withdraw()', ...PAYMENTS],
  },
  presaleTokens: {
    ...{ contract: 'presale', at: 'presaleRunning' },
    call: () => presale.reclaimTokens(),
    error: 'PresaleWrongStatus',
  },
  presaleOwnSale: {
    ...{ contract: 'presale', at: 'presaleRunning' },
    call: ({ presalePlan }) => presale.buy(1n, presalePlan.sharePrice),
    error: 'PresaleCreatorExcluded',
  },
  presaleEnded: {
    ...{ contract: 'presale', at: 'presaleEnded' },
    call: () => presale.cancel(),
    error: 'PresaleWrongStatus',
  },
  presaleLp: {
    ...{ contract: 'presale', at: 'presaleLaunched' },
    call: () => presale.claimVested(),
    error: 'PresaleNothingVested',
  },
  tradeStatus: {
    ...{ contract: 'trade', at: 'tradeOpen' },
    call: () => ofTrade.write('setTradeStatus', [0n]),
    error: 'TradeStatusNotSettable',
  },
  tradeTerms: {
    ...{ contract: 'trade', at: 'tradeOpen' },
    call: ({ tradePlan }) => trade.setPlan({ ...tradePlan, sharePrice: 2n * tradePlan.sharePrice }),
    error: 'TradeWrongStatus',
  },
  tradeShares: {
    ...{ contract: 'trade', at: 'tradeClosed' },
    call: ({ tradePlan }) => trade.setPlan({ ...tradePlan, shares: tradePlan.shares + 1n }),
    error: 'TradeConfigInvalid',
  },
  tradeMoney: {
    ...{ contract: 'trade', at: 'tradeOpen' },
    call: () => trade.withdrawProceeds(),
    error: 'TradeWrongStatus',
  },
  tradeEarly: {
    ...{ contract: 'trade', at: 'tradeClosed' },
    call: ({ now }) => trade.open(now + DAY),
    error: 'TradePresaleStatus',
  },
  tradeLong: {
    ...{ contract: 'trade', at: 'tradeAfterLaunch' },
    call: ({ now }) => trade.open(now + 31n * DAY),
    error: 'TradeEndInvalid',
  },
  factoryFee: {
    ...{ contract: 'tokenFactory', at: 'tokenFactory' },
    call: () => tokenFactory.setCreationFee(1_001n * TRX),
    error: 'TokenFactoryFeeTooHigh',
  },
  factoryLaunch: {
    ...{ contract: 'tokenFactory', at: 'presaleRunning' },
    call: () => presale.cancel(),
    error: 'OwnableUnauthorizedAccount',
  },
  factoryMint: {
    ...{ contract: 'tokenFactory', at: 'launchToken' },
    missing: ['mint(address,uint256)', 'pause()', 'setTax(uint256)', 'blacklist(address)'],
  },
  factoryMoney: {
    ...{ contract: 'tokenFactory', at: 'tokenFactory' },
    missing: PAYMENTS,
  },
} as const satisfies Readonly<Record<string, OwnerLimit>>;

const marketLimits = {
  helperSlippage: {
    ...{ contract: 'liquidityHelper', at: 'liquidityHelper' },
    call: () => liquidityHelper.setSlippage(301n),
    error: 'LiquidityHelperSlippageInvalid',
  },
  helperLp: {
    ...{ contract: 'liquidityHelper', at: 'locker' },
    call: ({ lock }) => locker.unlock(lock),
    error: 'LockerUnknown',
  },
  cardsTake: {
    ...{ contract: 'cards', at: 'cards' },
    call: ({ user, owner, card }) => cards.transfer(user, owner, card),
    error: 'TRC721InsufficientApproval',
  },
  cardsCredit: {
    ...{ contract: 'cards', at: 'cards' },
    call: () => cards.withdrawCredit(),
    error: 'CardsNothingDue',
  },
  cardsFee: {
    ...{ contract: 'cards', at: 'cards' },
    call: () => cards.setFees(501n, 0n),
    error: 'CardsSettingOutOfRange',
  },
  cardsWeight: {
    ...{ contract: 'cards', at: 'cards' },
    call: ({ level, levelSettings: settings }) =>
      cards.setLevel(level, { ...settings, weight: settings.weight + 1n }),
    error: 'CardsSettingOutOfRange',
  },
  cardsSupply: {
    ...{ contract: 'cards', at: 'cards' },
    call: ({ level }) => cards.raiseSupply(level, 1n),
    error: 'CardsSoldOut',
  },
  cardsUri: {
    ...{ contract: 'cards', at: 'cards' },
    call: ({ level }) => cards.setUri(level, 'https://example.org/other/'),
    error: 'CardsUriLocked',
  },
  boxFee: {
    ...{ contract: 'blindBox', at: 'blindBox' },
    call: () => blindBox.setFee(501n),
    error: 'BlindBoxSettingOutOfRange',
  },
  boxPrizes: {
    ...{ contract: 'blindBox', at: 'blindBox' },
    call: ({ series }) => blindBox.reclaim(series),
    error: 'BlindBoxNotOperator',
  },
  otcOffer: {
    ...{ contract: 'otcDesk', at: 'otcDesk' },
    call: ({ offer }) => otcDesk.cancel(offer),
    error: 'OtcDeskNotMaker',
  },
  otcCredit: {
    ...{ contract: 'otcDesk', at: 'otcDesk' },
    call: () => otcDesk.withdrawCredit(),
    error: 'OtcDeskNothingDue',
  },
} as const satisfies Readonly<Record<string, OwnerLimit>>;

const earnLimits = {
  lpStakes: {
    ...{ contract: 'lpStake', at: 'lpStake' },
    call: () => streamStake.exit(),
    error: 'StreamStakeNothingStaked',
  },
  lpRewards: {
    ...{ contract: 'lpStake', at: 'lpStake' },
    missing: ['withdrawRewards(uint256)', 'withdraw(address,uint256)', 'rescue(address)'],
  },
  lpRate: {
    ...{ contract: 'lpStake', at: 'lpStake' },
    call: () => streamStake.fund(1n, 365n * DAY),
    error: 'StreamCoreRateLowered',
  },
  termStakes: {
    ...{ contract: 'termStake', at: 'termStake' },
    call: ({ owner, freeRewards }) => termStake.withdrawFree(owner, freeRewards + 1n),
    error: 'TermStakeFreeTooLow',
  },
  termRate: {
    ...{ contract: 'termStake', at: 'termStake' },
    call: () => termStake.addTerm(30n, 10_001n, 1n, TRX),
    error: 'TermStakeInvalidTerm',
  },
  burnRewards: {
    ...{ contract: 'burnMine', at: 'burnMine' },
    missing: ['withdrawRewards(uint256)', ...PAYMENTS],
  },
  burnUsdt: {
    ...{ contract: 'burnMine', at: 'burnMine' },
    call: ({ usdt }) => burnMine.setCoin(usdt, true),
    error: 'BurnMineInvalidCoin',
  },
  vaultTreasury: {
    ...{ contract: 'feeVault', at: 'feeVault' },
    call: ({ owner, treasury }) => feeVault.withdrawTreasury(owner, treasury + 1n),
    error: 'FeeVaultTreasuryShort',
  },
  vaultBonus: {
    ...{ contract: 'feeVault', at: 'feeVault' },
    call: () => feeVault.claimBonus(),
    error: 'FeeVaultNothingOwed',
  },
  vaultSplit: {
    ...{ contract: 'feeVault', at: 'feeVault' },
    call: () => feeVault.setSplit(2_001n, 0n, 0n),
    error: 'FeeVaultSplitTooLarge',
  },
  vaultRoles: {
    ...{ contract: 'feeVault', at: 'feeVault' },
    call: ({ owner }) => feeVault.setRole(owner, 'source'),
    error: 'AnnouncedNotDue',
  },
  payoutMoney: { ...{ contract: 'payout', at: 'payout' }, missing: PAYMENTS },
  payoutRoles: {
    ...{ contract: 'payout', at: 'payout' },
    call: ({ owner }) => payout.setRoles(owner, owner, owner),
    error: 'AnnouncedNotDue',
  },
  payoutRoot: {
    ...{ contract: 'payout', at: 'payout' },
    call: () => payout.proposeRoot(new Uint8Array(32).fill(1), TRX, 1n),
    error: 'PayoutNotAllowed',
  },
  vlmMint: { ...{ contract: 'vlm', at: 'vlm' }, missing: ['mint(address,uint256)'] },
  vlmTake: {
    ...{ contract: 'vlm', at: 'vlm' },
    call: ({ user, owner }) => trc20.transferFrom(user, owner, 1n),
    error: 'TRC20InsufficientAllowance',
  },
} as const satisfies Readonly<Record<string, OwnerLimit>>;

const limits = { ...launchLimits, ...marketLimits, ...earnLimits };
type OwnerLimitName = keyof typeof limits;

/** Everything that no owner can do, contract by contract; each is tried as the owner and refused. */
export const ownerLimits = Object.entries<OwnerLimit>(limits).map(([name, limit]) => ({
  ...limit,
  name: name as OwnerLimitName,
}));
