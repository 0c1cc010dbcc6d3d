// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {IUniswapV2Factory, IUniswapV2Pair} from "../dex/IUniswapV2.sol";
import {IPriceOracle} from "./IPriceOracle.sol";

/// @title Time-weighted prices
/// @notice See {IPriceOracle}.
/// @dev Two observations per pair, at least 30 minutes apart. The newer one serves once it is 30 minutes old, until
/// then the older one. The average runs to this moment, and the pair counts a price only by the seconds it stood: what
/// a transaction does to the reserves has no weight in the average it reads.
contract PriceOracle is IPriceOracle {
    /// @dev Prices are UQ112.112 x seconds and wrap around, as in the pair.
    struct Observation {
        uint256 price0;
        uint256 price1;
        uint256 time;
    }

    uint256 private constant _MIN_WINDOW = 30 minutes;
    uint256 private constant _MAX_WINDOW = 2 hours;

    /// @inheritdoc IPriceOracle
    address public immutable factory;

    mapping(address pair => Observation[2]) private _observations;

    constructor(address factory_) {
        factory = factory_;
    }

    /// @inheritdoc IPriceOracle
    function observe(address pair) external {
        if (_pairOf(IUniswapV2Pair(pair).token0(), IUniswapV2Pair(pair).token1()) != pair) {
            revert PriceOracleUnknownPair(pair);
        }
        Observation[2] storage ring = _observations[pair];
        uint256 older = ring[0].time <= ring[1].time ? 0 : 1;
        if (block.timestamp - ring[1 - older].time < _MIN_WINDOW) return;

        (uint256 price0, uint256 price1, , ) = _cumulative(pair);
        ring[older] = Observation({price0: price0, price1: price1, time: block.timestamp});
        emit Observed(pair, block.timestamp);
    }

    /// @inheritdoc IPriceOracle
    function consult(
        address tokenIn,
        uint256 amountIn,
        address tokenOut
    ) external view returns (uint256 twapOut, uint256 spotOut, uint256 windowSeconds) {
        (twapOut, spotOut, windowSeconds, ) = _consult(tokenIn, amountIn, tokenOut);
    }

    /// @inheritdoc IPriceOracle
    function consultWithDepth(
        address tokenIn,
        uint256 amountIn,
        address tokenOut
    ) external view returns (uint256 twapOut, uint256 spotOut, uint256 depthIn) {
        (twapOut, spotOut, , depthIn) = _consult(tokenIn, amountIn, tokenOut);
    }

    /// @inheritdoc IPriceOracle
    function isFresh(address tokenA, address tokenB) external view returns (bool fresh) {
        address pair = _pairOf(tokenA, tokenB);
        if (pair != address(0)) (fresh, ) = _usable(pair);
    }

    function _consult(
        address tokenIn,
        uint256 amountIn,
        address tokenOut
    ) private view returns (uint256 twapOut, uint256 spotOut, uint256 windowSeconds, uint256 depthIn) {
        address pair = _pairOf(tokenIn, tokenOut);
        if (pair == address(0)) revert PriceOracleNoPair(tokenIn, tokenOut);
        (bool fresh, Observation memory from) = _usable(pair);
        if (!fresh) revert PriceOracleStale(pair);
        windowSeconds = block.timestamp - from.time;

        (uint256 price0, uint256 price1, uint256 reserve0, uint256 reserve1) = _cumulative(pair);
        uint256 sum;
        // The factory sorts the two tokens, so comparing them names token0. Sums wrap around by design of the pair;
        // their difference is right as long as the window is shorter than one wrap (2^32 seconds at the highest price).
        unchecked {
            if (tokenIn < tokenOut) {
                sum = price0 - from.price0;
                depthIn = reserve0;
                spotOut = Math.mulDiv(amountIn, reserve1, reserve0);
            } else {
                sum = price1 - from.price1;
                depthIn = reserve1;
                spotOut = Math.mulDiv(amountIn, reserve0, reserve1);
            }
        }
        twapOut = Math.mulDiv(sum / windowSeconds, amountIn, 1 << 112);
    }

    function _pairOf(address tokenA, address tokenB) private view returns (address) {
        return IUniswapV2Factory(factory).getPair(tokenA, tokenB);
    }

    /// @dev The newest observation that is between 30 minutes and 2 hours old.
    function _usable(address pair) private view returns (bool fresh, Observation memory from) {
        Observation[2] storage ring = _observations[pair];
        uint256 newer = ring[0].time <= ring[1].time ? 1 : 0;
        from = ring[newer];
        if (block.timestamp - from.time < _MIN_WINDOW) from = ring[1 - newer];
        fresh = block.timestamp - from.time <= _MAX_WINDOW;
    }

    /// @dev The pair's sums as if it had been touched now.
    function _cumulative(
        address pair
    ) private view returns (uint256 price0, uint256 price1, uint256 reserve0, uint256 reserve1) {
        uint32 touched;
        (reserve0, reserve1, touched) = IUniswapV2Pair(pair).getReserves();
        if (reserve0 == 0 || reserve1 == 0) revert PriceOracleNoLiquidity(pair);
        price0 = IUniswapV2Pair(pair).price0CumulativeLast();
        price1 = IUniswapV2Pair(pair).price1CumulativeLast();
        // Wrapping is the pair's own arithmetic, for the clock (2^32 seconds) and for the sums.
        unchecked {
            uint256 elapsed = uint32(block.timestamp) - touched;
            price0 += ((reserve1 << 112) / reserve0) * elapsed;
            price1 += ((reserve0 << 112) / reserve1) * elapsed;
        }
    }
}
