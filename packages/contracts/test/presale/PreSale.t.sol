// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IPresale, PresaleConfig, UserPresale} from "../../src/presale/IPresale.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {ReenteringReceiver, RefusingReceiver} from "../doubles/Receivers.sol";
import {LaunchBase} from "../token-launch/LaunchBase.sol";

/// @notice preSale and leavePresale, see Presale.tree.
contract PreSaleTest is LaunchBase {
    function setUp() public override {
        super.setUp();
        _create(_plan());
    }

    function test_preSale_recordsSharesAndPayment() public {
        _start();
        vm.expectEmit(true, true, true, true, address(presale));
        emit IPresale.Bought(alice, 3, 3 * PRICE);
        _buy(alice, 3);
        _buy(alice, 2);

        UserPresale memory record = presale.userPresale(alice);
        assertEq(record.user, alice);
        assertEq(record.preSaleCount, 5);
        assertTrue(!record.isReturn, "not returned");
        (, uint256 status, uint256 sold, uint256 raised, uint256 lpForUsers, uint256 endedAt) = presale
            .getPresaleData();
        assertEq(status, 1);
        assertEq(sold, 5);
        assertEq(raised, 5 * PRICE);
        assertEq(lpForUsers + endedAt, 0);
        assertEq(address(presale).balance, 5 * PRICE);
    }

    function test_preSale_reverts_beforeTheStart() public {
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 0));
        vm.prank(alice);
        presale.preSale{value: PRICE}();
    }

    function test_preSale_reverts_atTheEnd() public {
        _finish();
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 4));
        vm.prank(alice);
        presale.preSale{value: PRICE}();
    }

    function test_preSale_reverts_onceSoldOut() public {
        _start();
        _buy(alice, 40);
        _buy(bob, 40);
        _buy(carol, 20);
        assertEq(presale.status(), 2);
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 2));
        vm.prank(carol);
        presale.preSale{value: PRICE}();
    }

    function test_preSale_reverts_forTheCreator() public {
        _start();
        vm.expectRevert(_error(IPresale.PresaleCreatorExcluded.selector, creator));
        vm.prank(creator);
        presale.preSale{value: PRICE}();
    }

    function testFuzz_preSale_reverts_whenThePaymentIsNotWhole(uint256 paid) public {
        _start();
        paid = bound(paid, 0, 41 * PRICE);
        if (paid != 0 && paid % PRICE == 0) paid -= 1;
        vm.expectRevert(_error(IPresale.PresalePaymentNotExact.selector, paid, PRICE));
        vm.prank(alice);
        presale.preSale{value: paid}();
    }

    function test_preSale_reverts_aboveTheMaximumPerAddress() public {
        _start();
        _buy(alice, 39);
        _buy(alice, 1);
        vm.expectRevert(_error(IPresale.PresaleExceedsMaxShares.selector, 41, 40));
        vm.prank(alice);
        presale.preSale{value: PRICE}();
    }

    function test_preSale_reverts_whenTooFewAreLeft() public {
        _start();
        _buy(alice, 40);
        _buy(bob, 40);
        vm.expectRevert(_error(IPresale.PresaleRemainingInsufficient.selector, 21, 20));
        vm.prank(carol);
        presale.preSale{value: 21 * PRICE}();
    }

    function testFuzz_leavePresale_returnsExactlyWhatWasPaid(uint256 shares, uint256 leaving) public {
        shares = bound(shares, 1, 40);
        leaving = bound(leaving, 1, shares);
        _start();
        uint256 before = alice.balance;
        _buy(alice, shares);
        vm.expectEmit(true, true, true, true, address(presale));
        emit IPresale.Left(alice, leaving, leaving * PRICE);
        vm.prank(alice);
        presale.leavePresale(leaving);

        assertEq(alice.balance, before - (shares - leaving) * PRICE);
        assertEq(presale.userPresale(alice).preSaleCount, shares - leaving);
        (, , uint256 sold, , , ) = presale.getPresaleData();
        assertEq(sold, shares - leaving);
    }

    function test_leavePresale_frees_sharesForOthers() public {
        _start();
        _buy(alice, 40);
        _buy(bob, 40);
        _buy(carol, 19);
        vm.prank(alice);
        presale.leavePresale(40);
        _buy(carol, 21);
        _buy(alice, 20);
        assertEq(presale.status(), 2);
    }

    function test_leavePresale_reverts_withoutEnoughShares() public {
        _start();
        _buy(alice, 2);
        vm.expectRevert(_error(IPresale.PresaleSharesInsufficient.selector, 3, 2));
        vm.prank(alice);
        presale.leavePresale(3);
        vm.expectRevert(_error(IPresale.PresaleSharesInsufficient.selector, 0, 2));
        vm.prank(alice);
        presale.leavePresale(0);
        vm.expectRevert(_error(IPresale.PresaleSharesInsufficient.selector, 1, 0));
        vm.prank(bob);
        presale.leavePresale(1);
    }

    function test_leavePresale_closesADayBeforeTheEnd() public {
        _start();
        _buy(alice, 2);
        (PresaleConfig memory config, , , , , ) = presale.getPresaleData();
        assertEq(presale.leaveUntil(), uint256(config.endTime) - 1 days);
        vm.warp(uint256(config.endTime) - 1 days - 1);
        vm.prank(alice);
        presale.leavePresale(1);
        vm.warp(uint256(config.endTime) - 1 days);
        vm.expectRevert(_error(IPresale.PresaleLeaveClosed.selector, uint256(config.endTime) - 1 days));
        vm.prank(alice);
        presale.leavePresale(1);
        _buy(bob, 1);
    }

    function test_leavePresale_closesAQuarterBeforeAShortEnd() public {
        Plan memory plan = _plan();
        plan.presale.endTime = plan.presale.startTime + 2 hours;
        _create(plan);
        assertEq(presale.leaveUntil(), uint256(plan.presale.endTime) - 30 minutes);
    }

    function test_leavePresale_reverts_onceEnded() public {
        _sellEnough();
        _finish();
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 2));
        vm.prank(alice);
        presale.leavePresale(1);
    }

    function test_leavePresale_reverts_onceSoldOut() public {
        _start();
        _buy(alice, 40);
        _buy(bob, 40);
        _buy(carol, 20);
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 2));
        vm.prank(alice);
        presale.leavePresale(1);
    }

    function test_leavePresale_cannotBeReentered() public {
        ReenteringReceiver thief = DeployDoubles.reenteringReceiver();
        vm.deal(address(thief), 10 * PRICE);
        _start();
        _buy(alice, 40);
        thief.act(address(presale), 4 * PRICE, abi.encodeCall(IPresale.preSale, ()));
        thief.arm(address(presale), abi.encodeCall(IPresale.leavePresale, (1)));
        thief.act(address(presale), 0, abi.encodeCall(IPresale.leavePresale, (1)));

        assertTrue(thief.tried() && !thief.succeeded(), "the second call fails");
        assertEq(address(presale).balance, 43 * PRICE);
        assertEq(presale.userPresale(address(thief)).preSaleCount, 3);
    }

    function test_leavePresale_reverts_whenTheReceiverRefuses() public {
        RefusingReceiver stone = DeployDoubles.refusingReceiver();
        vm.deal(address(stone), 10 * PRICE);
        _start();
        stone.act(address(presale), 4 * PRICE, abi.encodeCall(IPresale.preSale, ()));
        vm.expectRevert(_error(IPresale.PresalePaymentFailed.selector, address(stone)));
        stone.act(address(presale), 0, abi.encodeCall(IPresale.leavePresale, (4)));
        assertEq(presale.userPresale(address(stone)).preSaleCount, 4);
    }
}
