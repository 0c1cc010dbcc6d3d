// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITrade, UserTrade} from "../../src/trade/ITrade.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {ReenteringReceiver, RefusingReceiver} from "../doubles/Receivers.sol";
import {TradeBase} from "./TradeBase.sol";

/// @notice What buyers do: trade, tradeRefund, see Trade.tree.
contract TradeTest is TradeBase {
    function testFuzz_trade_recordsSharesAndPayment(uint256 shares) public {
        shares = bound(shares, 1, 300);
        _open();
        vm.expectEmit(true, true, true, true, address(trade));
        emit ITrade.TradeBought(alice, shares, shares * SHARE_PRICE);
        _trade(alice, shares);

        UserTrade memory record = trade.userTrade(alice);
        assertEq(record.user, alice);
        assertEq(record.tradeCount, shares);
        assertTrue(!record.claimed, "not claimed");
        uint256[6] memory data = trade.getTradeData();
        assertEq(data[0], 1);
        assertEq(data[1], SHARE_PRICE);
        assertEq(data[2], 300);
        assertEq(data[3], shares);
        assertEq(data[4], 1500 - shares);
        assertEq(data[5], block.timestamp + 30 days);
        assertEq(address(trade).balance, shares * SHARE_PRICE);
    }

    function test_trade_reverts_unlessOpen() public {
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 0));
        vm.prank(alice);
        trade.trade{value: SHARE_PRICE}();
        _open();
        _end();
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 2));
        vm.prank(alice);
        trade.trade{value: SHARE_PRICE}();
    }

    function test_trade_reverts_atItsEndTime() public {
        _start();
        vm.prank(creator);
        trade.openTrade(uint40(block.timestamp + 1 days));
        vm.warp(block.timestamp + 1 days);
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 2));
        vm.prank(alice);
        trade.trade{value: SHARE_PRICE}();
    }

    function test_trade_reverts_onceThePresaleFailed() public {
        _open();
        vm.prank(creator);
        presale.setPresaleStatus(4);
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 3));
        vm.prank(alice);
        trade.trade{value: SHARE_PRICE}();
    }

    function test_trade_reverts_forAnAddressThatIsNotListed() public {
        _open();
        vm.expectRevert(_error(ITrade.TradeNotAllowed.selector, carol));
        vm.prank(carol);
        trade.trade{value: SHARE_PRICE}();
    }

    function testFuzz_trade_reverts_whenThePaymentIsNotWhole(uint256 paid) public {
        _open();
        paid = bound(paid, 0, 300 * SHARE_PRICE);
        if (paid != 0 && paid % SHARE_PRICE == 0) paid -= 1;
        vm.expectRevert(_error(ITrade.TradePaymentNotExact.selector, paid, SHARE_PRICE));
        vm.prank(alice);
        trade.trade{value: paid}();
    }

    function test_trade_reverts_aboveTheMaximumPerAddress() public {
        _open();
        _trade(alice, 299);
        _trade(alice, 1);
        vm.expectRevert(_error(ITrade.TradeExceedsMaxShares.selector, 301, 300));
        vm.prank(alice);
        trade.trade{value: SHARE_PRICE}();
    }

    function test_trade_reverts_whenTooFewAreLeft() public {
        _sellAllBut(1);
        vm.expectRevert(_error(ITrade.TradeRemainingInsufficient.selector, 2, 1));
        vm.prank(bob);
        trade.trade{value: 2 * SHARE_PRICE}();
        _trade(bob, 1);
        assertEq(trade.status(), 2);
    }

    function testFuzz_tradeRefund_paysEverySunBack_afterACancel(uint256 a, uint256 b) public {
        a = bound(a, 1, 300);
        b = bound(b, 1, 300);
        _open();
        (uint256 aliceBefore, uint256 bobBefore) = (alice.balance, bob.balance);
        _trade(alice, a);
        _trade(bob, b);
        vm.prank(creator);
        trade.setTradeStatus(3);
        vm.expectEmit(true, true, true, true, address(trade));
        emit ITrade.TradeRefunded(alice, a * SHARE_PRICE);
        vm.prank(alice);
        trade.tradeRefund();
        vm.prank(bob);
        trade.tradeRefund();
        assertEq(alice.balance, aliceBefore);
        assertEq(bob.balance, bobBefore);
        assertEq(address(trade).balance, 0);
        vm.expectRevert(_error(ITrade.TradeNothingDue.selector, alice));
        vm.prank(alice);
        trade.tradeRefund();
    }

    function test_tradeRefund_followsAFailedPresale_evenOnceEnded() public {
        _open();
        _trade(alice, 7);
        _end();
        _missSoftCapFromNow();
        assertEq(trade.status(), 3);
        uint256 before = alice.balance;
        vm.prank(alice);
        trade.tradeRefund();
        assertEq(alice.balance, before + 7 * SHARE_PRICE);
    }

    function test_tradeRefund_reverts_unlessCancelled() public {
        _open();
        _trade(alice, 1);
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 1));
        vm.prank(alice);
        trade.tradeRefund();
        _end();
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 2));
        vm.prank(alice);
        trade.tradeRefund();
    }

    function test_tradeRefund_reverts_forANonBuyer() public {
        _open();
        vm.prank(creator);
        trade.setTradeStatus(3);
        vm.expectRevert(_error(ITrade.TradeNothingDue.selector, bob));
        vm.prank(bob);
        trade.tradeRefund();
    }

    function test_tradeRefund_cannotBeReentered() public {
        ReenteringReceiver thief = DeployDoubles.reenteringReceiver();
        vm.deal(address(thief), 10 * SHARE_PRICE);
        _allow(address(thief));
        _open();
        _trade(alice, 10);
        thief.act(address(trade), 5 * SHARE_PRICE, abi.encodeCall(ITrade.trade, ()));
        vm.prank(creator);
        trade.setTradeStatus(3);
        thief.arm(address(trade), abi.encodeCall(ITrade.tradeRefund, ()));
        thief.act(address(trade), 0, abi.encodeCall(ITrade.tradeRefund, ()));
        assertTrue(thief.tried() && !thief.succeeded(), "the second call fails");
        assertEq(address(trade).balance, 10 * SHARE_PRICE);
    }

    function test_tradeRefund_reverts_whenTheReceiverRefuses() public {
        RefusingReceiver stone = DeployDoubles.refusingReceiver();
        vm.deal(address(stone), 10 * SHARE_PRICE);
        _allow(address(stone));
        _open();
        stone.act(address(trade), 5 * SHARE_PRICE, abi.encodeCall(ITrade.trade, ()));
        vm.prank(creator);
        trade.setTradeStatus(3);
        vm.expectRevert(_error(ITrade.TradePaymentFailed.selector, address(stone)));
        stone.act(address(trade), 0, abi.encodeCall(ITrade.tradeRefund, ()));
    }

    function _missSoftCapFromNow() private {
        _buy(carol, 1);
        _finish();
        assertEq(presale.status(), 4);
    }

    function _sellAllBut(uint256 left) private {
        _open();
        uint256 rest = 1500 - left;
        for (uint256 i = 1; rest != 0; i++) {
            address buyer = address(uint160(0xB0000 + i));
            uint256 part = rest > 300 ? 300 : rest;
            vm.deal(buyer, part * SHARE_PRICE);
            _allow(buyer);
            _trade(buyer, part);
            rest -= part;
        }
    }
}
