// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ILocker} from "../../src/locks/ILocker.sol";
import {ITrade, TradeConfig} from "../../src/trade/ITrade.sol";
import {LaunchSteps} from "./LaunchSteps.sol";

/// @notice Steps of a creator who sells its internal sale to its own second address, at a price of its choice.
abstract contract SelfDealSteps is LaunchSteps {
    uint256 private _lockedAt;

    /// @dev For nothing, at the opening price of the shares sold so far, or just below it.
    function sellToSelf(uint256 kind, uint256 shares) external watched {
        (uint256 trx, uint256 tokens, , ) = presale.openingTerms();
        uint256 opening = (trx * 100e6) / tokens + 1;
        uint256 price = kind % 3 == 0 ? 1 : opening - (kind % 2);
        TradeConfig memory config = TradeConfig(uint128(price == 0 ? 1 : price), 1500, 1500, 100e6);
        address[] memory users = new address[](1);
        users[0] = sock;
        _do(creator, address(trade), 0, abi.encodeCall(ITrade.setTradeConfig, (config)));
        _do(creator, address(trade), 0, abi.encodeCall(ITrade.setCanTrade, (users, true)));
        uint40 until = uint40(block.timestamp + 30 days);
        _do(creator, address(trade), 0, abi.encodeCall(ITrade.openTrade, (until)));
        uint256 value = bound(shares, 1, 1500) * trade.getInsidePrice();
        if (value > sock.balance) return;
        if (_do(sock, address(trade), value, abi.encodeCall(ITrade.trade, ()))) tradePaid[sock] += value;
    }

    function dump() external watched {
        uint256 locks = locker.locksLength();
        _unlockTrade(sock);
        if (locker.locksLength() > locks) _lockedAt = locker.locks(locks).createTime;
        _do(sock, address(locker), 0, abi.encodeCall(ILocker.unlock, (_lockedAt)));
        uint256 amount = token.balanceOf(sock);
        if (!token.isOpen() || amount == 0) return;
        (uint256 tokens, uint256 trx) = _reserves();
        uint256 out = (amount * 997 * trx) / (tokens * 1000 + amount * 997);
        if (out == 0) return;
        vm.prank(sock);
        token.transfer(address(pair), amount);
        _swapOut(0, out, sock);
        if (block.timestamp < _buyersFreeAt()) dumpedEarly += out;
    }

    function settleSelf() external watched {
        _unlockTrade(sock);
        _refundTrade(sock);
    }
}
