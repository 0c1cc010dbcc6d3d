// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";
import {LiquidityHelper} from "../../src/liquidity/LiquidityHelper.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployLiquidity} from "../deploy/DeployLiquidity.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";
import {LaunchBase} from "../token-launch/LaunchBase.sol";

/// @notice The liquidity helper, a coin and its pool, with an average price of 31 minutes.
abstract contract LiquidityBase is LaunchBase {
    LiquidityHelper internal helper;
    TrickCoin internal coin;
    IUniswapV2Pair internal lp;

    /// @dev Alice has as many coins as the pool.
    function _openPool(uint256 coins, uint256 trx) internal {
        helper = DeployLiquidity.liquidityHelper(
            owner,
            address(dex),
            address(wtrx),
            address(oracle),
            address(locker),
            100
        );
        coin = DeployDoubles.trickCoin("COIN");
        coin.mint(alice, coins);
        lp = _pool(coin, coins, trx);
        vm.warp(block.timestamp + 31 minutes);
    }

    function _pool(TrickCoin token, uint256 coins, uint256 trx) internal returns (IUniswapV2Pair pair) {
        pair = IUniswapV2Pair(dex.createPair(address(token), address(wtrx)));
        token.mint(address(pair), coins);
        _wrapInto(pair, trx);
        pair.mint(address(this));
        oracle.observe(address(pair));
    }

    /// @dev Buys coins with `spend`, so the spot price leaves its average.
    function _bend(uint256 spend) internal {
        (uint256 coins, uint256 trx) = (coin.balanceOf(address(lp)), wtrx.balanceOf(address(lp)));
        _wrapInto(lp, spend);
        uint256 out = (coins * spend * 997) / (trx * 1000 + spend * 997);
        bool coinFirst = address(coin) < address(wtrx);
        lp.swap(coinFirst ? out : 0, coinFirst ? 0 : out, address(this), "");
    }

    function _expectNothingLeft() internal view {
        assertEq(address(helper).balance, 0);
        assertEq(wtrx.balanceOf(address(helper)), 0);
        assertEq(coin.balanceOf(address(helper)), 0);
        assertEq(lp.balanceOf(address(helper)), 0);
    }

    function _wrapInto(IUniswapV2Pair pair, uint256 trx) private {
        vm.deal(address(this), address(this).balance + trx);
        wtrx.deposit{value: trx}();
        wtrx.transfer(address(pair), trx);
    }
}
