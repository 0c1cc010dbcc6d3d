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
/// Of reserves the pair keeps no sum. They are recorded as of a block in which nobody touched the pair before, so money
/// that is there for one transaction is not in them; and anyone can lower a record once liquidity was taken out.
contract PriceOracle is IPriceOracle {
    /// @dev One word. Reserves of 0 are not recorded yet. The pair's have 112 bits; what is beyond 104 is taken for less.
    struct Depth {
        uint40 time;
        uint104 reserve0;
        uint104 reserve1;
    }

    /// @dev Prices are UQ112.112 x seconds and wrap around, as in the pair.
    struct Observation {
        uint256 price0;
        uint256 price1;
        Depth depth;
    }

    /// @dev The pair at this moment. `elapsed` seconds ago it was touched last: 0 means in this block.
    struct Present {
        uint256 reserve0;
        uint256 reserve1;
        uint256 elapsed;
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
        Present memory present = _present(pair);
        (Observation storage newer, Observation storage older) = _ordered(pair);
        _lower(pair, newer, present);
        if (block.timestamp - newer.depth.time >= _MIN_WINDOW) {
            older.price0 = _sum(IUniswapV2Pair(pair).price0CumulativeLast(), present, true);
            older.price1 = _sum(IUniswapV2Pair(pair).price1CumulativeLast(), present, false);
            _record(pair, older, present, block.timestamp);
            emit Observed(pair, block.timestamp);
            return;
        }
        _lower(pair, older, present);
        if (newer.depth.reserve0 == 0 && present.elapsed != 0) {
            _record(pair, newer, present, newer.depth.time);
        }
    }

    /// @inheritdoc IPriceOracle
    function consult(
        address tokenIn,
        uint256 amountIn,
        address tokenOut
    ) external view returns (uint256 twapOut, uint256 spotOut, uint256 windowSeconds) {
        (twapOut, spotOut, windowSeconds, ) = _consult(
            _pairOf(tokenIn, tokenOut),
            tokenIn,
            amountIn,
            tokenOut
        );
    }

    /// @inheritdoc IPriceOracle
    function consultWithDepth(
        address tokenIn,
        uint256 amountIn,
        address tokenOut
    ) external view returns (uint256 twapOut, uint256 spotOut, uint256 depthIn) {
        address pair = _pairOf(tokenIn, tokenOut);
        (twapOut, spotOut, , depthIn) = _consult(pair, tokenIn, amountIn, tokenOut);
        uint256 recorded = _recorded(pair, tokenIn < tokenOut);
        if (recorded < depthIn) depthIn = recorded;
    }

    /// @inheritdoc IPriceOracle
    function isFresh(address tokenA, address tokenB) external view returns (bool fresh) {
        address pair = _pairOf(tokenA, tokenB);
        if (pair != address(0)) (fresh, ) = _usable(pair);
    }

    /// @inheritdoc IPriceOracle
    function isDepthDue(address pair) external view returns (bool) {
        Present memory present = _present(pair);
        (Observation storage newer, ) = _ordered(pair);
        Depth memory newest = newer.depth;
        uint256 recorded = uint256(newest.reserve0) * newest.reserve1;
        // Less than a twentieth can wait: nobody shall keep others busy with crumbs.
        return recorded == 0 || present.reserve0 * present.reserve1 < recorded - recorded / 20;
    }

    /// @dev Records the reserves, unless the pair was touched in this block. The time is that of the prices.
    function _record(address pair, Observation storage at, Present memory present, uint256 time) private {
        Depth memory depth;
        depth.time = uint40(time);
        if (present.elapsed != 0) {
            depth.reserve0 = uint104(Math.min(present.reserve0, type(uint104).max));
            depth.reserve1 = uint104(Math.min(present.reserve1, type(uint104).max));
            emit DepthRecorded(pair, depth.reserve0, depth.reserve1);
        }
        at.depth = depth;
    }

    /// @dev Lowers a record when the product of the reserves has fallen since, both sides alike. Trades move the reserves
    /// but never lower the product; taking liquidity out does.
    function _lower(address pair, Observation storage at, Present memory present) private {
        Depth memory depth = at.depth;
        uint256 before = uint256(depth.reserve0) * depth.reserve1;
        uint256 product = present.reserve0 * present.reserve1;
        if (product >= before) return;
        (before, product) = (Math.sqrt(before), Math.sqrt(product));
        // Not 0, which would stand for a record that may still be made. What is lower fits where the higher one did.
        depth.reserve0 = uint104(Math.max(1, (depth.reserve0 * product) / before));
        depth.reserve1 = uint104(Math.max(1, (depth.reserve1 * product) / before));
        at.depth = depth;
        emit DepthRecorded(pair, depth.reserve0, depth.reserve1);
    }

    function _consult(
        address pair,
        address tokenIn,
        uint256 amountIn,
        address tokenOut
    ) private view returns (uint256 twapOut, uint256 spotOut, uint256 windowSeconds, uint256 reserveIn) {
        if (pair == address(0)) revert PriceOracleNoPair(tokenIn, tokenOut);
        (bool fresh, Observation storage from) = _usable(pair);
        if (!fresh) revert PriceOracleStale(pair);
        windowSeconds = block.timestamp - from.depth.time;

        Present memory present = _present(pair);
        uint256 sum;
        // The factory sorts the two tokens, so comparing them names token0. Sums wrap around by design of the pair;
        // their difference is right as long as the window is shorter than one wrap (2^32 seconds at the highest price).
        unchecked {
            if (tokenIn < tokenOut) {
                sum = _sum(IUniswapV2Pair(pair).price0CumulativeLast(), present, true) - from.price0;
                reserveIn = present.reserve0;
                spotOut = Math.mulDiv(amountIn, present.reserve1, reserveIn);
            } else {
                sum = _sum(IUniswapV2Pair(pair).price1CumulativeLast(), present, false) - from.price1;
                reserveIn = present.reserve1;
                spotOut = Math.mulDiv(amountIn, present.reserve0, reserveIn);
            }
        }
        twapOut = Math.mulDiv(sum / windowSeconds, amountIn, 1 << 112);
    }

    /// @dev The lower one of the two records that are not too old; 0 without any.
    function _recorded(address pair, bool first) private view returns (uint256 reserve) {
        Observation[2] storage ring = _observations[pair];
        for (uint256 i; i < 2; ++i) {
            Depth memory depth = ring[i].depth;
            if (depth.reserve0 == 0 || block.timestamp - depth.time > _MAX_WINDOW) continue;
            uint256 found = first ? depth.reserve0 : depth.reserve1;
            if (reserve == 0 || found < reserve) reserve = found;
        }
    }

    function _pairOf(address tokenA, address tokenB) private view returns (address) {
        return IUniswapV2Factory(factory).getPair(tokenA, tokenB);
    }

    function _ordered(
        address pair
    ) private view returns (Observation storage newer, Observation storage older) {
        Observation[2] storage ring = _observations[pair];
        return ring[0].depth.time <= ring[1].depth.time ? (ring[1], ring[0]) : (ring[0], ring[1]);
    }

    /// @dev The newest observation that is between 30 minutes and 2 hours old.
    function _usable(address pair) private view returns (bool fresh, Observation storage from) {
        Observation storage older;
        (from, older) = _ordered(pair);
        if (block.timestamp - from.depth.time < _MIN_WINDOW) from = older;
        fresh = block.timestamp - from.depth.time <= _MAX_WINDOW;
    }

    function _present(address pair) private view returns (Present memory) {
        (uint256 reserve0, uint256 reserve1, uint32 touched) = IUniswapV2Pair(pair).getReserves();
        if (reserve0 == 0 || reserve1 == 0) revert PriceOracleNoLiquidity(pair);
        // The pair's clock wraps around.
        unchecked {
            return Present(reserve0, reserve1, uint32(block.timestamp) - touched);
        }
    }

    /// @dev A sum of the pair as if it had been touched now. Wrapping is the pair's own arithmetic.
    function _sum(uint256 last, Present memory present, bool first) private pure returns (uint256) {
        (uint256 base, uint256 quote) = first
            ? (present.reserve0, present.reserve1)
            : (present.reserve1, present.reserve0);
        unchecked {
            return last + ((quote << 112) / base) * present.elapsed;
        }
    }
}
