// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable, Ownable2Step} from "@openzeppelin/tron-contracts/access/Ownable2Step.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {IWtrx} from "../coins/IWtrx.sol";
import {IUniswapV2Factory, IUniswapV2Pair} from "../dex/IUniswapV2.sol";
import {ILocker} from "../locks/ILocker.sol";
import {IPriceOracle} from "../prices/IPriceOracle.sol";
import {ILiquidityHelper} from "./ILiquidityHelper.sol";

/// @title See {ILiquidityHelper}
/// @notice Talks to the pair itself. The token goes from the user straight to the pair, so none can rest here.
contract LiquidityHelper is ILiquidityHelper, Ownable2Step, ReentrancyGuardTransient {
    using SafeTRC20 for ITRC20;

    uint256 private constant _BPS = 10_000;
    uint256 private constant _MIN_SLIPPAGE = 10;
    uint256 private constant _MAX_SLIPPAGE = 300;
    uint256 private constant _LOCK_DAYS = 1;

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
        _checkPrice(token, tokenAmount);
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
        IUniswapV2Pair(pair).approve(address(_LOCKER), lp);
        _LOCKER.lockByAdd(lp, pair, _LOCK_DAYS, msg.sender);
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
    function _checkPrice(address token, uint256 tokenAmount) private view {
        (uint256 average, uint256 spot, ) = _ORACLE.consult(token, tokenAmount, address(_WTRX));
        uint256 distance = spot > average ? spot - average : average - spot;
        if (distance * _BPS > average * slippage) revert LiquidityHelperPriceOff(spot, average);
    }

    /// @dev All of one side and of the other what the pair's ratio asks for, rounded up so that the pool never loses.
    function _fit(
        address token,
        address pair,
        uint256 tokenAmount
    ) private view returns (uint256 tokenUsed, uint256 trxUsed, uint256 tokens) {
        (uint256 reserve0, uint256 reserve1, ) = IUniswapV2Pair(pair).getReserves();
        bool tokenFirst = token < address(_WTRX);
        uint256 trx;
        (tokens, trx) = tokenFirst ? (reserve0, reserve1) : (reserve1, reserve0);
        if (tokens == 0 || trx == 0) revert LiquidityHelperNoPool(token);
        trxUsed = (tokenAmount * trx + tokens - 1) / tokens;
        if (trxUsed <= msg.value) return (tokenAmount, trxUsed, tokens);
        return ((msg.value * tokens + trx - 1) / trx, msg.value, tokens);
    }
}
