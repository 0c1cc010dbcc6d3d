// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20Metadata} from "@openzeppelin/tron-contracts/token/TRC20/extensions/ITRC20Metadata.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {IUniswapV2Factory, IUniswapV2Pair} from "../dex/IUniswapV2.sol";
import {IPriceOracle} from "../prices/IPriceOracle.sol";
import {ILocker} from "./ILocker.sol";

/// @title The price views of the locker
/// @notice For display: no money path reads them.
abstract contract LockPrices is ILocker {
    IPriceOracle private immutable _ORACLE;
    address private immutable _USDT;
    address private immutable _WTRX;

    constructor(IPriceOracle oracle, address usdt, address wtrx) {
        _ORACLE = oracle;
        _USDT = usdt;
        _WTRX = wtrx;
    }

    /// @inheritdoc ILocker
    function getPrice(address coin) external view returns (uint256) {
        return getCoinUPrice(10 ** ITRC20Metadata(coin).decimals(), coin);
    }

    /// @inheritdoc ILocker
    function getLPUPrice(uint256 amount, address lp) external view returns (uint256) {
        address token0 = IUniswapV2Pair(lp).token0();
        address token1 = IUniswapV2Pair(lp).token1();
        if (IUniswapV2Factory(_ORACLE.factory()).getPair(token0, token1) != lp) revert LockerNotAPair(lp);
        (uint256 reserve0, uint256 reserve1, ) = IUniswapV2Pair(lp).getReserves();
        // 2 x sqrt(k x p0 x p1): each reserve is priced by average, so a trade moves one up and the other down and
        // the root stays where it was.
        uint256 root = Math.sqrt(getCoinUPrice(reserve0, token0) * getCoinUPrice(reserve1, token1));
        return Math.mulDiv(2 * root, amount, IUniswapV2Pair(lp).totalSupply());
    }

    /// @inheritdoc ILocker
    /// @dev By the pair with WTRX when it has a price, which for launched tokens is the one the launch made. A pair
    /// with USDT that anyone could add for little money serves only where that one is missing.
    function getCoinUPrice(uint256 amount, address coin) public view returns (uint256) {
        if (coin == _USDT) return amount;
        if (coin != _WTRX && _ORACLE.isFresh(coin, _WTRX)) {
            (amount, , ) = _ORACLE.consult(coin, amount, _WTRX);
            coin = _WTRX;
        }
        (uint256 value, , ) = _ORACLE.consult(coin, amount, _USDT);
        return value;
    }
}
