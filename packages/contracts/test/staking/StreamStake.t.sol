// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {IEntryPause} from "../../src/shared/IEntryPause.sol";
import {ExactPull} from "../../src/shared/ExactPull.sol";
import {StreamCore} from "../../src/shared/StreamCore.sol";
import {IStreamStake} from "../../src/staking/IStreamStake.sol";
import {DeployStaking} from "../deploy/DeployStaking.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";
import {StreamStakeBase} from "./StreamStakeBase.sol";

contract StreamStakeTest is StreamStakeBase {
    // constructor

    function test_Constructor_RevertWhen_CoinsAreEqual() external {
        vm.expectRevert(
            abi.encodeWithSelector(IStreamStake.StreamStakeInvalidCoins.selector, address(lp), address(lp))
        );
        DeployStaking.streamStake(lp, lp, OWNER, GUARDIAN);
    }

    function test_Constructor_RevertWhen_StakeCoinHasNoCode() external {
        vm.expectRevert(
            abi.encodeWithSelector(IStreamStake.StreamStakeInvalidCoins.selector, address(1), address(lp))
        );
        DeployStaking.streamStake(ITRC20(address(1)), lp, OWNER, GUARDIAN);
    }

    function test_Constructor_RevertWhen_RewardCoinHasNoCode() external {
        vm.expectRevert(
            abi.encodeWithSelector(IStreamStake.StreamStakeInvalidCoins.selector, address(lp), address(1))
        );
        DeployStaking.streamStake(lp, ITRC20(address(1)), OWNER, GUARDIAN);
    }

    function test_Constructor_ItKeepsCoinsAndRoles() external view {
        assertEq(pool.stakeCoin(), address(lp));
        assertEq(pool.rewardCoin(), address(reward));
        assertEq(pool.owner(), OWNER);
        assertEq(pool.guardian(), GUARDIAN);
    }

    // stake

    function test_Stake_RevertWhen_AmountIsZero() external {
        vm.expectRevert(IStreamStake.StreamStakeNothingGiven.selector);
        _stake(ANNA, 0);
    }

    function test_Stake_RevertGiven_EntriesArePaused() external {
        vm.prank(GUARDIAN);
        pool.pauseEntries(uint40(START + 1 days));
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseActive.selector, START + 1 days));
        _stake(ANNA, 1);
    }

    function test_Stake_RevertGiven_CoinTakesAFee() external {
        lp.setFee(100);
        vm.expectRevert(
            abi.encodeWithSelector(ExactPull.ExactPullWrongAmount.selector, address(lp), 1000, 990)
        );
        _stake(ANNA, 1000);
    }

    function test_Stake_RevertWhen_TotalWouldPass80Bits() external {
        uint256 most = type(uint80).max;
        lp.mint(ANNA, most);
        _stake(ANNA, 10);
        vm.expectRevert(
            abi.encodeWithSelector(StreamCore.StreamCoreAmountTooLarge.selector, most - 9, most - 10)
        );
        _stake(ANNA, most - 9);
        _stake(ANNA, most - 10);
        assertEq(pool.totalStaked(), most);
    }

    function testFuzz_Stake_ItCountsWhatCameIn(uint256 first, uint256 second) external {
        first = bound(first, 1, 1e18 - 1);
        second = bound(second, 1, 1e18 - first);
        vm.expectEmit(true, true, true, true, address(pool));
        emit IStreamStake.Staked(ANNA, first);
        _stake(ANNA, first);
        _stake(BEN, second);
        _stake(ANNA, second);
        assertEq(pool.stakeOf(ANNA), first + second);
        assertEq(pool.stakeOf(BEN), second);
        assertEq(pool.totalStaked(), first + 2 * second);
        assertEq(lp.balanceOf(address(pool)), first + 2 * second);
    }

    // withdraw

    function test_Withdraw_RevertWhen_AmountIsZero() external {
        _stake(ANNA, 5);
        vm.expectRevert(IStreamStake.StreamStakeNothingGiven.selector);
        _withdraw(ANNA, 0);
    }

    function testFuzz_Withdraw_RevertWhen_AmountIsMoreThanStaked(uint256 staked, uint256 more) external {
        staked = bound(staked, 1, 1e18);
        more = bound(more, staked + 1, type(uint128).max);
        _stake(ANNA, staked);
        _stake(BEN, 1e18);
        vm.expectRevert(
            abi.encodeWithSelector(StreamCore.StreamCoreAmountExceedsPosition.selector, more, staked)
        );
        _withdraw(ANNA, more);
    }

    function testFuzz_Withdraw_ItPaysBackExactly(uint256 staked, uint256 out) external {
        staked = bound(staked, 1, 1e18);
        out = bound(out, 1, staked);
        _stake(ANNA, staked);
        vm.expectEmit(true, true, true, true, address(pool));
        emit IStreamStake.Withdrawn(ANNA, out);
        _withdraw(ANNA, out);
        assertEq(lp.balanceOf(ANNA), 1e18 - staked + out);
        assertEq(pool.stakeOf(ANNA), staked - out);
        assertEq(pool.totalStaked(), staked - out);
    }

    function test_Withdraw_GivenEntriesArePausedAndRewardCoinIsBroken_ItStillPays() external {
        _fund(1e9, 1 days);
        _stake(ANNA, 100);
        vm.warp(START + 1 hours);
        vm.prank(GUARDIAN);
        pool.pauseEntries(uint40(START + 2 days));
        reward.setBroken(true);
        _withdraw(ANNA, 40);
        vm.prank(ANNA);
        pool.exitWithoutReward();
        assertEq(lp.balanceOf(ANNA), 1e18);
    }

    function test_Withdraw_GivenCoinAnswersFalseOnSuccess_ItPays() external {
        _stake(ANNA, 100);
        lp.setAnswersFalse(true);
        _withdraw(ANNA, 100);
        assertEq(lp.balanceOf(ANNA), 1e18);
    }

    function test_Withdraw_ItKeepsWhatWasEarned() external {
        _fund(86_400, 1 days);
        _stake(ANNA, 100);
        vm.warp(START + 100);
        _withdraw(ANNA, 100);
        vm.warp(START + 1 days);
        assertEq(pool.earned(ANNA), 100);
        assertEq(_claim(ANNA), 100);
    }

    // getReward

    function test_GetReward_GivenNothingEarned_ItPaysNothing() external {
        assertEq(_claim(ANNA), 0);
        _stake(ANNA, 1);
        assertEq(_claim(ANNA), 0);
    }

    function test_GetReward_ItPaysTheShareOfTime() external {
        _fund(86_400, 1 days);
        _stake(ANNA, 100);
        vm.warp(START + 1000);
        _stake(BEN, 300);
        vm.warp(START + 2000);
        assertEq(pool.earned(ANNA), 1250);
        assertEq(pool.earned(BEN), 750);
        vm.expectEmit(true, true, true, true, address(pool));
        emit IStreamStake.RewardPaid(ANNA, 1250);
        assertEq(_claim(ANNA), 1250);
        assertEq(_claim(ANNA), 0);
        assertEq(_claim(BEN), 750);
    }

    function test_GetReward_ItKeepsFractionsForLater() external {
        _fund(43_200, 1 days);
        _stake(ANNA, 3);
        vm.warp(START + 1);
        assertEq(_claim(ANNA), 0);
        vm.warp(START + 3);
        assertEq(_claim(ANNA), 1);
        vm.warp(START + 1 days);
        assertLe(43_198, _claim(ANNA));
    }

    function test_GetReward_RevertGiven_RewardCoinIsBroken() external {
        _fund(86_400, 1 days);
        _stake(ANNA, 1);
        vm.warp(START + 10);
        reward.setBroken(true);
        vm.prank(ANNA);
        vm.expectRevert(TrickCoin.TrickCoinBroken.selector);
        pool.getReward();
        reward.setBroken(false);
        assertEq(_claim(ANNA), 10);
    }

    function test_GetReward_GivenStreamIsOver_ItPaysNoMoreThanFunded() external {
        _fund(86_400, 1 days);
        _stake(ANNA, 7);
        vm.warp(START + 40 days);
        assertLe(86_399, _claim(ANNA));
        vm.warp(START + 80 days);
        assertEq(pool.earned(ANNA), 0);
        assertEq(pool.rewardFree(), 0);
    }

    // exit

    function test_Exit_RevertGiven_NothingStaked() external {
        vm.startPrank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IStreamStake.StreamStakeNothingStaked.selector, ANNA));
        pool.exit();
        vm.expectRevert(abi.encodeWithSelector(IStreamStake.StreamStakeNothingStaked.selector, ANNA));
        pool.exitWithoutReward();
        vm.stopPrank();
    }

    function test_Exit_ItPaysPrincipalAndReward() external {
        _fund(86_400, 1 days);
        _stake(ANNA, 100);
        vm.warp(START + 500);
        vm.prank(ANNA);
        pool.exit();
        assertEq(lp.balanceOf(ANNA), 1e18);
        assertEq(reward.balanceOf(ANNA), 500);
        assertEq(pool.stakeOf(ANNA), 0);
        assertEq(pool.earned(ANNA), 0);
    }

    function test_ExitWithoutReward_ItKeepsTheRewardCollectable() external {
        _fund(86_400, 1 days);
        _stake(ANNA, 100);
        vm.warp(START + 500);
        vm.prank(ANNA);
        pool.exitWithoutReward();
        assertEq(lp.balanceOf(ANNA), 1e18);
        vm.warp(START + 600);
        assertEq(_claim(ANNA), 500);
    }

    // fund

    function test_Fund_RevertWhen_CallerIsNoFunder() external {
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IStreamStake.StreamStakeNotFunder.selector, ANNA));
        pool.fund(1, 1 days);
    }

    function test_Fund_RevertWhen_DurationIsOutOfRange() external {
        vm.expectRevert(abi.encodeWithSelector(StreamCore.StreamCoreDurationOutOfRange.selector, 1 days - 1));
        _fund(1, 1 days - 1);
        vm.expectRevert(
            abi.encodeWithSelector(StreamCore.StreamCoreDurationOutOfRange.selector, 365 days + 1)
        );
        _fund(1, 365 days + 1);
    }

    function test_Fund_RevertWhen_AmountIsZero() external {
        vm.expectRevert(StreamCore.StreamCoreNothingToFund.selector);
        _fund(0, 1 days);
    }

    function test_Fund_RevertWhen_FundedWouldPass63Bits() external {
        uint256 most = uint256(type(uint64).max >> 1);
        reward.mint(OWNER, most);
        _fund(5, 1 days);
        vm.expectRevert(
            abi.encodeWithSelector(StreamCore.StreamCoreFundedTooMuch.selector, most - 4, most - 5)
        );
        _fund(most - 4, 1 days);
        _fund(most - 5, 1 days);
        assertEq(pool.funded(), most);
    }

    function test_Fund_RevertGiven_CoinTakesAFee() external {
        reward.setFee(100);
        vm.expectRevert(
            abi.encodeWithSelector(ExactPull.ExactPullWrongAmount.selector, address(reward), 1000, 990)
        );
        _fund(1000, 1 days);
    }

    function test_Fund_RevertWhen_RunningRateWouldFall() external {
        _fund(86_400, 1 days);
        _stake(ANNA, 1);
        vm.warp(START + 1 hours);
        uint256 rate = pool.rewardRate();
        uint256 lower = ((uint256(1000) << 64) + rate * 23 hours) / 2 days;
        vm.expectRevert(abi.encodeWithSelector(StreamCore.StreamCoreRateLowered.selector, lower, rate));
        _fund(1000, 2 days);
    }

    function testFuzz_Fund_ItNeverLowersRateNorBringsTheEndNearer(
        uint256 first,
        uint256 firstLength,
        uint256 wait,
        uint256 second,
        uint256 secondLength
    ) external {
        firstLength = bound(firstLength, 1 days, 365 days);
        secondLength = bound(secondLength, 1 days, 365 days);
        _fund(bound(first, 1, 1e15), firstLength);
        _stake(ANNA, 1000);
        vm.warp(START + bound(wait, 0, firstLength - 1));
        uint256 rate = pool.rewardRate();
        uint256 finish = pool.finish();
        vm.prank(OWNER);
        try pool.fund(bound(second, 1, 1e15), secondLength) {
            assertLe(rate, pool.rewardRate());
            assertLe(finish, pool.finish());
            assertLe(block.timestamp + secondLength, pool.finish());
        } catch (bytes memory reason) {
            assertEq(bytes32(bytes4(reason)), bytes32(StreamCore.StreamCoreRateLowered.selector));
        }
    }

    function test_Fund_GivenShorterThanRunning_ItRaisesTheRateUntilTheRunningEnd() external {
        _fund(864_000, 10 days);
        _stake(ANNA, 1);
        vm.warp(START + 5 days);
        vm.expectEmit(true, true, true, true, address(pool));
        emit IStreamStake.Funded(432_000, uint256(2) << 64, START + 10 days);
        _fund(432_000, 1 days);
        assertEq(pool.finish(), START + 10 days);
        vm.warp(START + 10 days);
        assertEq(_claim(ANNA), 1_296_000);
    }

    function test_Fund_GivenStreamIsOver_ItStartsAnew() external {
        _fund(864_000, 1 days);
        _stake(ANNA, 1);
        vm.warp(START + 5 days);
        _fund(86_400, 1 days);
        assertEq(pool.rewardRate(), uint256(1) << 64);
        assertEq(pool.finish(), START + 6 days);
    }

    function test_Fund_GivenNamedFunder_ItTakesFromHim() external {
        reward.mint(BEN, 100);
        vm.startPrank(BEN);
        reward.approve(address(pool), 100);
        vm.stopPrank();
        vm.prank(OWNER);
        pool.setFunder(BEN, true);
        vm.prank(BEN);
        pool.fund(100, 1 days);
        assertEq(reward.balanceOf(address(pool)), 100);
        vm.prank(OWNER);
        pool.setFunder(BEN, false);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IStreamStake.StreamStakeNotFunder.selector, BEN));
        pool.fund(100, 1 days);
    }

    function test_SetFunder_RevertWhen_CallerIsNotTheOwner() external {
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ANNA));
        pool.setFunder(ANNA, true);
    }

    // clock

    function test_Clock_GivenNobodyIsIn_ItStandsStill() external {
        _fund(86_400, 1 days);
        vm.warp(START + 3 days);
        assertEq(pool.finish(), START + 4 days);
        assertEq(pool.rewardFree(), 86_400);
        _stake(ANNA, 5);
        vm.warp(START + 3 days + 100);
        _withdraw(ANNA, 5);
        vm.warp(START + 9 days);
        assertEq(pool.finish(), START + 9 days + 1 days - 100);
        _stake(BEN, 5);
        vm.warp(START + 20 days);
        assertEq(_claim(ANNA), 100);
        assertEq(_claim(BEN), 86_300);
    }

    function test_Clock_GivenTheLastOneLeavesAtTheEnd_TheEndStays() external {
        _fund(86_400, 1 days);
        _stake(ANNA, 4);
        vm.warp(START + 1 days);
        _withdraw(ANNA, 4);
        vm.warp(START + 2 days);
        assertEq(pool.finish(), START + 1 days);
        assertEq(pool.rewardFree(), 0);
        _stake(BEN, 4);
        assertEq(pool.finish(), START + 1 days);
        vm.warp(START + 3 days);
        assertEq(pool.earned(BEN), 0);
        assertEq(_claim(ANNA), 86_400);
    }

    function test_Clock_GivenFundedWhileIdle_ItLosesNothing() external {
        _fund(86_400, 1 days);
        vm.warp(START + 2 days);
        _fund(86_400, 1 days);
        assertEq(pool.rewardFree(), 172_800);
        vm.warp(START + 5 days);
        _stake(ANNA, 1);
        vm.warp(START + 9 days);
        assertEq(_claim(ANNA), 172_800);
    }

    function test_Clock_GivenSameBlock_ItGivesNothing() external {
        _fund(86_400, 1 days);
        _stake(BEN, 1);
        vm.warp(START + 100);
        _stake(ANNA, 1e18);
        assertEq(pool.earned(ANNA), 0);
        vm.prank(ANNA);
        pool.exit();
        assertEq(reward.balanceOf(ANNA), 0);
        assertEq(_claim(BEN), 100);
    }

    // range: the far corners of the packed words

    function test_Range_GivenLargestStreamOnSmallestStake_ItStillSettlesTheLargestStake() external {
        uint256 mostFunded = uint256(type(uint64).max >> 1);
        uint256 mostStaked = type(uint80).max;
        reward.mint(OWNER, mostFunded);
        lp.mint(BEN, mostStaked);
        _fund(mostFunded / 2, 1 days);
        _stake(ANNA, 1);
        vm.warp(START + 1 days);
        _fund(mostFunded / 2, 1 days);
        vm.warp(START + 2 days - 1);
        _stake(BEN, mostStaked - 1);
        vm.warp(START + 2 days);
        uint256 anna = pool.earned(ANNA);
        uint256 ben = pool.earned(BEN);
        assertLe(anna + ben, mostFunded);
        vm.prank(BEN);
        pool.exit();
        vm.prank(ANNA);
        pool.exit();
        assertEq(reward.balanceOf(ANNA), anna);
        assertEq(reward.balanceOf(BEN), ben);
        // The accumulator counts 2^-64 units per unit staked: with 2^80 staked one accrual can drop 2^16 units.
        assertLe(mostFunded - 2 ** 16 - 2, anna + ben);
    }

    // reentrancy

    function test_Reentrancy_GivenCoinCallsBack_ItIsRefused() external {
        _fund(86_400, 1 days);
        _stake(ANNA, 100);
        vm.warp(START + 100);
        lp.setHook(address(pool), abi.encodeCall(pool.getReward, ()));
        _stake(ANNA, 100);
        _withdraw(ANNA, 50);
        assertEq(lp.hookCalls(), 2);
        assertTrue(!lp.hookWorked(), "entered again");
    }
}
