// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {StreamStake} from "../../src/staking/StreamStake.sol";
import {Test} from "../base/Test.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployStaking} from "../deploy/DeployStaking.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";

/// @notice A stream stake with two coins, an owner, a guardian and two users with coins and allowances.
abstract contract StreamStakeBase is Test {
    address internal constant OWNER = address(0xA0);
    address internal constant GUARDIAN = address(0xA1);
    address internal constant ANNA = address(0xB1);
    address internal constant BEN = address(0xB2);
    uint256 internal constant START = 1_800_000_000;

    TrickCoin internal lp;
    TrickCoin internal reward;
    StreamStake internal pool;

    function setUp() public virtual {
        vm.warp(START);
        lp = DeployDoubles.trickCoin("LP");
        reward = DeployDoubles.trickCoin("RWD");
        pool = DeployStaking.streamStake(lp, reward, OWNER, GUARDIAN);
        _equip(ANNA);
        _equip(BEN);
        reward.mint(OWNER, 1e18);
        vm.prank(OWNER);
        reward.approve(address(pool), type(uint256).max);
    }

    function _equip(address user) internal {
        lp.mint(user, 1e18);
        vm.prank(user);
        lp.approve(address(pool), type(uint256).max);
    }

    function _stake(address user, uint256 amount) internal {
        vm.prank(user);
        pool.stake(uint128(amount));
    }

    function _withdraw(address user, uint256 amount) internal {
        vm.prank(user);
        pool.withdraw(uint128(amount));
    }

    function _claim(address user) internal returns (uint256) {
        uint256 before = reward.balanceOf(user);
        vm.prank(user);
        pool.getReward();
        return reward.balanceOf(user) - before;
    }

    function _fund(uint256 amount, uint256 duration) internal {
        vm.prank(OWNER);
        pool.fund(amount, duration);
    }
}
