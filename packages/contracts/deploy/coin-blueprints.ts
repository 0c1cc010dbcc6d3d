import { testUsdtAbi } from '../generated/abi/test-usdt.ts';
import { uniswapV2FactoryAbi } from '../generated/abi/uniswap-v2-factory.ts';
import { uniswapV2Router02Abi } from '../generated/abi/uniswap-v2-router02.ts';
import { vellumGovernorAbi } from '../generated/abi/vellum-governor.ts';
import { vellumTimelockAbi } from '../generated/abi/vellum-timelock.ts';
import { vlmAbi } from '../generated/abi/vlm.ts';
import { wtrxAbi } from '../generated/abi/wtrx.ts';
import { testUsdtBytecode } from '../generated/bytecode/test-usdt.ts';
import { uniswapV2FactoryBytecode } from '../generated/bytecode/uniswap-v2-factory.ts';
import { uniswapV2Router02Bytecode } from '../generated/bytecode/uniswap-v2-router02.ts';
import { vellumGovernorBytecode } from '../generated/bytecode/vellum-governor.ts';
import { vellumTimelockBytecode } from '../generated/bytecode/vellum-timelock.ts';
import { vlmBytecode } from '../generated/bytecode/vlm.ts';
import { wtrxBytecode } from '../generated/bytecode/wtrx.ts';
import { type Blueprint, blueprint } from './blueprint.ts';

/** The owner of everything adjustable; the coins and pairs refer to it. */
export const timelockBlueprint: Readonly<Record<string, Blueprint>> = {
  timelock: blueprint(
    'VellumTimelock',
    vellumTimelockAbi,
    vellumTimelockBytecode,
  )(({ parameters, deployer, embeddedChainId }) => [
    parameters.delays.timelock,
    deployer,
    embeddedChainId,
  ]),
};

/** What a public network already has. */
export const marketBlueprints: Readonly<Record<string, Blueprint>> = {
  usdt: blueprint('TestUsdt', testUsdtAbi, testUsdtBytecode)(({ deployer }) => [deployer]),
  wtrx: blueprint('Wtrx', wtrxAbi, wtrxBytecode)(() => []),
  dex: blueprint(
    'UniswapV2Factory',
    uniswapV2FactoryAbi,
    uniswapV2FactoryBytecode,
  )(({ at }) => [at('timelock')]),
  router: blueprint(
    'UniswapV2Router02',
    uniswapV2Router02Abi,
    uniswapV2Router02Bytecode,
  )(({ at }) => [at('dex'), at('wtrx')]),
};

export const governorBlueprint: Readonly<Record<string, Blueprint>> = {
  governor: blueprint(
    'VellumGovernor',
    vellumGovernorAbi,
    vellumGovernorBytecode,
  )(({ parameters: { delays, roles }, at, embeddedChainId }) => [
    at('vlm'),
    at('timelock'),
    {
      votingDelay: delays.votingDelay,
      votingPeriod: delays.votingPeriod,
      lateExtension: delays.lateExtension,
    },
    roles.guardian,
    embeddedChainId,
  ]),
};

export const voteBlueprints: Readonly<Record<string, Blueprint>> = {
  vlm: blueprint(
    'Vlm',
    vlmAbi,
    vlmBytecode,
  )(({ parameters }) => [parameters.roles.vlmHolder, parameters.vlmSupply]),
  ...governorBlueprint,
};
