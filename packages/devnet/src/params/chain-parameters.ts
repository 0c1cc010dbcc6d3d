import { createHash } from 'node:crypto';

/** Every parameter of the chain by java-tron's name, in the order `/wallet/getchainparameters` prints them. */
export const PARAMETER_NAMES = [
  'getMaintenanceTimeInterval',
  'getAccountUpgradeCost',
  'getCreateAccountFee',
  'getTransactionFee',
  'getAssetIssueFee',
  'getWitnessPayPerBlock',
  'getWitnessStandbyAllowance',
  'getCreateNewAccountFeeInSystemContract',
  'getCreateNewAccountBandwidthRate',
  'getAllowCreationOfContracts',
  'getRemoveThePowerOfTheGr',
  'getEnergyFee',
  'getExchangeCreateFee',
  'getMaxCpuTimeOfOneTx',
  'getAllowUpdateAccountName',
  'getAllowSameTokenName',
  'getAllowDelegateResource',
  'getTotalEnergyLimit',
  'getAllowTvmTransferTrc10',
  'getTotalEnergyCurrentLimit',
  'getAllowMultiSign',
  'getAllowAdaptiveEnergy',
  'getTotalEnergyTargetLimit',
  'getTotalEnergyAverageUsage',
  'getUpdateAccountPermissionFee',
  'getMultiSignFee',
  'getAllowAccountStateRoot',
  'getAllowProtoFilterNum',
  'getAllowTvmConstantinople',
  'getAllowTvmSolidity059',
  'getAllowTvmIstanbul',
  'getAllowShieldedTRC20Transaction',
  'getForbidTransferToContract',
  'getAdaptiveResourceLimitTargetRatio',
  'getAdaptiveResourceLimitMultiplier',
  'getChangeDelegation',
  'getWitness127PayPerBlock',
  'getAllowMarketTransaction',
  'getMarketSellFee',
  'getMarketCancelFee',
  'getAllowPBFT',
  'getAllowTransactionFeePool',
  'getMaxFeeLimit',
  'getAllowOptimizeBlackHole',
  'getAllowNewResourceModel',
  'getAllowTvmFreeze',
  'getAllowTvmVote',
  'getAllowTvmLondon',
  'getAllowTvmCompatibleEvm',
  'getAllowAccountAssetOptimization',
  'getFreeNetLimit',
  'getTotalNetLimit',
  'getAllowHigherLimitForMaxCpuTimeOfOneTx',
  'getAllowAssetOptimization',
  'getAllowNewReward',
  'getMemoFee',
  'getAllowDelegateOptimization',
  'getUnfreezeDelayDays',
  'getAllowOptimizedReturnValueOfChainId',
  'getAllowDynamicEnergy',
  'getDynamicEnergyThreshold',
  'getDynamicEnergyIncreaseFactor',
  'getDynamicEnergyMaxFactor',
  'getAllowTvmShangHai',
  'getAllowCancelAllUnfreezeV2',
  'getMaxDelegateLockPeriod',
  'getAllowOldRewardOpt',
  'getAllowEnergyAdjustment',
  'getMaxCreateAccountTxSize',
  'getAllowStrictMath',
  'getConsensusLogicOptimization',
  'getAllowTvmCancun',
  'getAllowTvmBlob',
  'getAllowTvmSelfdestructRestriction',
  'getProposalExpireTime',
] as const;

export type ParameterName = (typeof PARAMETER_NAMES)[number];

/** The rules of one chain at one moment. A passed proposal makes a new set; a set never changes. */
export type ChainParameters = Readonly<Record<ParameterName, bigint>>;

/** A rule that a proposal switches on; the parameter is `get` + its name. */
export type ProposalFlag = {
  [N in ParameterName]: N extends `get${infer F extends `Allow${string}`}` ? F : never;
}[ParameterName];

export function isAllowed(parameters: ChainParameters, flag: ProposalFlag): boolean {
  return parameters[`get${flag}`] !== 0n;
}

/** Name and value of every parameter, in the order the node prints them. */
export function parameterList(
  parameters: ChainParameters,
): readonly Readonly<{ key: ParameterName; value: bigint }>[] {
  return PARAMETER_NAMES.map((key) => ({ key, value: parameters[key] }));
}

/** sha256 over all names and values, hex: two chains with equal hashes follow the same rules. */
export function parametersHash(parameters: ChainParameters): string {
  const text = PARAMETER_NAMES.map((name) => `${name}=${parameters[name]}`).join('\n');
  return createHash('sha256').update(text).digest('hex');
}
