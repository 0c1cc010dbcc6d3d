// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ILocker} from "../locks/ILocker.sol";
import {IPresale} from "../presale/IPresale.sol";
import {ILaunchToken} from "../token-launch/ILaunchToken.sol";
import {ITrade, TradeConfig} from "./ITrade.sol";
import {TradeLedger} from "./TradeLedger.sol";
import {TradeStatus} from "./TradeStatus.sol";

/// @title How sold tokens leave a trade
/// @notice A creator can sell to its own second address at any price, as the proceeds are its own. So no tokens of a
/// trade are free before every presale buyer could have left the pool, and cheap ones wait as long as the creator's.
abstract contract TradeDelivery is TradeLedger {
    ILocker private immutable _LOCKER;

    constructor(address locker) {
        _LOCKER = ILocker(locker);
    }

    /// @inheritdoc ITrade
    /// @dev No guard: presale, token and locker are ours and call nobody, and all is booked before the tokens move.
    function tradeUnlock() external {
        (bool locks, uint256 from) = unlockTerms();
        // A launched presale cannot fail: its status is asked for only where there is something to refuse.
        if (from == type(uint256).max || !_isOver()) {
            _requireStatus(TradeStatus.ENDED);
            _requireLaunched();
        }
        uint32 shares = _settle();
        uint256 tokens;
        // Parts of the shares sold and of the escrow.
        unchecked {
            _sale.delivered += shares;
            tokens = shares * uint256(tradeConfig.tokensPerShare);
        }
        emit TradeUnlocked(msg.sender, tokens);
        if (block.timestamp >= from) ILaunchToken(token).transfer(msg.sender, tokens);
        else if (locks) _lock(tokens, from - block.timestamp);
        else revert TradeUnlockTooEarly(from);
    }

    /// @inheritdoc ITrade
    function unlockTerms() public view returns (bool locks, uint256 from) {
        (uint256 trx, uint256 tokens, uint256 buyersFreeAt, uint256 creatorFreeAt) = IPresale(presale)
            .openingTerms();
        TradeConfig storage config = tradeConfig;
        // Prices as products, so nothing is rounded: 128 + 112 and 96 + 128 bits, which cannot overflow.
        unchecked {
            locks = config.tradeAmount * tokens < trx * config.tokensPerShare;
        }
        from = locks ? creatorFreeAt : buyersFreeAt;
    }

    /// @dev Marks what the caller bought as delivered or refunded, once.
    function _settle() internal returns (uint32) {
        Buyer storage buyer = _buyers[msg.sender];
        uint32 shares = buyer.shares;
        if (shares == 0 || buyer.settled) revert TradeNothingDue(msg.sender);
        buyer.settled = true;
        return shares;
    }

    /// @dev The locker counts whole days: rounded up, a lock never ends before the creator's.
    function _lock(uint256 tokens, uint256 time) private {
        ILaunchToken(token).approve(address(_LOCKER), tokens);
        _LOCKER.lockByAdd(tokens, token, (time + 1 days - 1) / 1 days, msg.sender);
    }

    /// @dev Whether the sale itself has ended, whatever became of the presale.
    function _isOver() private view returns (bool) {
        Sale storage sale = _sale;
        uint8 phase = sale.phase;
        if (phase != _OPEN) return phase == _ENDED;
        return block.timestamp >= sale.endTime || sale.sold == tradeConfig.tradeShares;
    }
}
