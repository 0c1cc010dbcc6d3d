// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {ExactPull} from "../../src/shared/ExactPull.sol";
import {IEntryPause} from "../../src/shared/IEntryPause.sol";
import {ITermStake} from "../../src/staking/ITermStake.sol";
import {TermStake} from "../../src/staking/TermStake.sol";
import {Test} from "../base/Test.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployStaking} from "../deploy/DeployStaking.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";

contract TermStakeTest is Test {
    address private constant OWNER = address(0xA0);
    address private constant GUARDIAN = address(0xA1);
    address private constant ANNA = address(0xB1);
    address private constant BEN = address(0xB2);
    uint256 private constant START = 1_800_000_000 - (1_800_000_000 % 1 days);
    uint256 private constant MOST = type(uint80).max;

    TrickCoin private coin;
    TermStake private pool;

    function setUp() external {
        vm.warp(START);
        coin = DeployDoubles.trickCoin("COIN");
        pool = DeployStaking.termStake(coin, OWNER, GUARDIAN);
        _equip(ANNA);
        _equip(BEN);
        _equip(OWNER);
        vm.startPrank(OWNER);
        pool.addTerm(30, 1200, 100, 1_000_000);
        pool.addTerm(365, 2000, 0, 5_000_000);
        pool.fund(20_000_000);
        vm.stopPrank();
    }

    // addTerm, setTerm, terms

    function test_AddTerm_RevertWhen_CallerIsNotTheOwner() external {
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ANNA));
        pool.addTerm(1, 1, 1, 1);
    }

    function test_AddTerm_RevertWhen_DaysOrRateAreOutOfRange() external {
        _expectInvalid(0, 100);
        _expectInvalid(3651, 100);
        _expectInvalid(30, 0);
        _expectInvalid(30, 10_001);
    }

    function test_AddTerm_RevertWhen_ThereAre256() external {
        vm.startPrank(OWNER);
        for (uint256 i = 2; i < 256; ++i) pool.addTerm(7, 100, 0, 1e12);
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeInvalidTerm.selector, 7, 100));
        pool.addTerm(7, 100, 0, 1e12);
        vm.stopPrank();
        // The last one has room of its own.
        uint256 id = _stake(ANNA, 1_000_000, 255);
        vm.warp(START + 3 days);
        vm.prank(ANNA);
        pool.closeEarly(id);
        vm.prank(OWNER);
        pool.setTerm(255, true, 0);
        assertEq(pool.available(255), 191);
    }

    function test_AddTerm_ItAdds() external {
        vm.expectEmit(true, true, true, true, address(pool));
        emit ITermStake.TermAdded(2, 3650, 10_000, 5);
        vm.expectEmit(true, true, true, true, address(pool));
        emit ITermStake.TermSet(2, true, 9);
        vm.prank(OWNER);
        assertEq(pool.addTerm(3650, 10_000, 5, 9), 2);
        assertEq(pool.termsLength(), 3);
        (uint256 daysLen, uint256 rateBps, uint256 minAmount, bool open) = pool.terms(2);
        assertEq(daysLen, 3650);
        assertEq(rateBps, 10_000);
        assertEq(minAmount, 5);
        assertTrue(open, "open");
    }

    function test_SetTerm_RevertWhen_CallerIsNotTheOwner() external {
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ANNA));
        pool.setTerm(0, false, 0);
    }

    function test_SetTerm_RevertWhen_TermIsUnknown() external {
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeNoSuchTerm.selector, 2));
        pool.setTerm(2, false, 0);
    }

    function test_SetTerm_ItLeavesDaysRateAndOpenStakesAlone() external {
        uint256 id = _stake(ANNA, 100_000, 0);
        vm.expectEmit(true, true, true, true, address(pool));
        emit ITermStake.TermSet(0, false, 7);
        vm.prank(OWNER);
        pool.setTerm(0, false, 7);
        (uint256 daysLen, uint256 rateBps, uint256 minAmount, bool open) = pool.terms(0);
        assertEq(daysLen, 30);
        assertEq(rateBps, 1200);
        assertEq(minAmount, 100);
        assertTrue(!open, "closed");
        vm.warp(START + 30 days);
        vm.prank(ANNA);
        pool.close(id);
        assertEq(coin.balanceOf(ANNA), 1e15 + 986);
    }

    function test_Terms_RevertWhen_TermIsUnknown() external {
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeNoSuchTerm.selector, 9));
        pool.terms(9);
    }

    // stake

    function test_Stake_RevertWhen_TermIsUnknown() external {
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeNoSuchTerm.selector, 2));
        _stake(ANNA, 100, 2);
    }

    function test_Stake_RevertGiven_TermIsClosed() external {
        vm.prank(OWNER);
        pool.setTerm(0, false, 1_000_000);
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeClosedTerm.selector, 0));
        _stake(ANNA, 1000, 0);
    }

    function test_Stake_RevertGiven_EntriesArePaused() external {
        vm.prank(GUARDIAN);
        pool.pauseEntries(uint40(START + 1));
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseActive.selector, START + 1));
        _stake(ANNA, 1000, 0);
    }

    function test_Stake_RevertWhen_AmountIsBelowTheMinimum() external {
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeBelowMinimum.selector, 99, 100));
        _stake(ANNA, 99, 0);
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeBelowMinimum.selector, 0, 0));
        _stake(ANNA, 0, 1);
    }

    function test_Stake_RevertWhen_AmountIsBeyond80Bits() external {
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeAmountTooLarge.selector, MOST + 1));
        _stake(ANNA, MOST + 1, 0);
        // The largest amount is only beyond what the pool could reward.
        uint256 reward = pool.quote(MOST, 0);
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeNotCovered.selector, reward, 2_000_000));
        _stake(ANNA, MOST, 0);
    }

    function test_Stake_RevertWhen_QuoteIsNothing() external {
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeRewardTooLow.selector, 0, 0));
        _stake(ANNA, 100, 0);
    }

    function test_Stake_RevertWhen_QuoteIsBelowWhatWasAsked() external {
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeRewardTooLow.selector, 986, 987));
        pool.stake(100_000, 0, 987);
        vm.prank(ANNA);
        pool.stake(100_000, 0, 986);
    }

    function test_Stake_RevertWhen_RewardIsAboveATenthOfFree() external {
        // 20 % of 10_000_005 in a year is 2_000_001.
        vm.expectRevert(
            abi.encodeWithSelector(ITermStake.TermStakeNotCovered.selector, 2_000_001, 2_000_000)
        );
        _stake(ANNA, 10_000_005, 1);
        _stake(ANNA, 10_000_000, 1);
        vm.expectRevert(
            abi.encodeWithSelector(ITermStake.TermStakeNotCovered.selector, 2_000_000, 1_800_000)
        );
        _stake(ANNA, 10_000_000, 1);
    }

    function test_Stake_RevertWhen_DailyCapIsReached() external {
        _stake(ANNA, 8_000_000, 1);
        _stake(BEN, 8_000_000, 1);
        _stake(BEN, 8_000_000, 1);
        assertEq(pool.available(1), 200_000);
        vm.expectRevert(
            abi.encodeWithSelector(ITermStake.TermStakeDailyCapReached.selector, 200_001, 200_000)
        );
        _stake(ANNA, 1_000_005, 1);
        _stake(ANNA, 1_000_000, 1);
        assertEq(pool.available(1), 0);
        vm.warp(START + 1 days - 1);
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeDailyCapReached.selector, 1, 0));
        _stake(ANNA, 5, 1);
        vm.warp(START + 1 days);
        assertEq(pool.available(1), 1_500_000);
        _stake(ANNA, 1_000_000, 1);
        assertEq(pool.available(1), 1_480_000);
    }

    function test_Stake_GivenCapIsLoweredBelowUse_NothingIsLeftToday() external {
        _stake(ANNA, 8_000_000, 1);
        vm.prank(OWNER);
        pool.setTerm(1, true, 1000);
        assertEq(pool.available(1), 0);
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeDailyCapReached.selector, 1, 0));
        _stake(ANNA, 5, 1);
        vm.warp(START + 1 days);
        assertEq(pool.available(1), 1000);
    }

    /// @dev Stakes that were closed early make room for others on top of the day's cap, however much later.
    function test_Stake_GivenOthersClosedEarly_ItTakesTheirRoomFirst() external {
        uint256 first = _stake(BEN, 8_000_000, 1);
        _stake(BEN, 8_000_000, 1);
        vm.warp(START + 9 days);
        vm.prank(BEN);
        pool.closeEarly(first);
        vm.prank(OWNER);
        pool.fund(100_000_000);
        assertEq(pool.available(1), 6_600_000);
        // 1,600,000 came back and 5,000,000 are of today.
        _stake(ANNA, 7_500_000, 1);
        assertEq(pool.available(1), 5_100_000);
        _stake(ANNA, 1_000_000, 1);
        assertEq(pool.available(1), 4_900_000);
        vm.warp(START + 10 days);
        assertEq(pool.available(1), 5_000_000);
    }

    /// @dev Audit A6: what comes back is not forgotten when the day ends.
    function test_CloseEarly_GivenTheDayEnds_TheRoomStays() external {
        uint256 id = _stake(BEN, 8_000_000, 1);
        vm.warp(START + 4 days - 3);
        _stake(BEN, 8_000_000, 1);
        vm.startPrank(OWNER);
        pool.fund(100_000_000);
        pool.setTerm(1, true, 1_600_000);
        vm.stopPrank();
        assertEq(pool.available(1), 0);
        vm.prank(BEN);
        pool.closeEarly(id);
        assertEq(pool.available(1), 1_600_000);
        vm.warp(START + 4 days);
        assertEq(pool.available(1), 3_200_000);
    }

    /// @dev Audit A6: a whale takes every day's cap and closes what it may close. On day n that takes n caps of coins;
    /// with the coins of three days, which were enough before, others find room from the fourth on.
    function testFuzz_Stake_GivenAWhaleRollsItsStakes_OthersFindRoom(uint256 closeAt) external {
        closeAt = bound(closeAt, 0, 1 days - 1);
        vm.startPrank(OWNER);
        pool.fund(1e12);
        pool.setTerm(1, true, 1_000_000);
        vm.stopPrank();
        uint256 budget = 3 * 5_000_000;
        uint256[12] memory ids;
        uint256 oldest;
        uint256 refused;
        for (uint256 day = 0; day < 12; ++day) {
            vm.warp(START + day * 1 days);
            // All the coins it has, as large as the room is.
            uint256 room = pool.available(1) * 5;
            if (room > budget) room = budget;
            if (room != 0) {
                budget -= room;
                ids[day] = _stake(BEN, room, 1);
            }
            vm.prank(ANNA);
            try pool.stake(500, 1, 0) {} catch {
                ++refused;
            }
            vm.warp(START + day * 1 days + closeAt);
            if (day < 3 || ids[oldest] == 0) continue;
            uint256 amount = pool.positionOf(BEN, ids[oldest]).amount;
            vm.prank(BEN);
            try pool.closeEarly(ids[oldest]) {
                budget += amount;
                ++oldest;
            } catch {
                continue;
            }
        }
        assertLe(refused, 3);
    }

    function test_Stake_RevertGiven_CoinTakesAFee() external {
        coin.setFee(1000);
        vm.expectRevert(
            abi.encodeWithSelector(ExactPull.ExactPullWrongAmount.selector, address(coin), 1000, 900)
        );
        _stake(ANNA, 1000, 0);
    }

    function testFuzz_Stake_ItSetsTheQuoteAside(uint256 amount) external {
        amount = bound(amount, 5, 10_000_000);
        uint256 reward = (amount * 2000) / 10_000;
        assertEq(pool.quote(amount, 1), reward);
        vm.expectEmit(true, true, true, true, address(pool));
        emit ITermStake.TermStaked(ANNA, 1, amount, reward, START + 365 days);
        assertEq(_stake(ANNA, amount, 1), 1);
        assertEq(pool.reserved(), reward);
        assertEq(pool.free(), 20_000_000 - reward);
        assertEq(coin.balanceOf(address(pool)), 20_000_000 + amount);
        ITermStake.TermPosition memory position = pool.positionOf(ANNA, 1);
        assertEq(position.amount, amount);
        assertEq(position.reward, reward);
        assertEq(position.startTime, START);
        assertEq(position.unlockTime, START + 365 days);
        assertTrue(position.state == ITermStake.State.Active, "active");
    }

    /// @dev The record, the pool and the day's use: the count that the energy of a stake comes from.
    function test_Stake_ItWritesThreeWords() external {
        _stake(BEN, 100_000, 0);
        vm.record();
        _stake(ANNA, 100_000, 0);
        (, bytes32[] memory writes) = vm.accesses(address(pool));
        assertEq(writes.length, 3);
    }

    function test_Close_ItWritesTwoWords_ThreeWhenEarly() external {
        uint256 id = _stake(ANNA, 100_000, 0);
        uint256 other = _stake(ANNA, 100_000, 0);
        vm.warp(START + 29 days);
        vm.record();
        vm.prank(ANNA);
        pool.closeEarly(other);
        (, bytes32[] memory writes) = vm.accesses(address(pool));
        assertEq(writes.length, 3);
        vm.warp(START + 30 days);
        vm.record();
        vm.prank(ANNA);
        pool.close(id);
        (, writes) = vm.accesses(address(pool));
        assertEq(writes.length, 2);
    }

    // close

    function test_Close_RevertGiven_StakeIsAnothersOrUnknown() external {
        uint256 id = _stake(ANNA, 100_000, 0);
        vm.warp(START + 30 days);
        vm.startPrank(BEN);
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeNotActive.selector, id));
        pool.close(id);
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeNotActive.selector, 77));
        pool.close(77);
        vm.stopPrank();
    }

    function testFuzz_Close_RevertGiven_NotMatured(uint256 early) external {
        uint256 id = _stake(ANNA, 100_000, 0);
        vm.warp(START + 30 days - bound(early, 1, 30 days));
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeTooEarly.selector, START + 30 days));
        pool.close(id);
    }

    function testFuzz_Close_GivenMatured_ItPaysAmountAndReward(uint256 amount, uint256 late) external {
        amount = bound(amount, 102, 101_000_000);
        uint256 reward = (amount * 1200 * 30) / (365 * 10_000);
        uint256 id = _stake(ANNA, amount, 0);
        vm.warp(START + 30 days + bound(late, 0, 1000 days));
        assertTrue(pool.positionOf(ANNA, id).state == ITermStake.State.Matured, "matured");
        vm.expectEmit(true, true, true, true, address(pool));
        emit ITermStake.TermClosed(ANNA, id, amount, reward);
        vm.prank(ANNA);
        pool.close(id);
        assertEq(coin.balanceOf(ANNA), 1e15 + reward);
        assertEq(pool.reserved(), 0);
        assertEq(pool.free(), 20_000_000 - reward);
        assertTrue(pool.positionOf(ANNA, id).state == ITermStake.State.Closed, "closed");
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeNotActive.selector, id));
        pool.close(id);
    }

    function test_Close_GivenHostileOwnerAndGuardian_ItStillPays() external {
        uint256 id = _stake(ANNA, 100_000, 0);
        vm.startPrank(OWNER);
        pool.setTerm(0, false, 0);
        pool.withdrawFree(OWNER, pool.free());
        pool.renounceOwnership();
        vm.stopPrank();
        vm.warp(START + 30 days);
        vm.prank(GUARDIAN);
        pool.pauseEntries(uint40(START + 37 days));
        coin.setAnswersFalse(true);
        vm.prank(ANNA);
        pool.close(id);
        assertEq(coin.balanceOf(ANNA), 1e15 + 986);
        assertEq(coin.balanceOf(address(pool)), 0);
    }

    // closeEarly

    function test_CloseEarly_RevertGiven_NotActive() external {
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeNotActive.selector, 1));
        pool.closeEarly(1);
    }

    function test_CloseEarly_RevertGiven_LessThan3Days() external {
        uint256 id = _stake(ANNA, 100_000, 0);
        vm.warp(START + 3 days - 1);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeTooEarly.selector, START + 3 days));
        pool.closeEarly(id);
    }

    /// @dev However often stakes are closed and made again: room that comes back fits its 80 bits.
    function testFuzz_CloseEarly_GivenTheLargestPool_ItStillPays(uint256 seed) external {
        coin.mint(ANNA, MOST);
        coin.mint(BEN, MOST);
        vm.prank(BEN);
        pool.fund(MOST - 20_000_000);
        vm.prank(OWNER);
        pool.addTerm(3650, 10_000, 0, type(uint80).max);
        uint256[12] memory ids;
        for (uint256 round = 0; round < 48; ++round) {
            uint256 i = seed % 12;
            seed = uint256(keccak256(abi.encode(seed)));
            if (ids[i] == 0) {
                // Ten years at 100 %: the reward is ten times the amount, and at most a tenth of what is free.
                ids[i] = _stake(ANNA, pool.free() / 101, 2);
                continue;
            }
            vm.warp(vm.getBlockTimestamp() + 3 days);
            vm.prank(ANNA);
            pool.closeEarly(ids[i]);
            ids[i] = 0;
        }
        assertEq(pool.free() + pool.reserved(), MOST);
        assertEq(pool.available(2), pool.free() / 10);
    }

    function test_CloseEarly_RevertGiven_Matured() external {
        uint256 id = _stake(ANNA, 100_000, 0);
        vm.warp(START + 30 days);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeMatured.selector, id));
        pool.closeEarly(id);
    }

    function testFuzz_CloseEarly_ItPaysTheAmountAndFreesTheReward(uint256 amount, uint256 time) external {
        amount = bound(amount, 102, 101_000_000);
        uint256 id = _stake(ANNA, amount, 0);
        vm.warp(START + bound(time, 3 days, 30 days - 1));
        vm.expectEmit(true, true, true, true, address(pool));
        emit ITermStake.TermClosed(ANNA, id, amount, 0);
        vm.prank(ANNA);
        pool.closeEarly(id);
        assertEq(coin.balanceOf(ANNA), 1e15);
        assertEq(pool.reserved(), 0);
        assertEq(pool.free(), 20_000_000);
        assertTrue(pool.positionOf(ANNA, id).state == ITermStake.State.ClosedEarly, "closed early");
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeNotActive.selector, id));
        pool.closeEarly(id);
    }

    // fund, withdrawFree

    function test_Fund_RevertWhen_AmountIsZero() external {
        vm.prank(ANNA);
        vm.expectRevert(ITermStake.TermStakeNothingGiven.selector);
        pool.fund(0);
    }

    function test_Fund_RevertWhen_RewardsWouldPass80Bits() external {
        _stake(ANNA, 10_000_000, 1);
        coin.mint(ANNA, MOST);
        vm.startPrank(ANNA);
        vm.expectRevert(
            abi.encodeWithSelector(ITermStake.TermStakeAmountTooLarge.selector, MOST - 20_000_000 + 1)
        );
        pool.fund(MOST - 20_000_000 + 1);
        pool.fund(MOST - 20_000_000);
        assertEq(pool.free() + pool.reserved(), MOST);
        vm.warp(START + 3 days);
        pool.closeEarly(1);
        vm.stopPrank();
        assertEq(pool.free(), MOST);
    }

    function test_Fund_RevertGiven_CoinTakesAFee() external {
        coin.setFee(1000);
        vm.prank(ANNA);
        vm.expectRevert(
            abi.encodeWithSelector(ExactPull.ExactPullWrongAmount.selector, address(coin), 10, 9)
        );
        pool.fund(10);
    }

    function test_Fund_ItAddsToFree() external {
        vm.expectEmit(true, true, true, true, address(pool));
        emit ITermStake.TermFunded(ANNA, 55);
        vm.prank(ANNA);
        pool.fund(55);
        assertEq(pool.free(), 20_000_055);
    }

    function test_WithdrawFree_RevertWhen_CallerIsNotTheOwner() external {
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ANNA));
        pool.withdrawFree(ANNA, 1);
    }

    function test_WithdrawFree_RevertWhen_AmountIsSetAside() external {
        _stake(ANNA, 10_000_000, 1);
        vm.prank(OWNER);
        vm.expectRevert(
            abi.encodeWithSelector(ITermStake.TermStakeFreeTooLow.selector, 18_000_001, 18_000_000)
        );
        pool.withdrawFree(OWNER, 18_000_001);
    }

    function test_WithdrawFree_ItPaysTheOwnersChoice() external {
        vm.expectEmit(true, true, true, true, address(pool));
        emit ITermStake.FreeWithdrawn(BEN, 5);
        vm.prank(OWNER);
        pool.withdrawFree(BEN, 5);
        assertEq(coin.balanceOf(BEN), 1e15 + 5);
        assertEq(pool.free(), 19_999_995);
        assertEq(pool.coin(), address(coin));
    }

    function test_Reentrancy_GivenCoinCallsBack_ItIsRefused() external {
        uint256 id = _stake(ANNA, 100_000, 0);
        vm.warp(START + 30 days);
        coin.setHook(address(pool), abi.encodeCall(pool.fund, (1)));
        vm.prank(ANNA);
        pool.close(id);
        assertEq(coin.hookCalls(), 1);
        assertTrue(!coin.hookWorked(), "entered again");
    }

    function _equip(address user) private {
        coin.mint(user, 1e15);
        vm.prank(user);
        coin.approve(address(pool), type(uint256).max);
    }

    function _stake(address user, uint256 amount, uint256 term) private returns (uint256) {
        vm.prank(user);
        return pool.stake(uint128(amount), term, 0);
    }

    function _expectInvalid(uint16 daysLen, uint16 rateBps) private {
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(ITermStake.TermStakeInvalidTerm.selector, daysLen, rateBps));
        pool.addTerm(daysLen, rateBps, 0, 0);
    }
}
