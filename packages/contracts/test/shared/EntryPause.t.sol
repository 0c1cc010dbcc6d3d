// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {HoldWindow} from "../../src/shared/HoldWindow.sol";
import {IEntryPause} from "../../src/shared/IEntryPause.sol";
import {Test} from "../base/Test.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {Door} from "../doubles/Door.sol";

contract EntryPauseTest is Test {
    address private constant OWNER = address(0xA1);
    address private constant GUARDIAN = address(0xA2);
    uint40 private constant T0 = 1_800_000_000;
    Door private door;

    function setUp() public {
        vm.warp(T0);
        door = DeployDoubles.door(OWNER, GUARDIAN);
    }

    function testFuzz_pauseEntries_RevertWhen_CallerIsNotGuardian(address caller) public {
        vm.assume(caller != GUARDIAN);
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseNotGuardian.selector, caller));
        vm.prank(caller);
        door.pauseEntries(T0 + 1);
    }

    function test_pauseEntries_RevertWhen_EndIsNotInTheFuture() public {
        vm.expectRevert(abi.encodeWithSelector(HoldWindow.HoldWindowExhausted.selector, T0, T0 + 7 days));
        _pause(T0);
    }

    function test_pauseEntries_RevertWhen_EndIsTooFar() public {
        uint40 end = T0 + 7 days + 1;
        vm.expectRevert(abi.encodeWithSelector(HoldWindow.HoldWindowExhausted.selector, end, T0 + 7 days));
        _pause(end);
    }

    function testFuzz_pauseEntries_ClosesUntilItsEnd(uint40 length) public {
        length = uint40(bound(length, 1, 7 days));
        _pause(T0 + length);
        assertEq(door.pausedUntil(), T0 + length);
        vm.warp(T0 + length - 1);
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseActive.selector, T0 + length));
        door.enter();
        vm.warp(T0 + length);
        door.enter();
        assertEq(door.entered(), 1);
    }

    function test_pauseEntries_GivenRecentPause_WithinItsSevenDays() public {
        _pause(T0 + 1 days);
        vm.warp(T0 + 5 days);
        _pause(T0 + 7 days);
        assertEq(door.pausedUntil(), T0 + 7 days);
    }

    function test_pauseEntries_RevertGiven_RecentPause_BeyondItsSevenDays() public {
        _pause(T0 + 1 days);
        vm.warp(T0 + 90 days - 1);
        vm.expectRevert(
            abi.encodeWithSelector(HoldWindow.HoldWindowExhausted.selector, T0 + 90 days, T0 + 7 days)
        );
        _pause(T0 + 90 days);
    }

    function test_pauseEntries_GivenLastPauseBegan90DaysAgo() public {
        _pause(T0 + 1 days);
        vm.warp(T0 + 90 days);
        _pause(T0 + 97 days);
        assertEq(door.pausedUntil(), T0 + 97 days);
    }

    function testFuzz_resumeEntries_RevertWhen_CallerIsNeither(address caller) public {
        vm.assume(caller != GUARDIAN && caller != OWNER);
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseNotGuardian.selector, caller));
        vm.prank(caller);
        door.resumeEntries();
    }

    function test_resumeEntries_ByGuardianOrOwner() public {
        _pause(T0 + 1 days);
        vm.prank(OWNER);
        door.resumeEntries();
        door.enter();
        _pause(T0 + 1 days);
        vm.prank(GUARDIAN);
        door.resumeEntries();
        door.enter();
        vm.warp(T0 + 3 days);
        vm.expectRevert(
            abi.encodeWithSelector(HoldWindow.HoldWindowExhausted.selector, T0 + 8 days, T0 + 7 days)
        );
        _pause(T0 + 8 days);
    }

    function test_setGuardian_RevertWhen_CallerIsNotOwner() public {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, GUARDIAN));
        vm.prank(GUARDIAN);
        door.setGuardian(GUARDIAN);
    }

    function test_setGuardian_ByOwner() public {
        vm.prank(OWNER);
        door.setGuardian(address(0xA3));
        assertEq(door.guardian(), address(0xA3));
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseNotGuardian.selector, GUARDIAN));
        _pause(T0 + 1);
    }

    /// @dev A vote may do without a guardian: that stops no one, and another can be named later.
    function test_setGuardian_GivenTheZeroAddress_NobodyPauses() public {
        vm.prank(OWNER);
        door.setGuardian(address(0));
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseNotGuardian.selector, GUARDIAN));
        _pause(T0 + 1);
        door.enter();
        vm.prank(OWNER);
        door.setGuardian(GUARDIAN);
        _pause(T0 + 1);
    }

    /// @dev A hostile guardian tries ends at random times; every span of 90 days is checked day by hour.
    function testFuzz_anySequence_HoldsAtMost7DaysIn90(
        uint32[24] memory gaps,
        uint32[24] memory lengths
    ) public {
        uint256 time = T0;
        uint256[] memory starts = new uint256[](24);
        uint256[] memory ends = new uint256[](24);
        for (uint256 i; i < gaps.length; ++i) {
            time += bound(gaps[i], 1 hours, 40 days);
            vm.warp(time);
            uint40 until = uint40(time + bound(lengths[i], 1, 8 days));
            vm.prank(GUARDIAN);
            try door.pauseEntries(until) {
                starts[i] = time;
                ends[i] = until;
            } catch {}
        }
        for (uint256 i; i < starts.length; ++i) {
            if (starts[i] == 0) continue;
            assertLe(_heldIn(starts, ends, starts[i], starts[i] + 90 days), 7 days);
            assertLe(_heldIn(starts, ends, ends[i] - 90 days, ends[i]), 7 days);
        }
    }

    /// @dev Length of the union of the pauses within [from, to); pauses come in order of their starts.
    function _heldIn(
        uint256[] memory starts,
        uint256[] memory ends,
        uint256 from,
        uint256 to
    ) private pure returns (uint256 held) {
        uint256 covered = from;
        for (uint256 i; i < starts.length; ++i) {
            if (starts[i] == 0) continue;
            uint256 begin = starts[i] > covered ? starts[i] : covered;
            uint256 end = ends[i] < to ? ends[i] : to;
            if (end <= begin) continue;
            held += end - begin;
            covered = end;
        }
    }

    function _pause(uint40 until) private {
        vm.prank(GUARDIAN);
        door.pauseEntries(until);
    }
}
