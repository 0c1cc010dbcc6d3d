// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

// Uniswap's own documentation describes these functions.
// solhint-disable use-natspec

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";

/// @notice The part of a Uniswap V2 factory that our contracts use.
interface IUniswapV2Factory {
    function createPair(address a, address b) external returns (address pair);
    function getPair(address a, address b) external view returns (address pair);
}

/// @notice The part of a Uniswap V2 pair that our contracts use. The pair is the LP token.
interface IUniswapV2Pair is ITRC20 {
    function mint(address to) external returns (uint256 liquidity);
    function burn(address to) external returns (uint256 amount0, uint256 amount1);
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;
    function skim(address to) external;
    function sync() external;
    function token0() external view returns (address);
    function token1() external view returns (address);
    function factory() external view returns (address);
    function kLast() external view returns (uint256);
    function getReserves()
        external
        view
        returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast);
    function price0CumulativeLast() external view returns (uint256);
    function price1CumulativeLast() external view returns (uint256);
}
