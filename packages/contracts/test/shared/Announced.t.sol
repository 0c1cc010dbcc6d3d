// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {EmbeddedChain} from "../../src/shared/EmbeddedChain.sol";
import {IAnnounced} from "../../src/shared/IAnnounced.sol";
import {Test} from "../base/Test.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {Dial} from "../doubles/Dial.sol";

contract AnnouncedTest is Test {
    address private constant OWNER = address(0xA1);
    uint256 private constant T0 = 1_800_000_000;
    Dial private dial;
    bytes private call_;
    bytes32 private id;

    function setUp() public {
        vm.warp(T0);
        dial = DeployDoubles.dial(OWNER, 7 days, 0);
        call_ = abi.encodeCall(Dial.turn, (5));
        id = keccak256(call_);
        vm.startPrank(OWNER);
    }

    function test_constructor_RevertWhen_DelayIsShortOffTheEmbeddedChain() public {
        vm.expectRevert(
            abi.encodeWithSelector(EmbeddedChain.EmbeddedChainBelowMinimum.selector, 7 days - 1, 7 days)
        );
        DeployDoubles.dial(OWNER, 7 days - 1, block.chainid + 1);
    }

    function test_constructor_KeepsShortDelayOnTheEmbeddedChain() public {
        assertEq(DeployDoubles.dial(OWNER, 60, block.chainid).changeDelay(), 60);
    }

    function test_setter_GivenNotSealed() public {
        dial.turn(5);
        assertEq(dial.value(), 5);
    }

    function test_setter_RevertGiven_NotAnnounced() public {
        dial.seal();
        dial.announce(abi.encodeCall(Dial.turn, (6)));
        vm.warp(T0 + 7 days);
        vm.expectRevert(abi.encodeWithSelector(IAnnounced.AnnouncedNotDue.selector, id, 0));
        dial.turn(5);
    }

    function testFuzz_setter_RevertWhen_NotDue(uint256 wait) public {
        dial.seal();
        dial.announce(call_);
        vm.warp(T0 + bound(wait, 0, 7 days - 1));
        vm.expectRevert(abi.encodeWithSelector(IAnnounced.AnnouncedNotDue.selector, id, T0 + 7 days));
        dial.turn(5);
    }

    function test_setter_RevertWhen_Over() public {
        dial.seal();
        dial.announce(call_);
        vm.warp(T0 + 37 days + 1);
        vm.expectRevert(abi.encodeWithSelector(IAnnounced.AnnouncedNotDue.selector, id, T0 + 7 days));
        dial.turn(5);
    }

    function testFuzz_setter_WhenDue_Once(uint256 wait) public {
        dial.seal();
        dial.announce(call_);
        vm.warp(T0 + bound(wait, 7 days, 37 days));
        vm.expectEmit(true, true, true, true, address(dial));
        emit IAnnounced.AnnouncementUsed(id);
        dial.turn(5);
        assertEq(dial.value(), 5);
        assertEq(dial.announcedFor(id), 0);
        vm.expectRevert(abi.encodeWithSelector(IAnnounced.AnnouncedNotDue.selector, id, 0));
        dial.turn(5);
    }

    function test_announce_RevertWhen_CallerIsNotOwner() public {
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, address(this)));
        dial.announce(call_);
    }

    function test_announce_RevertGiven_AnnouncedAlready() public {
        dial.announce(call_);
        vm.warp(T0 + 37 days);
        vm.expectRevert(abi.encodeWithSelector(IAnnounced.AnnouncedTwice.selector, id, T0 + 7 days));
        dial.announce(call_);
    }

    function test_announce_GivenOneRanOut() public {
        dial.announce(call_);
        vm.warp(T0 + 37 days + 1);
        dial.announce(call_);
        assertEq(dial.announcedFor(id), T0 + 44 days + 1);
    }

    function test_announce_EmitsTheCall() public {
        vm.expectEmit(true, true, true, true, address(dial));
        emit IAnnounced.ChangeAnnounced(id, T0 + 7 days, call_);
        dial.announce(call_);
    }

    function test_withdrawAnnouncement_RevertGiven_Nothing() public {
        vm.expectRevert(abi.encodeWithSelector(IAnnounced.AnnouncedNotDue.selector, id, 0));
        dial.withdrawAnnouncement(id);
    }

    function test_withdrawAnnouncement_RevertWhen_CallerIsNotOwner() public {
        dial.announce(call_);
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, address(this)));
        dial.withdrawAnnouncement(id);
    }

    function test_withdrawAnnouncement_RefusesTheCallAgain() public {
        dial.seal();
        dial.announce(call_);
        dial.withdrawAnnouncement(id);
        vm.warp(T0 + 8 days);
        vm.expectRevert(abi.encodeWithSelector(IAnnounced.AnnouncedNotDue.selector, id, 0));
        dial.turn(5);
    }

    function test_seal_RevertWhen_CallerIsNotOwner() public {
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, address(this)));
        dial.seal();
        assertTrue(!dial.isSealed(), "open");
    }

    function test_seal_IsForGood() public {
        dial.seal();
        dial.seal();
        assertTrue(dial.isSealed(), "sealed");
    }
}
