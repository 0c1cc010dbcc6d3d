// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IEntryPause} from "../../src/shared/IEntryPause.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {ReenteringReceiver} from "../doubles/Receivers.sol";
import "./CardsFixture.sol";

contract CardsReservationsTest is CardsFixture {
    function setUp() public {
        _deployAll();
        vm.startPrank(OWNER);
        cards.setAllotment(1, 2, 48 hours, 3000);
        cards.setAllotment(2, 2, 48 hours, 3000);
        vm.stopPrank();
    }

    function test_reserve_RevertGiven_Paused() public {
        _pause();
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseActive.selector, T0 + 1 days));
        _reserve(ALICE, 1, 30e6);
    }

    function test_reserve_RevertGiven_ClosedOrUnknown() public {
        LevelSettings memory level = _level(false);
        level.open = false;
        vm.prank(OWNER);
        cards.setLevel(1, level);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsLevelClosed.selector, 1));
        _reserve(ALICE, 1, 30e6);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsUnknownLevel.selector, 3));
        _reserve(ALICE, 3, 30e6);
    }

    function test_reserve_RevertGiven_Reservation() public {
        _reserve(ALICE, 1, 30e6);
        vm.expectRevert(abi.encodeWithSelector(ICardReservations.CardsAlreadyReserved.selector, ALICE));
        _reserve(ALICE, 2, 18e6);
    }

    function test_reserve_RevertGiven_AllotmentIsEmpty() public {
        _reserve(ALICE, 1, 30e6);
        _reserve(BOB, 1, 30e6);
        vm.expectRevert(abi.encodeWithSelector(ICardReservations.CardsAllotmentEmpty.selector, 1));
        _reserve(CAROL, 1, 30e6);
    }

    function testFuzz_reserve_InSun_RevertWhen_NotTheFirstInstalment(uint64 paid) public {
        vm.assume(paid != 30e6 && paid <= 1e15);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsWrongPayment.selector, paid, 30e6));
        _reserve(ALICE, 1, paid);
    }

    function test_reserve_InU_RevertWhen_Below_AndReturnsTheRest() public {
        assertEq(cards.firstInstalment(2), 18e6);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsWrongPayment.selector, 18e6 - 1, 18e6));
        _reserve(ALICE, 2, 18e6 - 1);
        _reserve(ALICE, 2, 20e6);
        assertEq(ALICE.balance, 1e15 - 18e6);
    }

    function test_reserve_WhenBuyerCallsBackOnTheRest() public {
        ReenteringReceiver buyer = DeployDoubles.reenteringReceiver();
        vm.deal(address(buyer), 1e9);
        buyer.arm(address(cards), abi.encodeCall(ICardReservations.reserve, (2)));
        buyer.act(address(cards), 20e6, abi.encodeCall(ICardReservations.reserve, (2)));
        assertTrue(buyer.tried() && !buyer.succeeded(), "call back refused");
        assertEq(cards.allotmentOf(2).left, 1);
    }

    function testFuzz_reserve_FixesBothInstalments(uint96 price, uint16 firstBps) public {
        price = uint96(bound(price, 1, 1e15));
        firstBps = uint16(bound(firstBps, 2000, 9000));
        LevelSettings memory level = _level(false);
        level.price = price;
        vm.startPrank(OWNER);
        cards.setLevel(1, level);
        cards.setAllotment(1, 0, 72 hours, firstBps);
        vm.stopPrank();
        uint256 first = cards.firstInstalment(1);
        assertLe(uint256(price) * firstBps, first * 10_000);
        vm.expectEmit(true, true, true, true, address(cards));
        emit ICardReservations.Reserved(ALICE, 1, first, price - first, T0 + 72 hours);
        _reserve(ALICE, 1, first);
        ICardReservations.Reservation memory made = cards.reservationOf(ALICE);
        assertEq(made.level, 1);
        assertEq(made.deadline, T0 + 72 hours);
        assertEq(uint256(made.first) + made.second, price);
        assertEq(cards.allotmentOf(1).left, 1);
        assertEq(cards.levelMap(1).remainSupply, 10);
        assertEq(cards.balanceOf(ALICE), 0);
        assertEq(cards.fundCreditOf(1), 0);
    }

    function test_completeReservation_RevertGiven_None() public {
        vm.expectRevert(abi.encodeWithSelector(ICardReservations.CardsNoReservation.selector, ALICE));
        _complete(ALICE, 0);
    }

    function test_completeReservation_RevertWhen_Over() public {
        _reserve(ALICE, 1, 30e6);
        vm.warp(T0 + 48 hours + 1);
        vm.expectRevert(
            abi.encodeWithSelector(ICardReservations.CardsReservationExpired.selector, T0 + 48 hours)
        );
        _complete(ALICE, 70e6);
    }

    function testFuzz_completeReservation_RevertWhen_NotTheSecondInstalment(uint64 paid) public {
        vm.assume(paid != 70e6 && paid <= 1e14);
        _reserve(ALICE, 1, 30e6);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsWrongPayment.selector, paid, 70e6));
        _complete(ALICE, paid);
    }

    function test_completeReservation_WhateverTheOwnerAndMarketDo() public {
        _reserve(ALICE, 2, 18e6);
        LevelSettings memory level = _level(true);
        level.open = false;
        level.price = 5000e6;
        vm.prank(OWNER);
        cards.setLevel(2, level);
        oracle.set(0, 0);
        _pause();
        vm.warp(T0 + 48 hours);
        _complete(ALICE, 42e6);
        assertEq(cards.ownerOf(ID2), ALICE);
        assertEq(_feeDue(ALICE), 15e5);
        assertEq(cards.fundCreditOf(2), 585e5);
        assertEq(cards.levelMap(2).remainSupply, 10);
        assertEq(cards.levelMap(2).nextTokenId, 2);
        assertEq(cards.reservationOf(ALICE).deadline, 0);
    }

    function test_completeReservation_GivesTheNextSerial() public {
        _reserve(ALICE, 1, 30e6);
        uint256 bought = _buy(BOB);
        _complete(ALICE, 70e6);
        assertEq(cards.ownerOf(bought), BOB);
        assertEq(cards.ownerOf(bought + 1), ALICE);
    }

    function test_cancelReservation_RevertGiven_None() public {
        vm.expectRevert(abi.encodeWithSelector(ICardReservations.CardsNoReservation.selector, ALICE));
        cards.cancelReservation(ALICE);
    }

    function test_cancelReservation_RevertWhen_RunningAndCallerIsAnother() public {
        _reserve(ALICE, 1, 30e6);
        vm.warp(T0 + 48 hours);
        vm.expectRevert(
            abi.encodeWithSelector(ICardReservations.CardsReservationRunning.selector, T0 + 48 hours)
        );
        vm.prank(OWNER);
        cards.cancelReservation(ALICE);
    }

    function testFuzz_cancelReservation_GivesTheFirstInstalmentBack(bool byBuyer, bool paused) public {
        _reserve(ALICE, 1, 30e6);
        if (paused) _pause();
        if (!byBuyer) vm.warp(T0 + 48 hours + 1);
        vm.prank(byBuyer ? ALICE : BOB);
        cards.cancelReservation(ALICE);
        assertEq(_credit(ALICE), 30e6);
        assertEq(cards.allotmentOf(1).left, 2);
        vm.prank(ALICE);
        cards.withdrawCredit();
        assertEq(ALICE.balance, 1e15);
        vm.expectRevert(abi.encodeWithSelector(ICardReservations.CardsNoReservation.selector, ALICE));
        _complete(ALICE, 70e6);
    }

    /// @dev An allotment as large as its type leaves no room for the place that comes back.
    function test_cancelReservation_WorksWithAHostileOwner() public {
        _reserve(ALICE, 1, 30e6);
        uint32 left = cards.allotmentOf(1).left;
        LevelSettings memory level = _level(false);
        level.open = false;
        vm.startPrank(OWNER);
        cards.setAllotment(1, type(uint32).max - left, 48 hours, 3000);
        cards.setLevel(1, level);
        vm.stopPrank();
        vm.warp(T0 + 49 hours);
        cards.cancelReservation(ALICE);
        assertEq(_credit(ALICE), 30e6);
        assertEq(cards.allotmentOf(1).left, type(uint32).max);
        vm.prank(ALICE);
        cards.withdrawCredit();
        assertEq(ALICE.balance, 1e15);
    }

    function test_setAllotment_RevertWhen_OutOfRange() public {
        _refuse(1 hours - 1, 2000);
        _refuse(72 hours + 1, 2000);
        _refuse(1 hours, 1999);
        _refuse(1 hours, 9001);
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsUnknownLevel.selector, 3));
        cards.setAllotment(3, 0, 1 hours, 2000);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsUnknownLevel.selector, 3));
        cards.setAllotment(3, 1, 1 hours, 2000);
    }

    function test_setAllotment_GivenSoldOut() public {
        for (uint256 i; i < 10; ++i) _buy(ALICE);
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsSoldOut.selector, 1));
        cards.setAllotment(1, 1, 1 hours, 2000);
        cards.setAllotment(1, 0, 1 hours, 2000);
        assertEq(cards.allotmentOf(1).window, 1 hours);
    }

    function test_setAllotment_HoldsForNewReservationsOnly() public {
        _reserve(ALICE, 1, 30e6);
        vm.prank(OWNER);
        cards.setAllotment(1, 5, 1 hours, 5000);
        assertEq(cards.allotmentOf(1).left, 6);
        assertEq(cards.reservationOf(ALICE).deadline, T0 + 48 hours);
        _reserve(BOB, 1, 50e6);
        assertEq(cards.reservationOf(BOB).deadline, T0 + 1 hours);
    }

    function _refuse(uint32 window, uint16 firstBps) private {
        vm.expectRevert(ICardLevels.CardsSettingOutOfRange.selector);
        vm.prank(OWNER);
        cards.setAllotment(1, 0, window, firstBps);
    }

    function _reserve(address user, uint256 level, uint256 paid) private {
        vm.prank(user);
        cards.reserve{value: paid}(level);
    }

    function _complete(address user, uint256 paid) private {
        vm.prank(user);
        cards.completeReservation{value: paid}();
    }
}
