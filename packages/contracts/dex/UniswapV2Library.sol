// SPDX-License-Identifier: MIT
pragma solidity =0.6.6;

import "@uniswap/v2-core/contracts/interfaces/IUniswapV2Factory.sol";
import "@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol";
import "@uniswap/v2-periphery/contracts/libraries/SafeMath.sol";

/// @title Stands in for the router's library of the same name
/// @notice Asks the factory where a pair is. The original computes it with the EVM's CREATE2 prefix and a fixed code
/// hash, and both differ on the TVM.
library UniswapV2Library {
    using SafeMath for uint256;

    function sortTokens(address a, address b) internal pure returns (address token0, address token1) {
        require(a != b, "UniswapV2Library: IDENTICAL_ADDRESSES");
        (token0, token1) = a < b ? (a, b) : (b, a);
        require(token0 != address(0), "UniswapV2Library: ZERO_ADDRESS");
    }

    function pairFor(address factory, address a, address b) internal view returns (address) {
        return IUniswapV2Factory(factory).getPair(a, b);
    }

    function getReserves(address factory, address a, address b) internal view returns (uint256, uint256) {
        (address token0, ) = sortTokens(a, b);
        (uint256 reserve0, uint256 reserve1, ) = IUniswapV2Pair(pairFor(factory, a, b)).getReserves();
        return a == token0 ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @dev The amount of B worth `amountA` at the pool's ratio.
    function quote(uint256 amountA, uint256 reserveA, uint256 reserveB) internal pure returns (uint256) {
        require(amountA > 0, "UniswapV2Library: INSUFFICIENT_AMOUNT");
        require(reserveA > 0 && reserveB > 0, "UniswapV2Library: INSUFFICIENT_LIQUIDITY");
        return amountA.mul(reserveB) / reserveA;
    }

    /// @dev What `amountIn` buys after the 0.3 % fee.
    function getAmountOut(
        uint256 amountIn,
        uint256 reserveIn,
        uint256 reserveOut
    ) internal pure returns (uint256) {
        require(amountIn > 0, "UniswapV2Library: INSUFFICIENT_INPUT_AMOUNT");
        require(reserveIn > 0 && reserveOut > 0, "UniswapV2Library: INSUFFICIENT_LIQUIDITY");
        uint256 effective = amountIn.mul(997);
        return effective.mul(reserveOut) / reserveIn.mul(1000).add(effective);
    }

    /// @dev What `amountOut` costs with the 0.3 % fee, rounded up.
    function getAmountIn(
        uint256 amountOut,
        uint256 reserveIn,
        uint256 reserveOut
    ) internal pure returns (uint256) {
        require(amountOut > 0, "UniswapV2Library: INSUFFICIENT_OUTPUT_AMOUNT");
        require(reserveIn > 0 && reserveOut > 0, "UniswapV2Library: INSUFFICIENT_LIQUIDITY");
        uint256 needed = reserveIn.mul(amountOut).mul(1000);
        return (needed / reserveOut.sub(amountOut).mul(997)).add(1);
    }

    function getAmountsOut(
        address factory,
        uint256 amountIn,
        address[] memory path
    ) internal view returns (uint256[] memory amounts) {
        require(path.length >= 2, "UniswapV2Library: INVALID_PATH");
        amounts = new uint256[](path.length);
        amounts[0] = amountIn;
        for (uint256 i = 1; i < path.length; i++) {
            (uint256 reserveIn, uint256 reserveOut) = getReserves(factory, path[i - 1], path[i]);
            amounts[i] = getAmountOut(amounts[i - 1], reserveIn, reserveOut);
        }
    }

    function getAmountsIn(
        address factory,
        uint256 amountOut,
        address[] memory path
    ) internal view returns (uint256[] memory amounts) {
        require(path.length >= 2, "UniswapV2Library: INVALID_PATH");
        amounts = new uint256[](path.length);
        amounts[path.length - 1] = amountOut;
        for (uint256 i = path.length - 1; i > 0; i--) {
            (uint256 reserveIn, uint256 reserveOut) = getReserves(factory, path[i - 1], path[i]);
            amounts[i - 1] = getAmountIn(amounts[i], reserveIn, reserveOut);
        }
    }
}
