import { compilerSettings, originalDexSettings, routerSettings } from './compiler-settings.ts';
import { factoryUnit, pairUnit, patchedCore } from './dex-patches.ts';
import { type CompiledContract, compile } from './solc.ts';
import { gatherSources, readUnit } from './solidity-sources.ts';

const routerUnit = '@uniswap/v2-periphery/contracts/UniswapV2Router02.sol';

const ownFiles: Record<string, string> = {
  '@uniswap/v2-periphery/contracts/libraries/UniswapV2Library.sol': 'dex/UniswapV2Library.sol',
  '@uniswap/lib/contracts/libraries/TransferHelper.sol': 'dex/TransferHelper.sol',
};

/** Uniswap V2 for the TVM from the npm sources: factory (with the pair inside), pair and router. */
export function compileDex(): CompiledContract[] {
  const core = gatherSources([factoryUnit], (unit) => patchedCore(unit, readUnit(unit)));
  const periphery = gatherSources([routerUnit], (unit) => {
    const own = ownFiles[unit];
    return own === undefined ? undefined : readUnit(own);
  });
  return [
    ...compile('solc', core, compilerSettings),
    ...compile('solc-0.6', periphery, routerSettings),
  ].filter(({ unit }) => unit === pairUnit || unit === factoryUnit || unit === routerUnit);
}

/** Factory and pair as their authors compile them: what ours must behave like. */
export function compileOriginalCore(): CompiledContract[] {
  return compile('solc-0.5', gatherSources([factoryUnit]), originalDexSettings);
}
