// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {StreamStakeBase} from "./StreamStakeBase.sol";

/// @notice The TVM charges every storage write in full, so their number is the price of a call.
contract StreamStakeWritesTest is StreamStakeBase {
    function setUp() public override {
        super.setUp();
        _fund(1e12, 30 days);
        _stake(BEN, 1e6);
        vm.warp(START + 1 hours);
    }

    function test_Writes_StakeFirst_Two() external {
        vm.record();
        _stake(ANNA, 1e6);
        assertEq(_writes(), 2);
    }

    function test_Writes_StakeMore_Two() external {
        _stake(ANNA, 1e6);
        vm.warp(START + 2 hours);
        vm.record();
        _stake(ANNA, 1e6);
        assertEq(_writes(), 2);
    }

    function test_Writes_GetReward_Two() external {
        _stake(ANNA, 1e6);
        vm.warp(START + 2 hours);
        vm.record();
        _claim(ANNA);
        assertEq(_writes(), 2);
    }

    function test_Writes_Withdraw_Two() external {
        _stake(ANNA, 1e6);
        vm.warp(START + 2 hours);
        vm.record();
        _withdraw(ANNA, 1e6);
        assertEq(_writes(), 2);
    }

    function test_Writes_Exit_Two() external {
        _stake(ANNA, 1e6);
        vm.warp(START + 2 hours);
        vm.record();
        vm.prank(ANNA);
        pool.exit();
        assertEq(_writes(), 2);
    }

    function _writes() private view returns (uint256) {
        (, bytes32[] memory writes) = vm.accesses(address(pool));
        return writes.length;
    }
}
