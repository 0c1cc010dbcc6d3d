// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IPresale} from "../presale/IPresale.sol";
import {PresaleRules} from "../presale/PresaleRules.sol";
import {PresaleStatus} from "../presale/PresaleStatus.sol";
import {ILaunchToken} from "../token-launch/ILaunchToken.sol";
import {ITokenFactory} from "../token-launch/ITokenFactory.sol";
import {ITrade, TradeConfig} from "./ITrade.sol";
import {TradeDelivery} from "./TradeDelivery.sol";
import {TradeLedger} from "./TradeLedger.sol";
import {TradeStatus} from "./TradeStatus.sol";

/// @title See {ITrade}
/// @notice Code of the clones that {TokenFactory} makes. What buyers and the creator can do; no pause, no rescue.
contract Trade is TradeDelivery {
    bytes32 private constant _FEE_KIND = "trade";
    uint256 private constant _MAX_DURATION = 30 days;
    uint256 private constant _OPEN_WINDOW = 30 days;
    uint256 private constant _MAX_BATCH = 100;

    /// @param feeBps The fee on the proceeds, at most 300.
    /// @param locker Where tokens sold below the opening price are locked.
    constructor(uint256 feeBps, address locker) TradeLedger(feeBps) TradeDelivery(locker) {}

    /// @inheritdoc ITrade
    function initialize(
        TradeConfig calldata config,
        address creator,
        address token_,
        address presale_
    ) external {
        if (token != address(0)) revert TradeAlreadyInitialized();
        // A launch without inside sale has a trade without shares, which cannot be opened.
        if (config.tradeShares != 0) _checkConfig(config);
        else if (config.tokensPerShare != 0) revert TradeConfigInvalid();
        factory = msg.sender;
        token = token_;
        presale = presale_;
        tradeConfig = config;
        _sale.phase = _CLOSED;
        emit ConfigSet(config.tradeAmount, config.tradeMaxNum);
        _transferOwnership(creator);
    }

    /// @inheritdoc ITrade
    function trade() external payable {
        _requireStatus(TradeStatus.OPEN);
        Buyer storage buyer = _buyers[msg.sender];
        if (!buyer.allowed) revert TradeNotAllowed(msg.sender);
        TradeConfig storage config = tradeConfig;
        uint256 price = config.tradeAmount;
        uint256 shares = msg.value / price;
        if (shares == 0 || shares * price != msg.value) revert TradePaymentNotExact(msg.value, price);
        uint256 held = buyer.shares + shares;
        if (held > config.tradeMaxNum) revert TradeExceedsMaxShares(held, config.tradeMaxNum);
        uint256 sold = _sale.sold + shares;
        if (sold > config.tradeShares) {
            revert TradeRemainingInsufficient(shares, config.tradeShares - _sale.sold);
        }

        // Both are at most tradeShares, which has 32 bits.
        buyer.shares = uint32(held);
        _sale.sold = uint32(sold);
        emit TradeBought(msg.sender, shares, msg.value);
    }

    /// @inheritdoc ITrade
    function tradeRefund() external nonReentrant {
        _requireStatus(TradeStatus.CANCELLED);
        uint256 paid = _settle() * uint256(tradeConfig.tradeAmount);
        emit TradeRefunded(msg.sender, paid);
        _sendTrx(msg.sender, paid);
    }

    // solhint-disable func-name-mixedcase
    /// @inheritdoc ITrade
    function WITHDRAW() external nonReentrant onlyOwner {
        _requireStatus(TradeStatus.ENDED);
        _requireLaunched();
        Sale memory sale = _sale;
        if (sale.withdrawn) revert TradeNothingDue(msg.sender);
        sale.withdrawn = true;
        _sale = sale;
        _burn(_unsold());

        uint256 proceeds = sale.sold * uint256(tradeConfig.tradeAmount);
        uint256 fee = (proceeds * feeBps) / PresaleRules.BPS;
        emit ProceedsWithdrawn(msg.sender, proceeds - fee, fee);
        if (fee != 0) ITokenFactory(factory).payFee{value: fee}(token, _FEE_KIND);
        _sendTrx(msg.sender, proceeds - fee);
    }
    // solhint-enable func-name-mixedcase

    /// @inheritdoc ITrade
    function burnUnsold() external {
        uint256 current = status();
        if (current == TradeStatus.OPEN) revert TradeWrongStatus(current);
        if (current != TradeStatus.CANCELLED) _requireLaunched();
        if (current == TradeStatus.CLOSED && block.timestamp < _openUntil()) revert TradeWrongStatus(current);
        uint256 unsold = _unsold();
        if (unsold == 0) revert TradeNothingDue(msg.sender);
        _burn(unsold);
    }

    /// @inheritdoc ITrade
    function openTrade(uint40 endTime) external onlyOwner {
        _requireStatus(TradeStatus.CLOSED);
        TradeConfig memory config = tradeConfig;
        uint256 escrow = config.tradeShares * uint256(config.tokensPerShare);
        if (escrow == 0 || ILaunchToken(token).balanceOf(address(this)) < escrow) revert TradeConfigInvalid();
        uint256 presaleStatus = _presaleStatus();
        if (presaleStatus == PresaleStatus.NOT_STARTED) revert TradePresaleStatus(presaleStatus);
        if (presaleStatus == PresaleStatus.LAUNCHED && block.timestamp >= _openUntil()) {
            revert TradeOpenTooLate(_openUntil());
        }
        if (endTime <= block.timestamp || endTime > block.timestamp + _MAX_DURATION) {
            revert TradeEndInvalid(endTime);
        }
        Sale memory sale = _sale;
        sale.endTime = endTime;
        sale.phase = _OPEN;
        _sale = sale;
        emit StatusChanged(TradeStatus.OPEN);
    }

    /// @inheritdoc ITrade
    function endTrade() external onlyOwner {
        _requireStatus(TradeStatus.OPEN);
        _sale.phase = _ENDED;
        emit StatusChanged(TradeStatus.ENDED);
    }

    /// @inheritdoc ITrade
    function setCanTrade(address[] calldata users, bool ok) external onlyOwner {
        uint256 current = status();
        if (current > TradeStatus.OPEN) revert TradeWrongStatus(current);
        if (users.length > _MAX_BATCH) revert TradeBatchTooLong(users.length);
        for (uint256 i = 0; i < users.length; i++) {
            _buyers[users[i]].allowed = ok;
            emit CanTradeSet(users[i], ok);
        }
    }

    /// @inheritdoc ITrade
    function setTradeConfig(TradeConfig calldata config) external onlyOwner {
        _requireStatus(TradeStatus.CLOSED);
        TradeConfig memory old = tradeConfig;
        if (config.tradeShares != old.tradeShares || config.tokensPerShare != old.tokensPerShare) {
            revert TradeConfigInvalid();
        }
        _checkConfig(config);
        tradeConfig = config;
        emit ConfigSet(config.tradeAmount, config.tradeMaxNum);
    }

    /// @inheritdoc ITrade
    function setTradeStatus(uint256 s) external onlyOwner {
        uint256 current = status();
        bool ends = s == TradeStatus.ENDED && current == TradeStatus.OPEN;
        bool cancels = s == TradeStatus.CANCELLED && current <= TradeStatus.OPEN;
        if (!ends && !cancels) revert TradeStatusNotSettable(current, s);
        _sale.phase = ends ? _ENDED : _CANCELLED;
        emit StatusChanged(s);
    }

    function _burn(uint256 tokens) private {
        if (tokens == 0) return;
        emit UnsoldBurned(tokens);
        ILaunchToken(token).burn(tokens);
    }

    /// @dev Everything here but what is sold and not delivered; after a cancel nothing is.
    function _unsold() private view returns (uint256) {
        uint256 held = ILaunchToken(token).balanceOf(address(this));
        if (status() == TradeStatus.CANCELLED) return held;
        Sale memory sale = _sale;
        return held - (sale.sold - sale.delivered) * uint256(tradeConfig.tokensPerShare);
    }

    function _openUntil() private view returns (uint256) {
        return IPresale(presale).launchedAt() + _OPEN_WINDOW;
    }

    function _checkConfig(TradeConfig calldata config) private pure {
        bool priced = config.tradeAmount != 0 && config.tokensPerShare != 0;
        if (!priced || config.tradeMaxNum == 0 || config.tradeMaxNum > config.tradeShares) {
            revert TradeConfigInvalid();
        }
    }
}
