// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {IUniswapV2Factory, IUniswapV2Pair} from "../dex/IUniswapV2.sol";
import {IPriceOracle} from "../prices/IPriceOracle.sol";
import {EmbeddedChain} from "../shared/EmbeddedChain.sol";
import {IBurnMine} from "./IBurnMine.sol";

/// @title The coins that can be burned, their prices and the limit per block
/// @notice A coin is priced by its pair with the U coin. The burner always gets the worse of average and present price, so
/// moving the reserves inside a transaction can only cost him. Limits follow the depth that the oracle recorded: liquidity
/// that is there for one transaction does not widen them.
abstract contract BurnMarket is IBurnMine {
    /// @dev One word per coin; `number` counts from 1. `used` is what was burned in block `blockNumber`, in U.
    struct Coin {
        uint16 number;
        bool allowed;
        uint40 blockNumber;
        uint80 used;
    }

    uint256 private constant _BPS = 10_000;
    uint256 private constant _SLIPPAGE_BPS = 100;
    uint256 private constant _BLOCK_CAP_BPS = 100;
    /// @dev Small beside the pair's fee of 0.3 %: trading before and after costs more than it brings, even for who has
    /// bought as much as the pair held and waited until the average followed.
    uint256 private constant _SWAP_CAP_BPS = 15;
    uint256 private constant _MIN_LIQUIDITY = 50_000e6;

    ITRC20 internal immutable _USDT;
    IPriceOracle private immutable _ORACLE;
    IUniswapV2Factory private immutable _FACTORY;
    uint256 private immutable _LIQUIDITY;

    address[] private _coins;
    mapping(address coin => Coin) private _coinOf;

    constructor(IPriceOracle oracle, ITRC20 usdt, uint256 minLiquidity, uint256 embeddedChain) {
        _ORACLE = oracle;
        _FACTORY = IUniswapV2Factory(oracle.factory());
        _USDT = usdt;
        _LIQUIDITY = EmbeddedChain.atLeast(minLiquidity, _MIN_LIQUIDITY, embeddedChain);
    }

    /// @inheritdoc IBurnMine
    function roomInBlock(address coin) external view returns (uint256) {
        return _room(_coinOf[coin], _depthOf(coin), _BLOCK_CAP_BPS);
    }

    /// @inheritdoc IBurnMine
    function swapRoomInBlock(address coin) external view returns (uint256) {
        return _room(_coinOf[coin], _depthOf(coin), _SWAP_CAP_BPS);
    }

    /// @inheritdoc IBurnMine
    function isAllowed(address coin) external view returns (bool) {
        return _coinOf[coin].allowed;
    }

    /// @inheritdoc IBurnMine
    function getUToCoin(address coin, uint256 uAmount) public view returns (uint256) {
        (uint256 twap, uint256 spot, ) = _ORACLE.consult(address(_USDT), uAmount, coin);
        return _worse(twap, spot);
    }

    function _setCoin(address coin, bool allowed) internal {
        Coin memory entry = _coinOf[coin];
        if (entry.number == 0) {
            if (coin == address(_USDT) || coin.code.length == 0 || _coins.length == type(uint16).max) {
                revert BurnMineInvalidCoin(coin);
            }
            _coins.push(coin);
            entry.number = uint16(_coins.length);
        }
        entry.allowed = allowed;
        _coinOf[coin] = entry;
        emit CoinSet(coin, allowed);
    }

    /// @dev Refuses coins that are not listed or traded thinly, and what would pass 1 % of the pair's U in this block,
    /// 0.15 % for swaps. Gives the coin's number and what `uAmount` is worth, on average and now.
    function _admit(
        address coin,
        uint256 uAmount,
        bool isSwap
    ) internal returns (uint16 number, uint256 twap, uint256 spot) {
        if (uAmount == 0) revert BurnMineNothingGiven();
        Coin memory entry = _coinOf[coin];
        if (!entry.allowed) revert BurnMineCoinNotAllowed(coin);
        uint256 depth;
        (twap, spot, depth) = _ORACLE.consultWithDepth(address(_USDT), uAmount, coin);
        if (2 * depth < _LIQUIDITY) revert BurnMineLiquidityTooLow(2 * depth, _LIQUIDITY);
        uint256 room = _room(entry, depth, isSwap ? _SWAP_CAP_BPS : _BLOCK_CAP_BPS);
        if (uAmount > room) revert BurnMineBlockCapReached(uAmount, room);

        if (entry.blockNumber != block.number) entry.used = 0;
        // used + uAmount <= 1 % of a reserve of at most 112 bits; {StreamCore} refuses what does not fit 80 bits.
        entry.used += uint80(uAmount);
        entry.blockNumber = uint40(block.number);
        _coinOf[coin] = entry;
        number = entry.number;
    }

    /// @dev What the pair gives for `uAmount` after its fee of 0.3 %; refused below the average `twap` less 1 %.
    function _quoteSwap(
        address coin,
        uint256 uAmount,
        uint256 twap,
        uint256 minCoin
    ) internal view returns (address pair, uint256 out) {
        pair = _FACTORY.getPair(address(_USDT), coin);
        (uint256 reserve0, uint256 reserve1, ) = IUniswapV2Pair(pair).getReserves();
        (uint256 reserveU, uint256 reserveCoin) = coin < address(_USDT)
            ? (reserve1, reserve0)
            : (reserve0, reserve1);
        uint256 paid = uAmount * 997;
        out = (paid * reserveCoin) / (reserveU * 1000 + paid);

        uint256 minimum = (twap * (_BPS - _SLIPPAGE_BPS)) / _BPS;
        if (minCoin > minimum) minimum = minCoin;
        if (out == 0 || out < minimum) revert BurnMineOutTooLow(out, minimum);
    }

    function _coinAt(uint256 number) internal view returns (address) {
        return _coins[number - 1];
    }

    /// @dev One unit up, since both are rounded down: power is never given for nothing.
    function _worse(uint256 twap, uint256 spot) internal pure returns (uint256) {
        return (twap > spot ? twap : spot) + 1;
    }

    /// @dev Without a price nothing can be burned.
    function _depthOf(address coin) private view returns (uint256) {
        try _ORACLE.consultWithDepth(address(_USDT), 0, coin) returns (uint256, uint256, uint256 depth) {
            return depth;
        } catch {
            return 0;
        }
    }

    function _room(Coin memory entry, uint256 depth, uint256 capBps) private view returns (uint256) {
        uint256 cap = (depth * capBps) / _BPS;
        uint256 used = entry.blockNumber == block.number ? entry.used : 0;
        return used < cap ? cap - used : 0;
    }
}
