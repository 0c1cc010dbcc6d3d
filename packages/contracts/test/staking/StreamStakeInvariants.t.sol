// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {StreamStake} from "../../src/staking/StreamStake.sol";
import {Campaign} from "../base/Campaign.sol";
import {Test} from "../base/Test.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployStaking} from "../deploy/DeployStaking.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";

/// @notice Five users, a hostile owner and a hostile guardian acting at random on a stream stake.
contract StreamStakeHandler is Test {
    address internal constant OWNER = address(0xA0);
    address internal constant GUARDIAN = address(0xA1);
    uint256 public constant USERS = 5;

    StreamStake public immutable POOL;
    TrickCoin public immutable LP;
    TrickCoin public immutable REWARD;

    uint256 public funded;
    uint256 public paid;
    mapping(address => uint256) public stakedBy;

    constructor() {
        LP = DeployDoubles.trickCoin("LP");
        REWARD = DeployDoubles.trickCoin("RWD");
        POOL = DeployStaking.streamStake(LP, REWARD, OWNER, GUARDIAN);
        for (uint256 i = 0; i < USERS; ++i) {
            vm.prank(user(i));
            LP.approve(address(POOL), type(uint256).max);
        }
        vm.prank(OWNER);
        REWARD.approve(address(POOL), type(uint256).max);
    }

    function stake(uint256 who, uint256 amount) external {
        if (POOL.pausedUntil() > block.timestamp) return;
        address account = user(who);
        amount = bound(amount, 1, amount % 7 == 0 ? 3 : 1e15);
        LP.mint(account, amount);
        vm.prank(account);
        POOL.stake(uint128(amount));
        stakedBy[account] += amount;
    }

    function withdraw(uint256 who, uint256 amount) external {
        address account = user(who);
        if (stakedBy[account] == 0) return;
        amount = bound(amount, 1, stakedBy[account]);
        vm.prank(account);
        POOL.withdraw(uint128(amount));
        stakedBy[account] -= amount;
    }

    function getReward(uint256 who) external {
        _collected(user(who), POOL.earned(user(who)));
    }

    function exit(uint256 who, bool withReward) external {
        address account = user(who);
        if (stakedBy[account] == 0) return;
        uint256 before = REWARD.balanceOf(account);
        vm.prank(account);
        if (withReward) POOL.exit();
        else POOL.exitWithoutReward();
        paid += REWARD.balanceOf(account) - before;
        stakedBy[account] = 0;
    }

    function fund(uint256 amount, uint256 duration) external {
        amount = bound(amount, 1, amount % 5 == 0 ? 10 : 1e14);
        duration = bound(duration, 1 days, 365 days);
        REWARD.mint(OWNER, amount);
        vm.prank(OWNER);
        try POOL.fund(amount, duration) {
            funded += amount;
        } catch {
            // Would lower the rate.
            return;
        }
    }

    function pause(uint256 length) external {
        vm.prank(GUARDIAN);
        try POOL.pauseEntries(uint40(block.timestamp + bound(length, 1, 7 days))) {} catch {
            return;
        }
    }

    function donate(uint256 amount, bool lpCoin) external {
        (lpCoin ? LP : REWARD).mint(address(POOL), bound(amount, 1, 1e12));
    }

    function breakRewardCoin(bool on) external {
        REWARD.setBroken(on);
        // Principal must come out all the same; put right again since the other actions count payments.
        address account = user(0);
        if (stakedBy[account] != 0) {
            vm.prank(account);
            POOL.exitWithoutReward();
            stakedBy[account] = 0;
        }
        REWARD.setBroken(false);
    }

    function pass(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 0, time % 3 == 0 ? 60 days : 2 hours));
    }

    function user(uint256 i) public pure returns (address) {
        return address(uint160(0xE000 + (i % USERS)));
    }

    function _collected(address account, uint256 expected) private {
        uint256 before = REWARD.balanceOf(account);
        vm.prank(account);
        POOL.getReward();
        assertEq(REWARD.balanceOf(account) - before, expected);
        paid += expected;
    }
}

contract StreamStakeInvariants is Campaign {
    StreamStakeHandler private handler;

    function setUp() external {
        vm.warp(1_800_000_000);
        handler = new StreamStakeHandler();
        _callAll(address(handler));
    }

    function invariant_PrincipalIsTheSumOfStakesAndIsHeld() external view {
        uint256 sum;
        for (uint256 i = 0; i < handler.USERS(); ++i) {
            address user = handler.user(i);
            assertEq(handler.POOL().stakeOf(user), handler.stakedBy(user));
            sum += handler.stakedBy(user);
        }
        assertEq(handler.POOL().totalStaked(), sum);
        assertLe(sum, handler.LP().balanceOf(address(handler.POOL())));
    }

    function invariant_OwedIsHeld() external view {
        uint256 owed;
        for (uint256 i = 0; i < handler.USERS(); ++i) owed += handler.POOL().earned(handler.user(i));
        uint256 free = handler.POOL().rewardFree();
        assertLe(handler.paid() + owed + free, handler.funded());
        assertLe(owed + free, handler.REWARD().balanceOf(address(handler.POOL())));
    }

    function invariant_FundedIsCounted() external view {
        assertEq(handler.POOL().funded(), handler.funded());
    }
}
