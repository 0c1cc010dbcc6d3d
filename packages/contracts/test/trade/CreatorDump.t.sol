// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITrade, TradeConfig} from "../../src/trade/ITrade.sol";
import {LaunchBase} from "../token-launch/LaunchBase.sol";

/// @notice A creator buys its own internal sale through a second address and sells into the pool at the launch, while
/// the LP of the presale's buyers is vesting. Every call is tried; what counts is whose TRX there are at the end.
contract CreatorDumpTest is LaunchBase {
    uint256 private constant PART = 200_000e6;

    address private sock = address(0x50C4);

    function test_creatorDump_gainsNothing_atOneSun() public {
        _prepare(1);
        _sellEnough();
        _openToTheSock();
        _buyAll(1);
        _finish();
        presale.endPresale();
        _expectNoGainFrom(1);
    }

    /// @dev The proceeds are the creator's own, so the opening price costs it the fee alone. With the trade opened after
    /// the launch all of this fits one transaction, and the money can be borrowed.
    function test_creatorDump_gainsNothing_atTheOpeningPrice() public {
        uint256 price = (6000e6 * 98) / 100 / 3;
        _prepare(price);
        _launch();
        _openToTheSock();
        (bool locks, ) = trade.unlockTerms();
        assertTrue(!locks, "at the opening price");
        _buyAll(price);
        _expectNoGainFrom(price);
    }

    /// @dev One second before all can have left, neither way yields a token.
    function test_creatorDump_isPossible_onlyOnceEveryBuyerCouldLeave() public {
        uint256 price = (6000e6 * 98) / 100 / 3;
        _prepare(price);
        _launch();
        _openToTheSock();
        _buyAll(price);
        vm.warp(presale.vestingEnd() - 1);
        _expectNoGainFrom(price);
        vm.warp(block.timestamp + 1);
        assertTrue(presale.calculateVestedAmount(alice) != 0, "vested");
        vm.prank(alice);
        presale.claimVestedLP();
        vm.prank(bob);
        presale.claimVestedLP();
        assertLe(pair.balanceOf(address(presale)), 2);
        vm.prank(sock);
        trade.tradeUnlock();
        assertEq(token.balanceOf(sock), PART);
    }

    /// @dev The pool has 60 % of the supply, so 20 % at the opening price are a third of its TRX.
    function _prepare(uint256 price) private {
        Plan memory plan = _plan();
        plan.lpSupply = 600_000e6;
        plan.tradeSupply = PART;
        plan.trade = TradeConfig(uint128(price), 1, 1, uint128(PART));
        _create(plan);
        vm.deal(sock, price);
        vm.deal(creator, 0);
    }

    function _openToTheSock() private {
        address[] memory users = new address[](1);
        users[0] = sock;
        vm.startPrank(creator);
        trade.setCanTrade(users, true);
        trade.openTrade(uint40(block.timestamp + 30 days));
        vm.stopPrank();
    }

    function _buyAll(uint256 price) private {
        vm.prank(sock);
        trade.trade{value: price}();
        assertEq(trade.status(), 2);
    }

    function _expectNoGainFrom(uint256 funds) private {
        _try(creator, address(trade), abi.encodeCall(ITrade.WITHDRAW, ()));
        _try(sock, address(trade), abi.encodeCall(ITrade.tradeUnlock, ()));
        _sellAllOf(sock);
        assertLe(creator.balance + sock.balance + wtrx.balanceOf(sock), funds);
    }

    function _sellAllOf(address seller) private {
        uint256 amount = token.balanceOf(seller);
        if (amount == 0) return;
        vm.prank(seller);
        token.transfer(address(pair), amount);
        (uint256 r0, uint256 r1, ) = pair.getReserves();
        bool first = address(token) < address(wtrx);
        (uint256 rin, uint256 rout) = first ? (r0, r1) : (r1, r0);
        uint256 out = (amount * 997 * rout) / (rin * 1000 + amount * 997);
        pair.swap(first ? 0 : out, first ? out : 0, seller, "");
    }

    function _try(address who, address to, bytes memory data) private returns (bool ok) {
        vm.prank(who);
        (ok, ) = to.call(data);
    }
}
