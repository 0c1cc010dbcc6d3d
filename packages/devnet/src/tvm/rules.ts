import { type ChainParameters, isAllowed } from '../params/chain-parameters.ts';
import type { Word } from './words.ts';

/** The parameters that the machine obeys, looked up once per parameter set. */
export type Rules = Readonly<{
  transferTrc10: boolean;
  multiSign: boolean;
  constantinople: boolean;
  solidity059: boolean;
  istanbul: boolean;
  london: boolean;
  compatibleEvm: boolean;
  higherCpuLimit: boolean;
  shanghai: boolean;
  energyAdjustment: boolean;
  cancun: boolean;
  blob: boolean;
  selfdestructRestriction: boolean;
  dynamicEnergy: boolean;
  /** Contracts may verify shielded transactions. */
  shielded: boolean;
  /** Staking by contracts in its first form, and their votes. */
  freeze: boolean;
  vote: boolean;
  /** Staking by contracts, in its second form. */
  stake: boolean;
  /** Sun per energy unit. */
  energyFee: Word;
  /** What CHAINID pushes. */
  chainId: Word;
}>;

const CHAIN_ID_DIGITS = 8;

/** `genesisId` is the id of block 0, 64 hex digits. */
export function rulesOf(parameters: ChainParameters, genesisId: string): Rules {
  const shortChainId =
    isAllowed(parameters, 'AllowTvmCompatibleEvm') ||
    isAllowed(parameters, 'AllowOptimizedReturnValueOfChainId');
  return {
    transferTrc10: isAllowed(parameters, 'AllowTvmTransferTrc10'),
    multiSign: isAllowed(parameters, 'AllowMultiSign'),
    constantinople: isAllowed(parameters, 'AllowTvmConstantinople'),
    solidity059: isAllowed(parameters, 'AllowTvmSolidity059'),
    istanbul: isAllowed(parameters, 'AllowTvmIstanbul'),
    london: isAllowed(parameters, 'AllowTvmLondon'),
    compatibleEvm: isAllowed(parameters, 'AllowTvmCompatibleEvm'),
    higherCpuLimit: isAllowed(parameters, 'AllowHigherLimitForMaxCpuTimeOfOneTx'),
    shanghai: isAllowed(parameters, 'AllowTvmShangHai'),
    energyAdjustment: isAllowed(parameters, 'AllowEnergyAdjustment'),
    cancun: isAllowed(parameters, 'AllowTvmCancun'),
    blob: isAllowed(parameters, 'AllowTvmBlob'),
    selfdestructRestriction: isAllowed(parameters, 'AllowTvmSelfdestructRestriction'),
    dynamicEnergy: isAllowed(parameters, 'AllowDynamicEnergy'),
    shielded: isAllowed(parameters, 'AllowShieldedTRC20Transaction'),
    freeze: isAllowed(parameters, 'AllowTvmFreeze'),
    vote: isAllowed(parameters, 'AllowTvmVote'),
    stake: parameters.getUnfreezeDelayDays > 0n,
    energyFee: parameters.getEnergyFee,
    chainId: BigInt(`0x${shortChainId ? genesisId.slice(-CHAIN_ID_DIGITS) : genesisId}`),
  };
}
