import { dexSettings, routerSettings } from './compiler-settings.ts';
import { type CompiledContract, compile } from './solc.ts';
import { gatherSources, readUnit } from './solidity-sources.ts';

const pairUnit = '@uniswap/v2-core/contracts/UniswapV2Pair.sol';
const factoryUnit = '@uniswap/v2-core/contracts/UniswapV2Factory.sol';
const routerUnit = '@uniswap/v2-periphery/contracts/UniswapV2Router02.sol';

const ownFiles: Record<string, string> = {
  '@uniswap/v2-periphery/contracts/libraries/UniswapV2Library.sol': 'dex/UniswapV2Library.sol',
  '@uniswap/lib/contracts/libraries/TransferHelper.sol': 'dex/TransferHelper.sol',
};

/**
 * The pair trusts the answer of `transfer`; USDT on TRON answers false on success, so the balance decides instead.
 * And its guard is two writes of 5,000 energy. `mint` and `sync` call nothing but views, which cannot change a thing, so
 * they only ask whether another call is running.
 */
const pairPatch = [
  {
    from: '(bool success, bytes memory data) = token.call(',
    to: 'uint held = IERC20(token).balanceOf(address(this));\n        (bool success, ) = token.call(',
  },
  {
    from: "require(success && (data.length == 0 || abi.decode(data, (bool))), 'UniswapV2: TRANSFER_FAILED');",
    to: "require(success && (to == address(this) || held.sub(IERC20(token).balanceOf(address(this))) >= value), 'UniswapV2: TRANSFER_FAILED');",
  },
  {
    from: 'modifier lock() {',
    to: "modifier whenUnlocked() {\n        require(unlocked == 1, 'UniswapV2: LOCKED');\n        _;\n    }\n    modifier lock() {",
  },
  ...['function mint(address to) external', 'function sync() external'].map((head) => ({
    from: `${head} lock`,
    to: `${head} whenUnlocked`,
  })),
];

/** Uniswap V2 for the TVM from the npm sources: factory (with the pair inside), pair and router. */
export function compileDex(): CompiledContract[] {
  const core = gatherSources([factoryUnit], (unit) =>
    unit === pairUnit ? patchedPair() : undefined,
  );
  const periphery = gatherSources([routerUnit], (unit) => {
    const own = ownFiles[unit];
    return own === undefined ? undefined : readUnit(own);
  });
  return [
    ...compile('solc-0.5', core, dexSettings),
    ...compile('solc-0.6', periphery, routerSettings),
  ].filter(({ unit }) => unit === pairUnit || unit === factoryUnit || unit === routerUnit);
}

export function patchedPair(original: string = readUnit(pairUnit)): string {
  return pairPatch.reduce((text, { from, to }) => {
    if (text.split(from).length !== 2) throw new Error(`the pair's source changed: ${from}`);
    return text.replace(from, () => to);
  }, original);
}
