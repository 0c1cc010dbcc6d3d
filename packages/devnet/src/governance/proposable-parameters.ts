import type { ChainParameters, ParameterName } from '../params/chain-parameters.ts';
import type { ParameterChanges } from '../state/records.ts';
import {
  amount,
  between,
  custom,
  inRange,
  needing,
  once,
  type Proposable,
  switchOn,
  yesOrNo,
} from './parameter-rules.ts';

const MOST = 100_000_000_000_000_000n;
const MOST_SUPPLY = '[0, 100_000_000_000L]';
const MOST_MARKET_FEE = 10_000_000_000n;
/** Blocks of a year. */
const LONGEST_LOCK = 10_512_000n;
/** Milliseconds of a year and a block. */
const LONGEST_PROPOSAL = 31_536_003_000n;
/** A ratio counts in minutes of a day. */
const MINUTES = 1_440n;

/** What a proposal may change, by its number, as java-tron 4.8.1 has it. */
const table: Readonly<Record<number, Proposable>> = {
  0: between(
    'getMaintenanceTimeInterval',
    [81_000n, 86_400_000n],
    '[3 * 27 * 1000,24 * 3600 * 1000]',
  ),
  1: amount('getAccountUpgradeCost'),
  2: amount('getCreateAccountFee'),
  3: amount('getTransactionFee'),
  4: amount('getAssetIssueFee'),
  5: amount('getWitnessPayPerBlock'),
  6: amount('getWitnessStandbyAllowance'),
  7: amount('getCreateNewAccountFeeInSystemContract'),
  8: amount('getCreateNewAccountBandwidthRate'),
  9: switchOn('getAllowCreationOfContracts', 'ALLOW_CREATION_OF_CONTRACTS'),
  10: removeGenesisVotes(),
  11: custom('getEnergyFee', () => undefined),
  12: custom('getExchangeCreateFee', () => undefined),
  13: custom(
    'getMaxCpuTimeOfOneTx',
    (value, { getAllowHigherLimitForMaxCpuTimeOfOneTx: higher }) => {
      const most = higher === 1n ? 400n : 100n;
      return value < 10n || value > most
        ? `Bad chain parameter value, valid range is [10,${most}]`
        : undefined;
    },
  ),
  14: switchOn('getAllowUpdateAccountName', 'ALLOW_UPDATE_ACCOUNT_NAME'),
  15: switchOn('getAllowSameTokenName', 'ALLOW_SAME_TOKEN_NAME'),
  16: switchOn('getAllowDelegateResource', 'ALLOW_DELEGATE_RESOURCE'),
  17: custom('getTotalEnergyLimit', () => 'Bad chain parameter id'),
  18: needing(switchOn('getAllowTvmTransferTrc10', 'ALLOW_TVM_TRANSFER_TRC10'), [
    'getAllowSameTokenName',
  ]),
  19: { ...amount('getTotalEnergyCurrentLimit'), effect: energyLimitEffect },
  20: switchOn('getAllowMultiSign', 'ALLOW_MULTI_SIGN'),
  21: {
    ...switchOn('getAllowAdaptiveEnergy', 'ALLOW_ADAPTIVE_ENERGY'),
    effect: adaptiveEnergyEffect,
  },
  22: between('getUpdateAccountPermissionFee', [0n, 100_000_000_000n], MOST_SUPPLY),
  23: between('getMultiSignFee', [0n, 100_000_000_000n], MOST_SUPPLY),
  24: yesOrNo('getAllowProtoFilterNum', 'ALLOW_PROTO_FILTER_NUM'),
  25: yesOrNo('getAllowAccountStateRoot', 'ALLOW_ACCOUNT_STATE_ROOT'),
  26: needing(switchOn('getAllowTvmConstantinople', 'ALLOW_TVM_CONSTANTINOPLE'), [
    'getAllowTvmTransferTrc10',
  ]),
  29: between('getAdaptiveResourceLimitMultiplier', [1n, 10_000n], '[1,10_000]'),
  30: yesOrNo('getChangeDelegation', 'ALLOW_CHANGE_DELEGATION'),
  31: amount('getWitness127PayPerBlock'),
  32: needing(switchOn('getAllowTvmSolidity059', 'ALLOW_TVM_SOLIDITY_059'), [
    'getAllowCreationOfContracts',
  ]),
  33: {
    ...between('getAdaptiveResourceLimitTargetRatio', [1n, 1_000n], '[1,1_000]'),
    effect: targetRatioEffect,
  },
  35: needing(switchOn('getForbidTransferToContract', 'FORBID_TRANSFER_TO_CONTRACT'), [
    'getAllowCreationOfContracts',
  ]),
  39: yesOrNo('getAllowShieldedTRC20Transaction', 'ALLOW_SHIELDED_TRC20_TRANSACTION'),
  40: switchOn('getAllowPBFT', 'ALLOW_PBFT'),
  41: switchOn('getAllowTvmIstanbul', 'ALLOW_TVM_ISTANBUL'),
  44: switchOn('getAllowMarketTransaction', 'ALLOW_MARKET_TRANSACTION'),
  45: marketFee('getMarketSellFee', 'Sell'),
  46: marketFee('getMarketCancelFee', 'Cancel'),
  47: custom('getMaxFeeLimit', maxFeeLimitProblem),
  48: yesOrNo('getAllowTransactionFeePool', 'ALLOW_TRANSACTION_FEE_POOL'),
  49: yesOrNo('getAllowOptimizeBlackHole', 'ALLOW_REMOVE_BLACKHOLE'),
  51: switchOn('getAllowNewResourceModel', 'ALLOW_NEW_RESOURCE_MODEL'),
  52: needing(switchOn('getAllowTvmFreeze', 'ALLOW_TVM_FREEZE'), [
    'getAllowDelegateResource',
    'getAllowMultiSign',
    'getAllowTvmConstantinople',
    'getAllowTvmSolidity059',
  ]),
  53: switchOn('getAllowAccountAssetOptimization', 'ALLOW_ACCOUNT_ASSET_OPTIMIZATION'),
  59: needing(switchOn('getAllowTvmVote', 'ALLOW_TVM_VOTE'), ['getChangeDelegation']),
  60: switchOn('getAllowTvmCompatibleEvm', 'ALLOW_TVM_COMPATIBLE_EVM'),
  61: between('getFreeNetLimit', [0n, 100_000n], '[0,100_000]'),
  62: between('getTotalNetLimit', [0n, 1_000_000_000_000n], '[0, 1_000_000_000_000L]'),
  63: switchOn('getAllowTvmLondon', 'ALLOW_TVM_LONDON'),
  65: switchOn(
    'getAllowHigherLimitForMaxCpuTimeOfOneTx',
    'ALLOW_HIGHER_LIMIT_FOR_MAX_CPU_TIME_OF_ONE_TX',
  ),
  66: switchOn('getAllowAssetOptimization', 'ALLOW_ASSET_OPTIMIZATION'),
  67: once('getAllowNewReward', 'ALLOW_NEW_REWARD', 'New reward has been valid.'),
  68: inRange('getMemoFee', [0n, 1_000_000_000n], 'MEMO_FEE', '0-1000_000_000'),
  69: switchOn('getAllowDelegateOptimization', 'ALLOW_DELEGATE_OPTIMIZATION'),
  70: inRange('getUnfreezeDelayDays', [1n, 365n], 'UNFREEZE_DELAY_DAYS', '1-365'),
  71: switchOn('getAllowOptimizedReturnValueOfChainId', 'ALLOW_OPTIMIZED_RETURN_VALUE_OF_CHAIN_ID'),
  72: custom('getAllowDynamicEnergy', dynamicEnergyProblem),
  73: amount('getDynamicEnergyThreshold'),
  74: inRange(
    'getDynamicEnergyIncreaseFactor',
    [0n, 10_000n],
    'DYNAMIC_ENERGY_INCREASE_FACTOR',
    '0-10000',
  ),
  75: inRange('getDynamicEnergyMaxFactor', [0n, 100_000n], 'DYNAMIC_ENERGY_MAX_FACTOR', '0-100000'),
  76: switchOn('getAllowTvmShangHai', 'ALLOW_TVM_SHANGHAI'),
  77: needing(switchOn('getAllowCancelAllUnfreezeV2', 'ALLOW_CANCEL_ALL_UNFREEZE_V2'), [
    'getUnfreezeDelayDays',
  ]),
  78: needing(custom('getMaxDelegateLockPeriod', lockPeriodProblem, 'MAX_DELEGATE_LOCK_PERIOD'), [
    'getUnfreezeDelayDays',
  ]),
  79: once('getAllowOldRewardOpt', 'ALLOW_OLD_REWARD_OPT'),
  81: once('getAllowEnergyAdjustment', 'ALLOW_ENERGY_ADJUSTMENT'),
  82: custom('getMaxCreateAccountTxSize', (value) =>
    value < 500n || value > 10_000n
      ? 'This value[MAX_CREATE_ACCOUNT_TX_SIZE] is only allowed to be greater than or equal to 500 and less than or equal to 10000!'
      : undefined,
  ),
  83: once('getAllowTvmCancun', 'ALLOW_TVM_CANCUN'),
  87: once('getAllowStrictMath', 'ALLOW_STRICT_MATH'),
  88: once('getConsensusLogicOptimization', 'CONSENSUS_LOGIC_OPTIMIZATION'),
  89: once('getAllowTvmBlob', 'ALLOW_TVM_BLOB'),
  92: custom('getProposalExpireTime', (value) =>
    value <= 0n || value >= LONGEST_PROPOSAL
      ? `This value[PROPOSAL_EXPIRE_TIME] is only allowed to be greater than 0 and less than ${LONGEST_PROPOSAL}!`
      : undefined,
  ),
  94: once('getAllowTvmSelfdestructRestriction', 'ALLOW_TVM_SELFDESTRUCT_RESTRICTION'),
};

export function proposable(code: bigint): Proposable | undefined {
  return table[Number(code)];
}

/** Done once: the maintenance that takes the proposal also executes it, and -1 says that it is over. */
function removeGenesisVotes(): Proposable {
  const base = switchOn('getRemoveThePowerOfTheGr', 'REMOVE_THE_POWER_OF_THE_GR');
  return {
    ...base,
    problem: (value, now) =>
      now.getRemoveThePowerOfTheGr === -1n
        ? 'This proposal has been executed before and is only allowed to be executed once'
        : base.problem(value, now),
    effect: (_value, now) =>
      now.getRemoveThePowerOfTheGr === 0n ? { getRemoveThePowerOfTheGr: -1n } : {},
  };
}

function energyLimitEffect(limit: bigint, now: ChainParameters): ParameterChanges {
  return {
    getTotalEnergyLimit: limit,
    getTotalEnergyTargetLimit: limit / (now.getAdaptiveResourceLimitTargetRatio * MINUTES),
    ...(now.getAllowAdaptiveEnergy === 0n && { getTotalEnergyCurrentLimit: limit }),
  };
}

function targetRatioEffect(ratio: bigint, now: ChainParameters): ParameterChanges {
  return {
    getAdaptiveResourceLimitTargetRatio: ratio,
    getTotalEnergyTargetLimit: now.getTotalEnergyLimit / (ratio * MINUTES),
  };
}

function adaptiveEnergyEffect(value: bigint, now: ChainParameters): ParameterChanges {
  if (now.getAllowAdaptiveEnergy !== 0n) return {};
  return {
    ...targetRatioEffect(2n, now),
    getAllowAdaptiveEnergy: value,
    getAdaptiveResourceLimitMultiplier: 50n,
  };
}

function maxFeeLimitProblem(value: bigint, now: ChainParameters): string | undefined {
  if (value < 0n) return 'Bad MAX_FEE_LIMIT parameter value, value must not be negative';
  if (value <= MOST_MARKET_FEE) return undefined;
  if (now.getAllowTvmLondon === 0n) {
    return 'Bad MAX_FEE_LIMIT parameter value, valid range is [0,10_000_000_000L]';
  }
  return value > MOST ? `Bad chain parameter value, valid range is [0,${MOST}]` : undefined;
}

function marketFee(parameter: ParameterName, deed: string): Proposable {
  return custom(parameter, (value, now) => {
    if (now.getAllowMarketTransaction === 0n) {
      return `Market Transaction is not activated, can not set Market ${deed} Fee`;
    }
    return value < 0n || value > MOST_MARKET_FEE
      ? `Bad MARKET_${deed.toUpperCase()}_FEE parameter value, valid range is [0,10_000_000_000L]`
      : undefined;
  });
}

function dynamicEnergyProblem(value: bigint, now: ChainParameters): string | undefined {
  if (value < 0n || value > 1n) {
    return 'This value[ALLOW_DYNAMIC_ENERGY] is only allowed to be in the range 0-1';
  }
  return value === 1n && now.getChangeDelegation === 0n
    ? '[ALLOW_CHANGE_DELEGATION] proposal must be approved before [ALLOW_DYNAMIC_ENERGY] can be opened'
    : undefined;
}

function lockPeriodProblem(value: bigint, now: ChainParameters): string | undefined {
  const present = now.getMaxDelegateLockPeriod;
  return value <= present || value > LONGEST_LOCK
    ? `This value[MAX_DELEGATE_LOCK_PERIOD] is only allowed to be greater than ${present} and less than or equal to ${LONGEST_LOCK} !`
    : undefined;
}
