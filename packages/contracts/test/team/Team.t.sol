// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITeam} from "../../src/team/ITeam.sol";
import {Team} from "../../src/team/Team.sol";
import {Test} from "../base/Test.sol";
import {DeployTeam} from "../deploy/DeployTeam.sol";

contract TeamTest is Test {
    address private constant ROOT = address(0x1001);
    Team private team;

    function setUp() public {
        team = DeployTeam.team(ROOT);
    }

    function test_constructor_RevertWhen_RootIsZero() public {
        vm.expectRevert(ITeam.TeamRootMissing.selector);
        DeployTeam.team(address(0));
    }

    function test_constructor_RootIsActiveWithoutParent() public view {
        assertTrue(team.isActive(ROOT), "root active");
        assertEq(team.team(ROOT), address(0));
        assertEq(team.root(), ROOT);
    }

    function test_bindParent_RevertGiven_CallerIsActive() public {
        _bind(address(1), ROOT);
        _bind(address(2), ROOT);
        vm.expectRevert(abi.encodeWithSelector(ITeam.TeamAlreadyBound.selector, address(1)));
        _bind(address(1), address(2));
    }

    function test_bindParent_RevertGiven_CallerIsRoot() public {
        _bind(address(1), ROOT);
        vm.expectRevert(abi.encodeWithSelector(ITeam.TeamAlreadyBound.selector, ROOT));
        _bind(ROOT, address(1));
    }

    function test_bindParent_RevertWhen_CallerNamesItself() public {
        vm.expectRevert(abi.encodeWithSelector(ITeam.TeamSelfInvite.selector, address(1)));
        _bind(address(1), address(1));
    }

    function testFuzz_bindParent_RevertWhen_ParentIsNotActive(address parent) public {
        vm.assume(parent != ROOT && parent != address(1));
        vm.expectRevert(abi.encodeWithSelector(ITeam.TeamParentNotActive.selector, parent));
        _bind(address(1), parent);
    }

    function testFuzz_bindParent_WhenParentIsActive(address child) public {
        vm.assume(child != ROOT && child != address(0) && child != address(7));
        _bind(address(7), ROOT);
        vm.expectEmit(true, true, true, true, address(team));
        emit ITeam.Bound(child, ROOT, 1);
        _bind(child, ROOT);
        assertEq(team.team(child), ROOT);
        assertTrue(team.isActive(child), "child active");
        assertEq(team.teamNum(ROOT), 2);
        assertEq(team.getMembersSize(ROOT), 2);
        assertEq(team.teamUsers(ROOT, 1), child);
    }

    function test_getMembersByPage_RevertWhen_Backwards() public {
        vm.expectRevert(abi.encodeWithSelector(ITeam.TeamPageOutOfRange.selector, 2, 1));
        team.getMembersByPage(ROOT, 2, 1);
    }

    function test_getMembersByPage_RevertWhen_TooLong() public {
        vm.expectRevert(abi.encodeWithSelector(ITeam.TeamPageOutOfRange.selector, 0, 201));
        team.getMembersByPage(ROOT, 0, 201);
    }

    function test_getMembersByPage_LongestPageIs200() public view {
        assertEq(team.getMembersByPage(ROOT, 0, 200).length, 0);
    }

    function testFuzz_getMembersByPage_GivesTheMembersInOrder(
        uint256 size,
        uint256 start,
        uint256 length
    ) public {
        size = bound(size, 0, 12);
        start = bound(start, 0, 15);
        length = bound(length, 0, 15);
        for (uint160 i = 1; i <= size; ++i) _bind(address(i), ROOT);

        address[] memory page = team.getMembersByPage(ROOT, start, start + length);
        uint256 end = start + length < size ? start + length : size;
        assertEq(page.length, start < end ? end - start : 0);
        for (uint256 i; i < page.length; ++i) assertEq(page[i], address(uint160(start + i + 1)));
    }

    function testFuzz_tree_HasNoCycleAndCountsEveryMemberOnce(uint8[32] memory choices) public {
        uint256 active;
        for (uint160 i = 1; i <= choices.length; ++i) {
            address parent = choices[i - 1] % i == 0 ? ROOT : address(uint160(choices[i - 1] % i));
            _bind(address(i), parent);
            ++active;
        }
        uint256 counted = team.teamNum(ROOT);
        for (uint160 i = 1; i <= choices.length; ++i) {
            counted += team.teamNum(address(i));
            address up = address(i);
            for (uint256 steps; up != ROOT; ++steps) {
                assertLe(steps, active);
                up = team.team(up);
            }
        }
        assertEq(counted, active);
    }

    function _bind(address child, address parent) private {
        vm.prank(child);
        team.bindParent(parent);
    }
}
