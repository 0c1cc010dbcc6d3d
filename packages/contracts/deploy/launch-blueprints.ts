import { basePoolAbi } from '../generated/abi/base-pool.ts';
import { launchTokenAbi } from '../generated/abi/launch-token.ts';
import { liquidityHelperAbi } from '../generated/abi/liquidity-helper.ts';
import { presaleAbi } from '../generated/abi/presale.ts';
import { tokenFactoryAbi } from '../generated/abi/token-factory.ts';
import { tradeAbi } from '../generated/abi/trade.ts';
import { basePoolBytecode } from '../generated/bytecode/base-pool.ts';
import { launchTokenBytecode } from '../generated/bytecode/launch-token.ts';
import { liquidityHelperBytecode } from '../generated/bytecode/liquidity-helper.ts';
import { presaleBytecode } from '../generated/bytecode/presale.ts';
import { tokenFactoryBytecode } from '../generated/bytecode/token-factory.ts';
import { tradeBytecode } from '../generated/bytecode/trade.ts';
import { type Blueprint, blueprint } from './blueprint.ts';

/** The code that launches are cloned from, and where they are made. */
export const launchBlueprints: Readonly<Record<string, Blueprint>> = {
  launchTokenCode: blueprint('LaunchToken', launchTokenAbi, launchTokenBytecode)(() => []),
  presaleCode: blueprint(
    'Presale',
    presaleAbi,
    presaleBytecode,
  )(({ at, parameters: { fees, delays }, embeddedChainId }) => [
    at('wtrx'),
    at('locker'),
    fees.presale,
    delays.presaleLength,
    embeddedChainId,
  ]),
  tradeCode: blueprint(
    'Trade',
    tradeAbi,
    tradeBytecode,
  )(({ at, parameters }) => [parameters.fees.trade, at('locker')]),
  basePoolCode: blueprint('BasePool', basePoolAbi, basePoolBytecode)(() => []),
  tokenFactory: blueprint(
    'TokenFactory',
    tokenFactoryAbi,
    tokenFactoryBytecode,
  )(({ at, deployer, parameters }) => [
    deployer,
    {
      token: at('launchTokenCode'),
      presale: at('presaleCode'),
      trade: at('tradeCode'),
      basePool: at('basePoolCode'),
    },
    at('dex'),
    at('wtrx'),
    at('feeVault'),
    parameters.fees.creation,
  ]),
  liquidityHelper: blueprint(
    'LiquidityHelper',
    liquidityHelperAbi,
    liquidityHelperBytecode,
  )(({ at, deployer, parameters }) => [
    deployer,
    at('dex'),
    at('wtrx'),
    at('oracle'),
    at('locker'),
    parameters.slippage,
  ]),
};
