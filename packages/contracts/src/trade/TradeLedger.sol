// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable, Ownable2Step} from "@openzeppelin/tron-contracts/access/Ownable2Step.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {IPresale} from "../presale/IPresale.sol";
import {PresaleRules} from "../presale/PresaleRules.sol";
import {PresaleStatus} from "../presale/PresaleStatus.sol";
import {ITrade, TradeConfig, UserTrade} from "./ITrade.sol";
import {TradeStatus} from "./TradeStatus.sol";

/// @title What a trade remembers, and what can be read from it
/// @notice The status is computed here from the stored phase, the time, what was sold and the presale.
abstract contract TradeLedger is ITrade, Ownable2Step, ReentrancyGuardTransient {
    /// @dev One word. Never zero in a clone.
    struct Sale {
        uint32 sold;
        uint32 delivered;
        uint40 endTime;
        uint8 phase;
        bool withdrawn;
    }

    /// @dev One word, made by the whitelist, so a purchase never pays for a new one.
    struct Buyer {
        uint32 shares;
        bool allowed;
        bool settled;
    }

    uint8 internal constant _CLOSED = 1;
    uint8 internal constant _OPEN = 2;
    uint8 internal constant _ENDED = 3;
    uint8 internal constant _CANCELLED = 4;

    /// @inheritdoc ITrade
    uint256 public immutable feeBps;

    /// @inheritdoc ITrade
    TradeConfig public tradeConfig;
    /// @inheritdoc ITrade
    address public token;
    /// @inheritdoc ITrade
    address public presale;
    /// @inheritdoc ITrade
    address public factory;

    Sale internal _sale;
    mapping(address user => Buyer) internal _buyers;

    /// @dev The implementation itself is cancelled for good and can never be set up.
    constructor(uint256 feeBps_) Ownable(msg.sender) {
        if (feeBps_ > PresaleRules.MAX_FEE_BPS) revert TradeFeeTooHigh(feeBps_, PresaleRules.MAX_FEE_BPS);
        feeBps = feeBps_;
        token = address(this);
        _sale.phase = _CANCELLED;
    }

    /// @inheritdoc ITrade
    function canTrade(address user) external view returns (bool) {
        return _buyers[user].allowed;
    }

    /// @inheritdoc ITrade
    function userTrade(address user) external view returns (UserTrade memory) {
        Buyer memory buyer = _buyers[user];
        return UserTrade(user, buyer.shares, buyer.settled);
    }

    /// @inheritdoc ITrade
    function getTradeData() external view returns (uint256[6] memory) {
        TradeConfig memory config = tradeConfig;
        Sale memory sale = _sale;
        return
            [
                status(),
                config.tradeAmount,
                config.tradeMaxNum,
                sale.sold,
                config.tradeShares - sale.sold,
                sale.endTime
            ];
    }

    /// @inheritdoc ITrade
    function getInsidePrice() external view returns (uint256) {
        return tradeConfig.tradeAmount;
    }

    /// @inheritdoc ITrade
    function status() public view returns (uint256) {
        Sale memory sale = _sale;
        if (sale.phase == _CANCELLED || _presaleStatus() == PresaleStatus.FAILED)
            return TradeStatus.CANCELLED;
        if (sale.phase == _CLOSED) return TradeStatus.CLOSED;
        bool over = sale.phase == _ENDED || block.timestamp >= sale.endTime;
        return over || sale.sold == tradeConfig.tradeShares ? TradeStatus.ENDED : TradeStatus.OPEN;
    }

    function _sendTrx(address to, uint256 amount) internal {
        (bool sent, ) = to.call{value: amount}("");
        if (!sent) revert TradePaymentFailed(to);
    }

    function _requireStatus(uint256 wanted) internal view {
        uint256 current = status();
        if (current != wanted) revert TradeWrongStatus(current);
    }

    /// @dev Launched is final, so from here on the trade cannot be cancelled by its presale.
    function _requireLaunched() internal view {
        uint256 current = _presaleStatus();
        if (current != PresaleStatus.LAUNCHED) revert TradePresaleStatus(current);
    }

    function _presaleStatus() internal view returns (uint256) {
        return IPresale(presale).status();
    }
}
