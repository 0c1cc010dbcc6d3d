import { type ChainParameters, PARAMETER_NAMES, type ParameterName } from './chain-parameters.ts';

/** What java-tron starts with when no proposal has passed; amounts in sun, times in milliseconds. */
const javaDefaults: Partial<Record<ParameterName, bigint>> = {
  getMaintenanceTimeInterval: 21_600_000n,
  getAccountUpgradeCost: 9_999_000_000n,
  getCreateAccountFee: 100_000n,
  getTransactionFee: 10n,
  getAssetIssueFee: 1_024_000_000n,
  getWitnessPayPerBlock: 32_000_000n,
  getWitnessStandbyAllowance: 115_200_000_000n,
  getCreateNewAccountBandwidthRate: 1n,
  getAllowCreationOfContracts: 1n,
  getEnergyFee: 100n,
  getExchangeCreateFee: 1_024_000_000n,
  getMaxCpuTimeOfOneTx: 50n,
  getTotalEnergyLimit: 50_000_000_000n,
  getTotalEnergyCurrentLimit: 50_000_000_000n,
  getTotalEnergyTargetLimit: 3_472_222n,
  getUpdateAccountPermissionFee: 100_000_000n,
  getMultiSignFee: 1_000_000n,
  getAdaptiveResourceLimitTargetRatio: 10n,
  getAdaptiveResourceLimitMultiplier: 1_000n,
  getWitness127PayPerBlock: 16_000_000n,
  getMaxFeeLimit: 1_000_000_000n,
  getFreeNetLimit: 5_000n,
  getTotalNetLimit: 43_200_000_000n,
  getMaxDelegateLockPeriod: 86_400n,
  getMaxCreateAccountTxSize: 1_000n,
  getProposalExpireTime: 259_200_000n,
};

const liveFees: Partial<Record<ParameterName, bigint>> = {
  getTransactionFee: 1_000n,
  getWitnessPayPerBlock: 8_000_000n,
  getCreateNewAccountFeeInSystemContract: 1_000_000n,
  getMaxCpuTimeOfOneTx: 80n,
  getTotalEnergyLimit: 180_000_000_000n,
  getTotalEnergyCurrentLimit: 180_000_000_000n,
  getTotalEnergyTargetLimit: 12_500_000n,
  getWitness127PayPerBlock: 128_000_000n,
  getMaxFeeLimit: 15_000_000_000n,
  getFreeNetLimit: 600n,
  getMemoFee: 1_000_000n,
  getUnfreezeDelayDays: 14n,
  getDynamicEnergyThreshold: 5_000_000_000n,
  getDynamicEnergyIncreaseFactor: 2_000n,
  getDynamicEnergyMaxFactor: 34_000n,
  getMaxDelegateLockPeriod: 864_000n,
};

/**
 * The proposals under which the energy vectors were measured. Dynamic energy is off: its bill depends on how
 * busy a contract was, which a development chain cannot know.
 */
const measuredProposals: readonly ParameterName[] = [
  'getAllowSameTokenName',
  'getAllowDelegateResource',
  'getAllowTvmTransferTrc10',
  'getAllowMultiSign',
  'getAllowTvmConstantinople',
  'getAllowTvmSolidity059',
  'getAllowTvmIstanbul',
  'getAllowShieldedTRC20Transaction',
  'getChangeDelegation',
  'getAllowOptimizeBlackHole',
  'getAllowTvmFreeze',
  'getAllowTvmVote',
  'getAllowTvmLondon',
  'getAllowTvmCompatibleEvm',
  'getAllowHigherLimitForMaxCpuTimeOfOneTx',
  'getAllowAssetOptimization',
  'getAllowNewReward',
  'getAllowDelegateOptimization',
  'getAllowOptimizedReturnValueOfChainId',
  'getAllowTvmShangHai',
  'getAllowCancelAllUnfreezeV2',
  'getAllowOldRewardOpt',
  'getAllowEnergyAdjustment',
  'getAllowStrictMath',
  'getConsensusLogicOptimization',
  'getAllowTvmCancun',
];

function complete(...layers: readonly Partial<Record<ParameterName, bigint>>[]): ChainParameters {
  const values: Partial<Record<ParameterName, bigint>> = Object.assign({}, ...layers);
  const entries = PARAMETER_NAMES.map((name) => [name, values[name] ?? 0n] as const);
  return Object.freeze(Object.fromEntries(entries)) as ChainParameters;
}

const switchedOn = {
  ...Object.fromEntries(measuredProposals.map((name) => [name, 1n])),
  // Executed and over.
  getRemoveThePowerOfTheGr: -1n,
};

/** Ready-made rule sets. `java-tests` is what java-tron's own unit tests run with: no proposal has passed. */
export const presets = {
  mainnet: complete(javaDefaults, liveFees, switchedOn),
  nile: complete(javaDefaults, liveFees, switchedOn, {
    getMaintenanceTimeInterval: 1_800_000n,
    getWitnessStandbyAllowance: 100_000_000n,
  }),
  'java-tests': complete(javaDefaults),
} as const;

export type PresetName = keyof typeof presets;

/** A preset with some parameters changed. */
export function parametersOf(
  preset: PresetName,
  overrides: Partial<Record<ParameterName, bigint>> = {},
): ChainParameters {
  return complete(presets[preset], overrides);
}
