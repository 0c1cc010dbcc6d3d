import { compilerSettings, originalDexSettings, routerSettings } from './compiler-settings.ts';
import { factoryUnit, pairUnit, patchedCore } from './dex-patches.ts';
import { type CompiledContract, compile } from './solc.ts';
import { gatherSources, readUnit, type Sources } from './solidity-sources.ts';

export const routerUnit = '@uniswap/v2-periphery/contracts/UniswapV2Router02.sol';

const ownFiles: Record<string, string> = {
  '@uniswap/v2-periphery/contracts/libraries/UniswapV2Library.sol': 'dex/UniswapV2Library.sol',
  '@uniswap/lib/contracts/libraries/TransferHelper.sol': 'dex/TransferHelper.sol',
};

/** Uniswap V2 for the TVM from the npm sources: factory (with the pair inside), pair and router. */
export function compileDex(): CompiledContract[] {
  return [
    ...compile('solc', coreSources(), compilerSettings),
    ...compile('solc-0.6', routerSources(), routerSettings),
  ].filter(({ unit }) => unit === pairUnit || unit === factoryUnit || unit === routerUnit);
}

/** The factory and what it imports, patched for our compiler. */
export function coreSources(): Sources {
  return gatherSources([factoryUnit], (unit) => patchedCore(unit, readUnit(unit)));
}

/** The router and what it imports, with our versions of two of its libraries. */
export function routerSources(): Sources {
  return gatherSources([routerUnit], (unit) => {
    const own = ownFiles[unit];
    return own === undefined ? undefined : readUnit(own);
  });
}

/** Factory and pair as their authors compile them: what ours must behave like. */
export function compileOriginalCore(): CompiledContract[] {
  return compile('solc-0.5', gatherSources([factoryUnit]), originalDexSettings);
}
