// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {ReenteringReceiver, RefusingReceiver} from "../doubles/Receivers.sol";
import {LaunchBase} from "../token-launch/LaunchBase.sol";

/// @notice refundPresale, failPresale, setPresaleStatus and reclaimTokens, see Presale.tree.
contract RefundTest is LaunchBase {
    function setUp() public override {
        super.setUp();
        _create(_plan());
    }

    function testFuzz_refundPresale_paysEverySunBack(uint256 a, uint256 b) public {
        a = bound(a, 1, 40);
        b = bound(b, 1, 49 - a < 40 ? 49 - a : 40);
        _start();
        (uint256 aliceBefore, uint256 bobBefore) = (alice.balance, bob.balance);
        _buy(alice, a);
        _buy(bob, b);
        _finish();
        assertEq(presale.status(), 4);
        vm.expectEmit(true, true, true, true, address(presale));
        emit IPresale.Refunded(alice, a * PRICE);
        vm.prank(alice);
        presale.refundPresale();
        vm.prank(bob);
        presale.refundPresale();

        assertEq(alice.balance, aliceBefore);
        assertEq(bob.balance, bobBefore);
        assertEq(address(presale).balance, 0);
        assertTrue(presale.userPresale(alice).isReturn, "marked");
        assertEq(presale.userPresale(alice).preSaleCount, a);
    }

    function test_refundPresale_reverts_theSecondTime() public {
        _missSoftCap();
        vm.startPrank(alice);
        presale.refundPresale();
        vm.expectRevert(_error(IPresale.PresaleNothingToRefund.selector, alice));
        presale.refundPresale();
        vm.stopPrank();
    }

    function test_refundPresale_reverts_forANonBuyer() public {
        _missSoftCap();
        vm.expectRevert(_error(IPresale.PresaleNothingToRefund.selector, carol));
        vm.prank(carol);
        presale.refundPresale();
    }

    function test_refundPresale_reverts_unlessFailed() public {
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 0));
        presale.refundPresale();
        _sellEnough();
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 1));
        presale.refundPresale();
        _finish();
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 2));
        presale.refundPresale();
        presale.endPresale();
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 3));
        presale.refundPresale();
    }

    function test_refundPresale_cannotBeReentered() public {
        ReenteringReceiver thief = DeployDoubles.reenteringReceiver();
        vm.deal(address(thief), 4 * PRICE);
        _start();
        _buy(alice, 40);
        thief.act(address(presale), 4 * PRICE, abi.encodeCall(IPresale.preSale, ()));
        thief.arm(address(presale), abi.encodeCall(IPresale.refundPresale, ()));
        _finish();
        thief.act(address(presale), 0, abi.encodeCall(IPresale.refundPresale, ()));

        assertTrue(thief.tried() && !thief.succeeded(), "the second call fails");
        assertEq(address(presale).balance, 40 * PRICE);
    }

    function test_refundPresale_ofARefusingReceiverHurtsNobodyElse() public {
        RefusingReceiver stone = DeployDoubles.refusingReceiver();
        vm.deal(address(stone), 4 * PRICE);
        _start();
        _buy(alice, 40);
        stone.act(address(presale), 4 * PRICE, abi.encodeCall(IPresale.preSale, ()));
        _finish();
        vm.expectRevert(_error(IPresale.PresalePaymentFailed.selector, address(stone)));
        stone.act(address(presale), 0, abi.encodeCall(IPresale.refundPresale, ()));
        uint256 before = alice.balance;
        vm.prank(alice);
        presale.refundPresale();
        assertEq(alice.balance, before + 40 * PRICE);
    }

    function test_failPresale_afterThreeDaysWithoutLaunch() public {
        _sellEnough();
        _finish();
        uint256 end = block.timestamp;
        vm.expectRevert(_error(IPresale.PresaleFailTooEarly.selector, end + 3 days));
        presale.failPresale();
        vm.warp(end + 3 days - 1);
        vm.expectRevert(_error(IPresale.PresaleFailTooEarly.selector, end + 3 days));
        presale.failPresale();
        vm.warp(end + 3 days);
        vm.expectEmit(true, true, true, true, address(presale));
        emit IPresale.Ended(false, 60 * PRICE, 0);
        vm.prank(carol);
        presale.failPresale();

        assertEq(presale.status(), 4);
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 4));
        presale.endPresale();
        vm.prank(alice);
        presale.refundPresale();
    }

    function test_failPresale_countsFromTheSellOut() public {
        _start();
        _buy(alice, 40);
        _buy(bob, 40);
        _buy(carol, 20);
        uint256 soldOut = block.timestamp;
        vm.warp(soldOut + 3 days);
        presale.failPresale();
        assertEq(presale.status(), 4);
    }

    function test_failPresale_reverts_unlessEnded() public {
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 0));
        presale.failPresale();
        _start();
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 1));
        presale.failPresale();
        _buy(alice, 40);
        _buy(bob, 20);
        _finish();
        presale.endPresale();
        vm.warp(block.timestamp + 30 days);
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 3));
        presale.failPresale();
    }

    function test_setPresaleStatus_cancelsBeforeTheStart() public {
        vm.prank(creator);
        presale.setPresaleStatus(4);
        assertEq(presale.status(), 4);
        _start();
        assertEq(presale.status(), 4);
    }

    function test_setPresaleStatus_cancelsWhileRunning() public {
        _sellEnough();
        uint256 before = alice.balance;
        vm.prank(creator);
        presale.setPresaleStatus(4);
        vm.prank(alice);
        presale.refundPresale();
        assertEq(alice.balance, before + 40 * PRICE);
    }

    function test_setPresaleStatus_reverts_onceEnded() public {
        _sellEnough();
        _finish();
        vm.startPrank(creator);
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 2));
        presale.setPresaleStatus(4);
        presale.endPresale();
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 3));
        presale.setPresaleStatus(4);
        vm.stopPrank();
    }

    function testFuzz_setPresaleStatus_reverts_forEveryOtherNumber(uint256 wanted, uint256 time) public {
        vm.assume(wanted != 4);
        vm.warp(bound(time, T0, T0 + 20 days));
        vm.expectRevert(_error(IPresale.PresaleStatusNotSettable.selector, wanted));
        vm.prank(creator);
        presale.setPresaleStatus(wanted);
    }

    function test_setPresaleStatus_reverts_forOthers() public {
        vm.expectRevert(_error(Ownable.OwnableUnauthorizedAccount.selector, owner));
        vm.prank(owner);
        presale.setPresaleStatus(4);
    }

    function test_reclaimTokens_afterAFailure() public {
        _missSoftCap();
        vm.expectEmit(true, true, true, true, address(presale));
        emit IPresale.TokensReclaimed(creator, 850_000e6);
        vm.startPrank(creator);
        presale.reclaimTokens();
        assertEq(token.balanceOf(creator), 850_000e6);
        vm.expectRevert(IPresale.PresaleNothingToReclaim.selector);
        presale.reclaimTokens();
        vm.stopPrank();
        assertEq(address(presale).balance, 49 * PRICE);
    }

    function test_reclaimTokens_reverts_unlessFailed() public {
        vm.startPrank(creator);
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 0));
        presale.reclaimTokens();
        vm.stopPrank();
        _launch();
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 3));
        vm.prank(creator);
        presale.reclaimTokens();
    }

    function test_reclaimTokens_reverts_forOthers() public {
        _missSoftCap();
        vm.expectRevert(_error(Ownable.OwnableUnauthorizedAccount.selector, alice));
        vm.prank(alice);
        presale.reclaimTokens();
    }

    function test_ownership_movesInTwoStepsAndCanBeRenounced() public {
        vm.prank(creator);
        presale.transferOwnership(alice);
        assertEq(presale.owner(), creator);
        vm.prank(alice);
        presale.acceptOwnership();
        assertEq(presale.owner(), alice);
        vm.prank(alice);
        presale.renounceOwnership();
        assertEq(presale.owner(), address(0));
    }
}
