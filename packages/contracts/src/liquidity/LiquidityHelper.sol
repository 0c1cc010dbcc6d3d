// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable, Ownable2Step} from "@openzeppelin/tron-contracts/access/Ownable2Step.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {IWtrx} from "../coins/IWtrx.sol";
import {IUniswapV2Factory, IUniswapV2Pair} from "../dex/IUniswapV2.sol";
import {ILocker} from "../locks/ILocker.sol";
import {IPriceOracle} from "../prices/IPriceOracle.sol";
import {ILiquidityHelper} from "./ILiquidityHelper.sol";

/// @title See {ILiquidityHelper}
/// @notice Talks to the pair itself. What a user pays goes straight to the pair, so none can rest here.
contract LiquidityHelper is ILiquidityHelper, Ownable2Step, ReentrancyGuardTransient {
    using SafeTRC20 for ITRC20;

    /// @dev `swapped` of what is paid buys `bought` of the other coin, and `added` goes into the pair beside that.
    struct Zap {
        IUniswapV2Pair pair;
        uint256 reserve;
        uint256 swapped;
        uint256 bought;
        uint256 added;
    }

    uint256 private constant _BPS = 10_000;
    uint256 private constant _MIN_SLIPPAGE = 10;
    uint256 private constant _MAX_SLIPPAGE = 300;
    uint256 private constant _LOCK_DAYS = 1;
    /// @dev Small beside the pair's fee of 0.3 %: trading before and after costs more than it brings, even for who has
    /// bought as much as the pair held and waited until the average followed.
    uint256 private constant _MAX_SWAP_BPS = 12;
    /// @dev In sun; sending less costs more energy than it is worth.
    uint256 private constant _DUST = 10_000;

    IUniswapV2Factory private immutable _DEX;
    IWtrx private immutable _WTRX;
    IPriceOracle private immutable _ORACLE;
    ILocker private immutable _LOCKER;

    /// @inheritdoc ILiquidityHelper
    uint256 public slippage;

    /// @param owner Who sets the slippage: the timelock in the end.
    /// @param dex The Uniswap V2 factory.
    /// @param wtrx The other side of every pair here.
    /// @param oracle Where average prices come from.
    /// @param locker Where {addLiquidityLocked} puts the LP.
    /// @param bps The first slippage.
    constructor(
        address owner,
        address dex,
        address wtrx,
        address oracle,
        address locker,
        uint256 bps
    ) Ownable(owner) {
        _DEX = IUniswapV2Factory(dex);
        _WTRX = IWtrx(wtrx);
        _ORACLE = IPriceOracle(oracle);
        _LOCKER = ILocker(locker);
        _setSlippage(bps);
    }

    /// @inheritdoc ILiquidityHelper
    function addLiquidity(
        address token,
        uint256 tokenAmount
    ) external payable nonReentrant returns (uint256 lp) {
        _checkPrice(token, tokenAmount, address(_WTRX));
        (, lp) = _add(token, tokenAmount, 0, msg.sender);
    }

    /// @inheritdoc ILiquidityHelper
    function addLiquidityMin(
        address token,
        uint256 tokenAmount,
        uint256 minLp
    ) external payable nonReentrant returns (uint256 lp) {
        (, lp) = _add(token, tokenAmount, minLp, msg.sender);
    }

    /// @inheritdoc ILiquidityHelper
    function addLiquidityLocked(
        address token,
        uint256 tokenAmount,
        uint256 minLp
    ) external payable nonReentrant returns (uint256 lp) {
        address pair;
        (pair, lp) = _add(token, tokenAmount, minLp, address(this));
        _lock(IUniswapV2Pair(pair), lp);
    }

    /// @inheritdoc ILiquidityHelper
    function zapTrx(address token, uint256 minLp) external payable nonReentrant returns (uint256 lp) {
        Zap memory zap = _planZap(token, address(_WTRX), token, msg.value);
        uint256 rest = msg.value - zap.swapped - zap.added;
        if (rest <= _DUST) (zap.added, rest) = (zap.added + rest, 0);

        _WTRX.deposit{value: zap.swapped + zap.added}();
        _WTRX.transfer(address(zap.pair), zap.swapped);
        _swap(zap, address(_WTRX) < token);
        ITRC20(token).safeTransferChecked(address(zap.pair), zap.bought);
        _WTRX.transfer(address(zap.pair), zap.added);
        lp = _mintLocked(zap.pair, minLp);
        emit LiquidityAdded(msg.sender, token, 0, zap.swapped + zap.added, lp);
        if (rest != 0) _sendTrx(msg.sender, rest);
    }

    /// @inheritdoc ILiquidityHelper
    function zapToken(
        address token,
        uint256 amount,
        uint256 minLp
    ) external nonReentrant returns (uint256 lp) {
        Zap memory zap = _planZap(token, token, address(_WTRX), amount);

        ITRC20(token).safeTransferFrom(msg.sender, address(zap.pair), zap.swapped);
        if (ITRC20(token).balanceOf(address(zap.pair)) < zap.reserve + zap.swapped) {
            revert LiquidityHelperTokenTaxed(token);
        }
        _swap(zap, token < address(_WTRX));
        _WTRX.transfer(address(zap.pair), zap.bought);
        ITRC20(token).safeTransferFrom(msg.sender, address(zap.pair), zap.added);
        lp = _mintLocked(zap.pair, minLp);
        emit LiquidityAdded(msg.sender, token, zap.swapped + zap.added, 0, lp);
    }

    /// @inheritdoc ILiquidityHelper
    function setSlippage(uint256 bps) external onlyOwner {
        _setSlippage(bps);
    }

    /// @inheritdoc ILiquidityHelper
    function withdraw(address coin) external onlyOwner nonReentrant {
        bool isTrx = coin == address(0);
        uint256 amount = isTrx ? address(this).balance : ITRC20(coin).balanceOf(address(this));
        emit StrayWithdrawn(coin, amount);
        if (isTrx) _sendTrx(msg.sender, amount);
        else ITRC20(coin).safeTransferChecked(msg.sender, amount);
    }

    function _add(
        address token,
        uint256 tokenAmount,
        uint256 minLp,
        address receiver
    ) private returns (address pair, uint256 lp) {
        if (tokenAmount == 0 || msg.value == 0) revert LiquidityHelperAmountZero();
        pair = _DEX.getPair(token, address(_WTRX));
        if (pair == address(0)) revert LiquidityHelperNoPool(token);
        (uint256 tokenUsed, uint256 trxUsed, uint256 reserve) = _fit(token, pair, tokenAmount);

        ITRC20(token).safeTransferFrom(msg.sender, pair, tokenUsed);
        if (ITRC20(token).balanceOf(pair) < reserve + tokenUsed) revert LiquidityHelperTokenTaxed(token);
        _WTRX.deposit{value: trxUsed}();
        _WTRX.transfer(pair, trxUsed);
        lp = IUniswapV2Pair(pair).mint(receiver);
        if (lp < minLp) revert LiquidityHelperBelowMinimum(lp, minLp);
        emit LiquidityAdded(msg.sender, token, tokenUsed, trxUsed, lp);
        if (msg.value != trxUsed) _sendTrx(msg.sender, msg.value - trxUsed);
    }

    /// @dev The pair pays this contract, which passes it on within the same call.
    function _swap(Zap memory zap, bool paidFirst) private {
        zap.pair.swap(paidFirst ? 0 : zap.bought, paidFirst ? zap.bought : 0, address(this), "");
    }

    function _mintLocked(IUniswapV2Pair pair, uint256 minLp) private returns (uint256 lp) {
        lp = pair.mint(address(this));
        if (lp < minLp) revert LiquidityHelperBelowMinimum(lp, minLp);
        _lock(pair, lp);
    }

    /// @dev The Locker takes from its caller only and nothing rests here between calls, so the allowance can stay: it
    /// saves two writes per lock.
    function _lock(IUniswapV2Pair pair, uint256 lp) private {
        if (pair.allowance(address(this), address(_LOCKER)) < lp) {
            pair.approve(address(_LOCKER), type(uint256).max);
        }
        _LOCKER.lockByAdd(lp, address(pair), _LOCK_DAYS, msg.sender);
    }

    function _sendTrx(address to, uint256 amount) private {
        (bool sent, ) = to.call{value: amount}("");
        if (!sent) revert LiquidityHelperPaymentFailed(to);
    }

    function _setSlippage(uint256 bps) private {
        if (bps < _MIN_SLIPPAGE || bps > _MAX_SLIPPAGE) revert LiquidityHelperSlippageInvalid(bps);
        slippage = bps;
        emit SlippageSet(bps);
    }

    /// @dev A pair bent within this transaction stands apart from its average; adding to it would feed whoever bent it.
    function _checkPrice(address coinIn, uint256 amount, address coinOut) private view {
        (uint256 average, uint256 spot, ) = _ORACLE.consult(coinIn, amount, coinOut);
        uint256 distance = spot > average ? spot - average : average - spot;
        if (distance * _BPS > average * slippage) revert LiquidityHelperPriceOff(spot, average);
    }

    /// @dev The swap is the root of 997 s^2 + 1997 r s - 1000 r a, which leaves the rest and what it buys in the pair's
    /// new ratio. It is rounded down, so the rest always covers what the bought coins need, rounded up.
    function _planZap(
        address token,
        address paid,
        address other,
        uint256 amount
    ) private view returns (Zap memory zap) {
        if (amount == 0) revert LiquidityHelperAmountZero();
        address pair = _DEX.getPair(token, address(_WTRX));
        if (pair == address(0)) revert LiquidityHelperNoPool(token);
        _checkPrice(paid, amount, other);

        (uint256 reserve, uint256 others) = _reserves(pair, paid < other);
        uint256 root = Math.sqrt(reserve * (reserve * 3_988_009 + amount * 3_988_000));
        uint256 swapped = (root - reserve * 1997) / 1994;
        uint256 most = (reserve * _MAX_SWAP_BPS) / _BPS;
        if (swapped > most) revert LiquidityHelperZapTooLarge(swapped, most);
        uint256 bought = (swapped * 997 * others) / (reserve * 1000 + swapped * 997);
        if (bought == 0) revert LiquidityHelperAmountZero();
        uint256 left = others - bought;
        uint256 added = (bought * (reserve + swapped) + left - 1) / left;
        return Zap(IUniswapV2Pair(pair), reserve, swapped, bought, added);
    }

    function _reserves(address pair, bool first) private view returns (uint256 ours, uint256 theirs) {
        (uint256 reserve0, uint256 reserve1, ) = IUniswapV2Pair(pair).getReserves();
        return first ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @dev All of one side and of the other what the pair's ratio asks for, rounded up so that the pool never loses.
    function _fit(
        address token,
        address pair,
        uint256 tokenAmount
    ) private view returns (uint256 tokenUsed, uint256 trxUsed, uint256 tokens) {
        uint256 trx;
        (tokens, trx) = _reserves(pair, token < address(_WTRX));
        if (tokens == 0 || trx == 0) revert LiquidityHelperNoPool(token);
        trxUsed = (tokenAmount * trx + tokens - 1) / tokens;
        if (trxUsed <= msg.value) return (tokenAmount, trxUsed, tokens);
        return ((msg.value * tokens + trx - 1) / trx, msg.value, tokens);
    }
}
