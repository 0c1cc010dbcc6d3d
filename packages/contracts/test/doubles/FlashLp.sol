// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";

/// @notice Acts on a pair whose liquidity it changes for the length of one call, with money that is back at the end of it.
contract FlashLp {
    receive() external payable {}

    function approve(ITRC20 coin, address to) external {
        coin.approve(to, type(uint256).max);
    }

    /// @notice Adds `times` what the pair holds at its own ratio, makes the calls, takes all out again.
    function deepen(
        IUniswapV2Pair pair,
        uint256 times,
        address[] calldata to,
        bytes[] calldata calls
    ) external {
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        ITRC20(pair.token0()).transfer(address(pair), reserve0 * times);
        ITRC20(pair.token1()).transfer(address(pair), reserve1 * times);
        uint256 lp = pair.mint(address(this));
        for (uint256 i; i < calls.length; ++i) _call(to[i], 0, calls[i]);
        pair.transfer(address(pair), lp);
        pair.burn(address(this));
    }

    /// @notice {deepen} around one call that is paid, made `count` times.
    function deepenAndPay(
        IUniswapV2Pair pair,
        uint256 times,
        address to,
        uint256 value,
        bytes calldata data,
        uint256 count
    ) external {
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        ITRC20(pair.token0()).transfer(address(pair), reserve0 * times);
        ITRC20(pair.token1()).transfer(address(pair), reserve1 * times);
        uint256 lp = pair.mint(address(this));
        for (uint256 i; i < count; ++i) _call(to, value, data);
        pair.transfer(address(pair), lp);
        pair.burn(address(this));
    }

    /// @notice Takes its liquidity out, makes the call, puts it back.
    function thin(IUniswapV2Pair pair, address to, bytes calldata data) external {
        uint256 lp = pair.balanceOf(address(this));
        pair.transfer(address(pair), lp);
        (uint256 amount0, uint256 amount1) = pair.burn(address(this));
        _call(to, 0, data);
        ITRC20(pair.token0()).transfer(address(pair), amount0);
        ITRC20(pair.token1()).transfer(address(pair), amount1);
        pair.mint(address(this));
    }

    /// @notice Swaps `amount` of a coin into the pair, makes the call, swaps back what it got.
    function bend(
        IUniswapV2Pair pair,
        ITRC20 coin,
        uint256 amount,
        address to,
        bytes calldata data
    ) external {
        uint256 out = _swap(pair, coin, amount);
        _call(to, 0, data);
        _swap(pair, ITRC20(pair.token0() == address(coin) ? pair.token1() : pair.token0()), out);
    }

    /// @notice Swaps `amount` of a coin into the pair.
    function swap(IUniswapV2Pair pair, ITRC20 coin, uint256 amount) external returns (uint256) {
        return _swap(pair, coin, amount);
    }

    function _swap(IUniswapV2Pair pair, ITRC20 coin, uint256 amount) private returns (uint256 out) {
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        bool first = pair.token0() == address(coin);
        (uint256 reserveIn, uint256 reserveOut) = first ? (reserve0, reserve1) : (reserve1, reserve0);
        out = (amount * 997 * reserveOut) / (reserveIn * 1000 + amount * 997);
        coin.transfer(address(pair), amount);
        pair.swap(first ? 0 : out, first ? out : 0, address(this), "");
    }

    function _call(address to, uint256 value, bytes memory data) private {
        (bool done, bytes memory reason) = to.call{value: value}(data);
        if (done) return;
        assembly {
            revert(add(reason, 32), mload(reason))
        }
    }
}
