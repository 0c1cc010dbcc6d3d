import { burnMineAbi } from '../generated/abi/burn-mine.ts';
import { feeVaultAbi } from '../generated/abi/fee-vault.ts';
import { lockerAbi } from '../generated/abi/locker.ts';
import { payoutAbi } from '../generated/abi/payout.ts';
import { priceOracleAbi } from '../generated/abi/price-oracle.ts';
import { solvencyLogAbi } from '../generated/abi/solvency-log.ts';
import { streamStakeAbi } from '../generated/abi/stream-stake.ts';
import { teamAbi } from '../generated/abi/team.ts';
import { termStakeAbi } from '../generated/abi/term-stake.ts';
import { burnMineBytecode } from '../generated/bytecode/burn-mine.ts';
import { feeVaultBytecode } from '../generated/bytecode/fee-vault.ts';
import { lockerBytecode } from '../generated/bytecode/locker.ts';
import { payoutBytecode } from '../generated/bytecode/payout.ts';
import { priceOracleBytecode } from '../generated/bytecode/price-oracle.ts';
import { solvencyLogBytecode } from '../generated/bytecode/solvency-log.ts';
import { streamStakeBytecode } from '../generated/bytecode/stream-stake.ts';
import { teamBytecode } from '../generated/bytecode/team.ts';
import { termStakeBytecode } from '../generated/bytecode/term-stake.ts';
import { type Blueprint, blueprint } from './blueprint.ts';

/** What the contracts of the product stand on. */
export const groundBlueprints: Readonly<Record<string, Blueprint>> = {
  team: blueprint('Team', teamAbi, teamBytecode)(({ parameters }) => [parameters.roles.teamRoot]),
  oracle: blueprint('PriceOracle', priceOracleAbi, priceOracleBytecode)(({ at }) => [at('dex')]),
  feeVault: blueprint(
    'FeeVault',
    feeVaultAbi,
    feeVaultBytecode,
  )(({ at, deployer, parameters, embeddedChainId }) => [
    at('team'),
    at('wtrx'),
    deployer,
    parameters.delays.feeVaultChange,
    embeddedChainId,
  ]),
  locker: blueprint(
    'Locker',
    lockerAbi,
    lockerBytecode,
  )(({ at }) => [at('oracle'), at('usdt'), at('wtrx')]),
};

/** Rewards are paid in WTRX, because that is what fees become. */
export const earnBlueprints: Readonly<Record<string, Blueprint>> = {
  lpStake: blueprint(
    'StreamStake',
    streamStakeAbi,
    streamStakeBytecode,
  )(({ at, deployer, parameters }) => [
    at('vlmWtrx'),
    at('wtrx'),
    deployer,
    parameters.roles.guardian,
  ]),
  termStake: blueprint(
    'TermStake',
    termStakeAbi,
    termStakeBytecode,
  )(({ at, deployer, parameters }) => [at('vlm'), deployer, parameters.roles.guardian]),
  burnMine: blueprint(
    'BurnMine',
    burnMineAbi,
    burnMineBytecode,
  )(({ at, deployer, parameters, embeddedChainId }) => [
    at('oracle'),
    at('usdt'),
    at('wtrx'),
    parameters.burnLiquidity,
    embeddedChainId,
    deployer,
    parameters.roles.guardian,
  ]),
  payout: blueprint(
    'Payout',
    payoutAbi,
    payoutBytecode,
  )(({ at, deployer, parameters: { delays, roles, payout }, embeddedChainId }) => [
    at('oracle'),
    at('usdt'),
    at('wtrx'),
    {
      rootDelay: delays.payoutRoot,
      roleDelay: delays.payoutRoles,
      dailyCap: payout.dailyCap,
      minWithdrawU: payout.minimumU,
      embeddedChain: embeddedChainId,
    },
    deployer,
    {
      proposer: roles.payoutProposer,
      reserve: roles.payoutReserve,
      guardian: roles.payoutGuardian,
    },
  ]),
  solvencyLog: blueprint(
    'SolvencyLog',
    solvencyLogAbi,
    solvencyLogBytecode,
  )(({ at }) => [at('payout')]),
};
