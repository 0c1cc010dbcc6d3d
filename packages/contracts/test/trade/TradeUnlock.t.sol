// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ILocker, LockRecord} from "../../src/locks/ILocker.sol";
import {ITrade, TradeConfig} from "../../src/trade/ITrade.sol";
import {TradeBase} from "./TradeBase.sol";

/// @notice tradeUnlock and unlockTerms, see Trade.tree.
contract TradeUnlockTest is TradeBase {
    /// @dev 60 shares of 100 TRX less 2 % meet 700,000 tokens: a share of 100 tokens is worth 840,000 sun.
    uint256 private constant OPENING = 840_000;

    function test_tradeUnlock_deliversOnce_fromTheDayEveryBuyerCouldLeave() public {
        _endAndLaunch();
        uint256 from = presale.vestingEnd();
        assertEq(from, block.timestamp + 97 days);
        vm.startPrank(alice);
        vm.warp(from - 1);
        vm.expectRevert(_error(ITrade.TradeUnlockTooEarly.selector, from));
        trade.tradeUnlock();
        vm.warp(from);
        vm.expectEmit(true, true, true, true, address(trade));
        emit ITrade.TradeUnlocked(alice, 40 * SHARE_TOKENS);
        trade.tradeUnlock();
        assertEq(token.balanceOf(alice), 40 * SHARE_TOKENS);
        assertTrue(trade.userTrade(alice).claimed, "claimed");
        vm.expectRevert(_error(ITrade.TradeNothingDue.selector, alice));
        trade.tradeUnlock();
        vm.stopPrank();
        assertEq(locker.locksLength(), 2);
    }

    function test_tradeUnlock_waitsThreeDays_whereLpVestsAtOnce() public {
        Plan memory plan = _plan();
        plan.presale.vestingDelay = 0;
        plan.presale.vestingRate = 10_000;
        plan.presale.vestingDis = 0;
        _createFor(plan);
        _endAndLaunch();
        uint256 from = block.timestamp + 3 days;
        assertEq(presale.vestingEnd(), block.timestamp);
        vm.expectRevert(_error(ITrade.TradeUnlockTooEarly.selector, from));
        vm.prank(alice);
        trade.tradeUnlock();
        vm.warp(from);
        vm.prank(alice);
        trade.tradeUnlock();
        assertEq(token.balanceOf(alice), 40 * SHARE_TOKENS);
    }

    function test_tradeUnlock_locksCheapTokens_untilTheCreatorsPartIsFree() public {
        _createAt(OPENING - 1);
        _endAndLaunch();
        uint256 free = block.timestamp + 180 days;
        assertEq(locker.locks(1).lockTime, free);
        vm.warp(block.timestamp + 1 hours);
        vm.expectEmit(true, true, true, true, address(trade));
        emit ITrade.TradeUnlocked(alice, 40 * SHARE_TOKENS);
        vm.expectEmit(true, true, true, true, address(locker));
        emit ILocker.LockedByOther(2, address(trade));
        vm.startPrank(alice);
        trade.tradeUnlock();
        assertEq(token.balanceOf(alice), 0);
        LockRecord memory lock = locker.locks(2);
        assertEq(lock.lockerAddress, alice);
        assertEq(lock.coinAddress, address(token));
        assertEq(lock.lockAmount, 40 * SHARE_TOKENS);
        // Whole days, rounded up.
        assertEq(lock.lockTime, free + 1 hours);
        vm.expectRevert(_error(ITrade.TradeNothingDue.selector, alice));
        trade.tradeUnlock();
        vm.warp(lock.lockTime - 1);
        vm.expectRevert(_error(ILocker.LockerNotYet.selector, lock.lockTime));
        locker.unlock(lock.createTime);
        vm.warp(lock.lockTime);
        locker.unlock(lock.createTime);
        vm.stopPrank();
        assertEq(token.balanceOf(alice), 40 * SHARE_TOKENS);
        assertEq(token.allowance(address(trade), address(locker)), 0);
    }

    function testFuzz_tradeUnlock_neverFreesCheapTokensBeforeTheCreator(uint256 wait) public {
        _createAt(OPENING - 1);
        _endAndLaunch();
        uint256 free = locker.locks(1).lockTime;
        vm.warp(block.timestamp + bound(wait, 0, 200 days));
        vm.prank(alice);
        trade.tradeUnlock();
        if (block.timestamp >= free) {
            assertEq(token.balanceOf(alice), 40 * SHARE_TOKENS);
            return;
        }
        assertEq(token.balanceOf(alice), 0);
        uint256 until = locker.locks(2).lockTime;
        assertTrue(until >= free && until < free + 1 days, "the creator's day");
    }

    function test_tradeUnlock_countsNoGiftToThePair() public {
        _createAt(OPENING);
        _open();
        _trade(alice, 40);
        wtrx.deposit{value: 5000e6}();
        wtrx.transfer(address(pair), 5000e6);
        pair.sync();
        _end();
        _launch();
        (bool locks, uint256 from) = trade.unlockTerms();
        assertTrue(!locks, "the gift would have raised the price");
        assertEq(from, presale.vestingEnd());
    }

    function testFuzz_unlockTerms_compareWithTheOpeningPrice(uint256 price, uint256 sold) public {
        price = bound(price, 1, 1_500_000);
        sold = bound(sold, 50, 100);
        _createAt(price);
        _start();
        _buy(alice, 40);
        _buy(bob, sold - 40 > 40 ? 40 : sold - 40);
        if (sold > 80) _buy(carol, sold - 80);
        bool cheap = price * 700_000e6 < sold * 98e6 * SHARE_TOKENS;
        (bool locks, uint256 from) = trade.unlockTerms();
        assertTrue(locks == cheap, "as if launched now");
        assertEq(from, type(uint256).max);
        _finish();
        presale.endPresale();
        (uint256 trx, uint256 tokens, uint256 buyersFreeAt, uint256 creatorFreeAt) = presale.openingTerms();
        assertEq(trx, wtrx.balanceOf(address(pair)));
        assertEq(tokens, token.balanceOf(address(pair)));
        assertEq(buyersFreeAt, block.timestamp + 97 days);
        assertEq(creatorFreeAt, block.timestamp + 180 days);
        (locks, from) = trade.unlockTerms();
        assertTrue(locks == cheap, "as launched");
        assertEq(from, cheap ? creatorFreeAt : buyersFreeAt);
    }

    function test_unlockTerms_takeTheBackingOut() public {
        _create(_backedPlan());
        _launch();
        (uint256 trx, uint256 tokens, , ) = presale.openingTerms();
        assertEq(trx, wtrx.balanceOf(address(pair)));
        assertEq(tokens, 1_000_000e6);
        assertEq(pool.backing() + trx, (6000e6 * 98) / 100);
    }

    function test_tradeUnlock_reverts_beforeTheLaunch() public {
        _open();
        _trade(alice, 1);
        _end();
        vm.expectRevert(_error(ITrade.TradePresaleStatus.selector, 1));
        vm.prank(alice);
        trade.tradeUnlock();
        _sellEnough();
        _finish();
        vm.expectRevert(_error(ITrade.TradePresaleStatus.selector, 2));
        vm.prank(alice);
        trade.tradeUnlock();
    }

    function test_tradeUnlock_reverts_unlessEnded() public {
        _open();
        _trade(alice, 1);
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 1));
        vm.prank(alice);
        trade.tradeUnlock();
        _launch();
        vm.warp(presale.vestingEnd());
        vm.prank(alice);
        trade.tradeUnlock();
        vm.expectRevert(_error(ITrade.TradeNothingDue.selector, bob));
        vm.prank(bob);
        trade.tradeUnlock();
    }

    function test_tradeUnlock_reverts_whenCancelledOrClosed_afterTheLaunch() public {
        _launch();
        vm.warp(presale.vestingEnd());
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 0));
        vm.prank(alice);
        trade.tradeUnlock();
        _create(_plan());
        _allow(alice);
        _open();
        _trade(alice, 1);
        _launch();
        vm.prank(creator);
        trade.setTradeStatus(3);
        vm.warp(presale.vestingEnd());
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 3));
        vm.prank(alice);
        trade.tradeUnlock();
        vm.prank(alice);
        trade.tradeRefund();
    }

    function test_tradeUnlock_worksAfterTheCreatorTookTheProceeds() public {
        _endAndLaunch();
        vm.prank(creator);
        trade.WITHDRAW();
        vm.warp(presale.vestingEnd());
        vm.prank(alice);
        trade.tradeUnlock();
        vm.prank(bob);
        trade.tradeUnlock();
        assertEq(token.balanceOf(alice) + token.balanceOf(bob), 42 * SHARE_TOKENS);
        assertEq(token.balanceOf(address(trade)), 0);
    }

    function test_tradeUnlock_locksAfterTheCreatorTookTheProceeds() public {
        _createAt(OPENING - 1);
        _endAndLaunch();
        vm.prank(alice);
        trade.tradeUnlock();
        vm.prank(creator);
        trade.WITHDRAW();
        assertEq(token.balanceOf(address(trade)), 2 * SHARE_TOKENS);
        vm.prank(bob);
        trade.tradeUnlock();
        assertEq(locker.locks(3).lockAmount, 2 * SHARE_TOKENS);
        assertEq(token.balanceOf(address(trade)), 0);
    }

    function _createAt(uint256 price) private {
        Plan memory plan = _plan();
        plan.trade = TradeConfig(uint128(price), 300, 1500, uint128(SHARE_TOKENS));
        _createFor(plan);
    }

    function _createFor(Plan memory plan) private {
        _create(plan);
        sharePrice = plan.trade.tradeAmount;
        _allow(alice);
        _allow(bob);
    }
}
