// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ILocker, LockRecord} from "../../src/locks/ILocker.sol";
import {Locker} from "../../src/locks/Locker.sol";
import {IPriceOracle} from "../../src/prices/IPriceOracle.sol";
import {ExactPull} from "../../src/shared/ExactPull.sol";
import {Test} from "../base/Test.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployLocks} from "../deploy/DeployLocks.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";

contract LockerTest is Test {
    address private constant ANNA = address(0xB1);
    address private constant BEN = address(0xB2);
    uint256 private constant START = 1_800_000_000;

    TrickCoin private coin;
    Locker private locker;

    function setUp() external {
        vm.warp(START);
        coin = DeployDoubles.trickCoin("COIN");
        locker = DeployLocks.locker(IPriceOracle(address(0)), address(0), address(0));
        _equip(ANNA);
        _equip(BEN);
    }

    // lock

    function test_Lock_RevertWhen_AmountIsZero() external {
        vm.expectRevert(ILocker.LockerNothingToLock.selector);
        _lock(ANNA, 0, 1);
    }

    function test_Lock_RevertWhen_DayIsZero() external {
        vm.expectRevert(abi.encodeWithSelector(ILocker.LockerDayOutOfRange.selector, 0));
        _lock(ANNA, 1, 0);
    }

    function testFuzz_Lock_RevertWhen_DayIsAbove3650(uint256 day) external {
        day = bound(day, 3651, type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(ILocker.LockerDayOutOfRange.selector, day));
        _lock(ANNA, 1, day);
    }

    function test_Lock_RevertGiven_CoinTakesAFee() external {
        coin.setFee(1000);
        vm.expectRevert(
            abi.encodeWithSelector(ExactPull.ExactPullWrongAmount.selector, address(coin), 10, 9)
        );
        _lock(ANNA, 10, 1);
    }

    function test_Lock_RevertWhen_CoinIsNoContract() external {
        vm.prank(ANNA);
        vm.expectRevert();
        locker.lock(1, address(0xC0FFEE), 1);
    }

    function testFuzz_Lock_ItRecords(uint256 amount, uint256 day) external {
        amount = bound(amount, 1, 1e18);
        day = bound(day, 1, 3650);
        vm.expectEmit(true, true, true, true, address(locker));
        emit ILocker.Lock(ANNA, address(coin), amount, START, START + day * 1 days, 0);
        assertEq(_lock(ANNA, amount, day), START);
        _expectRecord(0, ANNA, amount, START, START + day * 1 days, true);
        assertEq(locker.locksLength(), 1);
        assertEq(locker.lockIndex(ANNA, START), 0);
        assertEq(coin.balanceOf(address(locker)), amount);
        assertTrue(!locker.madeByOther(0), "own");
    }

    function test_Lock_GivenSeveralInOneBlock_KeysDifferAndTheEndIsTheSame() external {
        assertEq(_lock(ANNA, 1, 1), START);
        assertEq(_lock(ANNA, 2, 1), START + 1);
        assertEq(_lock(BEN, 3, 1), START + 2);
        _expectRecord(1, ANNA, 2, START + 1, START + 1 days, true);
        _expectRecord(2, BEN, 3, START + 2, START + 1 days, true);
        vm.warp(START + 10);
        assertEq(_lock(BEN, 4, 1), START + 10);
    }

    function test_Lock_GivenAmountBeyond96Bits_ItKeepsAndPaysAll() external {
        uint256 wide = uint256(type(uint96).max) + 1;
        coin.mint(ANNA, type(uint128).max);
        _lock(ANNA, wide, 1);
        _lock(ANNA, type(uint96).max, 1);
        _expectRecord(0, ANNA, wide, START, START + 1 days, true);
        _expectRecord(1, ANNA, type(uint96).max, START + 1, START + 1 days, true);
        vm.warp(START + 1 days);
        uint256 before = coin.balanceOf(ANNA);
        vm.prank(ANNA);
        locker.unlock(START);
        assertEq(coin.balanceOf(ANNA) - before, wide);
        _expectRecord(0, ANNA, wide, START, START + 1 days, false);
    }

    /// @dev Length and key, holder, content: the count that the energy of a lock comes from.
    function test_Lock_ItWritesThreeWords() external {
        _lock(BEN, 5, 1);
        vm.record();
        _lock(ANNA, 5, 1);
        (, bytes32[] memory writes) = vm.accesses(address(locker));
        assertEq(writes.length, 3);
    }

    // lockByAdd

    function test_LockByAdd_RevertWhen_LockerIsZero() external {
        vm.prank(ANNA);
        vm.expectRevert(ILocker.LockerInvalidLocker.selector);
        locker.lockByAdd(1, address(coin), 1, address(0));
    }

    function test_LockByAdd_ItGivesTheLockToTheOther() external {
        vm.expectEmit(true, true, true, true, address(locker));
        emit ILocker.Lock(BEN, address(coin), 7, START, START + 2 days, 0);
        vm.expectEmit(true, true, true, true, address(locker));
        emit ILocker.LockedByOther(0, ANNA);
        vm.prank(ANNA);
        assertEq(locker.lockByAdd(7, address(coin), 2, BEN), START);
        assertTrue(locker.madeByOther(0), "by other");
        vm.warp(START + 2 days);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ILocker.LockerUnknown.selector, ANNA, START));
        locker.unlock(START);
        _unlock(BEN, START);
        assertEq(coin.balanceOf(BEN), 1e18 + 7);
        assertTrue(locker.madeByOther(0), "still by other");
    }

    function test_LockByAdd_GivenForOneself_ItIsAnOwnLock() external {
        vm.prank(ANNA);
        locker.lockByAdd(7, address(coin), 2, ANNA);
        assertTrue(!locker.madeByOther(0), "own");
    }

    /// @dev A stranger who locks dust for somebody cannot stop, shift or hide that person's locks.
    function test_LockByAdd_GivenDustFromStranger_OwnLocksWork() external {
        for (uint256 i = 0; i < 50; ++i) {
            vm.prank(BEN);
            locker.lockByAdd(1, address(coin), 3650, ANNA);
        }
        uint256 key = _lock(ANNA, 100, 1);
        assertEq(key, START + 50);
        vm.warp(START + 1 days);
        _unlock(ANNA, key);
        assertEq(coin.balanceOf(ANNA), 1e18);
    }

    // unlock

    function test_Unlock_RevertWhen_KeyIsUnknown() external {
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ILocker.LockerUnknown.selector, ANNA, START));
        locker.unlock(START);
        _lock(ANNA, 1, 1);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ILocker.LockerUnknown.selector, ANNA, START + 1));
        locker.unlock(START + 1);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ILocker.LockerUnknown.selector, ANNA, 0));
        locker.unlock(0);
    }

    function test_Unlock_RevertGiven_LockIsAnothers() external {
        _lock(ANNA, 1, 1);
        vm.warp(START + 1 days);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(ILocker.LockerUnknown.selector, BEN, START));
        locker.unlock(START);
    }

    function testFuzz_Unlock_RevertGiven_TimeHasNotCome(uint256 day, uint256 early) external {
        day = bound(day, 1, 3650);
        _lock(ANNA, 1, day);
        vm.warp(START + day * 1 days - bound(early, 1, day * 1 days));
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ILocker.LockerNotYet.selector, START + day * 1 days));
        locker.unlock(START);
    }

    function test_Unlock_RevertGiven_AlreadyUnlocked() external {
        _lock(ANNA, 1, 1);
        _lock(BEN, 1, 1);
        vm.warp(START + 1 days);
        _unlock(ANNA, START);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ILocker.LockerAlreadyUnlocked.selector, START));
        locker.unlock(START);
    }

    function testFuzz_Unlock_ItPaysOnce(uint256 amount, uint256 late) external {
        amount = bound(amount, 1, 1e18);
        _lock(BEN, 5, 9);
        uint256 key = _lock(ANNA, amount, 1);
        vm.warp(START + 1 days + bound(late, 0, 1000 days));
        vm.expectEmit(true, true, true, true, address(locker));
        emit ILocker.Unlock(ANNA, address(coin), amount, key);
        _unlock(ANNA, key);
        assertEq(coin.balanceOf(ANNA), 1e18);
        assertEq(coin.balanceOf(address(locker)), 5);
        _expectRecord(1, ANNA, amount, key, START + 1 days, false);
    }

    function test_Unlock_GivenCoinAnswersFalseOrTakesAFeeNow_ItPays() external {
        _lock(ANNA, 100, 1);
        uint256 key = _lock(ANNA, 100, 1);
        vm.warp(START + 1 days);
        coin.setAnswersFalse(true);
        _unlock(ANNA, START);
        assertEq(coin.balanceOf(ANNA), 1e18 - 100);
        coin.setFee(1000);
        _unlock(ANNA, key);
        assertEq(coin.balanceOf(ANNA), 1e18 - 10);
    }

    function test_Unlock_GivenCoinCallsBack_ItPaysOnce() external {
        coin.mint(address(coin), 10);
        vm.prank(address(coin));
        coin.approve(address(locker), 10);
        vm.prank(address(coin));
        locker.lock(10, address(coin), 1);
        _lock(ANNA, 100, 1);
        vm.warp(START + 1 days);
        coin.setHook(address(locker), abi.encodeCall(locker.unlock, (START)));
        vm.prank(address(coin));
        locker.unlock(START);
        assertEq(coin.hookCalls(), 1);
        assertTrue(!coin.hookWorked(), "entered again");
        assertEq(coin.balanceOf(address(locker)), 100);
    }

    /// @dev A hostile coin that calls back while it is pulled in cannot have one delivery counted twice.
    function test_Lock_GivenCoinCallsBack_ItIsRefused() external {
        coin.setHook(address(locker), abi.encodeCall(locker.lock, (1, address(coin), 1)));
        _lock(ANNA, 100, 1);
        assertTrue(!coin.hookWorked(), "entered again");
        assertEq(locker.locksLength(), 1);
    }

    // extend

    function test_Extend_RevertGiven_UnknownOrUnlocked() external {
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ILocker.LockerUnknown.selector, ANNA, START));
        locker.extend(START, 1);
        _lock(ANNA, 1, 1);
        vm.warp(START + 1 days);
        _unlock(ANNA, START);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ILocker.LockerAlreadyUnlocked.selector, START));
        locker.extend(START, 1);
    }

    function test_Extend_RevertWhen_DayIsOutOfRange() external {
        _lock(ANNA, 1, 3000);
        _expectDayRefused(0);
        _expectDayRefused(651);
        _expectDayRefused(type(uint256).max);
        _expectDayRefused(type(uint256).max / 1 days + 2);
        vm.prank(ANNA);
        locker.extend(START, 650);
        _expectRecord(0, ANNA, 1, START, START + 3650 days, true);
    }

    function testFuzz_Extend_ItOnlyLengthens(uint256 day, uint256 more, uint256 wait) external {
        day = bound(day, 1, 1825);
        more = bound(more, 1, 1825);
        wait = bound(wait, 0, 3000 days);
        _lock(ANNA, 9, day);
        vm.warp(START + wait);
        uint256 from = wait > day * 1 days ? START + wait : START + day * 1 days;
        vm.expectEmit(true, true, true, true, address(locker));
        emit ILocker.Extended(0, from + more * 1 days);
        vm.prank(ANNA);
        locker.extend(START, more);
        _expectRecord(0, ANNA, 9, START, from + more * 1 days, true);
    }

    // views

    function test_Locks_RevertWhen_IndexIsUnknown() external {
        _lock(ANNA, 1, 1);
        vm.expectRevert(abi.encodeWithSelector(ILocker.LockerNoSuchIndex.selector, 1));
        locker.locks(1);
        vm.expectRevert(abi.encodeWithSelector(ILocker.LockerNoSuchIndex.selector, 1));
        locker.madeByOther(1);
    }

    function test_LockIndex_RevertWhen_NothingIsLocked() external {
        vm.expectRevert(abi.encodeWithSelector(ILocker.LockerUnknown.selector, address(0), 0));
        locker.lockIndex(address(0), 0);
    }

    function testFuzz_LockIndex_ItFindsEveryLockAndNothingElse(uint256 seed) external {
        uint256[] memory keys = new uint256[](20);
        for (uint256 i = 0; i < 20; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            vm.warp(vm.getBlockTimestamp() + bound(seed, 0, 3));
            keys[i] = _lock(i % 2 == 0 ? ANNA : BEN, 1, 1);
            if (i > 0) assertLe(keys[i - 1] + 1, keys[i]);
        }
        for (uint256 i = 0; i < 20; ++i) {
            assertEq(locker.lockIndex(i % 2 == 0 ? ANNA : BEN, keys[i]), i);
            address stranger = i % 2 == 0 ? BEN : ANNA;
            vm.expectRevert(abi.encodeWithSelector(ILocker.LockerUnknown.selector, stranger, keys[i]));
            locker.lockIndex(stranger, keys[i]);
        }
    }

    function _equip(address user) private {
        coin.mint(user, 1e18);
        vm.prank(user);
        coin.approve(address(locker), type(uint256).max);
    }

    function _lock(address user, uint256 amount, uint256 day) private returns (uint256) {
        vm.prank(user);
        return locker.lock(amount, address(coin), day);
    }

    function _unlock(address user, uint256 key) private {
        vm.prank(user);
        locker.unlock(key);
    }

    function _expectDayRefused(uint256 day) private {
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ILocker.LockerDayOutOfRange.selector, day));
        locker.extend(START, day);
    }

    function _expectRecord(
        uint256 index,
        address who,
        uint256 amount,
        uint256 createTime,
        uint256 lockTime,
        bool locked
    ) private view {
        LockRecord memory got = locker.locks(index);
        assertEq(got.lockerAddress, who);
        assertEq(got.coinAddress, address(coin));
        assertEq(got.lockAmount, amount);
        assertEq(got.createTime, createTime);
        assertEq(got.lockTime, lockTime);
        assertTrue(got.locked == locked, "locked");
    }
}
